import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterFightCommandSchema, historyCommandSchema } from '../../shared/contract/commands.ts';
import { fightCommandSchema, openingCommandSchema } from '../../shared/dbf/commands.ts';
import { tableDifferences } from '../../src-main/cli/table-differences.ts';
import type { Tables } from '../../src-main/store/store.ts';
import type { CampAtTheTable } from '../fixtures/camp-at-the-table.ts';
import { campWith, enterSomething, playEvening, type Evening } from './camp-evening.ts';
import { throwArbitrary, type Throw } from './dice.ts';
import { fightsIn } from './entries.ts';
import { expectOrder, expectReplayable, storyIn } from './invariants.ts';
import { houseRulesArbitrary, rosterArbitrary } from './people.ts';
import { takeBackAndPutIn, takeEverythingBack } from './taking-back.ts';
import { Tally } from './tally.ts';

/** Which evenings are played is fixed. A failed one is told as it was played; making it shorter would take minutes. */
const always = (seed: number, numRuns: number) => ({ seed, numRuns, endOnFailure: true });

const evenings = (steps: number) =>
  [fc.array(throwArbitrary, { minLength: steps, maxLength: steps }), rosterArbitrary, houseRulesArbitrary] as const;

const tally = new Tally();
const enter = (camp: CampAtTheTable, step: Throw): void => enterSomething(camp, step, tally);

describe('random evenings (DBF, all commands, all house rules)', () => {
  test(
    'the order of the rules holds after every entry, and what was refused has not happened',
    { timeout: 300_000 },
    () => {
      fc.assert(
        fc.property(...evenings(50), (...parts) => {
          playEvening(
            parts,
            (camp, step) => {
              enter(camp, step);
              expectOrder(camp.views(), storyIn(camp));
            },
            expectReplayable,
          );
        }),
        always(20_260_710, 100),
      );
    },
  );

  test('entries taken back and put in again leave everything as it was', { timeout: 300_000 }, () => {
    const backAndForth = new Tally();
    fc.assert(
      fc.property(...evenings(30), (...parts) => {
        playEvening(
          parts,
          (camp, step) => {
            enter(camp, step);
            takeBackAndPutIn(camp, fightsIn(camp.views())[step.command % 2]?.id, 1 + (step.command % 4), backAndForth);
          },
          expectReplayable,
        );
      }),
      always(20_260_711, 25),
    );
    expect(backAndForth.accepted('undo')).toBeGreaterThan(250);
    expect(backAndForth.accepted('redo')).toBe(backAndForth.accepted('undo'));
  });

  test('taking everything back leaves the camp as it was before the first challenge', { timeout: 300_000 }, () => {
    fc.assert(
      fc.property(...evenings(40), (...parts) => {
        const before = tablesBefore(parts);
        playEvening(parts, enter, (camp) => {
          takeEverythingBack(camp, before.seq);
          expect(tableDifferences(camp.store.tables(), before.tables)).toEqual([]);
          expectReplayable(camp);
        });
      }),
      always(20_260_712, 30),
    );
  });

  test('were 6,950 entries, and there was every kind of command among them', () => {
    const elsewhere = [...openingCommandSchema.options, ...fightCommandSchema.options, ...historyCommandSchema.options];
    const judged = ['override', 'equip', 'chooseAbility', 'openGamePhase', 'spawnCreeps', 'undoEntry'];
    const taken = [...judged, 'editCharacter', 'writeXp', 'setHouseRules', 'keepRecipe', 'keepCreep', 'dropRecipe'];
    const types = [...elsewhere, ...afterFightCommandSchema.options]
      .map(({ shape }) => shape.type.value)
      // Seldom anything is there to be put in again: the test above and `put-back.test.ts` see to it.
      .filter((type) => type !== 'redo' && type !== 'redoEntry');
    expect(tally.total).toBe(100 * 50 + 25 * 30 + 30 * 40);
    expect(tally.neverAccepted([...types, ...taken])).toEqual([]);
    expect(tally.neverRefused([...types, ...judged, 'redo'])).toEqual([]);
  });
});

/** The tables of a camp in which nothing but its roster and house rules was entered, and its last entry. */
function tablesBefore([, roster, rules]: Evening): { readonly tables: Tables; readonly seq: number } {
  const camp = campWith(roster, rules);
  const before = { tables: camp.store.tables(), seq: camp.store.lastSeq() };
  camp.close();
  return before;
}
