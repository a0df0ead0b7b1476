import { describe, expect, test } from 'vitest';
import { importChangeSchema } from '../../../shared/roster/import/changes.ts';
import { characterId, fightId } from '../../../shared/vocabulary/ids.ts';
import { campTables } from '../../../src-main/export/camp-tables.ts';
import { campOf } from '../../../src-main/export/exported-camp.ts';
import { exportBytes } from '../../../src-main/export/export-file.ts';
import { challenge, MINUTE, testCamp, type TestCamp } from '../../fixtures/test-camp.ts';
import { baseOf, changesOf, faultsOf, previewOf } from './files.ts';

const dragon = { is: 'quest', quest: 'Drak' } as const;
const warrior = { origin: { is: 'class', class: 'warrior' }, weapon: 'one-handed sword' } as const;

/** Anna brought two XP along, and got some for a fight and a quest; Boris has none. */
function campWithXp(): TestCamp {
  const camp = testCamp({ boris: warrior });
  const sheet = { ...camp.character('boris').sheet, name: 'Anna', exceptions: undefined };
  camp.enter({ type: 'enterCharacter', id: 'anna', sheet, xp: 2, ducats: 0, items: [] });
  camp.enter(challenge(['anna'], ['boris']));
  camp.enter({ type: 'stopFight', fight: 'f1', reason: 'dážď' });
  camp.wait(MINUTE);
  const afterFight = { is: 'fight', fight: 'f1' };
  camp.enter({ type: 'writeXp', who: 'anna', add: 1, for: afterFight, reason: 'Čierny most' }, { org: 'Zuzana' });
  camp.wait(MINUTE);
  camp.enter({ type: 'writeXpTo', who: ['anna'], add: 4, for: dragon, reason: 'splnená' }, { org: 'Ján' });
  const { seq } = camp.enter({ type: 'writeXp', who: 'anna', add: 9, reason: 'omyl' });
  camp.enter({ type: 'undoEntry', entry: seq });
  return camp;
}

const exported = async (camp: TestCamp, format: 'xlsx' | 'json' = 'json') =>
  new Uint8Array(await exportBytes(campOf(camp.store.tables(), camp.store), format));

const ledgerSheet = (camp: TestCamp) =>
  campTables(campOf(camp.store.tables(), camp.store)).find(({ id }) => id === 'xp ledger')?.rows;

const ledger = (camp: TestCamp, who: string) =>
  camp.camp
    .xpLedger(characterId(who))
    .filter(({ withdrawn }) => !withdrawn)
    .map(({ entry: _, ...line }) => line);

async function imported(content: Uint8Array | string, camp = testCamp()): Promise<TestCamp> {
  const preview = await previewOf(content, { base: baseOf(camp) });
  camp.enter({ type: 'importRoster', source: 'camp', changes: changesOf(preview) });
  return camp;
}

describe('the ledger of XP (DBF-LVL-03)', () => {
  test.each(['xlsx', 'json'] as const)('comes back from %s as it was, and goes out again the same', async (format) => {
    const camp = campWithXp();
    const back = await imported(await exported(camp, format));
    expect(ledger(camp, 'anna')).toMatchObject([
      { add: 2, xp: 2, level: 1, org: null, reason: null, for: null },
      { add: 1, xp: 3, level: 2, org: 'Zuzana', reason: 'Čierny most', for: { is: 'fight', fight: 'f1' } },
      { add: 4, xp: 7, level: 3, org: 'Ján', reason: 'splnená', for: dragon },
    ]);
    expect(ledger(back, 'anna')).toEqual(ledger(camp, 'anna'));
    expect(ledgerSheet(back)).toEqual(ledgerSheet(camp));
    expect(ledger(back.reopen(), 'anna')).toEqual(ledger(camp, 'anna'));
    expect(back.tables().replayed).toEqual(back.tables().stored);
  });

  test('adds nothing the second time, and nothing to whom the camp has', async () => {
    const file = await exported(campWithXp());
    const back = await imported(file);
    const preview = await previewOf(file, { base: baseOf(back) });
    expect([preview.new, preview.changed, preview.faulty]).toEqual([[], [], []]);
    back.enter({ type: 'writeXp', who: 'anna', add: -1, reason: 'oprava' });
    const before = ledger(back, 'anna');
    await imported(file, back);
    expect(ledger(back, 'anna').slice(0, -1)).toEqual(before);
    expect(ledger(back, 'anna').at(-1)).toMatchObject({ add: 1, xp: 7, reason: null });
  });

  test('goes with the import when that is taken back', async () => {
    const back = testCamp();
    const preview = await previewOf(await exported(campWithXp()));
    const { seq } = back.enter({ type: 'importRoster', source: 'camp', changes: changesOf(preview) });
    back.enter({ type: 'undoEntry', entry: seq });
    expect([ledger(back, 'anna'), back.camp.xpQuests(), ledgerSheet(back)]).toEqual([[], [], []]);
  });

  test('lets a quest of it go on, and means no fight of this camp', async () => {
    const back = await imported(await exported(campWithXp()));
    expect(back.camp.xpQuests()).toEqual(['Drak']);
    expect(back.camp.xpGiven(dragon)).toEqual([{ who: 'anna', add: 4 }]);
    expect(back.camp.xpGiven({ is: 'fight', fight: fightId('f1') })).toEqual([]);
  });

  test('shows that abilities above the level were taken before XP were taken back', async () => {
    const camp = testCamp({ anna: { ...warrior, abilities: ['endurance'] } });
    camp.enter({ type: 'writeXp', who: 'anna', add: 3, reason: 'jaskyňa' });
    camp.enter({ type: 'chooseAbility', who: 'anna', ability: 'woodcraft' });
    camp.enter({ type: 'writeXp', who: 'anna', add: -3, reason: 'omyl' });
    const back = await imported(await exported(camp));
    expect(back.character('anna')).toEqual(camp.character('anna'));
    expect(back.character('anna').sheet).toMatchObject({ level: 1, abilities: ['endurance', 'woodcraft'] });
  });
});

