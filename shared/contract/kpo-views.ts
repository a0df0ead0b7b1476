import type { KpoCharacter } from '../kpo/character.ts';
import type { Attack, KpoFight } from '../kpo/fight.ts';
import type { KpoAllowed } from '../kpo/legal.ts';
import type { KpoSum } from '../kpo/parts.ts';
import type { CharacterId, EntrySeq, FightId, Instant } from '../vocabulary/ids.ts';
import type { Hand } from '../vocabulary/kpo-terms.ts';
import type { CheckItem } from '../vocabulary/terms.ts';
import type { Command } from './commands.ts';

export interface KpoFighterView {
  readonly id: CharacterId;
  readonly name: string;
  /** Teljes Támadás of each strike as it stands now, before aim, signs and opponent. */
  readonly attack: readonly { readonly hand: Hand; readonly sum: KpoSum }[];
  /** Teljes Védekezés as it stands now. */
  readonly defence: KpoSum;
  /** Something that the fighter brought along is not approved yet; it marks, and forbids nothing. */
  readonly unchecked: boolean;
}

export interface KpoStandingChange {
  readonly who: CharacterId;
  readonly from: { readonly hp: number; readonly unconscious: boolean };
  readonly to: { readonly hp: number; readonly unconscious: boolean };
}

/** A line of a KPO fight's record. */
export interface KpoLogLine {
  readonly entry: EntrySeq;
  readonly at: Instant;
  /** Entered after it happened. */
  readonly late: boolean;
  readonly org: string | null;
  readonly round: number;
  readonly command: Command;
  /** The attack with its sums, where the entry is one. */
  readonly attack: Attack | null;
  readonly changes: readonly KpoStandingChange[];
  readonly withdrawn: boolean;
  /** Can stand in `replace`. */
  readonly replaceable: boolean;
}

export interface KpoFightView {
  readonly id: FightId;
  readonly ruleset: 'kpo';
  /** The fight itself: a window previews an attack on it before the signs. */
  readonly fight: KpoFight;
  readonly fighters: readonly KpoFighterView[];
  /** One list a step, without the fallen; those in one list act at once. */
  readonly order: readonly (readonly CharacterId[])[];
  readonly openedAt: Instant;
  readonly lastEntryAt: Instant;
  /** The last entry of this fight: send it along as `seen`. */
  readonly seen: EntrySeq;
  readonly allowed: KpoAllowed;
  readonly log: readonly KpoLogLine[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface KpoCharacterView extends KpoCharacter {
  /** Teljes Támadás with the right hand, and Teljes Védekezés, as they would enter a fight. */
  readonly attack: KpoSum;
  readonly defence: KpoSum;
  /** What is not approved yet. */
  readonly missingChecks: readonly CheckItem[];
  /** Has no ÉP left. */
  readonly out: boolean;
  /** Has ÉP left and is in no fight: may enter one. */
  readonly free: boolean;
}
