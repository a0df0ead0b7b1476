import type { KpoDecision } from './decision.ts';
import { endOfFight } from './end-of-round.ts';
import type { KpoFightEvent } from './events.ts';
import { ableSides, type KpoFight } from './fight.ts';
import { fold } from './fold.ts';
import { isStepComplete, resolveStep } from './step.ts';

/** What follows by itself: a step that is complete is felt, and a fight without two sides left is over. */
export function settled(fight: KpoFight, decision: KpoDecision): KpoDecision {
  if (!decision.ok) return decision;
  const after = decision.events.reduce(fold, fight);
  const felt = resolution(after);
  const last = felt.reduce(fold, after);
  return { ok: true, events: [...decision.events, ...felt, ...ending(last)] };
}

const resolution = (fight: KpoFight): readonly KpoFightEvent[] =>
  runs(fight) && fight.pending !== null && isStepComplete(fight, fight.pending)
    ? [resolveStep(fight, fight.pending)]
    : [];

/** A step that is not complete may still fell others: the fight goes on until it is. */
const ending = (fight: KpoFight): readonly KpoFightEvent[] =>
  runs(fight) && fight.pending === null && ableSides(fight).length < 2 ? [endOfFight(fight, 'emptied')] : [];

const runs = ({ phase }: KpoFight): boolean => phase === 'initiative' || phase === 'attacks';
