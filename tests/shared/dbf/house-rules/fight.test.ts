import { describe, expect, test } from 'vitest';
import { decideKill, decidePursuit } from '../../../../shared/dbf/after-fight.ts';
import { decide } from '../../../../shared/dbf/decide.ts';
import type { Fight, Fighter } from '../../../../shared/dbf/fight.ts';
import { hitStrength } from '../../../../shared/dbf/hit.ts';
import type { HouseRules } from '../../../../shared/dbf/house-rules.ts';
import {
  after,
  around,
  eventsOf,
  f1,
  fightWith,
  fighterOn,
  minutesAfterNoon,
  noon,
  refusalOf,
  sidesOf,
} from '../../../fixtures/fights.ts';
import { aftermath, house, rules } from '../../../fixtures/house-rules.ts';
import { characterOf, ofClass, who } from '../../../fixtures/sheets.ts';
import { closing, duelled, livesIn, runningTimer, statusIn } from '../../../fixtures/spells.ts';

const down = { lives: 0, status: 'knocked-out' } as const;

const duelPhase = (fighters: readonly Fighter[], patch: Partial<HouseRules>): Fight =>
  fightWith(fighters, {
    phase: 'duel',
    pairs: [{ challenger: fighters[0]?.id ?? who(''), challenged: fighters[1]?.id ?? who('') }],
    ...house(patch),
  });

describe('the least wound (DBF-A-04)', () => {
  const chosen = (patch: Partial<HouseRules>) =>
    duelPhase([fighterOn('challenger', 'a1'), fighterOn('challenged', 'b1', { marks: ['chosen'] })], patch);

  test('a hit of one on somebody chosen by a god takes nothing', () => {
    expect(livesIn(duelled(chosen({}), ['a1', 'b1'], 'challenger-hits'))).toEqual({ a1: 3, b1: 3 });
  });

  test('a hit always takes one life, where the house says so', () => {
    const fight = duelled(chosen({ leastWound: 'one-life' }), ['a1', 'b1'], 'challenger-hits');
    expect(livesIn(fight)).toEqual({ a1: 3, b1: 2 });
  });
});

describe('a club and penetration (DBF-A-11)', () => {
  const clubber = ofClass('warrior', { abilities: ['penetration'], weapon: 'short club' });

  test.each<[HouseRules['clubPierces'], number]>([
    ['yes', 1],
    ['no', 2],
  ])('where a club pierces: %s', (clubPierces, left) => {
    const fight = duelPhase([fighterOn('challenger', 'a1', { sheet: clubber }), fighterOn('challenged', 'b1')], {
      clubPierces,
    });
    expect(livesIn(duelled(fight, ['a1', 'b1'], 'challenger-hits'))).toEqual({ a1: 3, b1: left });
  });

  test('two hands on it count all the same', () => {
    const twoHanded = { ...clubber, weapon: 'two-handed club' } as const;
    expect(hitStrength(twoHanded, rules({ clubPierces: 'no' })).total).toBe(2);
  });
});

describe('potions (DBF-A-26)', () => {
  const thirsty = (patch: Partial<HouseRules>) =>
    fightWith([fighterOn('challenger', 'a1', { lives: 1 }), fighterOn('challenged', 'b1')], {
      phase: 'potions',
      ...house(patch),
    });
  const drink = (fight: Fight) =>
    decide(fight, { type: 'drinkPotion', fight: f1, who: who('a1'), heals: 1 }, around(fight));
  const nextRound = (fight: Fight): Fight => {
    const dry = closing(fight, 'potions', 'spells', 'duel', 'wounds', 'end');
    return closing(dry, 'pairing');
  };

  test('one a round', () => {
    const drunk = after(thirsty({}), drink(thirsty({})));
    expect(refusalOf(drink(drunk))).toEqual(['already-drunk', 'DBF-POT-01']);
    expect(refusalOf(drink(nextRound(drunk)))).toBeNull();
  });

  test('one a fight, where the house says so', () => {
    const before = thirsty({ potionLimit: 'one-a-fight' });
    const drunk = after(before, drink(before));
    expect(refusalOf(drink(nextRound(drunk)))).toEqual(['already-drunk-in-fight', 'DBF-A-26']);
  });
});

