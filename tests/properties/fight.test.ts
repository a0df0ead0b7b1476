import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { tableDifferences } from '../../src-main/cli/table-differences.ts';
import { openCampAtTheTable, type CampAtTheTable } from './camp-at-the-table.ts';
import { Dice, throwArbitrary, type Throw } from './dice.ts';
import { anything, fightsIn, offered, rewriting } from './entries.ts';
import { expectOrder, expectReplayable, lasting } from './invariants.ts';
import { rosterArbitrary } from './people.ts';

const RUNS = 90;
const STEPS = 50;

/** A camp with its roster, after which a random evening follows. */
function campWith(roster: readonly CommandDraft[]): CampAtTheTable {
  const camp = openCampAtTheTable();
  for (const command of [{ type: 'startCamp', name: 'Camp', sample: false } as const, ...roster]) {
    expect(camp.perform(command)).toMatchObject({ ok: true });
  }
  return camp;
}

function evening(steps: readonly Throw[], roster: readonly CommandDraft[], each: (camp: CampAtTheTable, step: Throw) => void) {
  const camp = campWith(roster);
  try {
    for (const step of steps) {
      camp.wait(step.pause);
      each(camp, step);
    }
    return camp;
  } catch (error) {
    camp.close();
    throw error;
  }
}

/** Enters something that the views offer, or anything else; late where the throw says so. */
function enterSomething(camp: CampAtTheTable, step: Throw): void {
  const views = camp.views();
  const dice = new Dice(step.choices);
  const offers = offered(views, dice);
  const isOffer = step.command % 10 < 6 && offers.length > 0;
  const command = isOffer ? dice.of(offers) : step.command % 10 === 9 ? rewriting(views, dice) : anything(views, dice);
  if (command === undefined || command === null) return;
  const happenedAt = step.late === 0 ? undefined : camp.now() - step.late;
  const before = lasting(camp.views());
  const answer = camp.perform(command, happenedAt);
  if (!answer.ok) expect(lasting(camp.views())).toEqual(before);
  if (isOffer && happenedAt === undefined) expect({ command, answer }).toEqual({ command, answer: { ...answer, ok: true } });
}

const evenings = (steps = STEPS) =>
  [fc.array(throwArbitrary, { minLength: steps, maxLength: steps }), rosterArbitrary] as const;

describe('random evenings (DBF, all phases)', () => {
  test('the order of the rules holds after every entry, and what was refused has not happened', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(...evenings(), (steps, roster) => {
        const camp = evening(steps, roster, (camp, step) => {
          enterSomething(camp, step);
          expectOrder(camp.views(), camp);
        });
        expectReplayable(camp);
        camp.close();
      }),
      { seed: 20_260_710, numRuns: RUNS },
    );
  });

  test('an entry taken back and put in again leaves everything as it was', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(...evenings(30), (steps, roster) => {
        const camp = evening(steps, roster, (camp, step) => {
          enterSomething(camp, step);
          const fight = fightsIn(camp.views())[step.command % 2];
          if (fight === undefined) return;
          const before = camp.store.tables();
          if (!camp.perform({ type: 'undo', fight: fight.id }).ok) return;
          expect(camp.perform({ type: 'redo', fight: fight.id })).toMatchObject({ ok: true });
          expect(tableDifferences(camp.store.tables(), before)).toEqual([]);
        });
        expectReplayable(camp);
        camp.close();
      }),
      { seed: 20_260_711, numRuns: 25 },
    );
  });

  test('taking everything back leaves the camp as it was before the first challenge', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(...evenings(40), (steps, roster) => {
        const camp = campWith(roster);
        const before = camp.store.tables();
        camp.close();
        const evened = evening(steps, roster, enterSomething);
        takeEverythingBack(evened);
        expect(tableDifferences(evened.store.tables(), before)).toEqual([]);
        expectReplayable(evened);
        evened.close();
      }),
      { seed: 20_260_712, numRuns: 30 },
    );
  });
});

/** Every step of every fight, put away or not, and what was put right outside of fights, newest first. */
function takeEverythingBack(camp: CampAtTheTable): void {
  const entries = () => [...camp.store.journal()].filter(({ withdrawnBy }) => withdrawnBy === null).toReversed();
  const fights = () => [...new Set(entries().flatMap(({ entry }) => entry.fight ?? []))];
  const outside = () =>
    entries().filter(({ entry }) => entry.fight === null && entry.trigger.type === 'override').map(({ entry }) => entry.seq);
  const once = (): boolean =>
    [
      ...fights().map((fight) => camp.perform({ type: 'undo', fight })),
      ...outside().map((entry) => camp.perform({ type: 'undoEntry', entry })),
    ].some(({ ok }) => ok);
  while (once());
}
