import type { CampRow } from '../store/store.ts';
import { dbfColumns } from '../../shared/roster/export/dbf-columns.ts';
import { momentOf, tableOf, type ExportTable, type ExportValue } from '../../shared/roster/export/export-table.ts';
import { kpoColumns } from '../../shared/roster/export/kpo-columns.ts';
import { ledgerColumns } from '../../shared/roster/export/ledger-columns.ts';
import { creepColumns, recipeColumns } from '../../shared/roster/export/other-columns.ts';
import { personalColumns } from '../../shared/roster/export/personal-columns.ts';
import { partiesOf } from '../../shared/roster/party.ts';
import type { ExportedCamp } from './exported-camp.ts';

/** The camp as tables. By an import all of them come back but timers and cases, which are for reading. */
export function campTables(exported: ExportedCamp): readonly ExportTable[] {
  const { camp, characters, kpoCharacters, timers, cases, ledger, personal } = exported;
  const known = personal === null ? [] : personalColumns(personal);
  return [
    tableOf('characters', [...dbfColumns, ...known], characters),
    ...(kpoCharacters.length === 0 ? [] : [tableOf('kpo', [...kpoColumns, ...known], kpoCharacters)]),
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
        { name: 'startedAt', value: ({ startedAt }) => momentOf(startedAt) },
        { name: 'deadline', value: ({ deadline }) => momentOf(deadline) },
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
        { name: 'openedAt', value: ({ openedAt }) => momentOf(openedAt) },
        { name: 'verdict', value: ({ verdict }) => verdict },
      ],
      cases,
    ),
    tableOf('xp ledger', ledgerColumns, ledger),
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
