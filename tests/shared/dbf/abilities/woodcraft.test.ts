import { describe, expect, it } from 'vitest';
import { challenge, closing, hit, MINUTE, testCamp, type TestCamp } from '../../../fixtures/test-camp.ts';

const ranger = { origin: { is: 'class', class: 'ranger' }, faction: 'moy', abilities: ['woodcraft'] } as const;

/** Cyril ran away from the ranger Hana and from Denis, who knows no woods. */
function afterTheFlight(): TestCamp {
  const camp = testCamp({ hana: ranger, denis: {}, cyril: {}, eva: {} });
  camp.enter(challenge(['hana', 'denis'], ['cyril', 'eva']));
  camp.enter({ type: 'pick', fight: 'f1', by: 'hana', on: 'cyril' });
  camp.enter(closing('pairing', 'potions', 'spells'));
  camp.enter(hit('hana', 'cyril', 'no-hit'));
  camp.enter(hit('denis', 'eva', 'no-hit'));
  camp.enter(closing('duel', 'wounds'));
  camp.enter({ type: 'flee', fight: 'f1', who: 'cyril' });
  camp.enter({ type: 'flee', fight: 'f1', who: 'eva' });
  camp.enter(closing('end'));
  return camp;
}

const pursue = (who: string): unknown => ({ type: 'pursue', who, target: 'cyril' });

describe('Zálesáctvo (DBF-ABI-ZAL-1, -3)', () => {
  it('lets follow who fled after two minutes', () => {
    const camp = afterTheFlight();
    camp.wait(2 * MINUTE - 1);
    expect(camp.send(pursue('hana'))).toMatchObject({ refusal: { code: 'pursuit-too-early', data: { left: 1 } } });
    camp.wait(1);
    camp.enter(pursue('hana'));
  });

  it('is missing to those who have to wait five', () => {
    const camp = afterTheFlight();
    camp.wait(2 * MINUTE);
    expect(camp.send(pursue('denis'))).toMatchObject({
      refusal: { code: 'pursuit-too-early', data: { left: 3 * MINUTE } },
    });
    camp.wait(3 * MINUTE);
    camp.enter(pursue('denis'));
  });
});
