/** Where a part of a sum comes from. */
export const kpoPartNames = [
  'base',
  'weapon',
  'offhand',
  'shield',
  'penalty-right',
  'penalty-left',
  'untrained',
  'situation',
  'backstabbed',
  'charge',
  'length',
  'aim',
  'knockout',
  'won',
  'drawn',
  'lost',
  // damage
  'difference',
  'fixed',
  'maximum',
  'minimum',
  'armour',
  // initiative
  'dexterity',
  'signs-won',
  'weapon-bonus',
] as const;
export type KpoPartName = (typeof kpoPartNames)[number];

/** A named part of a sum: "12 + 2 + 6 (won)". */
export interface KpoPart {
  readonly from: KpoPartName;
  readonly by: number;
  readonly rule: string;
}

export interface KpoSum {
  readonly parts: readonly KpoPart[];
  readonly total: number;
}

export const sumOf = (parts: readonly KpoPart[]): KpoSum => ({
  parts,
  total: parts.reduce((total, { by }) => total + by, 0),
});

/** The part, unless it changes nothing. */
export const partIf = (from: KpoPartName, by: number, rule: string): readonly KpoPart[] =>
  by === 0 ? [] : [{ from, by, rule }];
