import type { HitSum } from '../dbf/hit.ts';
import type { KpoSheet } from '../kpo/sheet.ts';
import type { OwnSpell, Sheet } from '../roster/character.ts';
import type { CharacterId } from '../vocabulary/ids.ts';
import type { School, SpellId } from '../vocabulary/spells.ts';
import type { AbilityId, CheckItem } from '../vocabulary/terms.ts';

/** Something that an ORG looks at before the game; a box for the pen while it is not approved. */
export interface CardCheck {
  readonly item: CheckItem;
  readonly approved: boolean;
}

/** An ability that is no school of magic. */
export type Skill = Exclude<AbilityId, School>;

export interface CardSpell {
  readonly spell: SpellId;
  /** 1 to 5, within its school. */
  readonly level: number;
  /** Used already in this phase of the event. */
  readonly used: boolean;
}

export interface CardSchool {
  readonly school: School;
  /** By how many levels later its spells come; 0, 2 or 4. */
  readonly shift: number;
  readonly spells: readonly CardSpell[];
  /** The next spell and the level that brings it; null if there is none. */
  readonly next: { readonly spell: SpellId; readonly at: number } | null;
}

/** Boxes that are drawn as they are lost: first what only armour and fine pieces give, last the own ones. */
export interface CardLives {
  readonly own: number;
  readonly worn: number;
  /** DBF-A-07: for this phase of the event only. */
  readonly temporary: number;
}

export interface CardXp {
  readonly level: number;
  /** Boxes up to that level, and how many of them are earned. */
  readonly boxes: number;
  readonly earned: number;
}

/** What may be chosen at once. */
export interface FreeChoice {
  /** How many abilities, one or more. */
  readonly count: number;
  /** Those to choose the next one from. */
  readonly from: readonly AbilityId[];
}

export interface NextLevel {
  readonly level: number;
  /** The abilities to choose from. */
  readonly choosable: readonly AbilityId[];
}

/** What stands on the card of a character or a creep; the words come with the language. */
export interface DbfCard {
  readonly kind: 'dbf';
  readonly id: CharacterId;
  readonly sheet: Pick<Sheet, 'name' | 'player' | 'origin' | 'faction' | 'level' | 'weapon' | 'armour' | 'shield'>;
  readonly party: string | null;
  readonly lives: CardLives;
  /** Null for creeps and at the highest level. */
  readonly xp: CardXp | null;
  readonly hit: HitSum;
  readonly canRun: boolean;
  readonly abilities: readonly Skill[];
  readonly free: FreeChoice | null;
  readonly schools: readonly CardSchool[];
  readonly ownSpells: readonly (OwnSpell & { readonly used: boolean })[];
  readonly next: NextLevel | null;
  readonly checks: readonly CardCheck[];
}

export interface KpoCard {
  readonly kind: 'kpo';
  readonly id: CharacterId;
  readonly sheet: KpoSheet;
  readonly checks: readonly CardCheck[];
}

export type Card = DbfCard | KpoCard;
