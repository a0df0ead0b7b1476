import { describe, expect, test } from 'vitest';
import { decideSmash } from '../../../../shared/dbf/ability-acts.ts';
import { decideOutcome } from '../../../../shared/dbf/challenge.ts';
import { decide } from '../../../../shared/dbf/decide.ts';
import type { Fight } from '../../../../shared/dbf/fight.ts';
import type { HouseRules } from '../../../../shared/dbf/house-rules.ts';
import { livesInNewGamePhase } from '../../../../shared/dbf/lives-return.ts';
import { decideDrinkOutside } from '../../../../shared/dbf/potions.ts';
import { decideCastOutside } from '../../../../shared/dbf/spells/cast-outside.ts';
import type { Character } from '../../../../shared/roster/character.ts';
import { expire } from '../../../../shared/timers/expire.ts';
import { fightId } from '../../../../shared/vocabulary/ids.ts';
import {
  after,
  around,
  at,
  eventsOf,
  f1,
  fightWith,
  fighterOn,
  noon,
  refusalOf,
  sidesOf,
} from '../../../fixtures/fights.ts';
import { aftermath, house, rules } from '../../../fixtures/house-rules.ts';
import { characterOf, creep, who } from '../../../fixtures/sheets.ts';
import {
  cast,
  castRefusal,
  casting,
  closing,
  livesIn,
  mageCharacter,
  mageOn,
  outsideEffects,
  runningTimer,
  spellPhase,
  statusIn,
} from '../../../fixtures/spells.ts';

const down = { lives: 0, status: 'knocked-out' } as const;

/** Who has other lives after the end of a fight than at its end. */
const livesAfter = (fight: Fight, others: readonly Character[] = []) =>
  eventsOf(decide(fight, { type: 'stopFight', fight: f1, reason: 'dážď' }, around(fight, ...others))).flatMap(
    (event) => (event.type === 'v1.ConditionChanged' ? [[event.who, event.lives, event.status]] : []),
  );

const inNewPhase = (character: Character, patch: Partial<HouseRules>) =>
  livesInNewGamePhase(character, rules(patch)).flatMap((event) =>
    event.type === 'v1.ConditionChanged' ? [[event.lives, event.temporary, event.status]] : [],
  );

describe('lives that come back (DBF-A-08)', () => {
  const battered = (patch: Partial<HouseRules>) =>
    fightWith(
      [
        fighterOn('challenger', 'a1', { lives: 1 }),
        fighterOn('challenger', 'a2', down),
        fighterOn('challenger', 'a3', { lives: 2, status: 'fled' }),
        fighterOn('challenged', 'b1', { lives: 2, status: 'asleep' }),
        fighterOn('challenged', 'b2', { lives: 2, temporary: 1 }),
      ],
      { phase: 'end', ...house(patch) },
    );

  test('never by themselves', () => {
    expect(livesAfter(battered({}))).toEqual([]);
    expect(inNewPhase(characterOf('x', { lives: 1 }), {})).toEqual([]);
  });

  test('after each fight for all who were in it, where the house says so; who lies knocked out lies on', () => {
    expect(livesAfter(battered({ livesReturn: 'after-each-fight' }))).toEqual([
      ['a1', 3, 'up'],
      ['a3', 3, 'fled'],
      ['b1', 3, 'asleep'],
      ['b2', 4, 'up'],
    ]);
  });

  test('not for one who fled and is in another fight already', () => {
    const fight = battered({ livesReturn: 'after-each-fight' });
    const elsewhere = characterOf('a3', { lives: 2, fight: fightId('f2'), lastFight: fightId('f2') });
    expect(livesAfter(fight, [elsewhere]).map(([id]) => id)).toEqual(['a1', 'b1', 'b2']);
  });

  test('after a fight of which only the outcome is known as well', () => {
    const decision = decideOutcome(
      {
        type: 'recordOutcome',
        place: '',
        by: [who('a1')],
        to: [who('b1')],
        outcomes: [
          { who: who('a1'), lives: 1, status: 'up' },
          { who: who('b1'), lives: 0, status: 'knocked-out' },
        ],
        winner: 'challenger',
      },
      { fight: f1, number: 1, ...house({ livesReturn: 'after-each-fight' }) },
      at(noon, characterOf('a1'), characterOf('b1')),
    );
    const [recorded] = eventsOf(decision);
    expect(recorded?.type === 'v1.FightRecorded' && recorded.fighters.map(({ lives }) => lives)).toEqual([3, 0]);
  });

  test('with a new phase of the event, where the house says so, but for who lies or is in a fight', () => {
    const rule = { livesReturn: 'new-game-phase' } as const;
    expect(inNewPhase(characterOf('x', { lives: 1 }), rule)).toEqual([[3, 0, 'up']]);
    expect(inNewPhase(characterOf('x', { lives: 2, temporary: 1 }), rule)).toEqual([[3, 0, 'up']]);
    expect(inNewPhase(characterOf('x', down), rule)).toEqual([]);
    expect(inNewPhase(characterOf('x', { lives: 1, fight: f1 }), rule)).toEqual([]);
    expect(livesAfter(battered(rule))).toEqual([]);
  });
});

