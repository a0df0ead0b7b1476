/** How much a pouch takes: pieces of each kind, and characters in the name of one item. */
export const pouchLimits = { items: 100, itemLength: 80, potions: 100 } as const;
