import fc from 'fast-check';
import { expect } from 'vitest';
import { kpoHouseRuleOptions, type KpoHouseRules } from '../../shared/kpo/house-rules.ts';
import type { ViewsMessage } from '../../shared/contract/views.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { openCampAtTheTable, type CampAtTheTable } from '../fixtures/camp-at-the-table.ts';
import { expectUnchanged } from './camp-evening.ts';
import { Dice, throwArbitrary, type Throw } from './dice.ts';
import { lasting } from './invariants.ts';
import { anythingInKpo } from './kpo-any-entries.ts';
import { offeredInKpo } from './kpo-entries.ts';
import { people, sheetArbitrary } from './kpo-moves.ts';
import type { Tally } from './tally.ts';

/** All house rules of KPO, each with any of its values. */
const kpoHouseArbitrary = fc.record(
  Object.fromEntries(Object.entries(kpoHouseRuleOptions).map(([id, values]) => [id, fc.constantFrom(...values)])),
) as unknown as fc.Arbitrary<KpoHouseRules>;

/** What is entered in so many steps, among whom, and by which house rules. */
export const kpoEvening = (steps: number) =>
  fc.record({
    steps: fc.array(throwArbitrary, { minLength: steps, maxLength: steps }),
    sheets: fc.array(sheetArbitrary, { minLength: people.length, maxLength: people.length }),
    house: kpoHouseArbitrary,
  });
export type KpoEvening = ReturnType<typeof kpoEvening> extends fc.Arbitrary<infer Evening> ? Evening : never;

/** A camp with its people of KPO and house rules, after which a random evening follows. */
export function kpoCampWith({ sheets, house }: Pick<KpoEvening, 'sheets' | 'house'>): CampAtTheTable {
  const camp = openCampAtTheTable();
  const roster = people.map((id, at): CommandDraft => ({
    type: 'enterKpoCharacter',
    id,
    sheet: { name: id, ...sheets[at] },
  }));
  const started: CommandDraft = { type: 'startCamp', name: 'Camp', sample: false };
  for (const command of [started, ...roster, { type: 'setKpoHouseRules', rules: house } as const]) {
    expect(camp.perform(command)).toMatchObject({ ok: true });
  }
  return camp;
}

/** Enters something that the views offer, or anything else, late where the throw says so; tells what, and the views before it. */
export function enterInKpo(camp: CampAtTheTable, step: Throw, tally: Tally): Entered {
  const views = camp.views();
  const dice = new Dice(step.choices);
  const offer = step.command % 10 < 6 ? dice.of(offeredInKpo(views, dice)) : undefined;
  const command = offer ?? anythingInKpo(views, dice);
  const happenedAt = step.late === 0 ? undefined : camp.now() - step.late;
  const answer = camp.perform(command, happenedAt);
  tally.count(command.type, answer.ok);
  if (!answer.ok) expectUnchanged(lasting(camp.views()), lasting(views));
  if (offer !== undefined && happenedAt === undefined)
    expect({ command, answer }).toEqual({ command, answer: { ...answer, ok: true } });
  return { command, before: views };
}

interface Entered {
  readonly command: CommandDraft;
  readonly before: ViewsMessage;
}
