import { describe, expect, test } from 'vitest';
import { decide } from '../../../../shared/dbf/decide.ts';
import { isActive, type Fight, type Fighter } from '../../../../shared/dbf/fight.ts';
import { dodgeOf } from '../../../../shared/dbf/fighter.ts';
import type { HouseRules } from '../../../../shared/dbf/house-rules.ts';
import type { DuelOutcome } from '../../../../shared/dbf/fight.ts';
import {
  after,
  around,
  eventsOf,
  f1,
  fightWith,
  fighterOn,
  noon,
  pairOf,
  refusalOf,
} from '../../../fixtures/fights.ts';
import { house } from '../../../fixtures/house-rules.ts';
import { ofClass, who } from '../../../fixtures/sheets.ts';
import {
  cast,
  castRefusal,
  casting,
  closing,
  duelled,
  livesIn,
  mageOn,
  marksIn,
  spellPhase,
  statusIn,
} from '../../../fixtures/spells.ts';

const close = (fight: Fight, phase: 'potions' | 'spells' | 'end') =>
  decide(fight, { type: 'closePhases', fight: f1, phases: [phase] }, around(fight));

const mageAgainst = (patch: Partial<HouseRules>, others: readonly Fighter[], more: Partial<Fight> = {}) =>
  spellPhase([mageOn('challenger', 'm'), ...others], [], { ...house(patch), ...more });

describe('spells a round (DBF-A-29)', () => {
  const begun = (patch: Partial<HouseRules>) =>
    casting(mageAgainst(patch, [fighterOn('challenged', 'b1')]), 'm', 'fire-arrow', ['b1']);

  test('any number', () => {
    expect(castRefusal(begun({}), 'm', 'trip', ['b1'])).toBeNull();
  });

  test('one, where the house says so, and another in the next round', () => {
    expect(castRefusal(begun({ spellsPerRound: 'one' }), 'm', 'trip', ['b1'])).toEqual([
      'one-spell-a-round',
      'DBF-A-29',
    ]);
    const repaired = closing(begun({ spellsPerRound: 'one' }), 'spells', 'duel', 'wounds', 'end');
    const next = closing(repaired, 'pairing', 'potions');
    expect(castRefusal(next, 'm', 'trip', ['b1'])).toBeNull();
  });

  test('one of each caster', () => {
    const two = mageAgainst({ spellsPerRound: 'one' }, [mageOn('challenged', 'n')]);
    expect(castRefusal(casting(two, 'm', 'fire-arrow', ['n']), 'n', 'trip', ['m'])).toBeNull();
  });
});

describe('when swarms of earlier rounds bite (DBF-A-37)', () => {
  const ending = (patch: Partial<HouseRules>, b1 = 3) =>
    fightWith(
      [mageOn('challenger', 'm'), fighterOn('challenged', 'b1', { lives: b1 }), fighterOn('challenged', 'b2')],
      {
        phase: 'end',
        swarms: [who('m')],
        ...house(patch),
      },
    );
  const types = (fight: Fight, phase: 'end' | 'potions') => eventsOf(close(fight, phase)).map(({ type }) => type);

  test('at the start of the spells', () => {
    expect(types(ending({}), 'end')).toEqual(['v1.RoundEnded']);
    const pairing = closing(ending({}), 'end');
    const picked = after(
      pairing,
      decide(pairing, { type: 'pick', fight: f1, by: who('m'), on: who('b1') }, around(pairing)),
    );
    expect(types(closing(picked, 'pairing'), 'potions')).toEqual(['v1.PotionsClosed', 'v1.SwarmsBit']);
  });

  test('before the pairing, where the house says so: who falls by it is not paired, and nothing bites later', () => {
    const rule = { swarmBites: 'before-pairing' } as const;
    expect(types(ending(rule, 1), 'end')).toEqual(['v1.SwarmsBit', 'v1.RoundEnded']);
    const pairing = closing(ending(rule, 1), 'end');
    expect(livesIn(pairing)).toEqual({ m: 3, b1: 0, b2: 2 });
    expect(pairing.pairs).toEqual([pairOf('m', 'b2')]);
    expect(types(closing(pairing, 'pairing'), 'potions')).toEqual(['v1.PotionsClosed']);
  });
});

