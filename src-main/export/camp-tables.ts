import type { CampRow } from '../store/store.ts';
import { dbfColumns } from '../../shared/roster/export/dbf-columns.ts';
import { tableOf, type ExportTable, type ExportValue } from '../../shared/roster/export/export-table.ts';
import { kpoColumns } from '../../shared/roster/export/kpo-columns.ts';
import { creepColumns, recipeColumns } from '../../shared/roster/export/other-columns.ts';
import { partiesOf } from '../../shared/roster/party.ts';
import type { ExportedCamp } from './exported-camp.ts';

const moment = (at: number): string => new Date(at).toISOString();

/** The camp as tables. The first five come back by an import; the others are for reading. */
export function campTables(exported: ExportedCamp): readonly ExportTable[] {
  const { camp, characters, kpoCharacters, timers, cases, ledger } = exported;
  return [
    tableOf('characters', dbfColumns, characters),
    ...(kpoCharacters.length === 0 ? [] : [tableOf('kpo', kpoColumns, kpoCharacters)]),
    tableOf('creep templates', creepColumns, camp.creeps),
    tableOf('recipes', recipeColumns, camp.recipes),
    { id: 'camp', columns: ['key', 'value'], rows: settingsOf(camp) },
    tableOf(
      'parties',
      [
        { name: 'party', value: ({ name }) => name },
        { name: 'members', value: ({ members }) => members },
      ],
      partiesOf(characters),
    ),
    tableOf(
      'timers',
      [
        { name: 'timer', value: ({ id }) => id },
        { name: 'kind', value: ({ kind }) => kind },
        { name: 'who', value: ({ who }) => who },
        { name: 'state', value: ({ state }) => state },
        { name: 'startedAt', value: ({ startedAt }) => moment(startedAt) },
        { name: 'deadline', value: ({ deadline }) => moment(deadline) },
      ],
      timers,
    ),
    tableOf(
      'cases',
      [
        { name: 'case', value: ({ id }) => id },
        { name: 'victim', value: ({ victim }) => victim },
        { name: 'killer', value: ({ killer }) => killer },
        { name: 'reason', value: ({ reason }) => reason },
        { name: 'openedAt', value: ({ openedAt }) => moment(openedAt) },
        { name: 'verdict', value: ({ verdict }) => verdict },
      ],
      cases,
    ),
    tableOf(
      'xp ledger',
      [
        { name: 'at', value: ({ at }) => moment(at) },
        { name: 'who', value: ({ who }) => who },
        { name: 'add', value: ({ add }) => add },
        { name: 'xp', value: ({ xp }) => xp },
        { name: 'reason', value: ({ reason }) => reason },
        { name: 'quest', value: ({ quest }) => quest },
      ],
      ledger,
    ),
  ];
}

function settingsOf(camp: CampRow): readonly (readonly ExportValue[])[] {
  const rules = (group: string, chosen: object) =>
    Object.entries(chosen).map(([rule, value]) => [`${group}.${rule}`, String(value)]);
  return [
    ['name', camp.name],
    ['gamePhase', camp.gamePhase],
    ['rulesets', camp.rulesets],
    ...rules('houseRules', camp.houseRules),
    ...rules('kpoHouseRules', camp.kpoHouseRules),
  ];
}
