import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { challenge, closing, hit } from '../../../fixtures/test-camp.ts';
import { showCamp } from './camp-harness.ts';
import { pressFast, settled } from './window-harness.ts';

const six = { a1: {}, a2: {}, a3: {}, b1: {}, b2: {}, b3: {} };
const pick = (by: string, on: string) => ({ type: 'pick', fight: 'f1', by, on });
const firstRound = [
  challenge(['a1', 'a2', 'a3'], ['b1', 'b2', 'b3']),
  pick('a1', 'b1'),
  pick('b2', 'a2'),
  closing('pairing', 'potions', 'spells'),
  hit('a1', 'b1', 'challenger-hits'),
  hit('a2', 'b2', 'no-hit'),
  hit('a3', 'b3', 'no-hit'),
  closing('duel', 'wounds', 'end'),
];

test('a plain round of three against three takes six inputs', async () => {
  const { press, table } = showCamp(six, firstRound);
  await settled();
  for (const key of ['=', 'q', 's', 'c', 'Enter', 'Enter']) await press(key, key === 'c' ? { code: 'KeyC' } : {});
  const { round, phase, fighters } = table.fight();
  expect({ round, phase, lives: fighters.map(({ id, lives }) => [id, lives]) }).toEqual({
    round: 3,
    phase: 'pairing',
    lives: [
      ['a1', 3],
      ['a2', 2],
      ['a3', 2],
      ['b1', 1],
      ['b2', 2],
      ['b3', 3],
    ],
  });
});

test('six keys pressed faster than any answer comes do the same', async () => {
  const { table } = showCamp(six, firstRound);
  await settled();
  await pressFast('=', 'q', 'a', 'x', 'Enter', 'Enter');
  const { round, phase } = table.fight();
  expect({ round, phase }).toEqual({ round: 3, phase: 'pairing' });
});

test('who wins is told before the round is ended, and the winner afterwards', async () => {
  const { press, table } = showCamp({ a1: { hit: 3 }, b1: {} }, [challenge(['a1'], ['b1'])]);
  await settled();
  await press('Enter', { shift: true });
  await press('q');
  await press('Enter');
  expect(screen.getByText(/Boj sa skončí: vyhrali vyzývatelia/)).toBeTruthy();
  await press('Enter');
  expect(screen.getByRole('heading', { name: 'vyhrali vyzývatelia' })).toBeTruthy();
  expect(table.fight().over).toEqual({ by: 'emptied', winner: 'challenger' });
});
