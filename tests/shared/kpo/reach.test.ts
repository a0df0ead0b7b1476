import { describe, expect, test } from 'vitest';
import { defaultKpoHouseRules } from '../../../shared/kpo/house-rules.ts';
import { lengthParts, opponentsInReach } from '../../../shared/kpo/reach.ts';
import { after, fighter, fightOf, refused, who, type CommandOf } from './people.ts';

const apart = (...pair: readonly string[]): CommandOf => ({ type: 'kpoApart', who: pair as [string, string] });

describe('weapon length (KPO-HOS-02, KPO-A-40)', () => {
  const houseRules = { ...defaultKpoHouseRules, weaponLength: true };
  const [long, short] = [{ weapon: { length: 120 } }, { weapon: { length: 60 }, offhand: { length: 130 } }];

  test.each<[string, boolean, 'single' | 'attacking', number]>([
    ['the longer one gives one', true, 'single', 1],
    ['nothing without the house rule', false, 'single', 0],
    ['of two weapons the longest counts', true, 'attacking', 0],
  ])('%s', (_title, on, is, by) => {
    const anna = fighter('anna', 'x', long);
    const bence = fighter('bence', 'y', short, { tactic: { is, main: 'right' } });
    const fight = fightOf([anna, bence], { houseRules: on ? houseRules : defaultKpoHouseRules });
    expect(lengthParts(fight, anna, bence)).toEqual(by === 0 ? [] : [{ from: 'length', by, rule: 'KPO-HOS-02' }]);
  });
});

describe('moving apart (KPO-INI-02, -03, KPO-A-50)', () => {
  const fight = fightOf([fighter('anna', 'x'), fighter('bence', 'y'), fighter('csaba', 'y', {}, { waiting: true })]);

  test('takes the two out of each other’s reach and asks for signs', () => {
    const moved = after(fight, apart('bence', 'anna'));
    expect([moved.apart, moved.again]).toEqual([[['bence', 'anna']], [{ why: 'apart', who: ['bence', 'anna'] }]]);
    expect(moved.fighters.map((each) => opponentsInReach(moved, each).map(({ id }) => id))).toEqual([[], [], ['anna']]);
  });

  test.each<[readonly string[], string]>([
    [['anna', 'anna'], 'yourself'],
    [['bence', 'csaba'], 'same-side'],
    [['anna', 'dora'], 'not-in-the-fight'],
  ])('%j is refused: %s', (pair, code) => {
    expect(refused(fight, apart(...pair))?.[0]).toBe(code);
  });

  test('twice is refused', () => {
    expect(refused({ ...fight, apart: [[who('anna'), who('bence')]] }, apart('bence', 'anna'))).toEqual([
      'already-apart',
      'KPO-INI-02',
    ]);
  });
});
