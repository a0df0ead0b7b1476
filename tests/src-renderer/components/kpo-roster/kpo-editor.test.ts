import { fireEvent, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { refuse } from '../../../../shared/vocabulary/refusal.ts';
import { saved } from '../../../../src-renderer/components/roster/saved.svelte.ts';
import { router } from '../../../../src-renderer/state/router.svelte.ts';
import NewCharacterPage from '../../../../src-renderer/views/NewCharacterPage.svelte';
import { aCamp } from '../../../fixtures/camp-view.ts';
import { show } from '../roster/roster-fixture.ts';

const kpoCamp = { characters: [], views: { camp: { ...aCamp(), rulesets: ['kpo' as const] } } };
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const create = () => fireEvent.click(screen.getByRole('button', { name: /Zapísať postavu/ }));
const hand = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  saved.dismiss();
  router.go({ at: 'new-character' });
});

describe('the form of a KPO character', () => {
  test('sends the sheet as it is filled in', async () => {
    const { sent } = show(NewCharacterPage, {}, kpoCamp);
    await type('Meno postavy', 'Réka');
    await type('Obratnosť', '6');
    await type('Základný útok', '11');
    await type('Anatómia rás', 'human, elf');
    await create();
    expect(sent[0]).toMatchObject({
      type: 'enterKpoCharacter',
      sheet: {
        name: 'Réka',
        dexterity: 6,
        attack: 11,
        offhand: null,
        skills: { twoWeapon: 0, anatomy: ['human', 'elf'], knockout: null },
      },
    });
  });

  test('says at the field that the name is missing, and sends nothing', async () => {
    const { sent } = show(NewCharacterPage, {}, kpoCamp);
    await create();
    expect(screen.getByLabelText('Meno postavy').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  test('says at the weapon that its limits cross (KPO-SEB-02)', async () => {
    const { sent } = show(NewCharacterPage, {}, kpoCamp);
    await type('Meno postavy', 'Réka');
    const right = hand('Zbraň v pravej ruke');
    await fireEvent.input(right.getByLabelText('Najmenšie zranenie'), { target: { value: '7' } });
    expect(right.getByText('Najmenšie zranenie je väčšie než najväčšie.')).toBeTruthy();
    await create();
    expect(sent).toEqual([]);
  });

  test('says what the rules of the camp refuse', async () => {
    show(NewCharacterPage, {}, { ...kpoCamp, answer: () => refuse('id-taken', { who: 'reka' }) });
    await type('Meno postavy', 'Réka');
    await create();
    expect((await screen.findByRole('alert')).textContent).toContain('reka');
  });
});
