import { createMachine, initialTransition, transition } from 'xstate';
import type { Bench, Figure } from './bench.ts';
import { median, medianRatio, millisecondsOf, takeTurns } from './measure.ts';
import { dbfRounds, kpoRounds, type PlayedRounds } from './random-rounds.ts';

const TRANSITIONS = 5_000;

/** Rounds of whole random fights on one core, decision, chart and fold, without a store; against a bare transition. */
export const rounds: Bench = {
  name: 'rounds',
  run: async (quick) => [
    await figureOf('a round of a random DBF fight', dbfRounds(), quick),
    await figureOf('a round of a random KPO fight', kpoRounds(), quick),
  ],
};

async function figureOf(name: string, { rounds: count, again }: PlayedRounds, quick: boolean): Promise<Figure> {
  const figures = await takeTurns(quick ? 10 : 60, {
    round: () => millisecondsOf(again) / count,
    bare: () => millisecondsOf(bareTransitions) / TRANSITIONS,
  });
  const aSecond = (milliseconds: readonly number[]): string => `${(1_000 / median(milliseconds)).toFixed(0)}/s`;
  return {
    name,
    ours: `${aSecond(figures.round)} a core`,
    reference: `${aSecond(figures.bare)} bare transitions`,
    ratio: medianRatio(figures.round, figures.bare),
    aim: null,
  };
}

const lamp = createMachine({ initial: 'off', states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } } });

function bareTransitions(): void {
  let [state] = initialTransition(lamp);
  for (let done = 0; done < TRANSITIONS; done += 1) [state] = transition(lamp, state, { type: 'press' });
}
