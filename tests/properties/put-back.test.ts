import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tableDifferences } from '../../src-main/cli/table-differences.ts';
import type { CampAtTheTable } from '../fixtures/camp-at-the-table.ts';
import { campEntry } from './camp-entries.ts';
import { playEvening } from './camp-evening.ts';
import { Dice, throwArbitrary } from './dice.ts';
import { expectReplayable } from './invariants.ts';
import { houseRulesArbitrary, rosterArbitrary } from './people.ts';

const evening = [
  fc.array(throwArbitrary, { minLength: 30, maxLength: 30 }),
  rosterArbitrary,
  houseRulesArbitrary,
] as const;

/** How many of the entries the command is accepted for, again and again until it is for none. */
function asOftenAsItGoes(camp: CampAtTheTable, type: 'undoEntry' | 'redoEntry', which: readonly number[]): number {
  const once = () => which.filter((entry) => camp.perform({ type, entry }).ok).length;
  const accepted = once();
  return accepted === 0 ? 0 : accepted + asOftenAsItGoes(camp, type, which);
}

test('whatever entries of the camp were taken back, put back in any order they leave everything as it was', () => {
  let taken = 0;
  fc.assert(
    fc.property(...evening, (...parts) => {
      playEvening(
        parts,
        (camp, { choices }) => void camp.perform(campEntry(camp.views(), new Dice(choices))),
        (camp) => {
          const before = camp.store.tables();
          const dice = new Dice(parts[0].flatMap(({ choices }) => choices));
          const some = dice.some([...camp.store.journal()], 20).map(({ entry }) => entry.seq);
          const gone = asOftenAsItGoes(camp, 'undoEntry', some);
          expectReplayable(camp);
          expect(asOftenAsItGoes(camp, 'redoEntry', some.toReversed())).toBe(gone);
          expect(tableDifferences(camp.store.tables(), before)).toEqual([]);
          expectReplayable(camp);
          taken += gone;
        },
      );
    }),
    { seed: 20_261_130, numRuns: 40, endOnFailure: true },
  );
  expect(taken).toBeGreaterThan(200);
});
