import type { OverrideCommand } from '../roster/commands.ts';
import { refuse } from '../vocabulary/refusal.ts';
import type { RoundPhase } from '../vocabulary/terms.ts';
import { decideClose } from './close-phase.ts';
import type { FightCommand } from './commands.ts';
import { happens, type Decision, type Surroundings } from './decision.ts';
import { decideScore } from './duel.ts';
import { endFight } from './end-of-round.ts';
import { isFightEvent } from './events.ts';
import type { Fight } from './fight.ts';
import { fold } from './fold.ts';
import { decideJoin } from './help.ts';
import { decideFightOverride } from './override.ts';
import { countingKnockOuts } from './own-knock-out.ts';
import { canRepeatPairs, decidePick, picksForLastPairs } from './pairing.ts';
import { decideDrink } from './potions.ts';
import { decideFlight } from './flight.ts';
import { decideDeclaration } from './spells/declare.ts';
import { sparingTheWoken } from './woken-in-fight.ts';
import { decideDodge } from './wounds.ts';

/** What a command does to an open fight. The chart has been asked before whether the command may come now. */
export const decide = (fight: Fight, command: FightCommand | OverrideCommand, around: Surroundings): Decision =>
  countingKnockOuts(fight, sparingTheWoken(fight, decideCommand(fight, command, around), around), around);

function decideCommand(fight: Fight, command: FightCommand | OverrideCommand, around: Surroundings): Decision {
  switch (command.type) {
    case 'join':
      return decideJoin(fight, command.who, command.side, around);
    case 'pick':
      return decidePick(fight, command.by, command.on);
    case 'repeatPairs':
      return decideRepeat(fight, around);
    case 'drinkPotion':
      return decideDrink(fight, command, around.roster.get(command.who)?.potions ?? []);
    case 'cast':
      return decideDeclaration(fight, command);
    case 'scoreDuel':
      return decideScore(fight, command.pair, command.outcome);
    case 'dodge':
      return decideDodge(fight, command.who);
    case 'flee':
      return decideFlight(fight, command.who, around);
    case 'closePhases':
      return inTurn(fight, closings(command.phases, around));
    case 'stopFight':
      return endFight(fight, 'stopped', 'nobody', around);
    case 'override':
      return decideFightOverride(fight, command, around);
    case 'closeFight':
      return happens({ type: 'v1.FightClosed', fight: fight.id });
    default:
      return command satisfies never;
  }
}

type Step = (fight: Fight) => Decision;

/** All steps, each on what the one before left; or none of them. */
function inTurn(fight: Fight, steps: readonly Step[]): Decision {
  let state = fight;
  let events: readonly Extract<Decision, { ok: true }>['events'][number][] = [];
  for (const step of steps) {
    const decision = step(state);
    if (!decision.ok) return decision;
    state = decision.events.filter(isFightEvent).reduce(fold, state);
    events = [...events, ...decision.events];
  }
  return { ok: true, events };
}

const closings = (phases: readonly RoundPhase[], around: Surroundings): readonly Step[] =>
  phases.map((phase) => (fight: Fight) => decideClose(fight, phase, around));

/** DBF-A-73: where the house lets it, the bites of swarms may end the fight before the duel. */
const whileItLasts =
  (step: Step): Step =>
  (fight) =>
    fight.phase === 'over' ? happens() : step(fight);

/** The pairs of the last round again, no potions and no spells: the round stands at its duel with one key. */
function decideRepeat(fight: Fight, around: Surroundings): Decision {
  if (!canRepeatPairs(fight)) return refuse('no-pairs-to-repeat');
  const picks = picksForLastPairs(fight).map(
    ({ by, on }): Step =>
      (state) =>
        decidePick(state, by, on),
  );
  const closed = closings(['pairing', 'potions', 'spells'], around).map(whileItLasts);
  return inTurn(fight, [...picks, ...closed]);
}