describe('who steps in late (DBF-A-66)', () => {
  const ending = (patch: Partial<HouseRules>) =>
    fightWith([fighterOn('challenger', 'a1', down), ...sidesOf(0, 1), fighterOn('challenger', 'a2')], {
      phase: 'end',
      someoneDropped: true,
      present: [who('x')],
      ...house(patch),
    });
  const join = (fight: Fight, id: string) =>
    decide(
      fight,
      { type: 'join', fight: f1, who: who(id), side: 'challenger' },
      around(fight, characterOf('x'), characterOf('y')),
    );

  test('only who stood by at the challenge', () => {
    expect(refusalOf(join(ending({}), 'y'))).toEqual(['not-present', 'DBF-A-66']);
    expect(refusalOf(join(ending({}), 'x'))).toBeNull();
  });

  test('anybody who comes, where the house says so', () => {
    const fight = ending({ lateHelpers: 'anyone' });
    expect(statusIn(after(fight, join(fight, 'y')))).toEqual({ a1: 'knocked-out', a2: 'up', b1: 'up', y: 'up' });
  });
});

describe('flight with the last life (DBF-A-71)', () => {
  const ending = (patch: Partial<HouseRules>) =>
    fightWith([fighterOn('challenger', 'a1', { lives: 1 }), ...sidesOf(0, 1), fighterOn('challenger', 'a2')], {
      phase: 'end',
      ...house(patch),
    });
  const flee = (fight: Fight) => decide(fight, { type: 'flee', fight: f1, who: who('a1') }, around(fight));

  test('falls on the spot', () => {
    expect(statusIn(after(ending({}), flee(ending({}))))).toEqual({ a1: 'knocked-out', a2: 'up', b1: 'up' });
  });

  test('is refused, where the house says so', () => {
    expect(refusalOf(flee(ending({ lastLifeFlight: 'refused' })))).toEqual(['flight-refused', 'DBF-A-71']);
  });

  test('gets away and falls outside, where the house says so: the fight has let go, and the five minutes run from now', () => {
    const fight = ending({ lastLifeFlight: 'falls-outside' });
    expect(eventsOf(flee(fight))).toEqual([
      { type: 'v1.FighterFled', fight: f1, who: 'a1', lives: 0, temporary: 0, status: 'fled' },
      { type: 'v1.ConditionChanged', who: 'a1', lives: 0, temporary: 0, status: 'knocked-out' },
      expect.objectContaining({ type: 'v1.TimerStarted', kind: 'pursuit', who: 'a1', startedAt: noon }),
      expect.objectContaining({
        type: 'v1.TimerStarted',
        kind: 'knockout',
        who: 'a1',
        startedAt: noon,
        deadline: minutesAfterNoon(5),
      }),
    ]);
  });

  test('who fell outside is out like the fled: not released again and not to return', () => {
    const fight = ending({ lastLifeFlight: 'falls-outside', lateHelpers: 'anyone' });
    const fled = after(fight, flee(fight));
    expect(statusIn(fled)).toEqual({ a1: 'fled', a2: 'up', b1: 'up' });
    const back = decide(fled, { type: 'join', fight: f1, who: who('a1'), side: 'challenger' }, around(fled));
    expect(refusalOf(back)).toEqual(['has-fled', 'DBF-END-04']);
    const stopped = eventsOf(decide(fled, { type: 'stopFight', fight: f1, reason: 'dážď' }, around(fled)));
    expect(stopped).toEqual([
      { type: 'v1.FightEnded', fight: f1, by: 'stopped', winner: 'nobody', released: ['b1', 'a2'] },
    ]);
  });

  test('the opponents have to wait before they follow, kill or rob, others do not', () => {
    const lying = characterOf('a1', { ...down, lastFight: f1 });
    const timers = [runningTimer('pursuit', 'a1'), runningTimer('knockout', 'a1')].map((each) => ({
      ...each,
      fight: f1,
    }));
    const enemies = aftermath({}, [lying, characterOf('b1')], timers, { wereOpponents: () => true });
    expect(refusalOf(decideKill(who('b1'), who('a1'), 'pomsta', enemies))).toEqual(['pursuit-too-early', 'DBF-A-71']);
    expect(refusalOf(decidePursuit(who('b1'), who('a1'), enemies))).toEqual(['pursuit-too-early', 'DBF-END-03']);
    const later = { ...enemies, at: minutesAfterNoon(5) };
    expect(refusalOf(decideKill(who('b1'), who('a1'), 'pomsta', later))).toBeNull();
    const strangers = aftermath({}, [lying, characterOf('b1')], timers);
    expect(refusalOf(decideKill(who('b1'), who('a1'), 'pomsta', strangers))).toBeNull();
  });
});

