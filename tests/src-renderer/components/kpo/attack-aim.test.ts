import { fireEvent, screen, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { fightId } from '../../../../shared/vocabulary/ids.ts';
import { showCamp } from '../fight/camp-harness.ts';
import { press, settled } from '../fight/window-harness.ts';
import { anna, bence, opening, signs } from './kpo-people.ts';

const aim = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Mierenie' });
const isRed = () => aim().getAttribute('aria-invalid') === 'true';

/** As after a click beside the field. */
async function typeAim(text: string) {
  aim().focus();
  await fireEvent.input(aim(), { target: { value: text } });
  aim().blur();
}

async function clickSign(of: RegExp, name: RegExp) {
  await fireEvent.click(within(screen.getByRole('group', { name: of })).getByRole('button', { name }));
  await settled();
}

/** Anna is on turn and may attack Bence. */
async function show() {
  const { table } = showCamp({}, [anna, bence, opening(['anna'], ['bence']), signs({ anna: 'paper', bence: 'rock' })]);
  await settled();
  const fight = () => table.views().kpoFights?.[fightId('f1')]?.fight;
  return { last: () => fight()?.last ?? null };
}

describe('the aim of an attack', () => {
  test('a wrong number stops the signs on the keys and is led to', async () => {
    const { last } = await show();
    await typeAim('99999');
    await press('1');
    expect(document.activeElement).toBe(aim());
    aim().blur();
    await press('3');
    expect([last(), isRed(), document.activeElement === aim()]).toEqual([null, true, true]);
  });

  test('a wrong number stops the signs under the mouse and is led to', async () => {
    const { last } = await show();
    await typeAim('99999');
    await clickSign(/^Znak: Anna/, /kameň/);
    expect(document.activeElement).toBe(aim());
    aim().blur();
    await clickSign(/^Znak: Bence/, /nožnice/);
    expect([last(), isRed(), document.activeElement === aim()]).toEqual([null, true, true]);
  });

  test('a number that becomes wrong after the first sign stops the last one', async () => {
    const { last } = await show();
    await press('1');
    await typeAim('');
    await press('3');
    expect([last(), document.activeElement === aim()]).toEqual([null, true]);
  });

  test('a wrong number stops a pass too', async () => {
    await show();
    await typeAim('1');
    await press('p');
    expect(document.activeElement).toBe(aim());
    expect(screen.getByRole('heading', { name: 'Na rade: Anna' })).toBeTruthy();
  });

  test('once it is put right the attack is written with it, and the next attacker starts at 0', async () => {
    const { last } = await show();
    await typeAim('99999');
    await press('1');
    await typeAim('-3');
    await press('1');
    await press('3');
    expect(last()?.by).toBe('anna');
    expect(screen.getByRole('list', { name: 'Záznam' }).textContent).toContain('−3 mierenie');
    expect(screen.getByRole('heading', { name: 'Na rade: Bence' })).toBeTruthy();
    expect([aim().value, isRed()]).toEqual(['0', false]);
  });

  test('the key of the aim puts a number in the place of a wrong one, whichever comes round again', async () => {
    await show();
    await typeAim('99999');
    const seen: [string, boolean][] = [];
    for (let times = 0; times < 4; times += 1) {
      await press('g');
      seen.push([aim().value, isRed()]);
    }
    expect(seen).toEqual([
      ['-3', false],
      ['-6', false],
      ['-9', false],
      ['0', false],
    ]);
  });
});