describe('lives above the maximum (DBF-A-06)', () => {
  const full = (patch: Partial<HouseRules>) =>
    fightWith([fighterOn('challenger', 'a1', { lives: 6, temporary: 1 }), ...sidesOf(0, 1)], {
      phase: 'end',
      ...house(patch),
    });
  const rich = characterOf('x', { lives: 5 });

  test('stay until they are lost', () => {
    expect(livesAfter(full({}))).toEqual([]);
    expect(inNewPhase(rich, {})).toEqual([]);
  });

  test('end with the fight, where the house says so; temporary ones stay for the phase of the event', () => {
    expect(livesAfter(full({ livesAboveMaximum: 'until-the-fight-ends' }))).toEqual([['a1', 4, 'up']]);
  });

  test('end with the phase of the event, where the house says so', () => {
    const rule = { livesAboveMaximum: 'until-the-game-phase-ends' } as const;
    expect(livesAfter(full(rule))).toEqual([]);
    expect(inNewPhase(rich, rule)).toEqual([[3, 0, 'up']]);
  });

  test('are not cut where lives come back', () => {
    expect(livesAfter(full({ livesReturn: 'after-each-fight' }))).toEqual([]);
  });
});

describe('healing the knocked-out (DBF-A-41)', () => {
  const spells = (patch: Partial<HouseRules>, more: Partial<Fight> = {}) =>
    spellPhase(
      [
        mageOn('challenger', 'm'),
        fighterOn('challenger', 'a2', down),
        mageOn('challenged', 'n'),
        fighterOn('challenged', 'b2', { lives: 2, status: 'asleep' }),
      ],
      [['m', 'n']],
      { pairedFor: [who('m'), who('n')], ...house(patch), ...more },
    );
  const intoTheFight = { healingTheFallen: 'back-into-the-fight' } as const;
  const afterIt = { healingTheFallen: 'after-the-fight' } as const;
  const drink = (fight: Fight, heals: number) =>
    decide(fight, { type: 'drinkPotion', fight: f1, who: who('a2'), heals }, around(fight));

  test.each(['heal-wound', 'regeneration', 'wave-of-life'] as const)('%s raises nobody in a fight', (spell) => {
    expect(castRefusal(spells({}), 'm', spell, ['a2'])?.[0]).toBe('illegal-target');
    expect(castRefusal(spells(afterIt), 'm', spell, ['a2'])?.[0]).toBe('illegal-target');
  });

  test.each([
    ['heal-wound', 1],
    ['regeneration', 3],
    ['wave-of-life', 2],
  ] as const)('%s brings the fallen back for the duel of this round, where the house says so', (spell, lives) => {
    const fight = cast(spells(intoTheFight), 'm', spell, ['a2']);
    expect(fight.fighters.find(({ id }) => id === 'a2')).toMatchObject({ lives, status: 'up', marks: [] });
    expect([fight.phase, fight.pairedFor]).toEqual(['pairing', ['m', 'a2', 'n']]);
  });

  test('the spells of the same step do not reach who is still lying', () => {
    const fans = casting(spells(intoTheFight), 'n', 'acid-fan');
    expect(livesIn(cast(fans, 'm', 'heal-wound', ['a2']))).toMatchObject({ m: 2, a2: 1 });
  });

  test('sleepers are not meant', () => {
    expect(castRefusal(spells(intoTheFight), 'n', 'heal-wound', ['b2'])?.[0]).toBe('illegal-target');
  });

  test('nobody rises as the fourth of a side', () => {
    const full = spellPhase(
      [mageOn('challenger', 'm'), ...sidesOf(2, 1), fighterOn('challenger', 'a4', down)],
      [],
      house(intoTheFight),
    );
    expect(castRefusal(full, 'm', 'heal-wound', ['a4'])?.[0]).toBe('side-full');
  });

  test('a potion does the same: refused, or the drinker lies until the duel and stands there', () => {
    const potions = (patch: Partial<HouseRules>) => spells(patch, { phase: 'potions' });
    expect(refusalOf(drink(potions({}), 2))).toEqual(['not-active', 'DBF-A-27']);
    expect(refusalOf(drink(potions(afterIt), 2))).toEqual(['not-active', 'DBF-A-27']);
    const drunk = after(potions(intoTheFight), drink(potions(intoTheFight), 2));
    expect(statusIn(drunk)).toMatchObject({ a2: 'knocked-out' });
    const casters = casting(closing(drunk, 'potions'), 'n', 'acid-fan');
    expect(castRefusal(casters, 'a2', 'fire-arrow', ['n'])?.[0]).toBe('not-active');
    const risen = closing(casters, 'spells');
    expect([livesIn(risen), statusIn(risen)]).toEqual([
      { m: 2, a2: 2, n: 3, b2: 2 },
      { m: 'up', a2: 'up', n: 'up', b2: 'asleep' },
    ]);
  });

  test('a potion alone is enough to open the pairing again, and one that heals nothing is not', () => {
    const potions = spells(intoTheFight, { phase: 'potions' });
    expect(closing(after(potions, drink(potions, 1)), 'potions', 'spells').phase).toBe('pairing');
    expect(closing(after(potions, drink(potions, 0)), 'potions', 'spells').phase).toBe('duel');
  });

  const lying = characterOf('v', down);
  const timers = [runningTimer('knockout', 'v')];
  const healOutside = (patch: Partial<HouseRules>, victim = lying) =>
    decideCastOutside(
      { who: who('m'), spell: 'regeneration', on: [victim.id] },
      aftermath(patch, [mageCharacter(), victim], timers),
    );

  test('outside a fight healing wakes nobody', () => {
    expect(refusalOf(healOutside({}))).toEqual(['not-on-feet', 'DBF-A-41']);
    const potion = decideDrinkOutside({ who: who('v'), heals: 2 }, aftermath({}, [lying], timers));
    expect(potion.ok).toBe(false);
  });

  test.each([intoTheFight, afterIt])('outside a fight it wakes, with %o', (rule) => {
    const woken = [
      ['v', 3, 0, 'up'],
      ['cancelled', timers[0]?.id],
    ];
    expect(outsideEffects(healOutside(rule))).toEqual(woken);
    const potion = decideDrinkOutside({ who: who('v'), heals: 5 }, aftermath(rule, [lying], timers));
    expect(outsideEffects(potion)).toEqual(woken);
  });

  test('sleepers and the dead are not woken by it', () => {
    const statuses = ['asleep', 'dead'] as const;
    expect(statuses.map((status) => refusalOf(healOutside(afterIt, characterOf('v', { status }))))).toEqual([
      ['not-on-feet', 'DBF-A-41'],
      ['not-on-feet', 'DBF-A-41'],
    ]);
  });
});

