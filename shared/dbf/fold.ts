import type { FightEvent, OpenedPairing, Standing, Wound } from './events.ts';
import { isActive, samePair, withoutRoundMarks, type Fight, type Fighter } from './fight.ts';

/** The one place where a fight changes. It only takes over what the event says; no rule is asked again. */
export function fold(fight: Fight, event: FightEvent): Fight {
  switch (event.type) {
    case 'v1.FightOpened':
      return {
        ...fight,
        id: event.fight,
        number: event.number,
        place: event.place,
        houseRules: event.houseRules,
        fighters: event.fighters,
        present: event.present,
        round: 1,
        ...pairingOf(event.pairing),
      };
    case 'v1.FightRecorded':
      return {
        ...fight,
        id: event.fight,
        number: event.number,
        place: event.place,
        houseRules: event.houseRules,
        fighters: event.fighters,
        phase: 'over',
        round: 1,
        over: { by: 'recorded', winner: event.winner },
      };
    case 'v1.HelperJoined':
      return {
        ...fight,
        fighters: [...fight.fighters, event.fighter],
        present: fight.present.filter((id) => id !== event.fighter.id),
        ...(event.pairing === null ? {} : pairingOf(event.pairing)),
      };
    case 'v1.OpponentPicked':
      return { ...fight, pairs: [...fight.pairs, event.pair, ...event.forced], picksMade: fight.picksMade + 1 };
    case 'v1.PairingClosed':
    case 'v1.PotionsClosed':
    case 'v1.DuelClosed':
      return { ...fight, phase: event.next };
    case 'v1.PotionDrunk':
      return {
        ...withStanding(fight, event),
        drunk: [...fight.drunk, event.who],
        drinkers: [...fight.drinkers, event.who],
      };
    case 'v1.SwarmsBit':
      return event.standings.reduce(withStanding, fight);
    case 'v1.SpellDeclared': {
      const { who, spell, on, regains, as } = event;
      return {
        ...fight,
        declared: [...fight.declared, { who, spell, on, regains, as }],
        fighters: changed(fight, who, (fighter) => ({ ...fighter, used: [...fighter.used, spell] })),
      };
    }
    case 'v1.SpellsResolved':
      return resolved(fight, event);
    case 'v1.FormTaken': {
      const { form, sheet } = event;
      const taken = (fighter: Fighter): Fighter => ({ ...fighter, sheet, form: { ...form, ownSheet: fighter.sheet } });
      return withStanding({ ...fight, fighters: changed(fight, event.who, taken) }, event);
    }
    case 'v1.FormLeft':
      return withStanding({ ...fight, fighters: changed(fight, event.who, inOwnShape) }, event);
    case 'v1.SpellsClosed':
      return event.pairing === null
        ? { ...fight, phase: event.next }
        : { ...fight, ...pairingOf(event.pairing), repairing: true };
    case 'v1.DuelScored': {
      const { pair, outcome } = event;
      return {
        ...fight,
        results: [...fight.results.filter((result) => !samePair(result.pair, pair)), { pair, outcome }],
      };
    }
    case 'v1.HitDodged':
      return {
        ...fight,
        dodging: [...fight.dodging, event.who],
        fighters: changed(fight, event.who, dodged),
      };
    case 'v1.WoundsApplied':
      return { ...spentPremonitions(event.standings.reduce(withStanding, fight), event.wounds), phase: event.next };
    case 'v1.FighterFled':
      return withStanding(fight, event);
    case 'v1.FighterReturned':
      return {
        ...fight,
        fighters: changed(fight, event.who, (fighter) => ({ ...fighter, marks: withoutWaiting(fighter) })),
      };
    case 'v1.RoundEnded':
      return {
        ...withoutRoundMarks(fight),
        ...pairingOf(event.pairing),
        round: event.round,
        declared: [],
        repairing: false,
        lastPairs: fight.pairs,
        drunk: [],
        results: [],
        dodging: [],
      };
    case 'v1.FightEnded':
      return { ...fight, phase: 'over', over: { by: event.by, winner: event.winner } };
    case 'v1.StandingOverridden': {
      const after = withStanding(fight, event);
      return event.pairing === null ? withoutBrokenPairs(after) : { ...after, ...pairingOf(event.pairing) };
    }
    case 'v1.FightClosed':
      return { ...fight, phase: 'closed' };
    default:
      return event satisfies never;
  }
}

