import type { KpoCharacterView, KpoFightView } from '../../shared/contract/kpo-views.ts';
import type { ViewsMessage } from '../../shared/contract/views.ts';
import type { LegalAttack } from '../../shared/kpo/legal.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { hands, signs, type Hand } from '../../shared/vocabulary/kpo-terms.ts';
import type { Dice } from './dice.ts';

export const kpoFightsIn = (views: ViewsMessage): readonly KpoFightView[] =>
  Object.values(views.kpoFights ?? {}).flatMap((fight) => fight ?? []);

export const kpoPeopleIn = (views: ViewsMessage): readonly KpoCharacterView[] =>
  Object.values(views.kpoCharacters ?? {}).flatMap((character) => character ?? []);

/** Everything that the views say is allowed now: each of these must be accepted. */
export function offeredInKpo(views: ViewsMessage, dice: Dice): readonly CommandDraft[] {
  const free = kpoPeopleIn(views).filter((each) => each.free);
  return [...kpoFightsIn(views).flatMap((view) => offeredIn(view, free, dice)), ...openings(free, dice)];
}

function offeredIn(
  { id: fight, order, allowed }: KpoFightView,
  free: readonly KpoCharacterView[],
  dice: Dice,
): readonly CommandDraft[] {
  const newcomer = allowed.join ? dice.of(free) : undefined;
  const tactic = dice.of(allowed.tactics);
  const shown = Object.fromEntries(allowed.signs.map((name) => [name, dice.of(signs)]));
  const is = dice.of(tactic?.may ?? []);
  return [
    ...(allowed.signs.length > 0 ? Array<CommandDraft>(4).fill({ type: 'kpoSigns', fight, signs: shown }) : []),
    ...allowed.bonus.slice(0, 1).map((who) => ({ type: 'kpoBonus', fight, who }) as const),
    ...allowed.attacks.flatMap((attack) => attacksOf(fight, attack, dice)),
    ...allowed.turn.slice(0, 1).map((who) => ({ type: 'kpoPass', fight, who }) as const),
    ...(tactic === undefined || is === undefined
      ? []
      : [{ type: 'kpoTactic', fight, who: tactic.who, is, main: 'right' } as const]),
    ...dice
      .some(allowed.charges, 1)
      .flatMap(({ who, on }) =>
        on.slice(0, 1).map((id) => ({ type: 'kpoCharge', fight, who, on: id, distance: 6, announced: true }) as const),
      ),
    ...dice
      .some(allowed.casts, 1)
      .map((who) => ({ type: 'kpoCast', fight, who, seconds: 4 + dice.number(4), read: false, signs: {} }) as const),
    ...allowed.spoken.map((who) => ({ type: 'kpoSpoken', fight, who }) as const),
    ...(dice.number(6) === 0
      ? allowed.apart.slice(0, 1).map((who) => ({ type: 'kpoApart', fight, who }) as const)
      : []),
    ...(allowed.order && dice.number(4) === 0
      ? [{ type: 'kpoOrder', fight, first: dice.some(order.flat(), 9), by: 'km' } as const]
      : []),
    ...(allowed.endRound === null && allowed.order ? Array<CommandDraft>(4).fill({ type: 'kpoEndRound', fight }) : []),
    ...(newcomer === undefined
      ? []
      : [{ type: 'kpoJoin', fight, who: newcomer.id, side: dice.of(['x', 'y', 'z']) } as const]),
    ...(allowed.stop && dice.number(12) === 0 ? [{ type: 'kpoStop', fight, reason: 'rain' } as const] : []),
    ...(allowed.close && dice.number(3) === 0 ? [{ type: 'kpoClose', fight } as const] : []),
  ];
}

function attacksOf(fight: KpoFightView['id'], { by, hands: held, asks, targets }: LegalAttack, dice: Dice) {
  const sign = () => dice.of(signs);
  const each = (which: readonly Hand[]) => Object.fromEntries(which.map((hand) => [hand, sign()]));
  const decided = {
    one: () => ({ signs: { shown: sign(), against: sign() } }),
    'each-hand': () => ({ signs: { shown: each(hands.filter((hand) => held.includes(hand))), against: sign() } }),
    hit: () => ({ hit: dice.number(2) === 0 }),
    none: () => ({}),
  } satisfies Record<typeof asks, () => object>;
  return targets.flatMap(({ on, why, backstab }): readonly CommandDraft[] => [
    ...(why === null ? [{ type: 'kpoAttack', fight, by, on, ...decided[asks]() } as const] : []),
    ...(backstab === null ? [{ type: 'kpoAttack', fight, by, on, backstab: true } as const] : []),
  ]);
}

function openings(free: readonly KpoCharacterView[], dice: Dice): readonly CommandDraft[] {
  const sides = 2 + dice.number(2);
  const people = dice.some(free, sides + dice.number(3)).map(({ id }) => id);
  if (people.length < sides) return [];
  const names = ['x', 'y', 'z'].slice(0, sides);
  const members = (at: number) => people.filter((_, each) => each % sides === at);
  return [{ type: 'openKpoFight', place: 'ford', sides: names.map((name, at) => ({ name, members: members(at) })) }];
}
