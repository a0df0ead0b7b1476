import { join } from 'node:path';
import { expect, test } from 'vitest';
import { envelopeSchema } from '../../../shared/contract/commands.ts';
import { instant } from '../../../shared/vocabulary/ids.ts';
import { openCamp } from '../../../src-main/camp/open-camp.ts';
import { readSampleCamp } from '../../../src-main/camp/sample-camp.ts';
import { openStore } from '../../../src-main/store/open-store.ts';

const folder = join(import.meta.dirname, '../../../resources/sample-camp');

test('the sample camp begins with recipes, templates of creeps, and potions in some pouches', () => {
  const { store } = openStore(':memory:');
  const camp = openCamp({ store, clock: { now: () => instant(1_000) }, sample: () => readSampleCamp(folder) });
  const command = { type: 'startCamp', name: 'Hvozd', sample: true };
  expect(camp.perform(envelopeSchema.parse({ commandId: 'c1', command }))).toMatchObject({ ok: true });
  const views = camp.views();
  expect(views.camp?.recipes.map(({ name }) => name)).toEqual([
    'Liečivý lektvar',
    'Odvar jasného oka',
    'Medvedia sila',
    'Elixír druhého dychu',
  ]);
  expect(views.camp?.creeps.map(({ name }) => name)).toEqual(['Vlk', 'Kostlivec', 'Močiarna čarodejnica']);
  const carried = Object.values(views.characters ?? {}).flatMap((each) => each?.potions ?? []);
  expect(carried.filter(({ heals }) => heals === 0)).toEqual([]);
  expect(carried.length).toBeGreaterThanOrEqual(5);
  const everybody = [...Object.values(views.characters ?? {}), ...Object.values(views.kpoCharacters ?? {})];
  expect(everybody.filter((each) => each?.missingChecks.length !== 0)).toEqual([]);
  const spawn = { type: 'spawnCreeps', template: 'mocarna-carodejnica', count: 1 };
  expect(camp.perform(envelopeSchema.parse({ commandId: 'c2', command: spawn }))).toMatchObject({ ok: true });
});
