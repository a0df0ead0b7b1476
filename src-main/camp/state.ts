import type { Fight } from '../../shared/dbf/fight.ts';
import type { KpoCharacter } from '../../shared/kpo/character.ts';
import type { KpoFight } from '../../shared/kpo/fight.ts';
import type { CouncilCase } from '../../shared/journal/camp-events.ts';
import type { Character } from '../../shared/roster/character.ts';
import type { Timer } from '../../shared/timers/timer.ts';
import type { CaseId, CharacterId, FightId, TimerId } from '../../shared/vocabulary/ids.ts';
import type { CampRow, StoredEntry } from '../store/store.ts';

/** A fight with the record that it is folded from. */
export interface Recorded<AFight> {
  readonly fight: AFight;
  /** All entries of the fight, withdrawn ones too, in the order of the journal. */
  readonly entries: readonly StoredEntry[];
}
export type RecordedFight = Recorded<Fight>;
export type RecordedKpoFight = Recorded<KpoFight>;

/** What the camp holds in memory: the tables, and the fights that are not put away. Only a committed draft changes it. */
export interface CampState {
  readonly camp: CampRow;
  readonly characters: Map<CharacterId, Character>;
  readonly timers: Map<TimerId, Timer>;
  readonly cases: Map<CaseId, CouncilCase>;
  readonly fights: Map<FightId, RecordedFight>;
  readonly kpoCharacters: Map<CharacterId, KpoCharacter>;
  readonly kpoFights: Map<FightId, RecordedKpoFight>;
}
