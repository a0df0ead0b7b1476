import { fireEvent, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { aFight, aFighter, allowing, theFight, who } from '../../../fixtures/fight-view.ts';
import { settled, showFight } from './window-harness.ts';

const healing = { name: 'Liečivý', heals: 2, effect: '' };
const courage = { name: 'Odvaha', heals: 0, effect: 'nebojí sa' };
const view = aFight({
  phase: 'potions',
  fighters: [aFighter('Boris', 'challenger'), aFighter('Vlk', 'challenged')],
  allowed: allowing({
    drink: [
      { who: who('Boris'), potions: [healing, courage, healing] },
      { who: who('Vlk'), potions: [] },
    ],
  }),
});

test('the potions that somebody carries are offered with what they heal', async () => {
  const { sent } = showFight(view);
  const pouch = within(screen.getByRole('list', { name: 'Boris – lektvary pri sebe' }));
  const offered = pouch.getAllByRole('button');
  expect(offered.map(({ textContent }) => textContent.trim().replace(/:\s*/, ': '))).toEqual([
    'Boris: 2× Liečivý, lieči 2',
    'Boris: Odvaha',
  ]);
  await fireEvent.click(pouch.getByText(/Odvaha/));
  expect(sent).toEqual([{ type: 'drinkPotion', fight: theFight, who: who('Boris'), potion: 'Odvaha' }]);
});

test('any other potion is drunk with the number that an ORG says', async () => {
  const { sent } = showFight(view);
  await fireEvent.input(screen.getByLabelText('Iný lieči'), { target: { value: '3' } });
  await fireEvent.click(screen.getByRole('button', { name: /^Boris:\s*Vypiť iný/ }));
  await settled();
  await fireEvent.click(screen.getByRole('button', { name: /^Vlk:\s*Vypiť/ }));
  await settled();
  expect(sent).toEqual([
    { type: 'drinkPotion', fight: theFight, who: who('Boris'), heals: 3 },
    { type: 'drinkPotion', fight: theFight, who: who('Vlk'), heals: 1 },
  ]);
});
