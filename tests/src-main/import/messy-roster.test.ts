import writeExcelFile from 'write-excel-file/node';
import { describe, expect, test } from 'vitest';
import type { Cell } from 'write-excel-file/node';
import { faultsOf, newSheets, previewOf } from './files.ts';

const workbook = (...rows: readonly (readonly Cell[])[]) =>
  writeExcelFile([{ sheet: 'Hárok1', data: rows.map((row) => [...row]) }]).toBuffer();

describe('a workbook as it comes from players', () => {
  test('titles over the header, empty rows, trailing spaces and numbers as text do no harm', async () => {
    const preview = await previewOf(
      await workbook(
        [{ value: 'Zoznam postáv, leto 2026', columnSpan: 4 }, null, null, null],
        [],
        [{ value: 'Kto', columnSpan: 2 }, null, { value: 'Výstroj', columnSpan: 2 }, null],
        ['  MENO postavy ', 'hrac', 'povolanie', 'uroven', 'ZBRAN', 'Schopnosť 1', 'Schopnosť 2', 'Poznámka'],
        ['Anna ', 'Eva\u00A0', 'RYTIER', '2,0', 'jednorucny mec', 'vytrvalost', 'Ničenie', 'vegetariánka'],
        [],
        [null, null, null, null, null],
        ['Ben', 'Ján', 'bojovnik', 3, 'Sekera', 'Kitartás', 'woodcraft', null],
      ),
    );
    expect(faultsOf(preview)).toEqual([]);
    expect(preview.new.map(({ row }) => row)).toEqual([5, 8]);
    expect(newSheets(preview)).toMatchObject([
      {
        name: 'Anna',
        player: 'Eva',
        origin: { is: 'class', class: 'knight' },
        faction: 'camelot',
        level: 2,
        weapon: 'one-handed sword',
        abilities: ['endurance', 'demolition'],
      },
      { name: 'Ben', player: 'Ján', level: 3, weapon: 'one-handed axe', abilities: ['endurance', 'woodcraft'] },
    ]);
    expect(preview.source.sheets[0]?.columns.at(-1)).toEqual({ column: 'H', heading: 'Poznámka', field: null });
  });

  test('a header that a long list repeats is no person', async () => {
    const preview = await previewOf('Meno;Povolanie\nAnna;Zlodej\nMeno;Povolanie\nBen;Druid\n');
    expect(preview.new.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  });

  test('creatures are told by their own column or in that of the classes', async () => {
    const preview = await previewOf('Meno;Povolanie;Životy;Zbraň\nVlk;zviera;4;pazúry\nKostra;élőholt;3;\n');
    expect(newSheets(preview)).toMatchObject([
      { name: 'Vlk', origin: { is: 'creature', creature: 'animal', lives: 4 }, weapon: 'claws' },
      { name: 'Kostra', origin: { is: 'creature', creature: 'undead', lives: 3 }, weapon: 'none' },
    ]);
  });

  test('characters of KPO are told by their columns', async () => {
    const preview = await previewOf(
      'Név;Játékos;Faj;Ügyesség;Támadás;Védekezés;ÉP;SFÉ\nKargán;Bence;ork;12;48;30;25;2\n',
    );
    expect(preview.new.map(({ is }) => is)).toEqual(['kpo']);
    expect(newSheets(preview)).toMatchObject([
      { name: 'Kargán', player: 'Bence', race: 'ork', dexterity: 12, attack: 48, defence: 30, hp: 25, armour: 2 },
    ]);
  });

  test('whose race no cell says has none: nobody guesses that somebody is human', async () => {
    const preview = await previewOf('Név;Faj;Ügyesség;ÉP\nKargán;ork;12;25\nRéka;;9;20\nBence;–;9;20\n');
    expect(newSheets(preview)).toMatchObject([{ race: 'ork' }, { race: '' }, { race: '' }]);
    expect(preview.faulty).toEqual([]);
  });

  test('columns can be mapped by hand', async () => {
    const preview = await previewOf('Krstné;Kto to je;Čo robí\nAnna;Eva;Zlodej\n', {
      mapping: { A: 'name', B: 'player', 'Čo robí': 'class' },
    });
    expect(newSheets(preview)).toMatchObject([{ name: 'Anna', player: 'Eva', origin: { class: 'thief' } }]);
  });
});

describe('what is not understood is a faulty cell', () => {
  test.each([
    ['Anna;Paladín;;;;', '2 B2 class-unknown: Paladín'],
    ['Anna;;;;;', '2 B2 class-missing'],
    [';Zlodej;1;;;', '2 A2 name-missing'],
    ['Anna;Zlodej;dva;;;', '2 C2 not-a-number: dva'],
    ['Anna;Zlodej;2,5;;;', '2 C2 not-whole: 2,5'],
    ['Anna;Zlodej;12;;;', '2 C2 out-of-range: 12'],
    ['Anna;Zlodej;1.000;;;', '2 C2 number-unclear: 1.000'],
    ['Anna;Zlodej;1;halapartňa;;', '2 D2 weapon-unknown: halapartňa'],
    ['Anna;Zlodej;1;obojručná dýka;;', '2 D2 weapon-unknown: obojručná dýka'],
    ['Anna;Zlodej;1;;plátová;', '2 E2 armour-unknown: plátová'],
    ['Anna;Zlodej;1;;;Lietanie', '2 F2 ability-unknown: Lietanie'],
    ['Anna;Zlodej;1;obojručný meč;;', '2 D2 weapon-not-for-class: obojručný meč'],
    ['Anna;Zlodej;1;;;Uhýbanie', '2 F2 ability-too-early: Uhýbanie'],
    ['Anna;zviera;1;;;', '2 - creature-lives-missing'],
  ])('%s', async (row, fault) => {
    const preview = await previewOf(`Meno;Povolanie;Úroveň;Zbraň;Zbroj;Schopnosti\n${row}\n`);
    expect({ faults: faultsOf(preview), new: preview.new }).toEqual({ faults: [fault], new: [] });
  });

  test('every faulty cell of a row is told at once', async () => {
    const preview = await previewOf('Meno;Povolanie;Úroveň;Zbraň\nAnna;Paladín;dva;kopija\n');
    expect(faultsOf(preview)).toEqual([
      '2 B2 class-unknown: Paladín',
      '2 C2 not-a-number: dva',
      '2 D2 weapon-unknown: kopija',
    ]);
  });

  test('right rows beside it go in', async () => {
    const preview = await previewOf('Meno;Povolanie\nAnna;Paladín\nBen;Druid\n');
    expect(preview.new.map(({ name }) => name)).toEqual(['Ben']);
  });

  test('a quotation mark that is never closed spoils what follows, not what was before', async () => {
    const preview = await previewOf('Meno;Povolanie\nAnna;Zlodej\n"Ben;Druid\nCyril;Druid\n');
    expect(preview.new.map(({ name }) => name)).toEqual(['Anna']);
    expect(faultsOf(preview)).toEqual(['3 - quotes-open']);
  });
});

test.each([
  ['', 'empty'],
  ['a;b\nc;d\n', 'no-header'],
  ['{"characters": ', 'broken-json'],
  [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'old-excel'],
  [new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]), 'broken-spreadsheet'],
])('a file that is no roster is told as such (%#)', async (content, reason) => {
  await expect(previewOf(content)).rejects.toThrow(reason);
});
