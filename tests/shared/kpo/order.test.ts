import { describe, expect, test } from 'vitest';
import { orderNow } from '../../../shared/kpo/fight.ts';
import type { OrderVoice } from '../../../shared/vocabulary/kpo-terms.ts';
import { after, fighter, fightOf, refused, type CommandOf } from './people.ts';

const fight = fightOf([
  fighter('anna', 'x', {}, { used: 1 }),
  fighter('bence', 'y'),
  fighter('fallen', 'y', {}, { hp: 0 }),
  fighter('newcomer', 'x', {}, { waiting: true }),
]);
const order = (first: readonly string[], by: OrderVoice = 'km'): CommandOf => ({ type: 'kpoOrder', first, by });

describe('an override of the order (KPO-INI-12, KPO-MAG-08, KPO-A-52)', () => {
  test.each<[string, CommandOf, string | null]>([
    ['by the Km', order(['bence', 'anna']), null],
    ['by a seer', order(['bence', 'anna'], 'seer'), null],
    ['by a player', order(['bence', 'anna'], 'player'), 'players-may-not'],
    ['with a newcomer named too', order(['newcomer', 'bence', 'anna']), null],
    ['without one who has acted', order(['bence']), 'order-incomplete'],
    ['with somebody twice', order(['bence', 'anna', 'bence']), 'twice-in-the-fight'],
    ['with the fallen', order(['bence', 'anna', 'fallen']), 'not-active'],
    ['with a stranger', order(['bence', 'anna', 'dora']), 'not-in-the-fight'],
  ])('%s', (_title, command, code) => {
    expect(refused(fight, command)?.[0] ?? null).toBe(code);
  });

  test('holds over the rounds, and over the charge of this one', () => {
    const charged = { ...fight, roundOrder: [...fight.order].toReversed() };
    const changed = after(charged, order(['newcomer', 'bence', 'anna']));
    const next = after(after(changed, { type: 'kpoPass', who: 'bence' }), { type: 'kpoEndRound' });
    expect([orderNow(changed), orderNow(next)]).toEqual([
      [['bence'], ['anna']],
      [['bence'], ['anna']],
    ]);
  });
});
