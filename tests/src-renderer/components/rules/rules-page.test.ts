import { fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ruleTexts } from '../../../../shared/i18n/rules/index.ts';
import { handleKey } from '../../../../src-renderer/state/keys.svelte.ts';
import { preferences } from '../../../../src-renderer/state/preferences.svelte.ts';
import { router } from '../../../../src-renderer/state/router.svelte.ts';
import RulesPage from '../../../../src-renderer/views/RulesPage.svelte';
import { show } from '../roster/roster-fixture.ts';

const page = (rule: string | null = null) => show(RulesPage, { rule }, { characters: [] });
/** To ask hundreds of rules for their role takes seconds. */
const ids = () => [...document.querySelectorAll('li a')].map((link) => link.textContent);
const search = () => screen.getByLabelText('Hľadať v pravidlách');
const type = (value: string) => fireEvent.input(search(), { target: { value } });

beforeEach(() => {
  window.addEventListener('keydown', handleKey);
  router.go({ at: 'roster' });
  router.go({ at: 'rules', rule: null });
});
afterEach(() => {
  window.removeEventListener('keydown', handleKey);
  preferences.language = 'sk';
});

describe('the rules', () => {
  test('begin with DBF, chapter by chapter, each under its id with its text and who keeps it', () => {
    page();
    const [first] = ids();
    const entry = screen.getByText('DBF-GEN-01').closest('li');
    expect([first, entry?.textContent]).toEqual([
      'DBF-GEN-01',
      expect.stringMatching(/^DBF-GEN-01\s*strážia ľudia\s*\S/),
    ]);
    expect(entry?.textContent).toContain(ruleTexts.sk['DBF-GEN-01']);
    expect(entry?.closest('section')?.querySelector('h2')?.textContent).toBe('Všeobecné pravidlá');
  });

  test('are found by a part of their id', async () => {
    page();
    await type('abi-ser');
    expect(ids()).toEqual(['DBF-ABI-SER-1', 'DBF-ABI-SER-2']);
    expect(screen.getByText(/^zobrazené: 2 z \d+$/)).toBeDefined();
  });

  test('are found by the name of an ability and by words, without diacritics', async () => {
    page();
    await type('serm');
    expect(ids()).toEqual(expect.arrayContaining(['DBF-ABI-SER-1', 'DBF-ABI-SER-2']));
    await type('ZABIJAM');
    expect(ids()).toContain('DBF-AFT-04');
  });

  test('that nobody wrote are said not to be there, and the search is cleared with one button', async () => {
    page();
    await type('traktor');
    expect(screen.getByText('Nič také v pravidlách nie je.')).toBeDefined();
    await fireEvent.click(screen.getByText('Zrušiť hľadanie'));
    expect(ids()[0]).toBe('DBF-GEN-01');
  });

  test('are read in the language of the console', async () => {
    page();
    preferences.language = 'hu';
    await tick();
    expect(screen.getByText('Szabályok', { selector: 'h1' })).toBeDefined();
    expect(screen.getByText(ruleTexts.hu['DBF-GEN-01'])).toBeDefined();
  });

  test('the one that was asked for has the focus and is marked', () => {
    page('DBF-ABI-SER-2');
    expect(document.activeElement?.textContent).toBe('DBF-ABI-SER-2');
    expect(document.activeElement?.closest('li')?.getAttribute('aria-current')).toBe('true');
  });

  test('an id that no rule has is said to be unknown', () => {
    page('DBF-XYZ-9');
    expect(screen.getByText('Pravidlo DBF-XYZ-9 tu nie je.').role).toBe('alert');
  });
});

describe('by keyboard', () => {
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

  test('/ leads to the search, the arrows through the rules and back', async () => {
    page();
    await press('/');
    expect(document.activeElement).toBe(search());
    await type('abi-ser');
    await press('ArrowDown');
    await press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('DBF-ABI-SER-2');
    await press('ArrowUp');
    await press('ArrowUp');
    expect(document.activeElement).toBe(search());
  });

  test('Escape empties the search first and then leads back to where one came from', async () => {
    page();
    search().focus();
    await type('abi-ser');
    await press('Escape');
    expect(search()).toHaveProperty('value', '');
    search().blur();
    await press('Escape');
    expect(router.route).toEqual({ at: 'roster' });
  });
});
