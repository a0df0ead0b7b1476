import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { tableDifferences } from '../../src-main/cli/table-differences.ts';
import type { Tables } from '../../src-main/store/store.ts';
import { openCampAtTheTable, START, type CampAtTheTable } from '../fixtures/camp-at-the-table.ts';
import { Dice, throwArbitrary, type Throw } from './dice.ts';
import { anything, fightsIn, offered, rewriting } from './entries.ts';
import { expectOrder, expectReplayable, lasting } from './invariants.ts';
import { rosterArbitrary } from './people.ts';

/** Which evenings are played is fixed. A failed one is told as it was played; making it shorter would take minutes. */
const always = (seed: number, numRuns: number) => ({ seed, numRuns, endOnFailure: true });

/** A camp with its roster, after which a random evening follows. */
function campWith(roster: readonly CommandDraft[]): CampAtTheTable {
  const camp = openCampAtTheTable();
  for (const command of [{ type: 'startCamp', name: 'Camp', sample: false } as const, ...roster]) {
    expect(camp.perform(command)).toMatchObject({ ok: true });
  }
  return camp;
}

/** Plays an evening to its end and looks at what it came to. A failure is told with the journal. */
function evening(
  [steps, roster]: readonly [readonly Throw[], readonly CommandDraft[]],
  each: (camp: CampAtTheTable, step: Throw) => void,
  atTheEnd: (camp: CampAtTheTable) => void,
): void {
  const camp = campWith(roster);
  try {
    for (const step of steps) {
      camp.wait(step.pause);
      each(camp, step);
    }
    atTheEnd(camp);
  } catch (error) {
    throw new Error(['The journal:', ...journalOf(camp)].join('\n'), { cause: error });
  } finally {
    camp.close();
  }
}

const journalOf = (camp: CampAtTheTable): readonly string[] =>
  [...camp.store.journal()].map(
    ({ entry, withdrawnBy }) =>
      `${entry.seq} at ${entry.at - START} of ${entry.fight ?? '-'} after ${entry.cause ?? '-'}${withdrawnBy === null ? '' : ` withdrawn by ${withdrawnBy}`}: ${JSON.stringify(entry.trigger)}`,
  );

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
  if (isOffer && happenedAt === undefined)
    expect({ command, answer }).toEqual({ command, answer: { ...answer, ok: true } });
}

const evenings = (steps: number) =>
  [fc.array(throwArbitrary, { minLength: steps, maxLength: steps }), rosterArbitrary] as const;

describe('random evenings (DBF, all phases)', () => {
  test(
    'the order of the rules holds after every entry, and what was refused has not happened',
    { timeout: 120_000 },
    () => {
      fc.assert(
        fc.property(...evenings(50), (...parts) => {
          evening(
            parts,
            (camp, step) => {
              enterSomething(camp, step);
              expectOrder(camp.views(), camp);
            },
            expectReplayable,
          );
        }),
        always(20_260_710, 90),
      );
    },
  );

  test('entries taken back and put in again leave everything as it was', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(...evenings(30), (...parts) => {
        evening(
          parts,
          (camp, step) => {
            enterSomething(camp, step);
            takeBackAndPutIn(camp, step);
          },
          expectReplayable,
        );
      }),
      always(20_260_711, 25),
    );
  });

  test('taking everything back leaves the camp as it was before the first challenge', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(...evenings(40), (steps, roster) => {
        const before = tablesOf(roster);
        evening([steps, roster], enterSomething, (camp) => {
          takeEverythingBack(camp);
          expect(tableDifferences(camp.store.tables(), before)).toEqual([]);
          expectReplayable(camp);
        });
      }),
      always(20_260_712, 30),
    );
  });
});

/** The tables of a camp in which nothing but its roster was entered. */
function tablesOf(roster: readonly CommandDraft[]): Tables {
  const camp = campWith(roster);
  const tables = camp.store.tables();
  camp.close();
  return tables;
}

function takeBackAndPutIn(camp: CampAtTheTable, step: Throw): void {
  const fight = fightsIn(camp.views())[step.command % 2]?.id;
  if (fight === undefined) return;
  const before = camp.store.tables();
  let undone = 0;
  while (undone < 1 + (step.command % 4) && camp.perform({ type: 'undo', fight }).ok) undone += 1;
  for (const _step of Array(undone).keys()) expect(camp.perform({ type: 'redo', fight })).toMatchObject({ ok: true });
  if (undone > 0) expect(tableDifferences(camp.store.tables(), before)).toEqual([]);
}

/** What people enter outside of fights, or after one that is put away. */
const belongsToNoFight: ReadonlySet<string> = new Set(['override', 'kill', 'rob', 'pursue', 'castOutside']);

/** Every step of every fight, put away or not, and what was entered outside of fights, newest first. */
function takeEverythingBack(camp: CampAtTheTable): void {
  const entries = () => [...camp.store.journal()].filter(({ withdrawnBy }) => withdrawnBy === null).toReversed();
  const fights = () => [...new Set(entries().flatMap(({ entry }) => entry.fight ?? []))];
  const outside = () =>
    entries()
      .filter(({ entry }) => entry.fight === null && belongsToNoFight.has(entry.trigger.type))
      .map(({ entry }) => entry.seq);
  const once = (): boolean =>
    [
      ...fights().map((fight) => camp.perform({ type: 'undo', fight })),
      ...outside().map((entry) => camp.perform({ type: 'undoEntry', entry })),
    ].some(({ ok }) => ok);
  while (once());
}
