import { describe, expect, test } from 'vitest';
import { defaultKpoHouseRules, type KpoHouseRules } from '../../../shared/kpo/house-rules.ts';
import type { Sign } from '../../../shared/vocabulary/kpo-terms.ts';
import { after, fighter, fightOf, refused, who, type CommandOf } from './people.ts';

const cast = (rest: object = {}): CommandOf => ({
  type: 'kpoCast',
  who: 'csaba',
  seconds: 2,
  read: false,
  signs: { csaba: 'rock', anna: 'scissors' },
  ...rest,
});

const table = (rest: Partial<KpoHouseRules> = {}) =>
  fightOf([fighter('anna', 'x'), fighter('bence', 'x'), fighter('csaba', 'y')], {
    houseRules: { ...defaultKpoHouseRules, ...rest },
  });

describe('who is faster (KPO-MAG-03 to -05, KPO-A-41, KPO-A-42, KPO-A-44)', () => {
  test.each<[string, object, Partial<KpoHouseRules>, string, readonly string[] | null]>([
    ['a won sign', {}, {}, 'spell', ['anna']],
    ['a lost sign', { signs: { csaba: 'rock', anna: 'paper' } }, {}, 'weapon', []],
    ['equal signs', { signs: { csaba: 'rock', anna: 'rock' } }, {}, 'again', null],
    ['equal signs, weapon first', { signs: { csaba: 'rock', anna: 'rock' } }, { spellDraw: 'weapon' }, 'weapon', []],
    ['equal signs, at once', { signs: { csaba: 'rock', anna: 'rock' } }, { spellDraw: 'at-once' }, 'at-once', ['anna']],
    ['exactly three seconds', { seconds: 3 }, {}, 'spell', ['anna']],
    ['a little more than three seconds', { seconds: 3.1 }, {}, 'weapon', []],
    ['read aloud', { read: true }, {}, 'weapon', []],
    ['one of two is faster', { signs: { csaba: 'rock', anna: 'scissors', bence: 'paper' } }, {}, 'weapon', ['anna']],
    ['nobody is named', { signs: { csaba: 'rock' } }, {}, 'spell', []],
  ])('%s', (_title, rest, house, first, tooLate) => {
    const fight = after(table(house), cast(rest));
    expect([fight.first, fight.fighters[2]?.casting?.tooLate ?? null]).toEqual([first, tooLate]);
  });

  test('equal signs take nothing from the caster', () => {
    const fight = after(table(), cast({ signs: { csaba: 'rock', anna: 'rock' } }));
    expect(fight.fighters[2]).toEqual(table().fighters[2]);
  });
});

describe('a spell that may not be begun', () => {
  const sign: Sign = 'rock';

  test.each<[string, object, string]>([
    ['by somebody who used the attack', { who: 'bence', signs: { bence: sign, csaba: sign } }, 'no-attacks-left'],
    ['by a stranger', { who: 'dora' }, 'not-in-the-fight'],
    ['against one of the own side', { who: 'anna', signs: { anna: sign, bence: sign } }, 'same-side'],
    ['against a stranger', { signs: { csaba: sign, dora: sign } }, 'not-in-the-fight'],
    ['without the sign of the caster', { signs: { anna: sign } }, 'signs-missing'],
  ])('%s', (_title, rest, code) => {
    const fight = table();
    const tired = fight.fighters.map((each) => (each.id === who('bence') ? { ...each, used: 1 } : each));
    expect(refused({ ...fight, fighters: tired }, cast(rest))?.[0]).toBe(code);
  });
});

describe('a spell that is finished (KPO-MAG-04)', () => {
  const slow = after(table(), cast({ seconds: 9 }));

  test('waits for the attack of those who are faster', () => {
    expect(refused(slow, { type: 'kpoSpoken', who: 'csaba' })).toEqual(['weapon-goes-first', 'KPO-MAG-04']);
    const acted = after(slow, { type: 'kpoPass', who: 'anna' });
    expect(after(acted, { type: 'kpoSpoken', who: 'csaba' }).fighters[2]?.casting).toBeNull();
  });

  test('waits for nobody in the next round', () => {
    const [first, second] = ['anna', 'bence'] as const;
    const passed = [first, second].reduce((fight, id) => after(fight, { type: 'kpoPass', who: id }), slow);
    const next = after(passed, { type: 'kpoEndRound' });
    expect(refused(next, { type: 'kpoSpoken', who: 'csaba' })).toBeNull();
  });

  test('is safe from those whom it outran in this round only (KPO-A-43)', () => {
    const passed = ['anna', 'bence'].reduce(
      (fight, id) => after(fight, { type: 'kpoPass', who: id }),
      after(table(), cast()),
    );
    const tooLate = [passed, after(passed, { type: 'kpoEndRound' })].map(
      (fight) => fight.fighters[2]?.casting?.tooLate,
    );
    expect(tooLate).toEqual([['anna'], []]);
  });

  test('must have been begun', () => {
    expect(refused(table(), { type: 'kpoSpoken', who: 'csaba' })).toEqual(['not-casting', 'KPO-MAG-07']);
  });
});
