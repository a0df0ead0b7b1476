import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ViewsMessage } from '../../shared/contract/views.ts';
import { mergeViews, noViews, type HeldViews } from '../../src-renderer/state/merge-views.ts';
import type { CampAtTheTable } from '../fixtures/camp-at-the-table.ts';
import { anything } from './any-entries.ts';
import { playEvening } from './camp-evening.ts';
import { Dice, throwArbitrary, type Throw } from './dice.ts';
import { offered } from './entries.ts';
import { lasting } from './invariants.ts';
import { houseRulesArbitrary, rosterArbitrary } from './people.ts';

const COMMANDS = 50;

/** Which evenings are played is fixed. */
const always = { seed: 20_260_714, numRuns: 40, endOnFailure: true };

test('a window that heard of every change shows what one shows that opens now', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(
      fc.array(throwArbitrary, { minLength: COMMANDS, maxLength: COMMANDS }),
      rosterArbitrary,
      houseRulesArbitrary,
      (...parts) => {
        let shown: (() => HeldViews) | null = null;
        playEvening(
          parts,
          (camp, step) => {
            shown ??= openWindow(camp);
            enterAnything(camp, step);
            expectSame(shown(), mergeViews(noViews, camp.views()));
          },
          () => undefined,
        );
      },
    ),
    always,
  );
});

/** A window from now on: what it shows at any time. */
function openWindow(camp: CampAtTheTable): () => HeldViews {
  let held = mergeViews(noViews, camp.views());
  camp.watch((message) => {
    held = mergeViews(held, message);
  });
  return () => held;
}

function enterAnything(camp: CampAtTheTable, { choices, command, late }: Throw): void {
  const views = camp.views();
  const dice = new Dice(choices);
  const offer = command % 2 === 0 ? dice.of(offered(views, dice)) : undefined;
  camp.perform(offer ?? anything(views, dice), late === 0 ? undefined : camp.now() - late);
}

/** The comparison that can tell where the difference is takes ten times as long. */
function expectSame(shown: HeldViews, opened: HeldViews): void {
  const [one, other] = [lastingIn(shown), lastingIn(opened)];
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
}

/** Without what belongs to the moment of looking, and what the window counts for itself. */
const lastingIn = ({ opened: _opened, about: _about, camp, ...views }: HeldViews) =>
  lasting({ ...views, ...(camp === null ? {} : { camp }) } as ViewsMessage);
