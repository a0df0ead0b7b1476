/** The ids that code, scenario files, the journal and the contract share. Their Slovak and Hungarian names live in `i18n`. */

export const rulesets = ['dbf', 'kpo'] as const;
export type Ruleset = (typeof rulesets)[number];

export const factions = ['camelot', 'moy', 'none'] as const;
export type Faction = (typeof factions)[number];

export const classIds = ['warrior', 'thief', 'wizard', 'knight', 'priest', 'ranger', 'druid'] as const;
export type ClassId = (typeof classIds)[number];

/** DBF-A-16: a creep has a kind; spells ask for it. */
export const creatureKinds = ['human', 'animal', 'undead', 'demon'] as const;
export type CreatureKind = (typeof creatureKinds)[number];

export const abilityIds = [
  'endurance',
  'toughness',
  'woodcraft',
  'demolition',
  'penetration',
  'swordsmanship',
  'thievery',
  'perception',
  'dodge',
  'sneaking',
  'elements',
  'enchantment',
  'clairvoyance',
  'necromancy',
  'alchemy',
  'healing',
  'nature',
  'worship',
] as const;
export type AbilityId = (typeof abilityIds)[number];

export const armours = ['none', 'light', 'heavy'] as const;
export type Armour = (typeof armours)[number];

/** `fled` is a mark that ends at the next challenge; `asleep`, `entranced` and `defeated` count as knocked out. */
export const statuses = ['up', 'knocked-out', 'asleep', 'entranced', 'fled', 'defeated', 'dead'] as const;
export type Status = (typeof statuses)[number];

/** What is approved before the game, item by item, in either rule set. */
export const checkItems = ['pouch', 'weapon', 'offhand', 'bow', 'armour', 'shield', 'token'] as const;
export type CheckItem = (typeof checkItems)[number];
/** Those of DBF, in the order in which they are told; those of KPO are in `kpo-terms.ts`. */
export const dbfCheckItems = [
  'pouch',
  'weapon',
  'bow',
  'armour',
  'shield',
  'token',
] as const satisfies readonly CheckItem[];

export const sides = ['challenger', 'challenged'] as const;
export type Side = (typeof sides)[number];
export const otherSide = (side: Side): Side => (side === 'challenger' ? 'challenged' : 'challenger');

/** DBF-RND-01, -02: the six phases of a round, in their order; spells are the third, not the beginning (DBF-A-32). */
export const roundPhases = ['pairing', 'potions', 'spells', 'duel', 'wounds', 'end'] as const;
export type RoundPhase = (typeof roundPhases)[number];
/** Where a fight can be: in a phase of a round, over (after the fight), or closed (its tile is put away). */
export type FightPhase = RoundPhase | 'over' | 'closed';

export const endings = ['emptied', 'sleep', 'fog', 'stop-time', 'ice-storm', 'stopped', 'recorded'] as const;
/** How a fight came to its end. */
export type Ending = (typeof endings)[number];
export type Winner = Side | 'nobody';

export const loot = ['ducats', 'potion', 'ingredient', 'item', 'weapon', 'armour'] as const;
export type Loot = (typeof loot)[number];
