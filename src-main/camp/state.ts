import type { Fight } from '../../shared/dbf/fight.ts';
import type { CouncilCase } from '../../shared/journal/camp-events.ts';
import type { Character } from '../../shared/roster/character.ts';
import type { Timer } from '../../shared/timers/timer.ts';
import type { CaseId, CharacterId, FightId, TimerId } from '../../shared/vocabulary/ids.ts';
import type { CampRow, StoredEntry } from '../store/store.ts';

/** A fight with the record that it is folded from. */
export interface RecordedFight {
  readonly fight: Fight;
  /** All entries of the fight, withdrawn ones too, in the order of the journal. */
  readonly entries: readonly StoredEntry[];
}

/** What the camp holds in memory: the tables, and the fights that are not put away. Only a committed draft changes it. */
export interface CampState {
  readonly camp: CampRow;
  readonly characters: Map<CharacterId, Character>;
  readonly timers: Map<TimerId, Timer>;
  readonly cases: Map<CaseId, CouncilCase>;
  readonly fights: Map<FightId, RecordedFight>;
}
