import type { CouncilCase } from '../../shared/journal/camp-events.ts';
import type { Character } from '../../shared/roster/character.ts';
import type { Timer } from '../../shared/timers/timer.ts';
import type { Instant } from '../../shared/vocabulary/ids.ts';
import type { ReadableDatabase, Value, WritableDatabase } from './open-database.ts';
import type { CampRow, FightRow, TableChanges, Tables } from './store.ts';
import { kpoTablesReader, kpoTablesWriter } from './kpo-tables.ts';
import { byId, rowReader, rowWriter, type Table } from './table.ts';

/** Reads all tables whole; how long the journal is makes no difference. */
export function tablesReader(database: ReadableDatabase): () => Tables {
  const camp = database.query<[], CampColumns>(
    `SELECT name, started, stopped_since AS since, stopped_reason AS reason, pauses, game_phase AS gamePhase,
      house_rules AS houseRules, recipes, creeps, rulesets, kpo_house_rules AS kpoHouseRules FROM camp`,
  );
  const characters = rowReader(database, characterTable);
  const fights = rowReader(database, fightTable);
  const timers = rowReader(database, timerTable);
  const cases = rowReader(database, caseTable);
  const kpo = kpoTablesReader(database);
  return () => ({
    camp: readCamp(camp.get()),
    characters: byId(characters().map(readCharacter)),
    fights: byId(fights()),
    timers: byId(timers()),
    cases: byId(cases()),
    ...kpo(),
  });
}

export function tablesWriter(database: WritableDatabase): (changes: TableChanges) => void {
  const putCamp = database.change<Value[]>(
    `INSERT OR REPLACE INTO camp
      (id, name, started, stopped_since, stopped_reason, pauses, game_phase, house_rules, recipes, creeps, rulesets,
        kpo_house_rules)
      VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const putCharacter = rowWriter(database, characterTable);
  const putFight = rowWriter(database, fightTable);
  const putTimer = rowWriter(database, timerTable);
  const putCase = rowWriter(database, caseTable);
  const writeKpo = kpoTablesWriter(database);
  return ({ camp, characters, fights, timers, cases, ...kpo }) => {
    if (camp !== undefined) {
      const { name, started, stopped, pauses, gamePhase, houseRules, recipes, creeps, rulesets, kpoHouseRules } = camp;
      putCamp.run(
        name,
        started ? 1 : 0,
        stopped?.since ?? null,
        stopped?.reason ?? null,
        JSON.stringify(pauses),
        gamePhase,
        JSON.stringify(houseRules),
        JSON.stringify(recipes),
        JSON.stringify(creeps),
        JSON.stringify(rulesets),
        JSON.stringify(kpoHouseRules),
      );
    }
    characters?.forEach((row, id) => putCharacter(id, row === null ? null : characterColumns(row)));
    fights?.forEach((row, id) => putFight(id, row));
    timers?.forEach((row, id) => putTimer(id, row));
    cases?.forEach((row, id) => putCase(id, row));
    writeKpo(kpo);
  };
}

interface CampColumns {
  readonly name: string;
  readonly started: number;
  readonly since: Instant | null;
  readonly reason: string | null;
  readonly pauses: string;
  readonly gamePhase: number;
  readonly houseRules: string;
  readonly recipes: string;
  readonly creeps: string;
  readonly rulesets: string;
  readonly kpoHouseRules: string;
}

type CharacterColumns = Omit<
  Character,
  'sheet' | 'items' | 'potions' | 'used' | 'usedSpecial' | 'form' | 'ambush' | 'checks' | 'token' | 'waitsAtHeadOrg'
> & {
  readonly sheet: string;
  readonly items: string;
  readonly potions: string;
  readonly used: string;
  readonly usedSpecial: string;
  readonly form: string;
  readonly ambush: string;
  readonly checks: string;
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
    startLevel: 'start_level',
    party: 'party',
    checks: 'checks',
    printed: 'printed',
    token: 'token',
    form: 'form',
    ambush: 'ambush',
    status: 'status',
    fight: 'fight',
    lastFight: 'last_fight',
    waitsAtHeadOrg: 'waits_at_head_org',
    ducats: 'ducats',
    items: 'items',
    potions: 'potions',
    usedSpecial: 'used_special',
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
  houseRules: row === undefined ? {} : (JSON.parse(row.houseRules) as CampRow['houseRules']),
  recipes: row === undefined ? [] : (JSON.parse(row.recipes) as CampRow['recipes']),
  creeps: row === undefined ? [] : (JSON.parse(row.creeps) as CampRow['creeps']),
  rulesets: row === undefined ? ['dbf'] : (JSON.parse(row.rulesets) as CampRow['rulesets']),
  kpoHouseRules: row === undefined ? {} : (JSON.parse(row.kpoHouseRules) as CampRow['kpoHouseRules']),
});

const characterColumns = (row: Character): CharacterColumns => ({
  ...row,
  sheet: JSON.stringify(row.sheet),
  items: JSON.stringify(row.items),
  potions: JSON.stringify(row.potions),
  used: JSON.stringify(row.used),
  usedSpecial: JSON.stringify(row.usedSpecial),
  form: JSON.stringify(row.form),
  ambush: JSON.stringify(row.ambush),
  checks: JSON.stringify(row.checks),
  token: row.token ? 1 : 0,
  waitsAtHeadOrg: row.waitsAtHeadOrg ? 1 : 0,
});

const readCharacter = (row: CharacterColumns): Character => ({
  ...row,
  sheet: JSON.parse(row.sheet) as Character['sheet'],
  items: JSON.parse(row.items) as Character['items'],
  potions: JSON.parse(row.potions) as Character['potions'],
  used: JSON.parse(row.used) as Character['used'],
  usedSpecial: JSON.parse(row.usedSpecial) as Character['usedSpecial'],
  form: JSON.parse(row.form) as Character['form'],
  ambush: JSON.parse(row.ambush) as Character['ambush'],
  checks: JSON.parse(row.checks) as Character['checks'],
  token: row.token === 1,
  waitsAtHeadOrg: row.waitsAtHeadOrg === 1,
});