const pairingOf = ({ active, forced }: OpenedPairing) =>
  ({ phase: 'pairing', pairs: forced, picksMade: 0, pairedFor: active }) as const;

type Resolved = Extract<FightEvent, { type: 'v1.SpellsResolved' }>;

function resolved(fight: Fight, { standings, marks, swarms, regained, stormed }: Resolved): Fight {
  const stood = standings.reduce(withStanding, fight);
  return {
    ...stood,
    swarms,
    stormed: fight.stormed || stormed,
    fighters: stood.fighters.map((fighter) => {
      const added = marks.filter(({ who, mark }) => who === fighter.id && !fighter.marks.includes(mark));
      const back = regained.filter(({ who }) => who === fighter.id).map(({ spell }) => spell);
      if (added.length === 0 && back.length === 0) return fighter;
      return {
        ...fighter,
        marks: [...new Set([...fighter.marks, ...added.map(({ mark }) => mark)])],
        used: fighter.used.filter((spell) => !back.includes(spell)),
      };
    }),
  };
}

/** DBF-SP-JA2: it takes one hit. */
const spentPremonitions = (fight: Fight, wounds: readonly Wound[]): Fight => ({
  ...fight,
  fighters: fight.fighters.map((fighter) =>
    wounds.some(({ who, foreseen }) => foreseen && who === fighter.id)
      ? { ...fighter, marks: fighter.marks.filter((mark) => mark !== 'premonition') }
      : fighter,
  ),
});

function withStanding(fight: Fight, { who, lives, temporary, status }: Standing): Fight {
  return {
    ...fight,
    fighters: changed(fight, who, (fighter) => {
      const stood = {
        ...fighter,
        lives,
        temporary,
        status,
        marks: status === 'up' ? fighter.marks : withoutWaiting(fighter),
      };
      return lives === 0 ? inOwnShape(stood) : stood;
    }),
    someoneDropped: fight.someoneDropped || (status !== 'up' && fight.phase !== 'over'),
  };
}

/** DBF-A-58: a dodge after the own one was that of the blessing. */
const dodged = (fighter: Fighter): Fighter =>
  fighter.dodgeUsed
    ? { ...fighter, marks: fighter.marks.filter((mark) => mark !== 'blessed') }
    : { ...fighter, dodgeUsed: true };

const withoutWaiting = ({ marks }: Fighter) => marks.filter((mark) => mark !== 'waiting');

/** DBF-A-61: without lives the animal's form is gone as well. */
const inOwnShape = (fighter: Fighter): Fighter =>
  fighter.form === null ? fighter : { ...fighter, sheet: fighter.form.ownSheet, form: null };

const changed = (fight: Fight, who: string, change: (fighter: Fighter) => Fighter): readonly Fighter[] =>
  fight.fighters.map((fighter) => (fighter.id === who ? change(fighter) : fighter));

/** Once the duel runs, who drops out by an ORG's word takes the pair along; before it, the pairing opens again. */
function withoutBrokenPairs(fight: Fight): Fight {
  if (fight.phase !== 'duel') return fight;
  const stands = (id: string) => fight.fighters.some((fighter) => fighter.id === id && isActive(fighter));
  const pairs = fight.pairs.filter((pair) => stands(pair.challenger) && stands(pair.challenged));
  return { ...fight, pairs, results: fight.results.filter(({ pair }) => pairs.some((each) => samePair(each, pair))) };
}
