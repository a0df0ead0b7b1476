import { fireEvent, screen, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { characterId, fightId } from '../../../../shared/vocabulary/ids.ts';
import { showCamp } from '../fight/camp-harness.ts';
import { press, settled } from '../fight/window-harness.ts';
import { anna, bence, dora, eva, opening, signs } from './kpo-people.ts';

type Dialog = Pick<typeof screen, 'getByLabelText' | 'getByRole'>;
type Table = ReturnType<typeof showCamp>['table'];

const kpoFight = (table: Table) => {
  const view = table.views().kpoFights?.[fightId('f1')];
  if (!view) throw new Error('there is no KPO fight');
  return view;
};
const hpOf = (table: Table, id: string) => table.views().kpoCharacters?.[characterId(id)]?.hp;

const attack = {
  type: 'kpoAttack',
  fight: 'f1',
  by: 'anna',
  on: 'bence',
  signs: { shown: 'paper', against: 'rock' },
};
const pair = [anna, bence, opening(['anna'], ['bence']), signs({ anna: 'paper', bence: 'rock' })];

/** The dialog of the entry whose sentence begins so. */
async function replacing(line: string) {
  await settled();
  await fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Nahradiť: ${line}`) }));
  await settled();
  return within(screen.getByRole('dialog'));
}

async function choose(dialog: Dialog, label: string, value: string) {
  await fireEvent.change(dialog.getByLabelText(label), { target: { value } });
}

async function send(dialog: Dialog, name = 'Nahradiť') {
  await fireEvent.click(dialog.getByRole('button', { name }));
  await settled();
}

const answer = () => screen.getByRole('dialog').textContent;

describe('an entry of a KPO fight is replaced from its record', () => {
  test('another sign in an attack of before changes what it did, and all that came after stands', async () => {
    const { table } = showCamp({}, [...pair, attack, { type: 'kpoPass', fight: 'f1', who: 'bence' }]);
    expect(hpOf(table, 'bence')).toBe(5);
    const dialog = await replacing('Anna → Bence');
    await choose(dialog, 'Znak: Bence', 'scissors');
    await send(dialog);
    expect(answer()).toContain('Všetko ďalšie platí.');
    expect(hpOf(table, 'bence')).toBe(12);
    expect(kpoFight(table).fight.last?.blows[0]?.signs).toEqual({ shown: 'paper', against: 'scissors' });
    expect(kpoFight(table).allowed.endRound).toBeNull();
  });

  test('an attack can be on another target, decided by what was seen, and declared in another manner', async () => {
    const { table } = showCamp({}, [
      anna,
      bence,
      dora,
      opening(['anna'], ['bence', 'dora']),
      signs({ anna: 'paper', bence: 'rock' }),
      attack,
    ]);
    const dialog = await replacing('Anna → Bence');
    await choose(dialog, 'Na koho', 'dora');
    await fireEvent.click(dialog.getByLabelText('bez znakov'));
    await choose(dialog, 'Ako sa rozhodlo', 'none');
    await send(dialog);
    expect(kpoFight(table).log.at(-1)?.command).toMatchObject({ on: 'dora', noSigns: true, signs: null, hit: null });
    expect(kpoFight(table).fight.last?.on).toBe('dora');
    expect(hpOf(table, 'bence')).toBe(12);
  });

  test('other initiative signs give another order; the attack that came too early then is told and taken back', async () => {
    const { table } = showCamp({}, [...pair, attack]);
    const dialog = await replacing('Iniciatíva');
    await choose(dialog, 'Znak: Anna', 'scissors');
    await send(dialog);
    expect(kpoFight(table).order).toEqual([['bence'], ['anna']]);
    expect(answer()).toContain('Anna: ešte nie je na rade');
    expect(answer()).toContain('Zastavilo sa na zázname');
    expect(hpOf(table, 'bence')).toBe(12);
  });

  test('a spell, a situation and a correction are put right each in its own fields', async () => {
    const { table } = showCamp({}, [
      ...pair,
      { type: 'kpoSituation', fight: 'f1', who: 'bence', is: 'disturbed' },
      { type: 'kpoCast', fight: 'f1', who: 'anna', seconds: 2, read: false, signs: {} },
      { type: 'overrideKpo', who: 'bence', hp: 4, reason: 'tŕň' },
    ]);
    const situation = await replacing('Bence: rušenie');
    await choose(situation, 'Situácia', 'blinded');
    await send(situation);
    await send(within(screen.getByRole('dialog')), 'Hotovo');
    const spell = await replacing('Anna: kúzlo');
    await fireEvent.input(spell.getByLabelText('Ako dlho sa hovorí (s)'), { target: { value: '7' } });
    await send(spell);
    await send(within(screen.getByRole('dialog')), 'Hotovo');
    const correction = await replacing('Zásah ORGa');
    await fireEvent.input(correction.getByLabelText('ÉP'), { target: { value: '9' } });
    await send(correction);
    const { fighters } = kpoFight(table).fight;
    expect(
      fighters.map(({ id, hp, situation: is, casting }) => ({ id, hp, is, casts: casting?.seconds ?? null })),
    ).toEqual([
      { id: 'anna', hp: 13, is: 'none', casts: 7 },
      { id: 'bence', hp: 9, is: 'blinded', casts: null },
    ]);
  });

  test('whoever joined can have joined another side', async () => {
    const { table } = showCamp({}, [...pair, dora, { type: 'kpoJoin', fight: 'f1', who: 'dora', side: 'anna' }]);
    const dialog = await replacing('Dóra: príchod');
    await choose(dialog, 'Na ktorú stranu', 'bence');
    await send(dialog);
    expect(kpoFight(table).fight.fighters.at(-1)).toMatchObject({ id: 'dora', side: 'bence' });
  });

  test('whoever joined can have been somebody else, is never nobody, and is offered again', async () => {
    const { table } = showCamp({}, [...pair, dora, eva, { type: 'kpoJoin', fight: 'f1', who: 'dora', side: 'anna' }]);
    const dialog = await replacing('Dóra: príchod');
    const picker = dialog.getByRole('combobox', { name: 'Kto prichádza' });
    const take = async (name: string) => {
      await fireEvent.input(picker, { target: { value: name } });
      await settled();
      await fireEvent.keyDown(picker, { key: 'Enter' });
      await fireEvent.keyUp(picker, { key: 'Enter' });
    };
    await fireEvent.click(dialog.getByRole('button', { name: /Dóra/ }));
    await send(dialog);
    expect(dialog.getByText('Vyber niekoho zo zoznamu.')).toBeTruthy();
    expect(picker.getAttribute('aria-invalid')).toBe('true');
    await take('Éva');
    expect(dialog.queryByText('Vyber niekoho zo zoznamu.')).toBeNull();
    await take('Dóra');
    expect(dialog.getByRole('button', { name: /Dóra/ })).toBeTruthy();
    await take('Éva');
    await send(dialog);
    expect(kpoFight(table).fight.fighters.map(({ id }) => id)).toEqual(['anna', 'bence', 'eva']);
  });

  test('ÉP far below zero can be others far below zero', async () => {
    const { table } = showCamp({}, [...pair, { type: 'overrideKpo', who: 'bence', hp: -150, reason: 'tŕň' }]);
    const dialog = await replacing('Zásah ORGa');
    await fireEvent.input(dialog.getByLabelText('ÉP'), { target: { value: '-160' } });
    await send(dialog);
    expect(hpOf(table, 'bence')).toBe(-160);
  });

  test('what is refused says why, and nothing has changed', async () => {
    const { table } = showCamp({}, [...pair, attack]);
    const before = kpoFight(table).fight;
    const dialog = await replacing('Anna → Bence');
    await choose(dialog, 'Na koho', 'anna');
    await send(dialog);
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).not.toBe('');
    expect(kpoFight(table).fight).toEqual(before);
  });

  test('the end of a round has nothing that could be another way, and says so', async () => {
    showCamp({}, [
      ...pair,
      { type: 'kpoPass', fight: 'f1', who: 'anna' },
      { type: 'kpoPass', fight: 'f1', who: 'bence' },
      { type: 'kpoEndRound', fight: 'f1' },
    ]);
    const dialog = await replacing('Koniec kola');
    expect(dialog.getByText('Pri tomto zázname sa nedá nič zmeniť, len ho vziať späť.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Nahradiť' })).toBeNull();
  });

  test('it happened when the entry says, also where it is replaced later', async () => {
    const { table } = showCamp({}, [...pair, attack]);
    const at = kpoFight(table).log.at(-1)?.at;
    table.wait(60_000);
    const dialog = await replacing('Anna → Bence');
    await choose(dialog, 'Znak: Bence', 'paper');
    await send(dialog);
    expect(
      kpoFight(table)
        .log.filter(({ withdrawn }) => !withdrawn)
        .at(-1)?.at,
    ).toBe(at);
  });
});

test('a participant who was entered by mistake is swapped, and the whole fight decided again', async () => {
  const { table } = showCamp({}, [...pair, dora, attack]);
  await settled();
  await fireEvent.click(screen.getByRole('button', { name: 'Vymeniť účastníka' }));
  await settled();
  const dialog = within(screen.getByRole('dialog'));
  await choose(dialog, 'Zapísaný omylom', 'bence');
  await send(dialog, 'Vymeniť');
  expect(dialog.getByText('Vyber niekoho zo zoznamu.')).toBeTruthy();
  await fireEvent.input(dialog.getByRole('combobox', { name: 'V skutočnosti to je' }), { target: { value: 'Dora' } });
  await settled();
  await fireEvent.keyDown(dialog.getByRole('combobox', { name: 'V skutočnosti to je' }), { key: 'Enter' });
  await send(dialog, 'Vymeniť');
  expect(kpoFight(table).fight.fighters.map(({ id }) => id)).toEqual(['anna', 'dora']);
  expect(hpOf(table, 'bence')).toBe(12);
  await press('Escape');
});
