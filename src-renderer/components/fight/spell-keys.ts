/** Places on the keyboard for the spells of one caster, row by row; `O`, `P` and `T` have their own meaning in a fight. */
const spellCodes: readonly string[] = Array.from('QWERASDFGZXCVBYUIHJKL', (letter) => `Key${letter}`);

/** The key of the spell in this place of the list; further down only the pointer reaches. */
export const spellCode = (place: number): string | null => spellCodes[place] ?? null;
