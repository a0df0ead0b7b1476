import { describe, expect, test } from 'vitest';
import type { Fight, Fighter } from '../../../shared/dbf/fight.ts';
import { decideFlight } from '../../../shared/dbf/flight.ts';
import { defaultHouseRules } from '../../../shared/dbf/house-rules.ts';
import {
  at,
  eventsOf,
  f1,
  fightWith,
  fighterOn,
  minutesAfterNoon,
  noon,
  refusalOf,
  sidesOf,
} from '../../fixtures/fights.ts';
import { who } from '../../fixtures/sheets.ts';

const ending = (patch: Partial<Fighter>, rules: Partial<Fight['houseRules']> = {}) =>
  fightWith([fighterOn('challenger', 'a1', patch), ...sidesOf(0, 1)], {
    phase: 'end',
    houseRules: { ...defaultHouseRules, ...rules },
  });
const flee = (fight: Fight, id = 'a1') => decideFlight(fight, who(id), at());

describe('flight (DBF-END-01 to -04, DBF-A-71)', () => {
  test('costs one life, and nobody may follow for five minutes', () => {
    expect(eventsOf(flee(ending({ lives: 2 })))).toEqual([
      { type: 'v1.FighterFled', fight: f1, who: 'a1', lives: 1, temporary: 0, status: 'fled' },
      {
        type: 'v1.TimerStarted',
        timer: `pursuit-a1-${noon}`,
        kind: 'pursuit',
        who: 'a1',
        fight: f1,
        startedAt: noon,
        deadline: minutesAfterNoon(5),
      },
    ]);
  });

  test('who flees with the last life falls on the spot, with nobody to pursue', () => {
    expect(eventsOf(flee(ending({ lives: 1 })))).toEqual([
      { type: 'v1.FighterFled', fight: f1, who: 'a1', lives: 0, temporary: 0, status: 'knocked-out' },
    ]);
  });

  test('where the house forbids it, the last life stays', () => {
    expect(refusalOf(flee(ending({ lives: 1 }, { lastLifeFlight: 'refused' })))).toEqual([
      'flight-refused',
      'DBF-A-71',
    ]);
    expect(refusalOf(flee(ending({ lives: 2 }, { lastLifeFlight: 'refused' })))).toBeNull();
  });

  test.each([
    ['who fled already', { status: 'fled' } as const, 'a1', ['has-fled', 'DBF-END-04']],
    ['who lies', { lives: 0, status: 'knocked-out' } as const, 'a1', ['not-active', 'DBF-END-01']],
    ['who sleeps', { status: 'asleep' } as const, 'a1', ['not-active', 'DBF-END-01']],
    ['a stranger', {}, 'x', ['not-in-the-fight', null]],
  ])('%s can’t flee', (_title, patch, id, expected) => {
    expect(refusalOf(flee(ending(patch), id))).toEqual(expected);
  });
});
