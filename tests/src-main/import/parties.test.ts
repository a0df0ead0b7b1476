import { describe, expect, test } from 'vitest';
import { testCamp, type TestCamp } from '../../fixtures/test-camp.ts';
import { baseOf, changesOf, faultsOf, previewOf } from './files.ts';

/** Six people in two full parties. */
function twoParties(): TestCamp {
  const camp = testCamp({ a1: {}, a2: {}, a3: {}, b1: {}, b2: {}, b3: {} });
  camp.enter({ type: 'setParty', who: ['a1', 'a2', 'a3'], party: 'Vlci' });
  camp.enter({ type: 'setParty', who: ['b1', 'b2', 'b3'], party: 'Líšky' });
  return camp;
}

const partiesOf = (camp: TestCamp) =>
  Object.fromEntries([...camp.store.tables().characters.values()].map(({ id, party }) => [id, party]));

const file = (...rows: readonly string[]) => `id;Meno;Povolanie;Družina\n${rows.join('\n')}\n`;

/** Imports what is right of a file, and gives what was left out. */
async function left(camp: TestCamp, text: string): Promise<readonly string[]> {
  const preview = await previewOf(text, { base: baseOf(camp) });
  const changes = changesOf(preview);
  if (changes.length > 0) camp.enter({ type: 'importRoster', source: 'roster.csv', changes });
  return faultsOf(preview);
}

describe('DBF-PTY-01: of three at the end of an import', () => {
  test('three of one full party change places with three of another', async () => {
    const camp = twoParties();
    const rows = ['a1', 'a2', 'a3'].map((id) => `${id};${id};;Líšky`);
    const back = ['b1', 'b2', 'b3'].map((id) => `${id};${id};;Vlci`);
    expect(await left(camp, file(...rows, ...back))).toEqual([]);
    expect(partiesOf(camp)).toEqual({ a1: 'Líšky', a2: 'Líšky', a3: 'Líšky', b1: 'Vlci', b2: 'Vlci', b3: 'Vlci' });
    const { stored, replayed } = camp.tables();
    expect(stored).toEqual(replayed);
  });

  test('somebody new gets the seat of whoever leaves further down in the file', async () => {
    const camp = twoParties();
    expect(await left(camp, file(';Cyril;druid;Vlci', 'a3;a3;;-'))).toEqual([]);
    expect(partiesOf(camp)).toMatchObject({ a3: null, cyril: 'Vlci' });
  });

  test('somebody new does not crowd out who changes places', async () => {
    const camp = twoParties();
    expect(await left(camp, file('a1;a1;;Líšky', ';Cyril;druid;Vlci', 'b1;b1;;Vlci'))).toEqual([
      '3 D3 party-full: Vlci',
    ]);
    expect(partiesOf(camp)).toMatchObject({ a1: 'Líšky', b1: 'Vlci' });
  });

  test('whoever does not fit is left out, and keeps the seat that somebody else wanted', async () => {
    const camp = twoParties();
    expect(await left(camp, file('a1;a1;;Líšky', ';Cyril;druid;Vlci'))).toEqual([
      '2 D2 party-full: Líšky',
      '3 D3 party-full: Vlci',
    ]);
    expect(partiesOf(camp)).toEqual(partiesOf(twoParties()));
  });

  test('a row that is wrong for another reason keeps its seat too', async () => {
    const camp = twoParties();
    expect(
      await left(camp, `id;Meno;Družina;Povolanie;Zbraň\na1;a1;-;čarodej;obojručný meč\n;Cyril;Vlci;druid;\n`),
    ).toEqual(['2 E2 weapon-not-for-class: obojručný meč', '3 C3 party-full: Vlci']);
  });
});
