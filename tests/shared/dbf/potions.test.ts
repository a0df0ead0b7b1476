import { describe, expect, test } from 'vitest';
import type { Fighter } from '../../../shared/dbf/fight.ts';
import { decideDrink } from '../../../shared/dbf/potions.ts';
import { after, eventsOf, f1, fightWith, fighterOn, refusalOf, sidesOf } from '../../fixtures/fights.ts';
import { who } from '../../fixtures/sheets.ts';

const potions = (patch: Partial<Fighter>) =>
  fightWith([fighterOn('challenger', 'a1', patch), ...sidesOf(0, 2)], { phase: 'potions' });

const sip = { who: who('a1'), heals: 1 };

describe('drinking a potion (DBF-POT-01, DBF-A-05, DBF-A-26, DBF-A-27)', () => {
  test.each([
    ['heals what the ORG says', 1, 1, 2],
    ['heals to the maximum at most', 2, 5, 3],
    ['may heal nothing', 2, 0, 2],
    ['at the maximum heals nothing', 3, 2, 3],
    ['above the maximum takes nothing away', 5, 2, 5],
  ])('%s', (_title, lives, heals, left) => {
    expect(eventsOf(decideDrink(potions({ lives }), { who: who('a1'), heals }, []))).toEqual([
      { type: 'v1.PotionDrunk', fight: f1, who: 'a1', heals, lives: left, temporary: 0, status: 'up', potion: null },
    ]);
  });

  test('one without an opponent drinks as well (DBF-A-24)', () => {
    expect(refusalOf(decideDrink(potions({}), { who: who('b2'), heals: 1 }, []))).toBeNull();
  });

  test('a second one in the same round is refused', () => {
    const once = after(potions({ lives: 1 }), decideDrink(potions({ lives: 1 }), sip, []));
    expect(refusalOf(decideDrink(once, sip, []))).toEqual(['already-drunk', 'DBF-POT-01']);
  });

  test.each([
    ['the fallen', { lives: 0, status: 'knocked-out' } as const, 'a1', ['not-active', 'DBF-A-27']],
    ['who fled', { status: 'fled' } as const, 'a1', ['not-active', 'DBF-A-27']],
    ['a stranger', {}, 'x', ['not-in-the-fight', null]],
  ])('%s can’t drink', (_title, patch, drinker, expected) => {
    expect(refusalOf(decideDrink(potions(patch), { who: who(drinker), heals: 1 }, []))).toEqual(expected);
  });
});

describe('a potion out of the pouch (DBF-A-27)', () => {
  const balm = { name: 'balm', heals: 2, effect: '' };
  const fire = { name: 'fire', heals: 0, effect: 'breathe it' };
  const drunk = (drink: { heals?: number; potion?: string }) => {
    const [event] = eventsOf(decideDrink(potions({ lives: 1 }), { who: who('a1'), ...drink }, [fire, balm]));
    return event?.type === 'v1.PotionDrunk' ? [event.potion, event.heals, event.lives] : null;
  };

  test.each([
    ['heals what it says', { potion: 'balm' }, [balm, 2, 3]],
    ['heals what the ORG says, if the ORG says so', { potion: 'balm', heals: 1 }, [balm, 1, 2]],
    ['may heal nothing', { potion: 'fire' }, [fire, 0, 1]],
    ['is not needed: any other may be drunk', { potion: 'nectar', heals: 1 }, [null, 1, 2]],
    ['stays in it when nobody names it', { heals: 2 }, [null, 2, 3]],
  ])('%s', (_title, drink, expected) => {
    expect(drunk(drink)).toEqual(expected);
  });
});