describe('an emptied side (DBF-A-72)', () => {
  const emptied = (patch: Partial<HouseRules>) =>
    fightWith([fighterOn('challenger', 'a1', down), ...sidesOf(0, 1)], {
      phase: 'end',
      someoneDropped: true,
      present: [who('x')],
      ...house(patch),
    });
  const join = (fight: Fight) =>
    decide(fight, { type: 'join', fight: f1, who: who('x'), side: 'challenger' }, around(fight, characterOf('x')));

  test('is refilled before the end is checked, and the fight goes on', () => {
    const refilled = after(emptied({}), join(emptied({})));
    expect(closing(refilled, 'end')).toMatchObject({ phase: 'pairing', round: 2, over: null });
  });

  test('ends the fight first, where the house says so', () => {
    expect(refusalOf(join(emptied({ refillBeforeEnd: 'no' })))).toEqual(['side-stays-empty', 'DBF-A-72']);
  });
});

describe('the start of the five minutes (DBF-A-75)', () => {
  const lastBlow = (patch: Partial<HouseRules>) => ({
    ...duelPhase(
      [fighterOn('challenger', 'a1'), fighterOn('challenged', 'b1', { lives: 1 }), ...sidesOf(0, 3).slice(1)],
      patch,
    ),
    phase: 'wounds' as const,
    results: [{ pair: { challenger: who('a1'), challenged: who('b1') }, outcome: 'challenger-hits' as const }],
  });
  const kinds = (events: readonly { readonly type: string }[]) =>
    events.flatMap((event) => ('kind' in event && 'who' in event ? [[event.type, event.kind, event.who]] : []));
  const wounds = (fight: Fight) => decide(fight, { type: 'closePhases', fight: f1, phases: ['wounds'] }, around(fight));
  const stop = (fight: Fight) => decide(fight, { type: 'stopFight', fight: f1, reason: 'dážď' }, around(fight));

  test('is the end of the fight', () => {
    const fight = lastBlow({});
    expect(kinds(eventsOf(wounds(fight)))).toEqual([]);
    expect(kinds(eventsOf(stop(after(fight, wounds(fight)))))).toEqual([['v1.TimerStarted', 'knockout', 'b1']]);
  });

  test('is the own knock-out, where the house says so, and the end of the fight starts none', () => {
    const fight = lastBlow({ knockoutRunsFrom: 'own-knock-out' });
    expect(kinds(eventsOf(wounds(fight)))).toEqual([['v1.TimerStarted', 'knockout', 'b1']]);
    expect(kinds(eventsOf(stop(after(fight, wounds(fight)))))).toEqual([]);
  });

  test('who is put on their feet again in the fight lies no more', () => {
    const fight = after(lastBlow({ knockoutRunsFrom: 'own-knock-out' }), wounds(lastBlow({})));
    const timer = runningTimer('knockout', 'b1');
    const raised = decide(
      fight,
      { type: 'override', who: who('b1'), lives: 2, reason: 'omyl' },
      { ...around(fight), timersOf: () => [timer] },
    );
    expect(eventsOf(raised).at(-1)).toEqual({ type: 'v1.TimerCancelled', timer: timer.id });
  });
});
