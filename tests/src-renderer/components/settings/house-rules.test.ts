import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../../../shared/contract/answer.ts';
import type { CampView, ViewsMessage } from '../../../../shared/contract/views.ts';
import { defaultHouseRules, houseRuleGroups, houseRuleOptions } from '../../../../shared/dbf/house-rules.ts';
import { fightId } from '../../../../shared/vocabulary/ids.ts';
import { refuse } from '../../../../shared/vocabulary/refusal.ts';
import { saved } from '../../../../src-renderer/components/roster/saved.svelte.ts';
import { preferences } from '../../../../src-renderer/state/preferences.svelte.ts';
import RulesPage from '../../../../src-renderer/views/RulesPage.svelte';
import SettingsPage from '../../../../src-renderer/views/SettingsPage.svelte';
import { aCamp } from '../../../fixtures/camp-view.ts';
import { aFight } from '../../../fixtures/fight-view.ts';
import { show } from '../roster/roster-fixture.ts';

const open = (
  camp: Partial<CampView> = {},
  { about, views = {}, answer }: { about?: string; views?: Partial<ViewsMessage>; answer?: () => Answer } = {},
) =>
  show(
    SettingsPage,
    { part: 'house-rules', about },
    { characters: [], views: { camp: aCamp(camp), ...views }, ...(answer === undefined ? {} : { answer }) },
  );
const card = (name: string) => within(screen.getByRole('group', { name }));
const pick = (name: string, option: RegExp) => fireEvent.click(card(name).getByRole('radio', { name: option }));
const change = (name: string) => fireEvent.click(screen.getByRole('button', { name: `${name}: Zmeniť pravidlo` }));

beforeEach(() => saved.dismiss());
afterEach(() => {
  preferences.language = 'sk';
});

describe('the house rules of DBF', () => {
  test('are all there, in their groups, each with all its alternatives', () => {
    open();
    const regions = ['Životy a ležanie', 'Boj', 'Kúzla', 'Úrovne'].map((name) => screen.getByRole('region', { name }));
    expect(regions.map((region) => region.querySelectorAll('fieldset').length)).toEqual(
      Object.values(houseRuleGroups).map((ids) => ids.length),
    );
    expect(document.querySelectorAll('input[type=radio]')).toHaveLength(Object.values(houseRuleOptions).flat().length);
  });

  test('say what is recommended, what is in force, and which rule leaves the choice', () => {
    open({ houseRules: { ...defaultHouseRules, livesReturn: 'after-each-fight' } });
    const shown = card('Návrat životov');
    expect(shown.getByRole('radio', { name: /nikdy/ }).closest('label')?.textContent).toContain('odporúčané');
    const inForce = shown.getByRole<HTMLInputElement>('radio', { name: /plné po každom boji/ });
    expect([inForce.checked, inForce.closest('label')?.textContent]).toEqual([
      true,
      expect.stringContaining('platí teraz'),
    ]);
    expect(shown.getByRole('link', { name: 'DBF-A-08' }).getAttribute('href')).toBe('#/rules/DBF-A-08');
    expect(screen.getByText('Inak, než sa odporúča: 1 pravidlo.')).toBeDefined();
  });

  test('say once that running fights stay as they are, and how many run', () => {
    const fights = { [fightId('41')]: aFight(), [fightId('42')]: aFight({ id: fightId('42'), phase: 'over' }) };
    open({}, { views: { fights } });
    expect(screen.getAllByText(/dohrajú podľa pravidiel, s ktorými začali/)).toHaveLength(1);
    expect(screen.getByText('Teraz beží 1 boj.')).toBeDefined();
  });

  test('change one at a time, and only once it is confirmed', async () => {
    const { sent } = open();
    await pick('Návrat životov', /plné s novou fázou/);
    await pick('Návrat životov', /plné po každom boji/);
    expect(sent).toEqual([]);
    await change('Návrat životov');
    await waitFor(() => expect(sent).toEqual([{ type: 'setHouseRules', rules: { livesReturn: 'after-each-fight' } }]));
  });

  test('are left as they were by the button that names what is in force', async () => {
    const { sent } = open();
    await pick('Návrat životov', /plné po každom boji/);
    await fireEvent.click(screen.getByRole('button', { name: 'Nechať: nikdy, len liečením' }));
    expect(card('Návrat životov').getByRole<HTMLInputElement>('radio', { name: /nikdy/ }).checked).toBe(true);
    expect(sent).toEqual([]);
  });

  test('are taken back from the toast', async () => {
    const { sent } = open();
    await pick('Kyjak a Prieraznosť', /nie/);
    await change('Kyjak a Prieraznosť');
    await screen.findByText('Uložené: Kyjak a Prieraznosť');
    await fireEvent.click(screen.getByRole('button', { name: 'Späť' }));
    await waitFor(() => expect(sent[1]).toEqual({ type: 'undoEntry', entry: 7 }));
  });

  test('a refused change stays to be tried again', async () => {
    const { console } = open({}, { answer: () => refuse('camp-stopped', {}) });
    await pick('Návrat životov', /plné po každom boji/);
    await change('Návrat životov');
    await waitFor(() => expect(console.problem?.kind).toBe('refused'));
    expect(screen.getByRole('button', { name: 'Návrat životov: Zmeniť pravidlo' })).toBeDefined();
  });

  test('the one that was asked for has the focus on what is in force', () => {
    open({}, { about: 'DBF-A-41' });
    expect(document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent).toBe(
      'Liečenie vyradených',
    );
  });

  test.each(['hu', 'en'] as const)('are read in %s too', (language) => {
    preferences.language = language;
    open();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/DBF/);
    expect(screen.getAllByText(language === 'hu' ? 'ajánlott' : 'recommended')).toHaveLength(
      Object.keys(houseRuleOptions).length,
    );
  });
});

describe('the rules', () => {
  test('show for a rule that a house rule settles what is in force, and lead to it', () => {
    const camp = aCamp({ houseRules: { ...defaultHouseRules, sleeperWakes: 'one-life' } });
    show(RulesPage, { rule: 'DBF-A-48' }, { characters: [], views: { camp } });
    const entry = screen.getByText('DBF-A-48', { selector: '.head a' }).closest('li');
    expect(entry?.textContent).toContain('Domáce pravidlo, teraz platí: s jedným ako každý vyradený');
    expect(entry?.querySelector('p a')?.getAttribute('href')).toBe('#/settings/house-rules/DBF-A-48');
  });
});
