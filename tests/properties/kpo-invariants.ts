import { expect } from 'vitest';
import type { KpoCharacterView, KpoFightView } from '../../shared/contract/kpo-views.ts';
import type { ViewsMessage } from '../../shared/contract/views.ts';
import { isAble } from '../../shared/kpo/fight.ts';
import { kpoFightsIn, kpoPeopleIn } from './kpo-entries.ts';

/** What is true of every KPO fight at any time. Each list holds what breaks it. */
export function expectKpoOrder(views: ViewsMessage): void {
  const fights = kpoFightsIn(views);
  const people = kpoPeopleIn(views);
  const running = fights.filter(isRunning);
  expect({
    'who fights is held by that fight alone': running.flatMap((view) => heldElsewhere(view, people)),
    'nobody is held by a fight that is over': people.filter((each) => !isHeldRightly(each, running)).map(brief),
    'a fight and the roster tell of the same ÉP': running.flatMap((view) => otherHp(view, people)),
    'who has no ÉP or lies unconscious is not in the order': fights.filter(ordersTheFallen).map(({ id }) => id),
    'only those who stand are on turn': fights.filter(turnsToTheFallen).map(({ id }) => id),
    'who stands and does not wait is in the order once': running.filter(ordersOthers).map(({ id }) => id),
    'a fight goes on only while two sides can fight': running.filter(isDecided).map(({ id }) => id),
  }).toEqual({
    'who fights is held by that fight alone': [],
    'nobody is held by a fight that is over': [],
    'a fight and the roster tell of the same ÉP': [],
    'who has no ÉP or lies unconscious is not in the order': [],
    'only those who stand are on turn': [],
    'who stands and does not wait is in the order once': [],
    'a fight goes on only while two sides can fight': [],
  });
}

/** What is entered at the table only ever takes ÉP: only an ORG gives any. */
export function expectOnlyLosses(command: { readonly type: string }, before: ViewsMessage, after: ViewsMessage): void {
  if (!command.type.startsWith('kpo')) return;
  const had = new Map(kpoPeopleIn(before).map(({ id, hp }) => [id, hp]));
  expect(kpoPeopleIn(after).filter(({ id, hp }) => hp > (had.get(id) ?? hp))).toEqual([]);
}

const isRunning = ({ fight }: KpoFightView): boolean => fight.phase === 'initiative' || fight.phase === 'attacks';

const brief = ({ id, hp, fight }: KpoCharacterView) => ({ id, hp, fight });

const heldElsewhere = ({ id, fight }: KpoFightView, people: readonly KpoCharacterView[]): readonly object[] =>
  fight.fighters.flatMap((fighter) => people.filter((each) => each.id === fighter.id && each.fight !== id).map(brief));

const isHeldRightly = ({ id, fight }: KpoCharacterView, running: readonly KpoFightView[]): boolean =>
  fight === null || running.some((view) => view.id === fight && view.fight.fighters.some((each) => each.id === id));

const otherHp = ({ fight }: KpoFightView, people: readonly KpoCharacterView[]): readonly object[] =>
  fight.fighters.flatMap(({ id, hp }) =>
    people.filter((each) => each.id === id && each.hp !== hp).map((each) => ({ ...brief(each), inFight: hp })),
  );

const fallenIn = ({ fight }: KpoFightView): readonly string[] =>
  fight.fighters.filter((fighter) => !isAble(fighter)).map(({ id }) => id);

const ordersTheFallen = (view: KpoFightView): boolean => view.order.flat().some((id) => fallenIn(view).includes(id));

const turnsToTheFallen = (view: KpoFightView): boolean => view.allowed.turn.some((id) => fallenIn(view).includes(id));

/** Only between the signs and the end of the round there is an order. */
const ordersOthers = ({ fight, order }: KpoFightView): boolean =>
  fight.phase === 'attacks' &&
  order.flat().toSorted().join() !==
    fight.fighters
      .filter((fighter) => isAble(fighter) && !fighter.waiting)
      .map(({ id }) => id)
      .toSorted()
      .join();

const isDecided = ({ fight }: KpoFightView): boolean =>
  new Set(fight.fighters.filter(isAble).map(({ side }) => side)).size < 2;