describe('a sleeper who wakes (DBF-A-48)', () => {
  const sleeper = characterOf('v', { status: 'asleep', lives: 3 });
  const timer = runningTimer('sleep', 'v');
  const wounded = (patch: Partial<HouseRules>) =>
    outsideEffects(
      decideCastOutside(
        { who: who('m'), spell: 'fireball', on: [who('v')], range: 10 },
        aftermath(patch, [mageCharacter(), sleeper], [timer]),
      ),
    )[0];

  test('has the lives of before', () => {
    expect(expire(timer, sleeper, rules({}))).toMatchObject({ outcome: { lives: 3, status: 'up' } });
    expect(wounded({})).toEqual(['v', 2, 0, 'up']);
  });

  test('has one life, where the house says so, whether the time is over or a wound wakes', () => {
    const rule = { sleeperWakes: 'one-life' } as const;
    expect(expire(timer, sleeper, rules(rule))).toMatchObject({ outcome: { lives: 1, status: 'up' } });
    expect(wounded(rule)).toEqual(['v', 1, 0, 'up']);
  });
});

describe('demolition with the last life (DBF-A-86)', () => {
  const smasher = (lives: number) => characterOf('s', { lives, sheet: creep(3, { granted: ['demolition'] }) });
  const smash = (lives: number, target: 'door' | 'small-chest', patch: Partial<HouseRules>) =>
    decideSmash(who('s'), target, aftermath(patch, [smasher(lives)]));

  test('fells who does it', () => {
    expect(outsideEffects(smash(1, 'door', {}))[0]).toEqual(['s', 0, 0, 'knocked-out']);
  });

  test('is refused, where the house says so, but not what costs nothing or leaves a life', () => {
    const rule = { lastLifeSmash: 'refused' } as const;
    expect(refusalOf(smash(1, 'door', rule))).toEqual(['last-life-smash', 'DBF-A-86']);
    expect(refusalOf(smash(1, 'small-chest', rule))).toBeNull();
    expect(refusalOf(smash(2, 'door', rule))).toBeNull();
  });
});
