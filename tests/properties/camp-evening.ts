import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { HouseRules } from '../../shared/dbf/house-rules.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { openCampAtTheTable, START, type CampAtTheTable } from '../fixtures/camp-at-the-table.ts';
import { anything } from './any-entries.ts';
import { Dice, type Throw } from './dice.ts';
import { offered } from './entries.ts';
import { lasting } from './invariants.ts';
import { rewriting } from './rewriting.ts';
import type { Tally } from './tally.ts';

/** A random evening: what is entered, among whom, and by which house rules. */
export type Evening = readonly [readonly Throw[], readonly CommandDraft[], HouseRules];

/** A camp with its roster and house rules, after which a random evening follows. */
export function campWith(roster: readonly CommandDraft[], rules: HouseRules): CampAtTheTable {
  const camp = openCampAtTheTable();
  const started: CommandDraft = { type: 'startCamp', name: 'Camp', sample: false };
  for (const command of [started, ...roster, { type: 'setHouseRules', rules } as const]) {
    expect(camp.perform(command)).toMatchObject({ ok: true });
  }
  return camp;
}

/** Plays an evening to its end and looks at what it came to. A failure is told with the journal. */
export function playEvening(
  [steps, roster, rules]: Evening,
  each: (camp: CampAtTheTable, step: Throw) => void,
  atTheEnd: (camp: CampAtTheTable) => void,
): void {
  playIn(campWith(roster, rules), steps, each, atTheEnd);
}

/** The same in a camp that is there, which is closed after it. */
export function playIn(
  camp: CampAtTheTable,
  steps: readonly Throw[],
  each: (camp: CampAtTheTable, step: Throw) => void,
  atTheEnd: (camp: CampAtTheTable) => void,
): void {
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

/** Enters something that the views offer, or anything else; late where the throw says so. */
export function enterSomething(camp: CampAtTheTable, step: Throw, tally: Tally): void {
  const views = camp.views();
  const dice = new Dice(step.choices);
  const offers = offered(views, dice);
  const isOffer = step.command % 10 < 5 && offers.length > 0;
  const rewritten = step.command % 10 === 9 ? rewriting(views, dice) : null;
  const command = (isOffer ? dice.of(offers) : rewritten) ?? anything(views, dice);
  const happenedAt = step.late === 0 ? undefined : camp.now() - step.late;
  const answer = camp.perform(command, happenedAt);
  tally.count(command.type, answer.ok);
  if (!answer.ok) expectUnchanged(lasting(camp.views()), lasting(views));
  if (isOffer && happenedAt === undefined)
    expect({ command, answer }).toEqual({ command, answer: { ...answer, ok: true } });
}

/** The comparison that can tell where the difference is takes ten times as long. */
export function expectUnchanged(now: unknown, before: unknown): void {
  if (!isDeepStrictEqual(now, before)) expect(now).toEqual(before);
}

const journalOf = (camp: CampAtTheTable): readonly string[] =>
  [...camp.store.journal()].map(
    ({ entry, withdrawnBy }) =>
      `${entry.seq} at ${entry.at - START} of ${entry.fight ?? '-'} after ${entry.cause ?? '-'}${withdrawnBy === null ? '' : ` withdrawn by ${withdrawnBy}`}: ${JSON.stringify(entry.trigger)}`,
  );
