import type { CharacterView, FightView, ViewsMessage } from '../../shared/contract/views.ts';
import { duelOutcomes } from '../../shared/dbf/fight.ts';
import { isOnFeet } from '../../shared/roster/character.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { castOf } from './cast-entries.ts';
import type { Dice } from './dice.ts';
import { drinkOf } from './pouch-entries.ts';

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
    ...allowed.drink
      .slice(0, 2)
      .map(({ who, potions }) => ({ type: 'drinkPotion', fight, who, ...drinkOf(potions, dice) }) as const),
    ...allowed.castSpecial
      .slice(0, 1)
      .map(({ who, spell }) => ({ type: 'castSpecial', who, name: spell.name }) as const),
    ...dice.some(allowed.cast, 3).map((offer) => castOf(offer, fight, dice)),
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
