import writeExcelFile from 'write-excel-file/node';
import { describe, expect, test } from 'vitest';
import type { Choice, ImportPreview } from '../../../shared/contract/import-views.ts';
import { characterId } from '../../../shared/vocabulary/ids.ts';
import { testCamp } from '../../fixtures/test-camp.ts';
import { baseOf, faultsOf, newSheets, previewOf } from './files.ts';

const rows = [
  ['Meno', 'Povolanie', 'Zbraň'],
  ['Anna', 'rytyer', 'meč'],
  ['Ben', 'druid', 'bazuka'],
];

const files: readonly (readonly [string, string, number, () => Promise<Uint8Array | string>])[] = [
  [
    'CSV under a title',
    '',
    2,
    () => Promise.resolve(['Leto 2026', '', ...rows.map((row) => row.join(';'))].join('\n')),
  ],
  [
    'XLSX under a merged title',
    'Postavy',
    1,
    () =>
      writeExcelFile([
        {
          sheet: 'Postavy',
          data: [[{ value: 'Leto 2026', columnSpan: 3 }, null, null], ...rows.map((row) => [...row])],
        },
      ]).toBuffer(),
  ],
  [
    'JSON',
    '',
    0,
    () =>
      Promise.resolve(
        JSON.stringify(rows.slice(1).map(([name, cls, weapon]) => ({ Meno: name, Povolanie: cls, Zbraň: weapon }))),
      ),
  ],
];

describe.each(files)('a cell put right in %s', (_kind, sheet, above, file) => {
  const at = (column: string, row: number) => `${column}${String(row + above)}`;

  test('is told as faulty with its text, and is right after that', async () => {
    const content = await file();
    const before = await previewOf(content);
    expect(before.faulty.map(({ name, cells }) => ({ name, cells }))).toEqual([
      { name: 'Anna', cells: [{ cell: at('B', 2), field: 'class', text: 'rytyer' }] },
      { name: 'Ben', cells: [{ cell: at('C', 3), field: 'weapon', text: 'bazuka' }] },
    ]);

    const after = await previewOf(content, {
      mended: [
        { sheet, cell: at('B', 2), text: 'rytier' },
        { sheet, cell: at('C', 3), text: 'delo' },
      ],
    });
    expect(newSheets(after)).toMatchObject([{ name: 'Anna', origin: { class: 'knight' } }]);
    expect(after.faulty.map(({ name, cells }) => ({ name, cells }))).toEqual([
      { name: 'Ben', cells: [{ cell: at('C', 3), field: 'weapon', text: 'delo' }] },
    ]);
    expect(after.source.mended).toEqual([
      { sheet, cell: at('B', 2), was: 'rytyer', text: 'rytier' },
      { sheet, cell: at('C', 3), was: 'bazuka', text: 'delo' },
    ]);
  });
});

test('a cell that is empty can be filled in, one that the file does not have can not', async () => {
  const text = 'Meno;Povolanie\nAnna;\nBen;zviera\n';
  const mended = [
    { sheet: '', cell: 'B2', text: 'zlodej' },
    { sheet: '', cell: 'C3', text: '4' },
  ];
  const preview = await previewOf(text, { mended });
  expect(newSheets(preview)).toMatchObject([{ name: 'Anna', origin: { class: 'thief' } }]);
  expect(faultsOf(preview)).toEqual(['3 - creature-lives-missing']);
  expect(preview.source.mended.map(({ cell }) => cell)).toEqual(['B2']);
});

test('whoever stands twice in a file is two when one is renamed', async () => {
  const text = 'Meno;Povolanie\nAnna;druid\nAnna;zlodej\n';
  const preview = await previewOf(text, { mended: [{ sheet: '', cell: 'A3', text: 'Anka' }] });
  expect(preview.new.map(({ name }) => name)).toEqual(['Anna', 'Anka']);
});

