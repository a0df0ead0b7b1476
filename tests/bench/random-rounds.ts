import fc from 'fast-check';
import { decideChallenge } from '../../shared/dbf/challenge.ts';
import { fightCommandSchema, openingCommandSchema } from '../../shared/dbf/commands.ts';
import { decide } from '../../shared/dbf/decide.ts';
import type { Decision } from '../../shared/dbf/decision.ts';
import { isFightEvent } from '../../shared/dbf/events.ts';
import { noFight, type Fight } from '../../shared/dbf/fight.ts';
import { advance, mayCome, snapshotOf } from '../../shared/dbf/fight.machine.ts';
import { kpoFightCommandSchema } from '../../shared/kpo/commands.ts';
import { decide as decideKpo } from '../../shared/kpo/decide.ts';
import {
  advance as advanceKpo,
  mayCome as mayComeKpo,
  snapshotOf as snapshotOfKpo,
} from '../../shared/kpo/fight.machine.ts';
import { noKpoFight, type KpoFight } from '../../shared/kpo/fight.ts';
import { instant } from '../../shared/vocabulary/ids.ts';
import { throwArbitrary } from '../properties/dice.ts';
import { playedFights } from '../properties/kpo-evenings.ts';
import { houseRulesArbitrary, rosterArbitrary } from '../properties/people.ts';
import { nextCommand } from '../properties/ring-commands.ts';
import { enter, ringOf, surroundingsOf, viewsOf, type Ring } from '../properties/ring.ts';

/** What was played once, to be played again against the clock. */
export interface PlayedRounds {
  readonly rounds: number;
  /** Decides each accepted command again, and leads its events through chart and fold. */
  readonly again: () => void;
}

const EVENINGS = 80;
const COMMANDS = 60;
const SEED = 20_260_713;

/** Whole random DBF fights, of all classes and creeps, by all house rules. */
export function dbfRounds(): PlayedRounds {
  const evening = fc.tuple(
    fc.array(throwArbitrary, { minLength: COMMANDS, maxLength: COMMANDS }),
    rosterArbitrary,
    houseRulesArbitrary,
  );
  const steps = fc.sample(evening, { seed: SEED, numRuns: EVENINGS }).flatMap(([throws, people, houseRules]) => {
    const accepted: ((fight: Fight) => Fight)[] = [];
    let ring = ringOf(people, houseRules, instant(Date.UTC(2026, 6, 10, 12)));
    for (const each of throws) {
      const { command } = nextCommand(viewsOf(ring), each);
      const entered = enter(ring, command);
      const step = entered.ok ? dbfStep(ring, command) : null;
      if (step !== null) accepted.push(step);
      if (entered.ok) ring = entered.ring;
    }
    return [accepted];
  });
  return playedOf(steps, noFight, ({ round }) => round);
}

/** Whole random KPO fights. */
export function kpoRounds(): PlayedRounds {
  const fights = playedFights(EVENINGS).map(({ steps }) =>
    steps.flatMap(({ command, before, refused }) => {
      const parsed = kpoFightCommandSchema.safeParse(command);
      if (refused !== null || !parsed.success || before.fight === null) return [];
      const { fight: start } = before;
      return [
        (fight: KpoFight): KpoFight => {
          const now = fight === noKpoFight ? start : fight;
          if (!mayComeKpo(snapshotOfKpo(now), parsed.data.type)) return now;
          const decision = decideKpo(now, parsed.data, before);
          return decision.ok
            ? decision.events.reduce((then, event) => advanceKpo(snapshotOfKpo(then), event).context, now)
            : now;
        },
      ];
    }),
  );
  return playedOf(fights, noKpoFight, ({ round }) => round);
}

function playedOf<AFight>(
  evenings: readonly (readonly ((fight: AFight) => AFight)[])[],
  none: AFight,
  roundOf: (fight: AFight) => number,
): PlayedRounds {
  const play = (onStep: (before: AFight, after: AFight) => void): void => {
    for (const steps of evenings) {
      let fight = none;
      for (const step of steps) {
        const before = fight;
        fight = step(before);
        onStep(before, fight);
      }
    }
  };
  let rounds = 0;
  play((before, after) => {
    if (roundOf(after) !== roundOf(before)) rounds += 1;
  });
  return { rounds, again: () => play(() => undefined) };
}

function dbfStep(ring: Ring, draft: object): ((fight: Fight) => Fight) | null {
  const around = surroundingsOf(ring);
  const { houseRules } = ring;
  const opening = openingCommandSchema.safeParse(draft);
  const command = fightCommandSchema.safeParse(draft);
  const through = (fight: Fight, decision: Decision): Fight =>
    decision.ok
      ? decision.events.filter(isFightEvent).reduce((then, event) => advance(snapshotOf(then), event).context, fight)
      : fight;
  if (opening.success && opening.data.type === 'challenge') {
    const challenge = opening.data;
    return (before) => {
      const number = before.number + 1;
      return through(noFight, decideChallenge(challenge, { fight: ring.fight.id, number, houseRules }, around));
    };
  }
  if (!command.success) return null;
  return (fight) =>
    mayCome(snapshotOf(fight), command.data.type) ? through(fight, decide(fight, command.data, around)) : fight;
}
