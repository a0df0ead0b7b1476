import type { CharacterView, FightView, ViewsMessage } from '../../shared/contract/views.ts';
import { duelOutcomes } from '../../shared/dbf/fight.ts';
import { isOnFeet } from '../../shared/roster/character.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { loot, roundPhases, sides, statuses } from '../../shared/vocabulary/terms.ts';
import { spellIds } from '../../shared/vocabulary/spells.ts';
import type { Dice } from './dice.ts';

export const fightsIn = (views: ViewsMessage): readonly FightView[] =>
  Object.values(views.fights ?? {}).flatMap((fight) => fight ?? []);

export const charactersIn = (views: ViewsMessage): readonly CharacterView[] =>
  Object.values(views.characters ?? {}).flatMap((character) => character ?? []);

/** Everything that the views say is allowed now: each of these must be accepted. */
export function offered(views: ViewsMessage, dice: Dice): readonly CommandDraft[] {
  const free = charactersIn(views).filter((each) => each.fight === null && isOnFeet(each.status));
  return [...fightsIn(views).flatMap((view) => offeredIn(view, free, views.now, dice)), ...challenges(free, dice)];
}

function offeredIn(view: FightView, free: readonly CharacterView[], now: number, dice: Dice): readonly CommandDraft[] {
  const { id: fight, allowed } = view;
  const closing = allowed.close === null ? [] : [{ type: 'closePhases', fight, phases: [allowed.close] } as const];
  const { id: by } = dice.of(free) ?? {};
  return [
    ...allowed.picks.map(({ by, on }) => ({ type: 'pick', fight, by, on }) as const),
    ...allowed.join.map(({ who, side }) => ({ type: 'join', fight, who, side }) as const),
    ...(allowed.repeatPairs ? [{ type: 'repeatPairs', fight } as const] : []),
    ...allowed.drink.slice(0, 2).map((who) => ({ type: 'drinkPotion', fight, who, heals: dice.number(4) }) as const),
    ...dice.some(allowed.cast, 3).map(({ who, spell, on, targets }): CommandDraft => {
      const most = { none: 0, 'choose-one': 1, 'choose-up-to-three': 1 + dice.number(3) }[targets];
      return { type: 'cast', fight, who, spell, on: [...dice.some(on, most)] };
    }),
    ...allowed.score.map((pair) => ({ type: 'scoreDuel', fight, pair, outcome: dice.of(duelOutcomes) }) as const),
    ...[...allowed.dodge, ...allowed.dodge, ...allowed.dodge].map((who) => ({ type: 'dodge', fight, who }) as const),
    ...allowed.flee.slice(0, 1).map(({ who }) => ({ type: 'flee', fight, who }) as const),
    ...[...closing, ...closing, ...closing],
    ...(allowed.stop && dice.number(12) === 0 ? [{ type: 'stopFight', fight, reason: 'rain' } as const] : []),
    ...(allowed.closeFight && dice.number(4) === 0 ? [{ type: 'closeFight', fight } as const] : []),
    ...allowed.lying.flatMap((on): readonly CommandDraft[] =>
      by === undefined
        ? []
        : [
            { type: 'kill', by, on, reason: 'feud' },
            { type: 'rob', by, on, take: dice.of(['ducats', 'potion', 'ingredient', 'item'] as const) },
          ],
    ),
    ...allowed.pursue
      .filter(({ from }) => from <= now)
      .map(({ who, target }) => ({ type: 'pursue', who, target }) as const),
  ];
}

function challenges(free: readonly CharacterView[], dice: Dice): readonly CommandDraft[] {
  const sizes = [1 + dice.number(3), 1 + dice.number(3), dice.number(4)] as const;
  const people = dice.some(free, sizes[0] + sizes[1] + sizes[2]).map(({ id }) => id);
  const [by, to] = [people.slice(0, sizes[0]), people.slice(sizes[0], sizes[0] + sizes[1])];
  if (to.length === 0) return [];
  return [{ type: 'challenge', place: 'ford', by, to, present: people.slice(sizes[0] + sizes[1]) }];
}

