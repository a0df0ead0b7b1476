import type { KpoCharacter } from '../../shared/kpo/character.ts';
import type { ReadableDatabase, WritableDatabase } from './open-database.ts';
import type { KpoFightRow, TableChanges, Tables } from './store.ts';
import { byId, rowReader, rowWriter, type Table } from './table.ts';

type KpoTables = 'kpoCharacters' | 'kpoFights';

export function kpoTablesReader(database: ReadableDatabase): () => Pick<Tables, KpoTables> {
  const characters = rowReader(database, characterTable);
  const fights = rowReader(database, fightTable);
  return () => ({
    kpoCharacters: byId(
      characters().map((row): KpoCharacter => ({
        ...row,
        sheet: JSON.parse(row.sheet) as KpoCharacter['sheet'],
        checks: JSON.parse(row.checks) as KpoCharacter['checks'],
      })),
    ),
    kpoFights: byId(fights()),
  });
}

export function kpoTablesWriter(database: WritableDatabase): (changes: Pick<TableChanges, KpoTables>) => void {
  const putCharacter = rowWriter(database, characterTable);
  const putFight = rowWriter(database, fightTable);
  return ({ kpoCharacters, kpoFights }) => {
    kpoCharacters?.forEach((row, id) =>
      putCharacter(
        id,
        row === null ? null : { ...row, sheet: JSON.stringify(row.sheet), checks: JSON.stringify(row.checks) },
      ),
    );
    kpoFights?.forEach((row, id) => putFight(id, row));
  };
}

const characterTable: Table<Omit<KpoCharacter, 'sheet' | 'checks'> & Record<'sheet' | 'checks', string>> = {
  name: 'kpo_characters',
  columns: {
    id: 'id',
    sheet: 'sheet',
    hp: 'hp',
    fight: 'fight',
    lastFight: 'last_fight',
    checks: 'checks',
    printed: 'printed',
  },
  order: 'id',
};

const fightTable: Table<KpoFightRow> = {
  name: 'kpo_fights',
  columns: { id: 'id', number: 'number', place: 'place', phase: 'phase' },
  order: 'number',
};
