import { describe, expect, test } from 'vitest';
import type { ImportPreview } from '../../../shared/contract/import-views.ts';
import { testCamp, type TestCamp } from '../../fixtures/test-camp.ts';
import { baseOf, changesOf, faultsOf, previewOf } from './files.ts';

/** Imports what is right of a file, and gives what the import was. */
async function imported(camp: TestCamp, text: string): Promise<ImportPreview> {
  const preview = await previewOf(text, { base: baseOf(camp) });
  const changes = changesOf(preview);
  if (changes.length > 0) camp.enter({ type: 'importRoster', source: 'roster.csv', changes });
  return preview;
}

const counts = (preview: ImportPreview) => ({
  new: preview.new.length,
  changed: preview.changed.length,
  unchanged: preview.unchanged.length,
  faulty: preview.faulty.length,
});

const roster = `id;Meno;Hráč;Povolanie;Úroveň;Zbraň;Zbroj;Dukáty;XP;Predmety;Družina;Schopnosti
zofia;Žofia;Eva;Kňaz;2;dýka;;4;5;obväzy;Vlci;Liečenie
;Boris;Peter;Bojovník;1;meč;ľahká;0;0;;Vlci;
;Boris;Jano;Zlodej;1;kyjak;;2;12;;;
`;

describe('whom a row means', () => {
  test('two people of one name are two if their players differ', async () => {
    const camp = testCamp();
    expect(counts(await imported(camp, roster))).toEqual({ new: 3, changed: 0, unchanged: 0, faulty: 0 });
    expect(camp.character('boris').sheet.player).toBe('Peter');
    expect(camp.character('boris-2').sheet.player).toBe('Jano');
  });

  test('the same file twice changes nothing', async () => {
    const camp = testCamp();
    await imported(camp, roster);
    expect(counts(await imported(camp, roster))).toEqual({ new: 0, changed: 0, unchanged: 3, faulty: 0 });
  });

  test('DBF-LVL-06: XP that give a higher level than the file says change nothing the second time either', async () => {
    const camp = testCamp();
    await imported(camp, roster);
    expect(camp.character('boris-2')).toMatchObject({ xp: 12, sheet: { level: 4 } });
    expect((await imported(camp, roster)).changed).toEqual([]);
  });

  test('by id, or by character and player, a row is told as changed, old and new', async () => {
    const camp = testCamp();
    await imported(camp, roster);
    const preview = await imported(camp, 'Meno;Hráč;Zbraň;XP\nBORIS;peter;jednoručná sekera;3\n');
    expect(preview.changed.map(({ name, differences }) => ({ name, differences }))).toEqual([
      {
        name: 'BORIS',
        differences: [
          { field: 'level', from: '1', to: '2' },
          { field: 'weapon', from: 'one-handed sword', to: 'one-handed axe' },
          { field: 'xp', from: '0', to: '3' },
        ],
      },
    ]);
    expect(camp.character('boris')).toMatchObject({
      xp: 3,
      sheet: { name: 'Boris', player: 'Peter', weapon: 'one-handed axe', armour: 'light' },
    });
  });

  test('an empty cell says nothing, a dash says none', async () => {
    const camp = testCamp();
    await imported(camp, roster);
    expect((await imported(camp, 'id;Meno;Predmety;Družina\nzofia;Žofia;;\n')).changed).toEqual([]);
    await imported(camp, 'id;Meno;Predmety;Družina\nzofia;Žofia;-;-\n');
    expect(camp.character('zofia')).toMatchObject({ items: [], party: null });
  });

  test('nobody is doubled where it is not clear who is meant', async () => {
    const camp = testCamp();
    await imported(camp, roster);
    expect(faultsOf(await imported(camp, 'Meno;Povolanie\nBoris;Bojovník\n'))).toEqual([
      '2 A2 several-of-that-name: Boris',
    ]);
    expect(faultsOf(await imported(camp, 'Meno;Hráč;Povolanie\nBoris;;Bojovník\n'))).toEqual([
      '2 A2 maybe-the-same: Boris',
    ]);
  });

  test('one person twice in a file is faulty the second time', async () => {
    const preview = await previewOf('Meno;Hráč;Povolanie\nAnna;Eva;Druid\nanna ;EVA;Druid\n');
    expect(faultsOf(preview)).toEqual(['3 A3 twice-in-the-file: anna']);
  });

  test('lives in play are not what an old file says', async () => {
    const camp = testCamp({ vlk: { origin: { is: 'creature', creature: 'animal', lives: 4 }, lives: 1 } });
    const preview = await imported(camp, 'id;Meno;creature;creatureLives;lives;status\nvlk;vlk;animal;4;4;up\n');
    expect(counts(preview)).toEqual({ new: 0, changed: 0, unchanged: 1, faulty: 0 });
    expect(camp.character('vlk').lives).toBe(1);
  });

  test('DBF-WPN-02: a weapon that the file changes and says was seen is approved as the file says', async () => {
    const camp = testCamp({ anna: { origin: { is: 'class', class: 'warrior' }, weapon: 'one-handed sword' } });
    camp.enter({ type: 'checkIn', who: ['anna'], items: ['pouch', 'weapon'], by: 'Zuzana' });
    const { pouch } = camp.character('anna').checks;
    await imported(camp, 'id;Meno;Zbraň;checks\nanna;anna;jednoručná sekera;"pouch | Peter; weapon | Peter"\n');
    expect(camp.character('anna').checks).toEqual({ pouch, weapon: { by: 'Peter', at: camp.now() } });
  });

  test('whoever is in a fight keeps the equipment until it is over', async () => {
    const camp = testCamp({ anna: {}, ben: {} });
    camp.enter({ type: 'challenge', place: 'brod', by: ['anna'], to: ['ben'], present: [] });
    const preview = await imported(camp, 'id;Meno;Zbraň\nanna;anna;meč\nben;ben;\n');
    expect(faultsOf(preview)).toEqual(['2 - frozen-in-a-fight']);
  });

  test('DBF-PTY-01: a fourth one does not fit into a party', async () => {
    const rows = ['Anna', 'Ben', 'Cyril', 'Dana'].map((name) => `${name};Druid;Vlci`).join('\n');
    const preview = await previewOf(`Meno;Povolanie;Družina\n${rows}\n`);
    expect(faultsOf(preview)).toEqual(['5 C5 party-full: Vlci']);
  });
});

describe('the whole import', () => {
  test('is one entry, and one undo takes it back', async () => {
    const camp = testCamp({ vlk: {} });
    const before = camp.tables().stored;
    await imported(camp, roster);
    const entry = camp.store.lastSeq();
    expect(camp.store.tables().characters.size).toBe(4);
    camp.enter({ type: 'undoEntry', entry });
    expect(camp.tables().stored).toEqual(before);
    expect(camp.tables().replayed).toEqual(before);
  });

  test('is refused as a whole if anything in it is refused', async () => {
    const camp = testCamp();
    const changes = changesOf(await previewOf(roster, { base: baseOf(camp) }));
    const answer = camp.send({ type: 'importRoster', source: 'roster.csv', changes: [...changes, ...changes] });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'id-taken' } });
    expect(camp.store.tables().characters.size).toBe(0);
  });

  test('is what the journal gives', async () => {
    const camp = testCamp();
    await imported(camp, roster);
    await imported(camp, roster.replace('dýka', 'kyjak').replace('obväzy', 'obväzy; lano'));
    const { stored, replayed } = camp.tables();
    expect(stored).toEqual(replayed);
  });
});