/** Anything at all, whether it makes sense or not. */
export function anything(views: ViewsMessage, dice: Dice): CommandDraft {
  const people = charactersIn(views).map(({ id }) => id as string);
  const one = () => dice.of(people) ?? 'nobody';
  const some = (most: number) => dice.some(people, dice.number(most + 1));
  const fight = dice.of(fightsIn(views).map(({ id }) => id as string)) ?? 'f9';
  const commands: readonly (() => CommandDraft)[] = [
    () => ({ type: 'challenge', place: 'mill', by: some(4), to: some(4), present: some(2) }),
    () => outcome(one, dice),
    () => ({ type: 'join', fight, who: one(), side: dice.of(sides) }),
    () => ({ type: 'pick', fight, by: one(), on: one() }),
    () => ({ type: 'repeatPairs', fight }),
    () => ({ type: 'drinkPotion', fight, who: one(), heals: dice.number(5) }),
    () => ({
      type: 'scoreDuel',
      fight,
      pair: { challenger: one(), challenged: one() },
      outcome: dice.of(duelOutcomes),
    }),
    () => ({ type: 'dodge', fight, who: one() }),
    () => ({
      type: 'cast',
      fight,
      who: one(),
      spell: dice.of(spellIds) ?? 'trip',
      on: [...some(3)],
      ...(dice.number(3) === 0 ? { regain: dice.of(spellIds) ?? 'trip' } : {}),
    }),
    () => outside(one(), some(3), views, dice),
    () => outside(one(), some(1), views, dice),
    () => ({ type: 'flee', fight, who: one() }),
    () => ({ type: 'closePhases', fight, phases: roundPhases.slice(dice.number(6)).slice(0, 1 + dice.number(3)) }),
    () => ({ type: 'stopFight', fight, reason: 'storm' }),
    () => ({ type: 'closeFight', fight }),
    () => override(one(), dice),
    () => override(one(), dice),
    () => ({ type: 'kill', by: one(), on: one(), reason: 'feud' }),
    () => ({ type: 'rob', by: one(), on: one(), take: dice.of(loot) }),
    () => ({ type: 'pursue', who: one(), target: one() }),
    () => ({ type: 'undo', fight }),
    () => ({ type: 'redo', fight }),
  ];
  return (commands[dice.number(commands.length)] ?? (() => ({ type: 'undo', fight }) as const))();
}

function override(who: string, dice: Dice): CommandDraft {
  const status = dice.number(3) === 0 ? { status: dice.of(statuses) } : {};
  return { type: 'override', who, lives: dice.number(5), ...status, reason: 'the ORG saw it' };
}

/** A spell outside a fight; mostly one that its caster knows. */
function outside(who: string, on: readonly string[], views: ViewsMessage, dice: Dice): CommandDraft {
  const known = charactersIn(views).find(({ id }) => id === who)?.knows ?? [];
  const spell = dice.of(dice.number(4) === 0 || known.length === 0 ? spellIds : known) ?? 'trip';
  return { type: 'castOutside', who, spell, on: [...on], consent: dice.number(2) === 0, range: dice.number(40) };
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

/** Another command in the place of an entry, or another person in the place of a participant. */
export function rewriting(views: ViewsMessage, dice: Dice): CommandDraft | null {
  const view = dice.of(fightsIn(views));
  if (view === undefined) return null;
  const fight = view.id;
  const wrong = dice.of(view.fighters)?.id;
  const right = dice.of(charactersIn(views))?.id;
  if (dice.number(4) === 0 && wrong !== undefined && right !== undefined)
    return { type: 'swapParticipant', fight, wrong, right };
  const line = dice.of(view.log.filter(({ replaceable }) => replaceable));
  if (line === undefined) return null;
  const command = otherThan(line.command, views, dice);
  return { type: 'replace', fight, entry: line.entry, command } as CommandDraft;
}

/** A command of the same kind where there is one, so that a rewritten record goes on for a while. */
function otherThan(command: CommandDraft, views: ViewsMessage, dice: Dice): CommandDraft {
  switch (command.type) {
    case 'scoreDuel':
      return { ...command, outcome: dice.of(duelOutcomes) };
    case 'drinkPotion':
      return { ...command, heals: dice.number(5) };
    case 'pick':
      return { ...command, on: dice.of(charactersIn(views).map(({ id }) => id as string)) ?? command.on };
    case 'override':
      return { ...command, lives: dice.number(5) };
    case 'challenge':
      return dice.number(2) === 0 ? { ...command, by: command.to, to: command.by } : { ...command, place: 'well' };
    default:
      return dice.number(2) === 0 ? command : anything(views, dice);
  }
}
