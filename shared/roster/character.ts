import type { CharacterId, FightId } from '../vocabulary/ids.ts';
import type { AbilityId, Armour, ClassId, CreatureKind, Faction, Status } from '../vocabulary/terms.ts';
import type { SpellId } from '../vocabulary/spells.ts';
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

/** What staff write down about a character. It is frozen into a fight when its owner joins one. */
export interface Sheet {
  readonly name: string;
  /** The player's name; empty for creeps. */
  readonly player: string;
  readonly origin: Origin;
  readonly faction: Faction;
  /** 1 to 9 (DBF-LVL-07). */
  readonly level: number;
  /** In the order they were taken: the n-th was taken at level n (DBF-LVL-08 to -12). */
  readonly abilities: readonly AbilityId[];
  /** DBF-LVL-14: granted by an ORG outside the class. */
  readonly granted: readonly AbilityId[];
  readonly weapon: Weapon;
  readonly armour: Armour;
  readonly shield: boolean;
  /** DBF-ARM-04: bonus lives for well made pieces, 0 or more. */
  readonly bonus: number;
  /** DBF-A-01: what a bare hit takes, 1 or more. */
  readonly hit: number;
  readonly exceptions: readonly Exception[];
}

export interface Ambush {
  readonly role: 'sneaker' | 'victim';
  readonly with: CharacterId;
  /** The victim dodged it; in the fight that follows the dodge is used (DBF-A-56). */
  readonly dodged: boolean;
}

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
  /** The fight that holds this character now; nobody is in two. */
  readonly fight: FightId | null;
  /** The fight this character was in last: killing, robbing and pursuit belong to it. */
  readonly lastFight: FightId | null;
  /** DBF-AFT-06: the ten minutes are over and the dead one waits at the head ORG. */
  readonly waitsAtHeadOrg: boolean;
  /** DBF-LVL-04: 0 at the start, whatever the level. */
  readonly xp: number;
  /** DBF-ABI-ZLO-4: the thief's token was approved. */
  readonly token: boolean;
  /** DBF-ABI-ZAK-2: a sneak hit whose challenge has not come yet. */
  readonly ambush: Ambush | null;
  readonly ducats: number;
  readonly items: readonly string[];
}

export type Roster = ReadonlyMap<CharacterId, Character>;

export const knows = (sheet: Pick<Sheet, 'abilities' | 'granted'>, ability: AbilityId): boolean =>
  sheet.abilities.includes(ability) || sheet.granted.includes(ability);

/** `fled` is only a mark once its fight let go: who bears it may do all that somebody on their feet may. */
export const isOnFeet = (status: Status): boolean => status === 'up' || status === 'fled';
