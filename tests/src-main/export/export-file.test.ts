import readExcelFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { campOf } from '../../../src-main/export/exported-camp.ts';
import { exportBytes } from '../../../src-main/export/export-file.ts';
import { testCamp, type TestCamp } from '../../fixtures/test-camp.ts';
import { previewOf } from '../import/files.ts';

const exported = (camp: TestCamp, format: 'xlsx' | 'csv' | 'json') =>
  exportBytes(campOf(camp.store.tables(), camp.store), format);

describe('what a spreadsheet would take for a formula', () => {
  const names = ['=1+1', '+421', '-x', '@home', "'=quoted"];
  const camp = testCamp(Object.fromEntries(names.map((name, index) => [`c${String(index)}`, { name }])));

  test('stands in CSV behind an apostrophe', async () => {
    const text = (await exported(camp, 'csv')).toString('utf8');
    const cells = text.split('\r\n').flatMap((line) => line.split(','));
    expect(cells.filter((cell) => /^"?[=+\-@\t]/.test(cell))).toEqual([]);
    for (const name of names) expect(cells).toContain(`'${name}`);
  });

  test('stands in a workbook as text behind an apostrophe', async () => {
    const [sheet] = await readExcelFile(await exported(camp, 'xlsx'));
    const column = sheet?.data[0]?.indexOf('name') ?? -1;
    expect(sheet?.data.slice(1).map((row) => row[column])).toEqual(names.map((name) => `'${name}`));
  });

  test.each(['csv', 'xlsx', 'json'] as const)('comes back from %s as it was', async (format) => {
    const preview = await previewOf(new Uint8Array(await exported(camp, format)));
    expect(preview.new.map(({ name }) => name)).toEqual(names);
  });
});

describe('the export of a whole camp', () => {
  test('has a sheet for everything but the record of the fights', async () => {
    const camp = testCamp({ anna: {} });
    camp.enter({ type: 'writeXp', who: 'anna', add: 3, reason: 'jaskyňa' });
    const dragon = { is: 'quest', quest: 'Drak' };
    camp.enter({ type: 'writeXp', who: 'anna', add: 2, for: dragon, reason: 'splnená' }, { org: 'Zuzana' });
    const sheets = await readExcelFile(await exported(camp, 'xlsx'));
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      'characters',
      'creep templates',
      'recipes',
      'camp',
      'parties',
      'timers',
      'cases',
      'xp ledger',
    ]);
    expect(sheets.at(-1)?.data.slice(1)).toEqual([
      ['2026-07-10T12:00:00.000Z', 'anna', 3, 3, 2, null, 'jaskyňa', null, null],
      ['2026-07-10T12:00:00.000Z', 'anna', 2, 5, 2, 'Zuzana', 'splnená', 'Drak', null],
    ]);
  });

  test('says nothing about the people behind the characters', async () => {
    const camp = testCamp({ anna: {} });
    camp.camp.personal.put(camp.character('anna').id, {
      contact: 'mama 0900',
      notes: 'tichá',
      health: 'astma',
      minor: true,
    });
    const text = (await exported(camp, 'json')).toString('utf8');
    expect(text).not.toMatch(/mama|tichá|astma/);
  });

  test('carries the state of somebody who is knocked out and has used spells', async () => {
    const camp = testCamp({
      mora: { level: 4, abilities: ['necromancy'] },
      ben: { lives: 0 },
    });
    camp.enter({ type: 'castOutside', who: 'mora', spell: 'false-life', on: ['mora'] });
    const other = testCamp();
    const preview = await previewOf(new Uint8Array(await exported(camp, 'json')));
    other.enter({ type: 'importRoster', source: 'a', changes: preview.new.flatMap(({ changes }) => changes) });
    expect(other.character('mora')).toEqual(camp.character('mora'));
    expect(other.character('ben')).toEqual(camp.character('ben'));
    expect(other.views().timers?.map(({ kind, who }) => [kind, who.id])).toEqual([['knockout', 'ben']]);
  });
});
