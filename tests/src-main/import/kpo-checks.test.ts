import { expect, test } from 'vitest';
import { characterId } from '../../../shared/vocabulary/ids.ts';
import { campOf } from '../../../src-main/export/exported-camp.ts';
import { exportBytes } from '../../../src-main/export/export-file.ts';
import { testCamp, type TestCamp } from '../../fixtures/test-camp.ts';
import { baseOf, changesOf, previewOf } from './files.ts';

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
