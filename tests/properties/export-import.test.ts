import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExportFormat } from '../../shared/contract/import-views.ts';
import { campOf } from '../../src-main/export/exported-camp.ts';
import { campTables } from '../../src-main/export/camp-tables.ts';
import { exportBytes } from '../../src-main/export/export-file.ts';
import { arbitraryCamp, type ArbitraryCamp } from '../fixtures/arbitrary-camp.ts';
import { creep, testCamp, type TestCamp } from '../fixtures/test-camp.ts';
import { baseOf, previewOf } from '../src-main/import/files.ts';

/** Everything that an export carries. */
const carried = (camp: TestCamp) => {
  const { camp: row, characters, kpoCharacters } = camp.store.tables();
  const { recipes, creeps, houseRules, kpoHouseRules, rulesets, gamePhase } = row;
  return {
    characters: byId(characters.values()),
    ledgers: byId(characters.values()).map(({ id }) => [
      id,
      camp.camp.xpLedger(id).map(({ entry: _, ...line }) => line),
    ]),
    kpoCharacters: byId(kpoCharacters.values()),
    ...{ recipes, creeps, houseRules, kpoHouseRules, rulesets, gamePhase },
    quests: new Set(camp.camp.xpQuests()),
  };
};

const byId = <Person extends { readonly id: string }>(people: Iterable<Person>): readonly Person[] =>
  [...people].sort((one, other) => (one.id < other.id ? -1 : 1));

const exportedCamp = ({ store }: TestCamp) => campOf(store.tables(), store);

/** Without what an import leaves out on purpose: a timer runs anew, and cases stay with the camp that has their fights. */
const sheetsOf = (camp: TestCamp) =>
  campTables(exportedCamp(camp)).filter(({ id }) => id !== 'timers' && id !== 'cases');

function campOfAll({ characters, kpo, recipes, creeps, ...chosen }: ArbitraryCamp): TestCamp {
  const camp = testCamp();
  chooseAll(camp, chosen);
  for (const recipe of recipes) camp.enter({ type: 'keepRecipe', recipe });
  for (const { name, creature, lives, weapon, items } of creeps) {
    const sheet = { ...creep, name, origin: { is: 'creature', creature, lives }, weapon };
    camp.enter({ type: 'keepCreep', template: { name, sheet, items } });
  }
  for (const { party, checks, written, ...character } of characters) {
    const { character: who } = camp.enter({ type: 'enterCharacter', ...character });
    if (party !== null) camp.send({ type: 'setParty', who: [who], party });
    if (checks.length > 0) camp.send({ type: 'checkIn', who: [who], items: checks, by: 'Zuzana' });
    for (const { add, reason, quest, org } of written) {
      camp.wait(1);
      const source = quest === null ? {} : { for: { is: 'quest', quest } };
      camp.enter({ type: 'writeXp', who, add, reason, ...source }, org === null ? {} : { org });
    }
  }
  for (const { checks, ...sheet } of kpo) {
    const { character: who } = camp.enter({ type: 'enterKpoCharacter', sheet });
    if (checks.length > 0) camp.send({ type: 'checkIn', who: [who], items: checks, by: 'Zuzana' });
  }
  return camp;
}

type Chosen = Omit<ArbitraryCamp, 'characters' | 'kpo' | 'recipes' | 'creeps'>;

function chooseAll(camp: TestCamp, { livesReturn, weaponLength, zeroHp, rulesets, gamePhases }: Chosen): void {
  if (livesReturn !== null) camp.enter({ type: 'setHouseRules', rules: { livesReturn } });
  if (weaponLength !== null) camp.enter({ type: 'setKpoHouseRules', rules: { weaponLength } });
  if (zeroHp !== null) camp.enter({ type: 'setKpoHouseRules', rules: { zeroHp } });
  if (rulesets !== null) camp.enter({ type: 'chooseRulesets', rulesets });
  for (let phase = 2; phase <= gamePhases; phase += 1) {
    camp.enter({ type: 'openGamePhase', phase, fightsBelongToOld: false });
  }
}

/** CSV has no ledger, and so does not tell who once had a higher level. */
const withoutCorrections = ({ characters, ...rest }: ArbitraryCamp): ArbitraryCamp => ({
  ...rest,
  characters: characters.map(({ written, ...each }) => ({ ...each, written: written.filter(({ add }) => add > 0) })),
});

async function backFrom(camp: TestCamp, format: ExportFormat): Promise<TestCamp> {
  const bytes = await exportBytes(exportedCamp(camp), format);
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
        const back = await backFrom(camp, format);
        expect(carried(back)).toEqual(carried(camp));
        expect(sheetsOf(back)).toEqual(sheetsOf(camp));
        expect(back.tables().replayed).toEqual(back.tables().stored);
      }),
      { numRuns },
    );
  });

  test('changes nothing in its own camp', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryCamp, async (wanted) => {
        const camp = campOfAll(wanted);
        const bytes = await exportBytes(exportedCamp(camp), 'json');
        const preview = await previewOf(new Uint8Array(bytes), { base: baseOf(camp) });
        expect([preview.new, preview.changed, preview.faulty]).toEqual([[], [], []]);
      }),
      { numRuns: 40 },
    );
  });

  test('gives the same characters, by csv', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryCamp, async (wanted) => {
        fc.pre(wanted.characters.length + wanted.kpo.length > 0);
        const camp = campOfAll(withoutCorrections(wanted));
        const back = carried(await backFrom(camp, 'csv'));
        const { characters, kpoCharacters } = carried(camp);
        expect(back).toMatchObject({ characters, kpoCharacters });
      }),
      { numRuns: 40 },
    );
  });
});
