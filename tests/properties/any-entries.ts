import type { ViewsMessage } from '../../shared/contract/views.ts';
import { duelOutcomes } from '../../shared/dbf/fight.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { loot, roundPhases, sides, statuses } from '../../shared/vocabulary/terms.ts';
import { anyCast } from './cast-entries.ts';
import { campEntry } from './camp-entries.ts';
import type { Dice } from './dice.ts';
import { charactersIn, fightsIn } from './entries.ts';
import { BEFORE_THE_EVENING } from './people.ts';
import { outsideEntry } from './outside-entries.ts';

/** Anything at all, whether it makes sense or not. */
export function anything(views: ViewsMessage, dice: Dice): CommandDraft {
  switch (dice.number(8)) {
    case 0:
      return historyEntry(views, dice);
    case 1:
      return campEntry(views, dice);
    case 2:
    case 3:
      return outsideEntry(views, dice);
    case 4:
      return afterwards(views, dice);
    default:
      return anyFightEntry(views, dice);
  }
}

/** What may be entered of a fight, by anybody at any time. */
export function anyFightEntry(views: ViewsMessage, dice: Dice): CommandDraft {
  const people = charactersIn(views).map(({ id }) => id as string);
  const one = () => dice.of(people) ?? 'nobody';
  const some = (most: number) => dice.some(people, dice.number(most + 1));
  const fight = dice.of(fightsIn(views).map(({ id }) => id as string)) ?? 'f9';
  const pair = () => ({ challenger: one(), challenged: one() });
  return dice.way<CommandDraft>([
    () => ({ type: 'challenge', place: 'mill', by: some(4), to: some(4), present: some(2) }),
    () => outcome(one, dice),
    () => ({ type: 'join', fight, who: one(), side: dice.of(sides) }),
    () => ({ type: 'pick', fight, by: one(), on: one() }),
    () => ({ type: 'repeatPairs', fight }),
    () => ({ type: 'drinkPotion', fight, who: one(), heals: dice.number(5) }),
    () => ({ type: 'scoreDuel', fight, pair: pair(), outcome: dice.of(duelOutcomes) }),
    () => ({ type: 'dodge', fight, who: one() }),
    () => anyCast(fight, one(), some(3), dice),
    () => anyCast(fight, one(), some(3), dice),
    () => ({ type: 'flee', fight, who: one() }),
    () => ({ type: 'closePhases', fight, phases: roundPhases.slice(dice.number(6)).slice(0, 1 + dice.number(3)) }),
    () => ({ type: 'stopFight', fight, reason: 'storm' }),
    () => ({ type: 'closeFight', fight }),
    () => override(one(), dice),
    () => override(one(), dice),
  ]);
}

function afterwards(views: ViewsMessage, dice: Dice): CommandDraft {
  const people = charactersIn(views).map(({ id }) => id as string);
  const one = () => dice.of(people) ?? 'nobody';
  return dice.way<CommandDraft>([
    () => ({ type: 'kill', by: one(), on: one(), reason: 'feud' }),
    () => ({ type: 'rob', by: one(), on: one(), take: dice.of(loot), items: [...dice.some(['amulet', 'rope'], 1)] }),
    () => ({ type: 'pursue', who: one(), target: one() }),
  ]);
}

function historyEntry(views: ViewsMessage, dice: Dice): CommandDraft {
  const fight = dice.of(fightsIn(views).map(({ id }) => id as string)) ?? 'f9';
  const undone = dice.of(fightsIn(views).filter(({ canRedo }) => canRedo))?.id ?? fight;
  return dice.way<CommandDraft>([
    () => ({ type: 'undo', fight }),
    () => ({ type: 'redo', fight }),
    () => ({ type: 'redo', fight: undone }),
    () => ({ type: 'undoEntry', entry: BEFORE_THE_EVENING + 1 + dice.number(views.seq) }),
    () => ({ type: 'undoEntry', entry: Math.max(BEFORE_THE_EVENING + 1, views.seq - dice.number(3)) }),
  ]);
}

function override(who: string, dice: Dice): CommandDraft {
  const status = dice.number(3) === 0 ? { status: dice.of(statuses) } : {};
  return { type: 'override', who, lives: dice.number(5), ...status, reason: 'the ORG saw it' };
}

function outcome(one: () => string, dice: Dice): CommandDraft {
  const [a, b] = [one(), one()];
  const status = dice.of(['up', 'knocked-out', 'asleep', 'fled'] as const);
  return {
    type: 'recordOutcome',
    place: 'mill',
    by: [a],
    to: [b],
    outcomes: [{ who: b, lives: status === 'knocked-out' ? 0 : 1 + dice.number(3), status }],
    winner: dice.of(['challenger', 'challenged', 'nobody'] as const),
  };
}
