import type { CheckItem } from './terms.ts';

export const signs = ['rock', 'paper', 'scissors'] as const;
/** KPO-GEN-01: what a hand shows. */
export type Sign = (typeof signs)[number];

export const hands = ['right', 'left'] as const;
/** The right hand holds the weapon, the left one the second weapon. */
export type Hand = (typeof hands)[number];
export const otherHand = (hand: Hand): Hand => (hand === 'right' ? 'left' : 'right');

export const kpoWeaponCategories = ['sword', 'axe', 'dagger', 'throwing', 'polearm', 'ranged', 'other'] as const;
export type KpoWeaponCategory = (typeof kpoWeaponCategories)[number];

/** How somebody with two weapons fights in a round (KPO-KET-01, -05, -09); `single` is with one of them. */
export const tactics = ['single', 'attacking', 'feint', 'guarding'] as const;
export type TacticName = (typeof tactics)[number];

/** KPO-MOD-01, -02, -05; a number stands for the rare case that the Km judges by itself. */
export const namedSituations = ['none', 'disturbed', 'hindered', 'blinded'] as const;
export type NamedSituation = (typeof namedSituations)[number];
export type Situation = NamedSituation | number;

/** Who speaks for an override; players may not (KPO-INI-12, KPO-A-52). */
export const orderVoices = ['km', 'seer', 'player'] as const;
export type OrderVoice = (typeof orderVoices)[number];

/** `at-once` exists only where a house rule lets the two act together (KPO-A-41). */
export const spellRaces = ['spell', 'weapon', 'again', 'at-once'] as const;
export type SpellRace = (typeof spellRaces)[number];

export const kpoRunningPhases = ['initiative', 'attacks'] as const;
export type KpoRunningPhase = (typeof kpoRunningPhases)[number];

/** Why the next round starts with initiative (KPO-INI-03, -04, -10). */
export const againReasons = ['tie', 'joined', 'apart'] as const;
export type AgainReason = (typeof againReasons)[number];

/** Between these an ORG may put ÉP: 0 and less is out of ÉP. */
export const hpLimits = { least: -999, most: 999 } as const;

export const kpoEndings = ['emptied', 'stopped'] as const;
export type KpoEnding = (typeof kpoEndings)[number];

/** What is approved before the game (KPO-SEB-01, KPO-ORV-10), in the order in which it is told. */
export const kpoCheckItems = ['weapon', 'offhand', 'armour', 'shield'] as const satisfies readonly CheckItem[];
export type KpoCheckItem = (typeof kpoCheckItems)[number];
