import { expect, test } from 'vitest';
import { characterId } from '../../../shared/vocabulary/ids.ts';
import { campOf } from '../../../src-main/export/exported-camp.ts';
import { exportBytes } from '../../../src-main/export/export-file.ts';
import { testCamp, type TestCamp } from '../../fixtures/test-camp.ts';
import { baseOf, changesOf, faultsOf, previewOf } from './files.ts';

const reka = { name: 'Réka', race: 'človek', armour: 1, offhand: { max: 4 } };

function approvedCamp(): TestCamp {
  const camp = testCamp();
  camp.enter({ type: 'enterKpoCharacter', id: 'reka', sheet: reka });
  camp.enter({ type: 'checkIn', who: ['reka'], items: ['weapon', 'armour'], by: 'Zuzana | tá „druhá“' });
  return camp;
}
const checksOf = (camp: TestCamp) => camp.views().kpoCharacters?.[characterId('reka')]?.checks;
const importInto = async (camp: TestCamp, bytes: Uint8Array) => {
  const preview = await previewOf(bytes, { base: baseOf(camp) });
  camp.enter({ type: 'importRoster', source: 'camp', changes: changesOf(preview) });
  return preview;
};

test.each(['csv', 'xlsx', 'json'] as const)('what was approved in KPO comes back from %s as it was', async (format) => {
  const camp = approvedCamp();
  const other = testCamp();
  await importInto(other, new Uint8Array(await exportBytes(campOf(camp.store.tables(), camp.store), format)));
  expect(checksOf(other)).toEqual(checksOf(camp));
});

test('a KPO row only says what was approved: nothing is approved twice, and what else was is kept', async () => {
  const camp = approvedCamp();
  const before = checksOf(camp);
  const csv = 'ruleset,id,name,checks\nkpo,reka,Réka,"armour | Peter; offhand | Peter"\n';
  const preview = await importInto(camp, new TextEncoder().encode(csv));
  expect(preview.changed.map(({ differences }) => differences.map(({ field }) => field))).toEqual([['checks']]);
  expect(checksOf(camp)).toEqual({ ...before, offhand: { by: 'Peter', at: camp.now() } });
});

test('KPO-SEB-01: armour that the file changes and says was seen is approved as the file says, not as the old one was', async () => {
  const camp = approvedCamp();
  const before = checksOf(camp);
  await importInto(
    camp,
    new TextEncoder().encode('ruleset,id,name,SFÉ,checks\nkpo,reka,Réka,3,"armour | Peter; weapon | Peter"\n'),
  );
  expect(checksOf(camp)).toEqual({ weapon: before?.weapon, armour: { by: 'Peter', at: camp.now() } });
});

test('armour that the file changes and says nothing of has to be seen again', async () => {
  const camp = approvedCamp();
  const before = checksOf(camp);
  await importInto(camp, new TextEncoder().encode('ruleset,id,name,SFÉ\nkpo,reka,Réka,3\n'));
  expect(checksOf(camp)).toEqual({ weapon: before?.weapon });
});

test.each([
  ['kpo,reka,Réka,,kapsa', '2 E2 check-unknown: kapsa'],
  ['kpo,reka,Réka,,bow | Peter', '2 E2 check-of-other-ruleset: bow'],
  ['kpo,reka,Réka,,"weapon; mešec"', '2 E2 check-of-other-ruleset: mešec'],
  ['dbf,anna,Anna,warrior,"pouch; second weapon"', '2 E2 check-of-other-ruleset: second weapon'],
])('what is not approved in the rule set of a row is a faulty cell: %s', async (row, fault) => {
  const preview = await previewOf(`ruleset,id,name,class,checks\n${row}\n`);
  expect(faultsOf(preview)).toEqual([fault]);
});
