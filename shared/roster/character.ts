import type { CharacterId, FightId, Instant } from '../vocabulary/ids.ts';
import type { Form } from './animal-form.ts';
import type { AbilityId, Armour, CheckItem, ClassId, CreatureKind, Faction, Status } from '../vocabulary/terms.ts';
import type { School, SpellId } from '../vocabulary/spells.ts';
import type { Weapon } from '../vocabulary/weapons.ts';

/** Who somebody is in the game: a player character with a class, or a creep (DBF-A-16) with lives of its own. */
export type Origin =
  | { readonly is: 'class'; readonly class: ClassId }
  | { readonly is: 'creature'; readonly creature: CreatureKind; readonly lives: number };

/** An ORG let somebody have what the rules don't give: `thing`, against `rule`. */
export interface Exception {
  readonly rule: string;
  /** The id of the ability, weapon, armour or faction that is let through; empty where the rule is about none. */
  readonly thing: string;
  readonly reason: string;
}

/** DBF-MGC-04: a spell that the book does not have, in the words of the ORG who gave it. */
export interface OwnSpell {
  /** Unique on its sheet. */
  readonly name: string;
  readonly effect: string;
}

/** By how many levels later somebody casts of a school, or brews. */
export type Shifts = Readonly<Partial<Record<School | 'alchemy', Shift>>>;
export type Shift = 0 | 2 | 4;

/** What staff write down about a character. It is frozen into a fight when its owner joins one. */
export interface Sheet {
  readonly name: string;
  /** The player's name; empty for creeps. */
  readonly player: string;
  readonly origin: Origin;
  readonly faction: Faction;
  /** 1 to 9 (DBF-LVL-07); where the character begins is the ORG's choice (DBF-LVL-02). */
  readonly level: number;
  /** In the order they were taken: the n-th was taken at level n (DBF-LVL-08 to -12). */
  readonly abilities: readonly AbilityId[];
  /** DBF-LVL-14: granted by an ORG outside the class. */
  readonly granted: readonly AbilityId[];
  readonly weapon: Weapon;
  readonly armour: Armour;
  readonly shield: boolean;
  /** DBF-ARM-04, DBF-A-10: bonus lives for well made pieces, 0 or more. */
  readonly bonus: number;
  /** DBF-A-01: what a bare hit takes, 1 or more. */
  readonly hit: number;
  readonly exceptions: readonly Exception[];
  /** DBF-A-82: for what is granted, and for creeps; 0 where nothing stands. */
  readonly shifts: Shifts;
  /** DBF-MGC-04: single spells of the book that an ORG gave, whatever the schools and the level. */
  readonly extraSpells: readonly SpellId[];
  readonly ownSpells: readonly OwnSpell[];
}

/** A potion in somebody's pouch. What it heals was settled when it came there. */
export interface Potion {
  readonly name: string;
  /** DBF-A-27: 0 to 20 lives. */
  readonly heals: number;
  /** What it does beside that, in the words of the ORG. */
  readonly effect: string;
}

export interface Ambush {
  readonly role: 'sneaker' | 'victim';
  readonly with: CharacterId;
  /** The victim dodged it; in the fight that follows the dodge is used (DBF-A-56). */
  readonly dodged: boolean;
}

/** Something that somebody brought along was seen and approved. */
export interface Check {
  /** The name of the ORG. */
  readonly by: string;
  readonly at: Instant;
}
export type Checks = Readonly<Partial<Record<CheckItem, Check>>>;

export interface Character {
  readonly id: CharacterId;
  readonly sheet: Sheet;
  /** 0 or more; only spells lift it above the maximum. */
  readonly lives: number;
  readonly status: Status;
  /** DBF-SP-NE2, DBF-A-07: how many of the lives last only for this phase of the event; they are lost first. */
  readonly temporary: number;
  /** DBF-MGC-02: the spells used in this phase of the event. */
  readonly used: readonly SpellId[];
  /** DBF-MGC-02, -04: the names of the own spells used in this phase of the event. */
  readonly usedSpecial: readonly string[];
  /** DBF-SP-PR5: the animal's form that the character is in; lives are then those of the form. */
  readonly form: Form | null;
  /** The fight that holds this character now; nobody is in two. */
  readonly fight: FightId | null;
  /** The fight this character was in last: killing, robbing and pursuit belong to it. */
  readonly lastFight: FightId | null;
  /** DBF-AFT-06: the ten minutes are over and the dead one waits at the head ORG. */
  readonly waitsAtHeadOrg: boolean;
  /** DBF-LVL-04: 0 at the start, whatever the level. */
  readonly xp: number;
  /** DBF-LVL-06: 1 to 9; the level never falls below it, whatever becomes of the XP. */
  readonly startLevel: number;
  /** DBF-PTY-01: the name of the party that the character walks with. */
  readonly party: string | null;
  /** What was approved at check-in; the thief's token counts as `token` says. */
  readonly checks: Checks;
  /** The fingerprint of what stood on the character's card when it last came out of the printer. */
  readonly printed: string | null;
  /** DBF-ABI-ZLO-4: the thief's token was approved. */
  readonly token: boolean;
  /** DBF-ABI-ZAK-2: a sneak hit whose challenge has not come yet. */
  readonly ambush: Ambush | null;
  readonly ducats: number;
  readonly items: readonly string[];
  readonly potions: readonly Potion[];
}

export type Roster = ReadonlyMap<CharacterId, Character>;

export const knows = (sheet: Pick<Sheet, 'abilities' | 'granted'>, ability: AbilityId): boolean =>
  sheet.abilities.includes(ability) || sheet.granted.includes(ability);

export const potionNamed = (potions: readonly Potion[], name: string): Potion | undefined =>
  potions.find((potion) => potion.name === name);

/** The pouch with one potion less: of several alike, the first. One that is not in it changes nothing. */
export function withoutPotion(potions: readonly Potion[], { name, heals }: Potion): readonly Potion[] {
  const at = potions.findIndex((potion) => potion.name === name && potion.heals === heals);
  return at < 0 ? potions : potions.toSpliced(at, 1);
}

/** `fled` is only a mark once its fight let go: who bears it may do all that somebody on their feet may. */
export const isOnFeet = (status: Status): boolean => status === 'up' || status === 'fled';
