import { describe, expect, test } from 'vitest';
import type { ImportPreview } from '../../../shared/contract/import-views.ts';
import { nothingPersonal } from '../../../shared/roster/personal.ts';
import { characterId } from '../../../shared/vocabulary/ids.ts';
import { testCamp, type TestCamp } from '../../fixtures/test-camp.ts';
import { baseOf, changesOf, faultsOf, previewOf } from './files.ts';

const of = (camp: TestCamp, id: string) => camp.camp.personal.get(characterId(id));
const people = ({ personal }: ImportPreview) => personal.map(({ who, personal: said }) => ({ who, personal: said }));

/** As a window writes it: the changes as one entry, then what is said of players. */
async function importInto(camp: TestCamp, ...lines: readonly string[]): Promise<ImportPreview> {
  const preview = await previewOf(lines.join('\n'), { base: baseOf(camp) });
  const changes = changesOf(preview);
  if (changes.length > 0) camp.enter({ type: 'importRoster', source: 'prihlášky.csv', changes });
  if (preview.personal.length > 0) expect(camp.camp.personal.putMany(people(preview))).toEqual({ ok: true });
  return preview;
}

const all = { contact: 'mama 0900 123 456', notes: 'tichá', health: 'astma', minor: true };

describe('columns about the people behind the characters', () => {
  test.each([
    ['Kontakt pre núdzu', 'Poznámky pre ORGov', 'Zdravotná poznámka', 'Neplnoletá osoba'],
    ['Telefón rodiča', 'Poznámka pre ORGa', 'ALERGIE', 'neplnoletý'],
    ['Kontakt', 'poznamky org', 'Zdravie', 'vek <18?'],
    ['Szülő telefonszáma', 'Megjegyzések az ORG-oknak', 'Egészségügyi megjegyzés', 'kiskorú'],
    ['Telefonszám', 'Megjegyzés a szervezőknek', 'Allergia', '18 év alatti'],
    ['Emergency contact', 'Notes for ORGs', 'Health note', 'under age'],
    ["Parent's phone", 'staff notes', 'allergies', 'minor'],
    ['contact', 'notes', 'health', 'minor'],
  ])('are understood under %s, %s, %s and %s', async (...headings) => {
    const preview = await previewOf(
      `Meno;Povolanie;${headings.join(';')}\nAnna;Druid;mama 0900 123 456;tichá;astma;áno`,
    );
    expect(preview.personal).toEqual([{ sheet: '', row: 2, who: 'anna', name: 'Anna', personal: all, replaces: [] }]);
  });

  test('go neither into the journal nor into a view, and what the file leaves empty stays', async () => {
    const camp = testCamp();
    await importInto(camp, 'Meno;Povolanie;Kontakt;Zdravie', 'Anna;Druid;mama 0900;astma', 'Ben;Druid;;');
    await importInto(camp, 'Meno;Kontakt;Zdravie;Neplnoletý', 'Anna;;-;áno', 'Ben;;;nie');
    expect([of(camp, 'anna'), of(camp, 'ben')]).toEqual([
      { contact: 'mama 0900', notes: '', health: 'astma', minor: true },
      null,
    ]);
    const told = JSON.stringify([[...camp.store.journal()], camp.views(), camp.camp.history(characterId('anna'), 9)]);
    expect(told).not.toMatch(/mama|astma/);
  });

  test('for people whom the camp has make no entry, and the same file again says nothing new', async () => {
    const camp = testCamp({ anna: { name: 'Anna' } });
    camp.camp.personal.put(characterId('anna'), { ...nothingPersonal, contact: 'otec 0905' });
    const before = camp.store.lastSeq();
    const lines = ['Meno;Telefón;Alergie', 'Anna;mama 0900;orechy'];
    expect(await importInto(camp, ...lines)).toMatchObject({
      new: [],
      changed: [],
      unchanged: [{ name: 'Anna' }],
      personal: [{ who: 'anna', personal: { contact: 'mama 0900', health: 'orechy' }, replaces: ['contact'] }],
    });
    expect(camp.store.lastSeq()).toBe(before);
    expect((await importInto(camp, ...lines)).personal).toEqual([]);
  });

  test('several that hold the same are put together, each under its heading', async () => {
    const { personal } = await previewOf(
      'Meno;Povolanie;Telefón;Telefón rodiča;Zdravie;Alergie\nAnna;Druid;0911;0900;astma;\nBen;Druid;;;;nie',
    );
    expect(personal.map(({ personal: said }) => said)).toEqual([
      { contact: 'Telefón: 0911; Telefón rodiča: 0900', health: 'Zdravie: astma' },
      { health: 'Alergie: nie' },
    ]);
  });

  test('one that is too long, or neither yes nor no, leaves its row out until it is put right', async () => {
    const text = `Meno;Povolanie;Kontakt;Neplnoletý\nAnna;Druid;${'9'.repeat(301)};áno\nBen;Druid;0900;15\nCyril;Druid;0901;x`;
    const preview = await previewOf(text);
    expect(faultsOf(preview)).toEqual([`2 C2 too-long: ${'9'.repeat(301)}`, '3 D3 minor-unclear: 15']);
    expect(people(preview)).toEqual([{ who: 'cyril', personal: { contact: '0901', minor: true } }]);
    const mended = await previewOf(text, { mended: [{ sheet: '', cell: 'D3', text: 'áno' }] });
    expect(people(mended).map(({ who }) => who)).toEqual(['ben', 'cyril']);
  });

  test('reach somebody of KPO by a list that has nothing but names', async () => {
    const camp = testCamp({ anna: { name: 'Anna' } });
    await importInto(camp, 'Név;ÜGY;TÉ;VÉ;ÉP;Telefonszám', 'Bálint;5;40;40;20;0630');
    await importInto(camp, 'Név;Telefonszám;Allergia', 'Bálint;;mogyoró', 'Anna;0670;');
    expect([of(camp, 'balint'), of(camp, 'anna')]).toEqual([
      { ...nothingPersonal, contact: '0630', health: 'mogyoró' },
      { ...nothingPersonal, contact: '0670' },
    ]);
  });
});

describe('when an import is undone', () => {
  const lines = ['Meno;Povolanie;Kontakt', 'Anna;Druid;mama 0900'];

  test('what it said of a player is told to nobody, and is known again once that is undone too', async () => {
    const camp = testCamp();
    await importInto(camp, ...lines);
    const entry = camp.store.lastSeq();
    camp.enter({ type: 'undoEntry', entry });
    expect([of(camp, 'anna'), camp.reopen().camp.personal.get(characterId('anna'))]).toEqual([null, null]);
    camp.enter({ type: 'redoEntry', entry });
    expect(of(camp, 'anna')).toEqual({ ...nothingPersonal, contact: 'mama 0900' });
  });

  test('somebody else who gets the id later inherits nothing, even if nothing is written of them', async () => {
    const camp = testCamp();
    await importInto(camp, ...lines);
    camp.enter({ type: 'undoEntry', entry: camp.store.lastSeq() });
    await importInto(camp, 'Meno;Povolanie', 'Anna;Zlodej');
    expect([of(camp, 'anna'), camp.store.personal(characterId('anna'))]).toEqual([null, null]);
  });

  test('the same file brings it back', async () => {
    const camp = testCamp();
    await importInto(camp, ...lines);
    camp.enter({ type: 'undoEntry', entry: camp.store.lastSeq() });
    await importInto(camp, ...lines);
    expect(of(camp, 'anna')).toEqual({ ...nothingPersonal, contact: 'mama 0900' });
  });
});
