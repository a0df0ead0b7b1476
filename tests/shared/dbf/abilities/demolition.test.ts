import { describe, expect, it } from 'vitest';
import { MINUTE, testCamp } from '../../../fixtures/test-camp.ts';

const warrior = { origin: { is: 'class', class: 'warrior' }, level: 1 } as const;
const smasher = { ...warrior, abilities: ['demolition'] } as const;
const smash = (target: string): unknown => ({ type: 'smash', who: 'boris', target });

describe('Ničenie (DBF-ABI-NIC-1, -2)', () => {
  it.each([
    ['a door takes one life', 'door', 3],
    ['a large chest takes one life', 'large-chest', 3],
    ['a small chest takes none', 'small-chest', 4],
  ])('%s (DBF-ABI-NIC-6, -7)', (_title, target, lives) => {
    const camp = testCamp({ boris: smasher });
    camp.enter(smash(target));
    expect(camp.character('boris').lives).toBe(lives);
  });

  it('breaks no gate (DBF-ABI-NIC-5)', () => {
    const camp = testCamp({ boris: smasher });
    expect(camp.send(smash('gate'))).toMatchObject({ refusal: { code: 'gate-holds', rule: 'DBF-ABI-NIC-5' } });
    expect(camp.character('boris').lives).toBe(4);
  });

  it('takes the last life too: who breaks with it lies five minutes (DBF-A-86)', () => {
    const camp = testCamp({ boris: { ...smasher, lives: 1 } });
    camp.enter(smash('door'));
    expect(camp.character('boris')).toMatchObject({ lives: 0, status: 'knocked-out' });
    camp.wait(5 * MINUTE);
    expect(camp.character('boris')).toMatchObject({ lives: 1, status: 'up' });
  });

  it('is needed to break anything', () => {
    const camp = testCamp({ boris: { ...warrior, abilities: ['endurance'] } });
    expect(camp.send(smash('door'))).toMatchObject({
      refusal: { code: 'ability-missing', rule: 'DBF-ABI-NIC-1', data: { ability: 'demolition' } },
    });
  });
});