describe('a swarm whose caster is out (DBF-A-38)', () => {
  const down = { lives: 0, status: 'knocked-out' } as const;
  const potions = (patch: Partial<HouseRules>) =>
    fightWith([mageOn('challenger', 'm', down), mageOn('challenger', 'o'), fighterOn('challenged', 'b1')], {
      phase: 'potions',
      swarms: [who('m')],
      ...house(patch),
    });

  test('stays and bites', () => {
    expect(livesIn(closing(potions({}), 'potions'))).toEqual({ m: 0, o: 2, b1: 2 });
  });

  test('is gone with the caster, where the house says so', () => {
    expect(livesIn(closing(potions({ swarmWithoutCaster: 'ends' }), 'potions'))).toEqual({ m: 0, o: 3, b1: 3 });
  });

  test('does not come back with a caster who is revived', () => {
    const spells = closing(potions({ swarmWithoutCaster: 'ends' }), 'potions');
    expect(cast(spells, 'o', 'revival', ['m']).swarms).toEqual([]);
    expect(cast(closing(potions({}), 'potions'), 'o', 'revival', ['m']).swarms).toEqual(['m']);
  });

  test('one that is cast while the caster falls ends at once', () => {
    const both = casting(
      mageAgainst({ swarmWithoutCaster: 'ends' }, [
        mageOn('challenged', 'n', { lives: 1 }),
        fighterOn('challenged', 'b2'),
      ]),
      'n',
      'pesky-insects',
    );
    expect(cast(both, 'm', 'fire-arrow', ['n']).swarms).toEqual([]);
  });
});

describe('fear on somebody with one life (DBF-A-47)', () => {
  const target = (patch: Partial<HouseRules>, lives = 1) =>
    mageAgainst(patch, [fighterOn('challenged', 'b1', { lives }), fighterOn('challenged', 'b2')]);
  const b1 = (fight: Fight) =>
    fight.fighters.flatMap(({ id, lives, status }) => (id === 'b1' ? [[lives, status]] : []));

  test('fells it', () => {
    expect(b1(cast(target({}), 'm', 'fear', ['b1']))).toEqual([[0, 'knocked-out']]);
  });

  test('drives it off with that life, where the house says so', () => {
    const rule = { lastLifeFear: 'flees-with-one-life' } as const;
    expect(b1(cast(target(rule), 'm', 'fear', ['b1']))).toEqual([[1, 'fled']]);
    expect(b1(cast(target(rule, 2), 'm', 'fear', ['b1']))).toEqual([[1, 'fled']]);
    expect(b1(cast(casting(target(rule, 2), 'm', 'fire-arrow', ['b1']), 'm', 'fear', ['b1']))).toEqual([
      [0, 'knocked-out'],
    ]);
  });

  test('is refused, where the house says so', () => {
    const rule = { lastLifeFear: 'refused' } as const;
    expect(castRefusal(target(rule), 'm', 'fear', ['b1'])).toEqual(['fear-refused', 'DBF-A-47']);
    expect(castRefusal(target(rule, 2), 'm', 'fear', ['b1'])).toBeNull();
  });
});

describe('the gain of a vampiric touch (DBF-A-53)', () => {
  const touching = (patch: Partial<HouseRules>) =>
    fightWith([mageOn('challenger', 'm', { marks: ['vampiric'] }), fighterOn('challenged', 'b1', { lives: 1 })], {
      phase: 'duel',
      pairs: [pairOf('m', 'b1')],
      ...house(patch),
    });

  test('is what the victim really lost', () => {
    expect(livesIn(duelled(touching({}), ['m', 'b1'], 'challenger-hits'))).toEqual({ m: 4, b1: 0 });
  });

  test('is the whole strength of the hit, where the house says so', () => {
    const fight = touching({ vampiricGain: 'strength-of-the-hit' });
    expect(livesIn(duelled(fight, ['m', 'b1'], 'challenger-hits'))).toEqual({ m: 5, b1: 0 });
  });
});

describe('a blessing on somebody who can dodge (DBF-A-58)', () => {
  const dodger = fighterOn('challenger', 'a1', {
    sheet: ofClass('ranger', { abilities: ['dodge'] }),
    marks: ['blessed'],
  });
  const hits = (fighter: Fighter, patch: Partial<HouseRules>): Fight =>
    fightWith([fighter, fighterOn('challenged', 'b1')], {
      phase: 'wounds',
      pairs: [pairOf('a1', 'b1')],
      results: [{ pair: pairOf('a1', 'b1'), outcome: 'challenged-hits' satisfies DuelOutcome }],
      ...house(patch),
    });
  const dodge = (fight: Fight) => decide(fight, { type: 'dodge', fight: f1, who: who('a1') }, around(fight));
  const dodged = (fight: Fight) => ({ ...after(fight, dodge(fight)), dodging: [] });

  test('gives no second use', () => {
    expect(refusalOf(dodge(dodged(hits(dodger, {}))))).toEqual(['dodge-used', 'DBF-ABI-UHY-3']);
  });

  test('gives a second use and no third, where the house says so', () => {
    const once = dodged(hits(dodger, { blessedDodge: 'a-second' }));
    expect(marksIn(once)).toEqual({ a1: ['blessed'] });
    const twice = dodged(once);
    expect(marksIn(twice)).toEqual({});
    expect(refusalOf(dodge(twice))).toEqual(['dodge-used', 'DBF-ABI-UHY-3']);
  });

  test('whoever cannot dodge has one either way', () => {
    const blessed = fighterOn('challenger', 'a1', { marks: ['blessed'] });
    const once = dodged(hits(blessed, { blessedDodge: 'a-second' }));
    expect(once.fighters.filter(isActive).map((each) => dodgeOf(each, once.houseRules))).toEqual(['used', 'none']);
  });
});

