import type { CouncilCase } from '../../shared/journal/camp-events.ts';
import type { Character } from '../../shared/roster/character.ts';
import type { Timer } from '../../shared/timers/timer.ts';
import type { Instant } from '../../shared/vocabulary/ids.ts';
import type { ReadableDatabase, Value, WritableDatabase } from './open-database.ts';
import type { CampRow, FightRow, TableChanges, Tables } from './store.ts';
import { rowReader, rowWriter, type Table } from './table.ts';

/** Reads all tables whole; how long the journal is makes no difference. */
export function tablesReader(database: ReadableDatabase): () => Tables {
  const camp = database.query<[], CampColumns>(
    'SELECT name, started, stopped_since AS since, stopped_reason AS reason, pauses, game_phase AS gamePhase FROM camp',
  );
  const characters = rowReader(database, characterTable);
  const fights = rowReader(database, fightTable);
  const timers = rowReader(database, timerTable);
  const cases = rowReader(database, caseTable);
  return () => ({
    camp: readCamp(camp.get()),
    characters: byId(characters().map(readCharacter)),
    fights: byId(fights()),
    timers: byId(timers()),
    cases: byId(cases()),
  });
}

export function tablesWriter(database: WritableDatabase): (changes: TableChanges) => void {
  const putCamp = database.change<Value[]>(
    'INSERT OR REPLACE INTO camp (id, name, started, stopped_since, stopped_reason, pauses, game_phase) VALUES (1, ?, ?, ?, ?, ?, ?)',
  );
  const putCharacter = rowWriter(database, characterTable);
  const putFight = rowWriter(database, fightTable);
  const putTimer = rowWriter(database, timerTable);
  const putCase = rowWriter(database, caseTable);
  return ({ camp, characters, fights, timers, cases }) => {
    if (camp !== undefined) {
      const { name, started, stopped, pauses, gamePhase } = camp;
      putCamp.run(
        name,
        started ? 1 : 0,
        stopped?.since ?? null,
        stopped?.reason ?? null,
        JSON.stringify(pauses),
        gamePhase,
      );
    }
    characters?.forEach((row, id) => putCharacter(id, row === null ? null : characterColumns(row)));
    fights?.forEach((row, id) => putFight(id, row));
    timers?.forEach((row, id) => putTimer(id, row));
    cases?.forEach((row, id) => putCase(id, row));
  };
}

interface CampColumns {
  readonly name: string;
  readonly started: number;
  readonly since: Instant | null;
  readonly reason: string | null;
  readonly pauses: string;
  readonly gamePhase: number;
}

type CharacterColumns = Omit<Character, 'sheet' | 'items' | 'used' | 'ambush' | 'token' | 'waitsAtHeadOrg'> & {
  readonly sheet: string;
  readonly items: string;
  readonly used: string;
  readonly ambush: string;
  readonly token: number;
  readonly waitsAtHeadOrg: number;
};

const characterTable: Table<CharacterColumns> = {
  name: 'characters',
  columns: {
    id: 'id',
    sheet: 'sheet',
    lives: 'lives',
    temporary: 'temporary',
    used: 'used',
    xp: 'xp',
    token: 'token',
    ambush: 'ambush',
    status: 'status',
    fight: 'fight',
    lastFight: 'last_fight',
    waitsAtHeadOrg: 'waits_at_head_org',
    ducats: 'ducats',
    items: 'items',
  },
  order: 'id',
};

const fightTable: Table<FightRow> = {
  name: 'fights',
  columns: { id: 'id', number: 'number', place: 'place', phase: 'phase' },
  order: 'number',
};

const timerTable: Table<Timer> = {
  name: 'timers',
  columns: {
    id: 'id',
    kind: 'kind',
    who: 'who',
    fight: 'fight',
    startedAt: 'started_at',
    deadline: 'deadline',
    state: 'state',
    cause: 'cause',
    expiry: 'expiry',
  },
  order: 'cause, id',
};

const caseTable: Table<CouncilCase> = {
  name: 'cases',
  columns: {
    id: 'id',
    victim: 'victim',
    killer: 'killer',
    reason: 'reason',
    fight: 'fight',
    openedAt: 'opened_at',
    verdict: 'verdict',
  },
  order: 'opened_at, id',
};

const readCamp = (row: CampColumns | undefined): CampRow => ({
  name: row?.name ?? '',
  started: row?.started === 1,
  stopped: row === undefined || row.since === null ? null : { since: row.since, reason: row.reason ?? '' },
  gamePhase: row?.gamePhase ?? 1,
  pauses: row === undefined ? [] : (JSON.parse(row.pauses) as CampRow['pauses']),
});

const characterColumns = (row: Character): CharacterColumns => ({
  ...row,
  sheet: JSON.stringify(row.sheet),
  items: JSON.stringify(row.items),
  used: JSON.stringify(row.used),
  ambush: JSON.stringify(row.ambush),
  token: row.token ? 1 : 0,
  waitsAtHeadOrg: row.waitsAtHeadOrg ? 1 : 0,
});

const readCharacter = (row: CharacterColumns): Character => ({
  ...row,
  sheet: JSON.parse(row.sheet) as Character['sheet'],
  items: JSON.parse(row.items) as Character['items'],
  used: JSON.parse(row.used) as Character['used'],
  ambush: JSON.parse(row.ambush) as Character['ambush'],
  token: row.token === 1,
  waitsAtHeadOrg: row.waitsAtHeadOrg === 1,
});

const byId = <Row extends { readonly id: unknown }>(rows: readonly Row[]): ReadonlyMap<Row['id'], Row> =>
  new Map(rows.map((row) => [row.id, row]));