describe('lines of a ledger that do not fit', () => {
  const rows = (characters: readonly object[], xpLedger: readonly object[]) => JSON.stringify({ characters, xpLedger });
  const anna = { id: 'anna', name: 'Anna', class: 'warrior', xp: 5 };
  const line = { at: '2026-07-10T12:00:00.000Z', who: 'anna', add: 3, xp: 3, level: 2, reason: 'jaskyňa' };
  const more = { ...line, add: 2, xp: 5 };

  test('are nobody’s, where their character is left out or does not exist', async () => {
    const preview = await previewOf(
      rows([anna, { ...anna, id: 'ben', name: 'Ben', class: 'paladín' }], [line, more, { ...line, who: 'ben' }]),
    );
    expect(faultsOf(preview)).toEqual(['3 C3 class-unknown: paladín', '4 B4 ledger-of-nobody: ben']);
    expect(preview.new).toHaveLength(1);
  });

  test.each([
    ['come to other XP than the character has', [line], ['2 D2 ledger-differs: 3'], { sum: 3, xp: 5 }],
    [
      'do not follow from each other',
      [line, { ...more, add: 1 }],
      ['2 - ledger-differs: 3', '3 D3 ledger-differs: 5'],
      { sum: 4, xp: 5 },
    ],
  ] as const)('are left out together where they %s', async (_, lines, faults, data) => {
    const preview = await previewOf(rows([anna], lines));
    expect(faultsOf(preview)).toEqual(faults);
    expect(preview.faulty.map((row) => [row.name, row.faults[0]?.data])).toEqual(lines.map(() => ['Anna', data]));
    expect(changesOf(preview)).toMatchObject([{ type: 'enterCharacter', xp: 5 }]);
    expect(changesOf(preview)[0]).not.toHaveProperty('ledger');
  });

  test('say which cell cannot be read', async () => {
    const bad = { ...more, at: 'včera', add: '1,5', quest: 'Drak', reason: '' };
    const preview = await previewOf(rows([{ ...anna, xp: 3 }], [line, bad]));
    expect(faultsOf(preview)).toEqual(['3 A3 row-unreadable: včera', '3 C3 row-unreadable: 1,5']);
    expect(changesOf(preview)).toMatchObject([{ ledger: [{ add: 3, xp: 3, reason: 'jaskyňa' }] }]);
  });

  test('come in once a cell is mended', async () => {
    const mended = [{ sheet: 'xpLedger', cell: 'D3', text: '5' }];
    const preview = await previewOf(rows([anna], [line, { ...more, xp: 6 }]), { mended });
    expect(preview.faulty).toEqual([]);
    expect(changesOf(preview)).toMatchObject([{ ledger: [{ xp: 3 }, { xp: 5 }] }]);
  });

  test('are no command either', async () => {
    const [change] = changesOf(await previewOf(rows([anna], [line, more])));
    expect(importChangeSchema.safeParse(change).success).toBe(true);
    expect(importChangeSchema.safeParse({ ...change, xp: 6 }).success).toBe(false);
  });
});

test('an export names the sheets that an import does not take, if something is on them', async () => {
  const camp = testCamp({ anna: {} });
  const namesIn = async (one: TestCamp) => (await previewOf(await exported(one))).source.leftAlone;
  expect(await namesIn(camp)).toEqual([]);
  camp.enter({ type: 'override', who: 'anna', lives: 0, reason: 'spadla' });
  expect(await namesIn(camp)).toEqual(['timers']);
});
