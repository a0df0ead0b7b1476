import { fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import type { CastOffer } from '../../../../shared/contract/views.ts';
import { allowing, who } from '../../../fixtures/fight-view.ts';
import { cannot, cast, offer, opponents, spellPhase } from './spell-phase-fixture.ts';
import { refused, settled, showFight } from './window-harness.ts';

describe('a fireball', () => {
  const fireball: CastOffer = {
    ...offer('Eliáš', 'fireball', 'choose-party', []),
    parties: [
      { party: 'opponents', on: opponents },
      { party: 'own', on: [who('Eliáš'), who('Boris')] },
      { party: 'present', on: ['Kay', 'Lia', 'Ivo', 'Uma'].map(who) },
    ],
    reach: 30,
  };
  const view = spellPhase({ allowed: allowing({ close: 'spells', cast: [fireball] }) });
  const burns = (on: readonly string[], range = 10) => ({ ...cast('Eliáš', 'fireball', on), range });

  test('flies at the opponents unless another party is chosen', async () => {
    const { press, sent } = showFight(view);
    await press('q');
    await press('Enter');
    await press('q');
    await press('2');
    await press('Enter');
    expect(sent).toEqual([burns(['Dana', 'Vlk']), burns(['Eliáš', 'Boris'])]);
  });

  test('takes at most three of those who stand by, and one can say which', async () => {
    const { press, sent } = showFight(view);
    await press('q');
    await press('3');
    await fireEvent.click(screen.getByLabelText('lia'));
    await fireEvent.click(screen.getByLabelText('uma'));
    await press('Enter');
    expect(sent).toEqual([burns(['Kay', 'Ivo', 'Uma'])]);
  });

  test('thrown too far is refused at the field, and stays open', async () => {
    const { press, sent, console } = showFight(view, () => refused('out-of-range', { range: 30 }));
    await press('q');
    await fireEvent.input(screen.getByLabelText('Vzdialenosť v metroch'), { target: { value: '40' } });
    await press('Enter');
    await settled();
    expect(sent).toEqual([burns(['Dana', 'Vlk'], 40)]);
    expect(console.problem).toBeNull();
    expect(screen.getByLabelText('Vzdialenosť v metroch').getAttribute('aria-invalid')).toBe('true');
  });
});

test('who turns into an animal is asked which; without a name only the ten minutes run', async () => {
  const transformation = { ...offer('Dana', 'transformation', 'none'), asksAnimal: true };
  const { press, sent } = showFight(spellPhase({ allowed: allowing({ cast: [transformation] }) }));
  await press('q');
  await press('Enter');
  await press('q');
  await fireEvent.input(screen.getByLabelText('Zviera'), { target: { value: 'Medveď' } });
  await fireEvent.input(screen.getByLabelText('Životy'), { target: { value: '6' } });
  await press('Enter');
  expect(sent).toEqual([
    cast('Dana', 'transformation'),
    {
      ...cast('Dana', 'transformation'),
      as: { name: 'Medveď', creature: 'animal', level: 1, lives: 6, hit: 1, abilities: [], weapon: 'claws' },
    },
  ]);
});

test('DBF-SP-JA3: an aura is read in a fight only as an ORG decides, and that is said', () => {
  const allowed = allowing({
    cast: [offer('Dana', 'fog', 'none')],
    cannotCast: [cannot('Dana', 'read-aura', 'not-in-a-fight')],
  });
  showFight(spellPhase({ allowed }));
  expect(screen.getByText('v boji len so súhlasom ORGa: odohrajte ho, po boji sa zapíše mimo boja')).toBeTruthy();
});
