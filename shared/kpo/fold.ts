import type { CharacterId } from '../vocabulary/ids.ts';
import type { KpoFightEvent, KpoStanding } from './events.ts';
import { singleHanded, withKpoFighter, type Attack, type KpoFight, type KpoFighter } from './fight.ts';

/** The one place where a fight changes. It only takes over what the event says; no rule is asked again. */
export function fold(fight: KpoFight, event: KpoFightEvent): KpoFight {
  switch (event.type) {
    case 'v1.KpoFightOpened':
      return {
        ...fight,
        id: event.fight,
        number: event.number,
        place: event.place,
        houseRules: event.houseRules,
        sides: event.sides,
        fighters: event.fighters,
        phase: 'initiative',
        round: 1,
      };
    case 'v1.KpoFighterJoined':
      return {
        ...fight,
        sides: fight.sides.includes(event.fighter.side) ? fight.sides : [...fight.sides, event.fighter.side],
        fighters: [...fight.fighters, event.fighter],
        again: event.again === null ? fight.again : [...fight.again, event.again],
      };
    case 'v1.KpoBonusGiven':
      return { ...fight, bonus: event.who };
    case 'v1.KpoInitiativeSettled':
      return settled(fight, event);
    case 'v1.KpoTacticChosen':
      return withKpoFighter(fight, event.who, (fighter) => ({ ...fighter, tactic: event.tactic }));
    case 'v1.KpoSituationSet':
      return withKpoFighter(fight, event.who, (fighter) => ({ ...fighter, situation: event.situation }));
    case 'v1.KpoCharged':
      return {
        ...withKpoFighter(fight, event.who, (fighter) => ({ ...fighter, charge: { on: event.on, halted: false } })),
        roundOrder: event.roundOrder ?? fight.roundOrder,
      };
    case 'v1.KpoAttackMade':
      return attacked(fight, event);
    case 'v1.KpoAttackPassed':
      return withKpoFighter(fight, event.who, withOneUsed);
    case 'v1.KpoStepResolved':
      return resolved(fight, event);
    case 'v1.KpoSpellBegun': {
      const { who, first, casting } = event;
      const noted = { ...fight, first };
      return casting === null
        ? noted
        : withKpoFighter(noted, who, (fighter) => ({ ...withOneUsed(fighter), casting, interrupted: false }));
    }
    case 'v1.KpoSpellSpoken':
      return withKpoFighter(fight, event.who, (fighter) => ({ ...fighter, casting: null }));
    case 'v1.KpoSuspicionSpoken':
      return withKpoFighter(fight, event.who, (fighter) => ({
        ...fighter,
        suspects: [...new Set([...fighter.suspects, event.of])],
      }));
    case 'v1.KpoMovedApart':
      return {
        ...fight,
        apart: [...fight.apart, event.who],
        again: [...fight.again, { why: 'apart', who: event.who }],
      };
    case 'v1.KpoOrderOverridden':
      return event.castings.reduce<KpoFight>(
        (state, { who, tooLate }) =>
          withKpoFighter(state, who, (fighter) => ({
            ...fighter,
            casting: fighter.casting && { ...fighter.casting, tooLate },
          })),
        { ...fight, order: event.order, roundOrder: null, pending: event.pending },
      );
    case 'v1.KpoRoundEnded':
      return nextRound(fight, event.round, event.next);
    case 'v1.KpoFightEnded':
      return { ...fight, phase: 'over', pending: null, over: { by: event.by, winner: event.winner } };
    case 'v1.KpoStandingOverridden':
      return withStanding(fight, event);
    case 'v1.KpoFightClosed':
      return { ...fight, phase: 'closed' };
    default:
      return event satisfies never;
  }
}

type Event<Type extends KpoFightEvent['type']> = Extract<KpoFightEvent, { readonly type: Type }>;

function settled(fight: KpoFight, event: Event<'v1.KpoInitiativeSettled'>): KpoFight {
  const valueOf = (id: CharacterId) => event.initiative.find(({ who }) => who === id)?.value ?? null;
  return {
    ...fight,
    phase: 'attacks',
    order: event.order,
    roundOrder: null,
    again: event.again === null ? [] : [event.again],
    apart: [],
    bonus: null,
    fighters: fight.fighters.map((fighter) => ({
      ...fighter,
      initiative: valueOf(fighter.id),
      waiting: false,
      ambushed: false,
      weakened: { now: fighter.weakened.now || fighter.weakened.next, next: false },
    })),
  };
}

function attacked(fight: KpoFight, event: Event<'v1.KpoAttackMade'>): KpoFight {
  const { by, on, backstab, knockout, hasted, blows, uses, ambush, hands, group, pass } = event;
  const attack: Attack = { by, on, backstab, knockout, hasted, blows };
  // A slow weapon that struck before the signs rests in the round that they begin.
  const round = ambush ? fight.round - 1 : fight.round;
  const struck = (fighter: KpoFighter): KpoFighter => ({
    ...(uses ? withOneUsed(fighter) : fighter),
    ambushed: fighter.ambushed || ambush,
    struck: {
      right: hands.includes('right') ? round : fighter.struck.right,
      left: hands.includes('left') ? round : fighter.struck.left,
    },
  });
  return {
    ...withKpoFighter(fight, by, struck),
    attacked: fight.attacked || !ambush,
    last: attack,
    pending:
      fight.pending === null
        ? { attacks: [attack], group, pass }
        : { ...fight.pending, attacks: [...fight.pending.attacks, attack] },
  };
}

function resolved(fight: KpoFight, event: Event<'v1.KpoStepResolved'>): KpoFight {
  const { standings, interrupted, finished, halted, weakened } = event;
  const felt = standings.reduce(withStanding, { ...fight, pending: null });
  return {
    ...felt,
    fighters: felt.fighters.map((fighter) => ({
      ...fighter,
      casting: [...interrupted, ...finished].includes(fighter.id) ? null : fighter.casting,
      interrupted: fighter.interrupted || interrupted.includes(fighter.id),
      charge: halted.includes(fighter.id) && fighter.charge ? { ...fighter.charge, halted: true } : fighter.charge,
      weakened: weakened.includes(fighter.id) ? { ...fighter.weakened, next: true } : fighter.weakened,
    })),
  };
}

/**
 * What lasts for a round is gone: tactics, charges, the order that a charge made (KPO-A-27, KPO-A-37). A spell that is
 * still being said can be broken by those too whom it outran (KPO-A-43).
 */
const nextRound = (fight: KpoFight, round: number, next: 'initiative' | 'attacks'): KpoFight => ({
  ...fight,
  phase: next,
  round,
  attacked: false,
  roundOrder: null,
  order: next === 'initiative' ? [] : fight.order,
  fighters: fight.fighters.map((fighter) => ({
    ...fighter,
    used: 0,
    tactic: singleHanded,
    charge: null,
    casting: fighter.casting && { ...fighter.casting, tooLate: [] },
    interrupted: false,
    weakened: { now: fighter.weakened.next, next: false },
  })),
});

/** Who goes down says no spell on. */
const withStanding = (fight: KpoFight, { who, hp, unconscious }: KpoStanding): KpoFight =>
  withKpoFighter(fight, who, (fighter) => ({
    ...fighter,
    hp,
    unconscious,
    casting: hp > 0 && !unconscious ? fighter.casting : null,
  }));

const withOneUsed = (fighter: KpoFighter): KpoFighter => ({ ...fighter, used: fighter.used + 1 });
