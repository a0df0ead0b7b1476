import { isFightEvent } from '../../shared/dbf/events.ts';
import { noFight, type Fight } from '../../shared/dbf/fight.ts';
import { fold } from '../../shared/dbf/fold.ts';
import type { KpoCharacter } from '../../shared/kpo/character.ts';
import { isKpoFightEvent } from '../../shared/kpo/events.ts';
import { noKpoFight, type KpoFight } from '../../shared/kpo/fight.ts';
import { fold as foldKpo } from '../../shared/kpo/fold.ts';
import type { CouncilCase } from '../../shared/journal/camp-events.ts';
import type { Entry } from '../../shared/journal/entry.ts';
import type { Character } from '../../shared/roster/character.ts';
import type { Timer } from '../../shared/timers/timer.ts';
import {
  caseId,
  characterId,
  fightId,
  timerId,
  type CaseId,
  type CharacterId,
  type EntrySeq,
  type FightId,
  type TimerId,
} from '../../shared/vocabulary/ids.ts';
import type { CampRow, StoredEntry, Tables } from '../store/store.ts';
import { foldKpoCharacter } from './kpo/kpo-character.ts';
import { kpoRowOf, rowOf } from './outcome-of-draft.ts';
import { emptyCamp, foldCampRow } from './projections/camp-row.ts';
import { foldCharacter } from './projections/character.ts';
import { foldCase } from './projections/council-case.ts';
import { foldTimer } from './projections/timer.ts';
import { subjectsOfEvent } from './subjects.ts';

/** The tables as the journal alone gives them: every entry that counts, folded in order. */
export function replay(journal: Iterable<StoredEntry>): Tables {
  const entries = [...journal].map(({ entry }) => entry);
  const withdrawn = withdrawnIn(entries);
  const characters = new Map<CharacterId, Character>();
  const timers = new Map<TimerId, Timer>();
  const cases = new Map<CaseId, CouncilCase>();
  const fights = new Map<FightId, Fight>();
  const kpoCharacters = new Map<CharacterId, KpoCharacter>();
  const kpoFights = new Map<FightId, KpoFight>();
  let camp: CampRow = emptyCamp;
  for (const entry of entries.filter(({ seq }) => !withdrawn.has(seq))) {
    for (const event of entry.events) {
      for (const subject of subjectsOfEvent(event)) {
        const [kind = '', id = ''] = subject.split(':');
        if (kind === 'character') {
          put(characters, characterId(id), (row) => foldCharacter(characterId(id), row, event));
          put(kpoCharacters, characterId(id), (row) => foldKpoCharacter(characterId(id), row, event));
        }
        if (kind === 'timer') put(timers, timerId(id), (row) => foldTimer(timerId(id), row, event, entry, camp.pauses));
        if (kind === 'case') put(cases, caseId(id), (row) => foldCase(caseId(id), row, event, entry));
        if (kind === 'fight' && isFightEvent(event)) put(fights, fightId(id), (row) => fold(row ?? noFight, event));
        if (kind === 'fight' && isKpoFightEvent(event))
          put(kpoFights, fightId(id), (row) => foldKpo(row ?? noKpoFight, event));
        if (kind === 'camp') {
          const { pauses } = camp;
          for (const each of timers.keys()) put(timers, each, (row) => foldTimer(each, row, event, entry, pauses));
          camp = foldCampRow(camp, event, entry);
        }
      }
    }
  }
  return {
    camp,
    characters,
    timers,
    cases,
    fights: new Map([...fights].map(([id, fight]) => [id, rowOf(fight)])),
    kpoCharacters,
    kpoFights: new Map([...kpoFights].map(([id, fight]) => [id, kpoRowOf(fight)])),
  };
}

/** The entries that don't count at the end of a journal, each with the entry that withdrew it. */
export function withdrawnIn(entries: readonly Entry[]): ReadonlyMap<EntrySeq, EntrySeq> {
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]));
  const withdrawn = new Map<EntrySeq, EntrySeq>();
  const flip = (seq: EntrySeq, by: EntrySeq | null): void => {
    if (by === null) withdrawn.delete(seq);
    else withdrawn.set(seq, by);
    for (const each of withdrawalsOf(bySeq.get(seq))) flip(each, by === null ? seq : null);
  };
  for (const entry of entries) for (const seq of withdrawalsOf(entry)) flip(seq, entry.seq);
  return withdrawn;
}

const withdrawalsOf = (entry: Entry | undefined): readonly EntrySeq[] =>
  entry?.events.flatMap((event) => (event.type === 'v1.Withdrawn' ? event.entries : [])) ?? [];

function put<Id, Row>(rows: Map<Id, Row>, id: Id, change: (row: Row | null) => Row | null): void {
  const row = change(rows.get(id) ?? null);
  if (row === null) rows.delete(id);
  else rows.set(id, row);
}
