import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExportFormat } from '../../shared/contract/import-views.ts';
import { campOf } from '../../src-main/export/exported-camp.ts';
import { exportBytes } from '../../src-main/export/export-file.ts';
import { arbitraryCamp, type ArbitraryCamp } from '../fixtures/arbitrary-camp.ts';
import { creep, testCamp, type TestCamp } from '../fixtures/test-camp.ts';
import { previewOf } from '../src-main/import/files.ts';

/** Everything that an export carries. */
const carried = (camp: TestCamp) => {
  const { camp: row, characters, kpoCharacters } = camp.store.tables();
  return {
    characters: [...characters.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
    kpoCharacters: [...kpoCharacters.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
    recipes: row.recipes,
    creeps: row.creeps,
    houseRules: row.houseRules,
  };
};

function campOfAll({ characters, kpo, recipes, creeps, livesReturn }: ArbitraryCamp): TestCamp {
  const camp = testCamp();
  if (livesReturn !== null) camp.enter({ type: 'setHouseRules', rules: { livesReturn } });
  for (const recipe of recipes) camp.enter({ type: 'keepRecipe', recipe });
  for (const { name, creature, lives, weapon, items } of creeps) {
    const sheet = { ...creep, name, origin: { is: 'creature', creature, lives }, weapon };
    camp.enter({ type: 'keepCreep', template: { name, sheet, items } });
  }
  for (const { party, checks, ...character } of characters) {
    const { character: who } = camp.enter({ type: 'enterCharacter', ...character });
    if (party !== null) camp.send({ type: 'setParty', who: [who], party });
    if (checks.length > 0) camp.send({ type: 'checkIn', who: [who], items: checks, by: 'Zuzana' });
  }
  for (const { checks, ...sheet } of kpo) {
    const { character: who } = camp.enter({ type: 'enterKpoCharacter', sheet });
    if (checks.length > 0) camp.send({ type: 'checkIn', who: [who], items: checks, by: 'Zuzana' });
  }
  return camp;
}

async function backFrom(camp: TestCamp, format: ExportFormat): Promise<TestCamp> {
  const bytes = await exportBytes(campOf(camp.store.tables(), camp.store), format);
  const other = testCamp();
  const preview = await previewOf(new Uint8Array(bytes));
  expect(preview.faulty).toEqual([]);
  const changes = [...preview.new, ...preview.changed].flatMap((row) => row.changes);
  if (changes.length > 0) other.enter({ type: 'importRoster', source: `camp.${format}`, changes });
  return other;
}

describe('an export that is imported into an empty camp', () => {
  test.each([
    ['xlsx', 15],
    ['json', 60],
  ] as const)('gives the same camp, by %s', async (format, numRuns) => {
    await fc.assert(
      fc.asyncProperty(arbitraryCamp, async (wanted) => {
        const camp = campOfAll(wanted);
        expect(carried(await backFrom(camp, format))).toEqual(carried(camp));
      }),
      { numRuns },
    );
  });

  test('gives the same characters, by csv', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryCamp, async (wanted) => {
        const camp = campOfAll(wanted);
        const back = carried(await backFrom(camp, 'csv'));
        const { characters, kpoCharacters } = carried(camp);
        expect(back).toMatchObject({ characters, kpoCharacters });
      }),
      { numRuns: 40 },
    );
  });
});
