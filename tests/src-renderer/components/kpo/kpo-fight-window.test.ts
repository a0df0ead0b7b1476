import { fireEvent, screen, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { fightId } from '../../../../shared/vocabulary/ids.ts';
import { showCamp } from '../fight/camp-harness.ts';
import { press, settled } from '../fight/window-harness.ts';
import { anna, bence, dora, opening, signs } from './kpo-people.ts';

const kpoFight = (table: ReturnType<typeof showCamp>['table']) => {
  const view = table.views().kpoFights?.[fightId('f1')];
  if (!view) throw new Error('there is no KPO fight');
  return view;
};
const record = () => screen.getByRole('list', { name: 'Záznam' });
const target = (name: RegExp) => within(screen.getByRole('group', { name: 'Na koho' })).getByRole('button', { name });

describe('the window of a KPO fight', () => {
  test('asks each side for its sign on three keys and shows the order that they give (KPO-INI-05)', async () => {
    const { table } = showCamp({}, [anna, bence, opening(['anna'], ['bence'])]);
    await settled();
    expect(screen.getByText('Čaká sa na znak: Anna')).toBeTruthy();
    await press('2');
    await press('1');
    await press('Enter');
    expect(kpoFight(table).order).toEqual([['anna'], ['bence']]);
    expect(screen.getByRole('heading', { name: 'Na rade: Anna' })).toBeTruthy();
  });

  test('takes the attacker’s sign first, then the target’s, and writes the sums of both (KPO-ATT-01)', async () => {
    const { table } = showCamp({}, [
      anna,
      bence,
      opening(['anna'], ['bence']),
      signs({ anna: 'paper', bence: 'rock' }),
    ]);
    await settled();
    expect(target(/Bence/).getAttribute('aria-pressed')).toBe('true');
    await press('1');
    await press('3');
    const attack = kpoFight(table).fight.last;
    expect(attack?.blows[0]?.signs).toEqual({ shown: 'rock', against: 'scissors' });
    expect(record().textContent).toContain('útok 20 (12 základ +2 zbraň +6 vyhratý znak) proti 8');
    expect(record().textContent).toContain('Bence ÉP 12 → ');
    expect(screen.getByRole('heading', { name: 'Na rade: Bence' })).toBeTruthy();
  });

  test('a knock-out is declared before the attack and weighs on the preview (KPO-LEU-01, KPO-LEU-02)', async () => {
    const { table } = showCamp({}, [
      anna,
      bence,
      opening(['anna'], ['bence']),
      signs({ anna: 'paper', bence: 'rock' }),
    ]);
    await settled();
    await press('k');
    expect(screen.getByRole('group', { name: 'Čo sa stane' }).textContent).toContain('omráčenie');
    await press('1');
    await press('1');
    expect(kpoFight(table).fight.last?.knockout).toBe(true);
  });

  test('with two attacking weapons the signs come hand by hand (KPO-KET-02)', async () => {
    const { table } = showCamp({}, [
      dora,
      bence,
      opening(['dora'], ['bence']),
      signs({ dora: 'paper', bence: 'rock' }),
      { type: 'kpoTactic', fight: 'f1', who: 'dora', is: 'attacking', main: 'right' },
    ]);
    await settled();
    await press('1');
    expect(within(screen.getByRole('group', { name: 'Znak: Dóra, ľavá ruka' })).getAllByRole('button').length).toBe(3);
    await press('2');
    await press('3');
    expect(kpoFight(table).fight.last?.blows.map(({ hand, signs: shown }) => ({ hand, shown }))).toEqual([
      { hand: 'right', shown: { shown: 'rock', against: 'scissors' } },
      { hand: 'left', shown: { shown: 'paper', against: 'scissors' } },
    ]);
  });

  test('whoever is not on turn is told why an attack is not possible now (KPO-INI-09)', async () => {
    showCamp({}, [anna, bence, opening(['anna'], ['bence']), signs({ anna: 'paper', bence: 'rock' })]);
    await settled();
    await fireEvent.click(screen.getByRole('button', { name: 'Bence', pressed: false }));
    await settled();
    expect(screen.getByRole('group', { name: 'Na koho' }).textContent).toContain('Bence: ešte nie je na rade');
  });

  test('a reason that is that of every target is told once', async () => {
    showCamp({}, [anna, bence, dora, opening(['anna', 'dora'], ['bence']), signs({ anna: 'paper', bence: 'rock' })]);
    await settled();
    await fireEvent.click(screen.getByRole('button', { name: 'Bence', pressed: false }));
    await settled();
    const targets = within(screen.getByRole('group', { name: 'Na koho' }));
    expect(targets.getAllByText(/Bence: ešte nie je na rade/)).toHaveLength(1);
    const told = targets.getAllByRole('button').map((each) => each.getAttribute('aria-describedby'));
    expect(new Set(told).size).toBe(1);
    expect(document.getElementById(told[0] ?? '')?.textContent).toContain('Bence: ešte nie je na rade');
  });

  test('a newcomer waits, and the next round begins with initiative for that reason (KPO-INI-04)', async () => {
    const { table } = showCamp({}, [
      anna,
      bence,
      dora,
      opening(['anna'], ['bence']),
      signs({ anna: 'paper', bence: 'rock' }),
    ]);
    await settled();
    table.enter({ type: 'kpoJoin', fight: 'f1', who: 'dora', side: 'dora' });
    await settled();
    expect(screen.getByText('čaká na novú iniciatívu')).toBeTruthy();
    expect(screen.getByText(/Ďalšie kolo sa začne iniciatívou/).parentElement?.textContent).toContain('Dóra');
    await press('p');
    await press('p');
    await press('Enter');
    expect(screen.getByText('Čaká sa na znak: Anna')).toBeTruthy();
  });

  test('the preview tells what the armour of the target takes off the damage (KPO-A-08)', async () => {
    showCamp({}, [anna, bence, opening(['anna'], ['bence']), signs({ anna: 'paper', bence: 'rock' })]);
    await settled();
    const preview = within(screen.getByRole('group', { name: 'Čo sa stane' }));
    const cells = (row: HTMLElement) =>
      [...row.children].map((cell) => cell.textContent.replaceAll(/\s+/g, ' ').trim());
    expect(preview.getAllByRole('row').map(cells)).toEqual([
      ['Znak', 'TT : TV', 'Výsledok', 'Strata ÉP'],
      ['vyhratý znak', '20 : 8', 'zásah, zranenie 7 = 12 rozdiel −4 po maximum −1 SFÉ', '12 → 5'],
      ['remíza', '14 : 8', 'zásah, zranenie 5 = 6 rozdiel −1 SFÉ', '12 → 7'],
      ['prehratý znak', '8 : 8', 'bez zásahu', '–'],
    ]);
    expect(screen.getByRole('group', { name: 'Bence' }).textContent).toContain('SFÉ 1');
  });

  test('a target has the colour of its side: the challenger is amber, the challenged teal', async () => {
    const { table } = showCamp({}, [
      anna,
      bence,
      opening(['anna'], ['bence']),
      signs({ anna: 'paper', bence: 'rock' }),
    ]);
    await settled();
    expect(target(/Bence/).closest('.target')?.className).toContain('teal');
    table.enter({ type: 'kpoPass', fight: 'f1', who: 'anna' });
    await settled();
    expect(target(/Anna/).closest('.target')?.className).toContain('amber');
  });

  test('every abbreviation is told in full, by pointer and in a list that the keyboard opens', async () => {
    showCamp({}, [anna, bence, opening(['anna'], ['bence']), signs({ anna: 'paper', bence: 'rock' })]);
    await settled();
    const explained = new Set(
      [...document.querySelectorAll('abbr')].map((each) => `${each.textContent}: ${each.title}`),
    );
    const list = screen.getByText('Skratky').closest('details');
    const told = [...(list?.querySelectorAll('dl > div') ?? [])].map(
      (each) => `${each.querySelector('dt')?.textContent ?? ''}: ${each.querySelector('dd')?.textContent ?? ''}`,
    );
    expect(told).toEqual([
      'Inic.: iniciatíva: kto má viac, útočí skôr',
      'TT: celkový útok (Teljes Támadás)',
      'TV: celková obrana (Teljes Védekezés)',
      'ÉP: životné body',
      'SFÉ: koľko zo zranenia zachytí zbroj',
      'Km: vedúci hry KPO',
      'Látó: pomocník Km',
    ]);
    expect([...explained].filter((each) => !told.includes(each))).toEqual([]);
    expect(explained.size).toBe(4);
  });

  test('undo takes an attack back, redo enters it again', async () => {
    const { table } = showCamp({}, [
      anna,
      bence,
      opening(['anna'], ['bence']),
      signs({ anna: 'paper', bence: 'rock' }),
    ]);
    await settled();
    await press('1');
    await press('3');
    await press('z', { ctrl: true });
    expect(kpoFight(table).fight.last).toBeNull();
    await press('y', { ctrl: true });
    expect(kpoFight(table).fight.last?.by).toBe('anna');
  });
});
