import { describe, expect, it } from 'vitest';
import { testCamp } from '../../../fixtures/test-camp.ts';

describe('Alchýmia (DBF-MAG-AL-1)', () => {
  it('is needed to brew', () => {
    const camp = testCamp({ boris: { origin: { is: 'class', class: 'warrior' }, abilities: ['endurance'] } });
    expect(camp.send({ type: 'brew', who: 'boris', level: 1 })).toMatchObject({
      refusal: { code: 'ability-missing', data: { ability: 'alchemy' } },
    });
  });

  it.each([
    ['a wizard of level two brews potions of level two', 'wizard', 'none', 2, 2],
    ['a druid of level four brews potions of level two', 'druid', 'moy', 4, 2],
    ['a priest of level five brews potions of level three', 'priest', 'camelot', 5, 3],
  ] as const)('%s and no higher (DBF-MAG-AL-3 to -5)', (_title, id, faction, level, highest) => {
    const sheet = { origin: { is: 'class', class: id }, faction, level, granted: [] } as const;
    const first = {
      wizard: ['alchemy'],
      druid: ['elements', 'healing', 'alchemy'],
      priest: ['healing', 'worship', 'alchemy'],
    };
    const camp = testCamp({ olga: { ...sheet, abilities: first[id] as readonly 'alchemy'[] } });
    expect(camp.send({ type: 'brew', who: 'olga', level: highest + 1 })).toMatchObject({
      refusal: { code: 'potion-too-high', rule: 'DBF-MAG-AL-5' },
    });
    camp.enter({ type: 'brew', who: 'olga', level: highest });
    expect(camp.views().timers).toMatchObject([{ kind: 'brew', who: { id: 'olga' } }]);
  });
});