test('a recipe and a setting of the camp are put right alike', async () => {
  const text = JSON.stringify({ recipes: [{ name: 'Elixír', level: 12 }], camp: { gamePhase: 'druhá' } });
  const before = await previewOf(text);
  expect(before.faulty.map(({ sheet, cells }) => [sheet, cells])).toEqual([
    ['recipes', [{ cell: 'B2', field: null, text: '12' }]],
    ['camp', [{ cell: 'B2', field: null, text: 'druhá' }]],
  ]);
  const mended = [
    { sheet: 'recipes', cell: 'B2', text: '2' },
    { sheet: 'camp', cell: 'B2', text: '2' },
  ];
  const after = await previewOf(text, { mended });
  expect({ right: after.new.length + after.changed.length, faulty: after.faulty }).toEqual({ right: 2, faulty: [] });
});

describe('where it is not clear whom a row means', () => {
  const row = (who: string | null): Choice => ({ sheet: '', row: 2, who: who === null ? null : characterId(who) });
  const peter = { id: characterId('b1'), name: 'Boris', player: 'Peter' };
  const jano = { id: characterId('b2'), name: 'Boris', player: 'Jano' };
  const nobodys = { id: characterId('b3'), name: 'Zoja', player: '' };
  const camp = testCamp({ b1: peter, b2: jano, b3: nobodys });

  const withChoices = (text: string, ...choices: readonly Choice[]) => previewOf(text, { base: baseOf(camp), choices });
  const whoIsChanged = ({ changed }: ImportPreview) =>
    changed.flatMap(({ changes }) => changes.map((change) => ('who' in change ? change.who : null)));

  test('those who may be meant are told', async () => {
    const preview = await withChoices('Meno;Zbraň\nBoris;meč\n');
    expect(preview.faulty).toMatchObject([{ faults: [{ code: 'several-of-that-name' }], among: [peter, jano] }]);
    expect((await withChoices('Meno;Hráč;Zbraň\nZoja;Ema;meč\n')).faulty).toMatchObject([
      { faults: [{ code: 'maybe-the-same' }], among: [nobodys] },
    ]);
  });

  test('one of them can be chosen', async () => {
    const preview = await withChoices('Meno;Zbraň\nBoris;meč\n', row('b2'));
    expect({ who: whoIsChanged(preview), chosen: preview.source.chosen, faulty: preview.faulty }).toEqual({
      who: ['b2'],
      chosen: [{ sheet: '', row: 2, name: 'Boris', who: jano }],
      faulty: [],
    });
  });

  test('whoever had no player gets the one of the file', async () => {
    const preview = await withChoices('Meno;Hráč\nzoja;Ema\n', row('b3'));
    expect(preview.changed.map(({ differences }) => differences)).toEqual([[{ field: 'player', from: '', to: 'Ema' }]]);
  });

  test('it can be somebody new', async () => {
    const preview = await withChoices('Meno;Povolanie\nBoris;druid\n', row(null));
    expect(newSheets(preview)).toMatchObject([{ name: 'Boris', origin: { class: 'druid' } }]);
    expect(preview.source.chosen).toEqual([{ sheet: '', row: 2, name: 'Boris', who: null }]);
  });

  test('two rows are not the same person', async () => {
    const text = 'Meno;Zbraň\nBoris;meč\nBoris;luk\n';
    const preview = await withChoices(text, row('b1'), { ...row('b1'), row: 3 });
    expect({ who: whoIsChanged(preview), faults: faultsOf(preview) }).toEqual({
      who: ['b1'],
      faults: ['3 A3 twice-in-the-file: Boris'],
    });
  });

  test('somebody who can not be meant is not', async () => {
    const preview = await withChoices('Meno;Zbraň\nBoris;meč\n', row('b3'));
    expect({ faults: faultsOf(preview), chosen: preview.source.chosen }).toEqual({
      faults: ['2 A2 several-of-that-name: Boris'],
      chosen: [],
    });
  });

  test('where there is nobody to choose among, nobody new is chosen either', async () => {
    const preview = await withChoices('ruleset;id;Meno\nkpo;b1;Boris\n', row(null));
    expect({ faults: faultsOf(preview), chosen: preview.source.chosen }).toEqual({
      faults: ['2 B2 other-ruleset: b1'],
      chosen: [],
    });
  });

  test('a row that is clear by itself needs no choice', async () => {
    const preview = await withChoices('Meno;Hráč;Zbraň\nBoris;Peter;meč\n', row('b2'));
    expect({ who: whoIsChanged(preview), chosen: preview.source.chosen }).toEqual({ who: ['b1'], chosen: [] });
  });
});
