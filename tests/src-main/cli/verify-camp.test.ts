import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { envelopeSchema } from '../../../shared/contract/commands.ts';
import { enterCharacter } from '../../../shared/scenario/dbf-character.ts';
import type { CommandDraft } from '../../../shared/scenario/translate.ts';
import { instant } from '../../../shared/vocabulary/ids.ts';
import type { Camp } from '../../../src-main/camp/camp.ts';
import { openCamp } from '../../../src-main/camp/open-camp.ts';
import { verifyCamp } from '../../../src-main/cli/verify-camp.ts';
import { openWritable } from '../../../src-main/store/open-database.ts';
import { openStore } from '../../../src-main/store/open-store.ts';
import { collectLines, type Lines } from './lines.ts';

let folder: string;
let file: string;
let output: Lines;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'verify-'));
  file = path.join(folder, 'camp.dbf');
  output = collectLines();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a camp that its journal gives has no difference', () => {
  playedCamp().close();
  expect(verifyCamp([file], output)).toBe(0);
  expect(output).toMatchObject({ out: ['9 entries replayed: the tables are what the journal says.'], notes: [] });
});

test('a camp can be verified while its console runs', () => {
  const camp = playedCamp();
  expect(verifyCamp([file], output)).toBe(0);
  camp.close();
});

test.each([
  ["UPDATE characters SET lives = 7 WHERE id = 'ben'", 'characters ben lives: stored 7, replayed 0'],
  ['UPDATE timers SET deadline = 1', 'timers knockout-ben-1000000 deadline: stored 1, replayed 1300000'],
  ['DELETE FROM withdrawn WHERE entry = 8', 'withdrawn 8 by: stored nothing, replayed 9'],
  ["UPDATE camp SET name = 'Other'", 'camp camp name: stored Other, replayed Summer'],
  ["UPDATE fights SET phase = 'duel'", 'fights f1 phase: stored duel, replayed over'],
])('after "%s" the difference is told', (tampering, difference) => {
  playedCamp().close();
  const database = openWritable(file);
  database.execute(tampering);
  database.close();
  expect(verifyCamp([file], output)).toBe(1);
  expect(output).toMatchObject({ out: [difference, '9 entries replayed: 1 difference.'], notes: [] });
});

test('a row that is gone is told whole', () => {
  playedCamp().close();
  const database = openWritable(file);
  database.execute('DELETE FROM fights');
  database.close();
  expect(verifyCamp([file], output)).toBe(1);
  expect(output.out[0]).toBe('fights f1: stored nothing, replayed { id: f1, number: 1, place: ford, phase: over }');
});

test('without a camp there is nothing to verify', () => {
  const words = path.join(folder, 'words.txt');
  writeFileSync(words, 'not a camp at all');
  expect(verifyCamp([words], output)).toBe(2);
  expect(verifyCamp([file], output)).toBe(2);
  expect(verifyCamp([], output)).toBe(2);
  expect(output).toMatchObject({
    out: [],
    notes: [
      `${words} is not a camp file. Nothing in it was changed.`,
      `${file} can't be opened: there is no such file.`,
      'Usage: npm run verify -- FILE',
    ],
  });
});

/** Anna fells Ben; the entry after that is taken back. */
function playedCamp(): Camp {
  const { store } = openStore(file);

  const camp = openCamp({ store, clock: { now: () => instant(1_000_000) }, sample: () => [] });
  const commands: readonly CommandDraft[] = [
    { type: 'startCamp', name: 'Summer', sample: false },
    enterCharacter('anna', { class: 'warrior' }),
    enterCharacter('ben', { creature: 'human', lives: 1 }),
    { type: 'challenge', place: 'ford', by: ['anna'], to: ['ben'], present: [] },
    { type: 'closePhases', fight: 'f1', phases: ['pairing', 'potions', 'spells'] },
    {
      type: 'scoreDuel',
      fight: 'f1',
      pair: { challenger: 'anna', challenged: 'ben' },
      outcome: 'challenger-hits',
    },
    { type: 'closePhases', fight: 'f1', phases: ['duel', 'wounds', 'end'] },
    { type: 'rob', by: 'anna', on: 'ben', take: 'potion' },
    { type: 'undo', fight: 'f1' },
  ];
  const answers = commands.map((command, index) =>
    camp.perform(envelopeSchema.parse({ commandId: `c${index}`, command })),
  );
  expect(answers.map((answer) => (answer.ok ? 'accepted' : answer.refusal.code))).toEqual(
    commands.map(() => 'accepted'),
  );
  return camp;
}