describe.each(['clear-sight', 'vision'] as const)('%s in a fight (DBF-A-62)', (spell) => {
  const fight = (patch: Partial<HouseRules>) =>
    mageAgainst(patch, [fighterOn('challenger', 'a2'), fighterOn('challenged', 'b1')]);

  test('is refused', () => {
    expect(castRefusal(fight({}), 'm', spell)?.[0]).toBe('not-in-a-fight');
  });

  test('takes the caster out of the fight into a trance of five minutes, where the house says so', () => {
    const declared = casting(fight({ tranceInFight: 'leaves-the-fight' }), 'm', spell);
    const events = eventsOf(close(declared, 'spells'));
    expect(events.filter(({ type }) => type === 'v1.TimerStarted')).toEqual([
      expect.objectContaining({ kind: 'trance', who: 'm', startedAt: noon, deadline: noon + 300_000 }),
    ]);
    const entranced = after(declared, { ok: true, events });
    expect(entranced.fighters.map(({ id, lives, status }) => [id, lives, status])).toEqual([
      ['m', 3, 'entranced'],
      ['a2', 3, 'up'],
      ['b1', 3, 'up'],
    ]);
    expect(entranced.phase).toBe('pairing');
    const stopped = decide(entranced, { type: 'stopFight', fight: f1, reason: 'dážď' }, around(entranced));
    expect(eventsOf(stopped).map(({ type }) => type)).toEqual(['v1.FightEnded']);
  });
});

describe('a side that spells emptied (DBF-A-73)', () => {
  const last = (patch: Partial<HouseRules>) =>
    casting(mageAgainst(patch, [fighterOn('challenged', 'b1', { lives: 2 })]), 'm', 'fire-arrow', ['b1']);

  test('waits for the end of the round', () => {
    const fight = closing(last({}), 'spells');
    expect([fight.phase, fight.over]).toEqual(['pairing', null]);
    expect(closing(fight, 'pairing', 'duel', 'wounds', 'end').over).toEqual({ by: 'emptied', winner: 'challenger' });
  });

  test('ends the fight at once, where the house says so', () => {
    expect(closing(last({ emptiedBySpells: 'at-once' }), 'spells').over).toEqual({
      by: 'emptied',
      winner: 'challenger',
    });
  });

  test('so does one that the bites of a swarm emptied, before the spells or before the pairing', () => {
    const swarmed = (phase: Fight['phase'], patch: Partial<HouseRules>) =>
      fightWith([mageOn('challenger', 'm'), fighterOn('challenged', 'b1', { lives: 1 })], {
        phase,
        swarms: [who('m')],
        ...house({ emptiedBySpells: 'at-once', ...patch }),
      });
    const won = { by: 'emptied', winner: 'challenger' };
    expect(closing(swarmed('potions', {}), 'potions').over).toEqual(won);
    expect(closing(swarmed('end', { swarmBites: 'before-pairing' }), 'end').over).toEqual(won);
  });

  test('the same pairs again end with the fight, where a swarm ends it', () => {
    const pair = pairOf('m', 'b1');
    const fight = fightWith([mageOn('challenger', 'm'), fighterOn('challenged', 'b1', { lives: 1 })], {
      pairs: [pair],
      lastPairs: [pair],
      swarms: [who('m')],
      ...house({ emptiedBySpells: 'at-once' }),
    });
    const repeated = decide(fight, { type: 'repeatPairs', fight: f1 }, around(fight));
    expect(after(fight, repeated).over).toEqual({ by: 'emptied', winner: 'challenger' });
  });
});

describe('the house rules of a spell phase', () => {
  test('leave everybody standing where nothing is declared', () => {
    expect(
      statusIn(closing(mageAgainst({ emptiedBySpells: 'at-once' }, [fighterOn('challenged', 'b1')]), 'spells')),
    ).toEqual({ m: 'up', b1: 'up' });
  });
});
