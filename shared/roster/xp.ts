/** DBF-LVL-07: the XP from which a level counts, for levels 1 to 9. */
export const xpOfLevel = [0, 3, 6, 10, 15, 21, 28, 36, 45] as const;

/** DBF-LVL-06, DBF-A-79 to -81: the level that so many XP give, 1 to 9. */
export const levelFor = (xp: number): number => xpOfLevel.filter((needed) => xp >= needed).length;

/** XP never fall below nothing. */
export const xpAfter = (before: number, add: number): number => Math.max(0, before + add);
