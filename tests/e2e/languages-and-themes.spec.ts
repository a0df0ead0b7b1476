import type { Page } from '@playwright/test';
import { words } from '../../shared/i18n/index.ts';
import { languageNames, languages, type Language } from '../../shared/i18n/languages.ts';
import { seriousFindings } from './fixtures/axe.ts';
import { keepPictures } from './fixtures/screenshots.ts';
import { goTo, visitPhases, visitScreens } from './fixtures/stations.ts';
import { unreachable } from './fixtures/tab-order.ts';
import { expect, test } from './fixtures/test.ts';

async function speak(page: Page, language: Language): Promise<void> {
  await goTo(page, '#/settings');
  await page.getByRole('button', { name: languageNames[language] }).click();
  await expect(page.getByRole('heading', { level: 1, name: words[language].settings.title })).toBeVisible();
}

/** Words that nobody wrote: `fight.duel.heading` in place of what it stands for. */
async function rawKeys(page: Page, where: string): Promise<readonly string[]> {
  const shown = await page.evaluate(() => [
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    ),
  ]);
  const key = new RegExp(
    `\\b(?:${Object.keys(words.sk).join('|')})\\.[\\w.-]+|\\{\\{|\\b(?:undefined|NaN|null)\\b`,
    'g',
  );
  return shown.flatMap((text) => text.match(key) ?? []).map((found) => `${where}: ${found}`);
}

test('every screen is there in three languages, and none needs the window to load again', async ({ table }) => {
  await table.evaluate(() => (document.documentElement.dataset.loaded = 'once'));
  const found: string[] = [];
  for (const language of languages) {
    await speak(table, language);
    await visitScreens(table, async (station) => {
      await expect(table.locator('html')).toHaveAttribute('lang', language);
      found.push(...(await rawKeys(table, `${station}, ${language}`)));
    });
  }
  await speak(table, 'sk');
  await goTo(table, '#/');
  await visitPhases(table, async (station) => {
    const here = new URL(table.url()).hash;
    for (const language of languages.toReversed()) {
      await speak(table, language);
      await goTo(table, here);
      await expect(table.getByRole('heading', { level: 1, name: 'Čierny most' })).toBeVisible();
      found.push(...(await rawKeys(table, `${station}, ${language}`)));
    }
  });
  expect(found).toEqual([]);
  await expect(table.locator('html')).toHaveAttribute('data-loaded', 'once');
});

test('in the dark and in the sun, everybody can read every screen', async ({ table }) => {
  await goTo(table, '#/settings');
  await table.getByLabel('Vzhľad').selectOption('na slnko');
  await expect(table.locator('html')).toHaveAttribute('data-theme', 'sunlight');
  await table.getByLabel('Vzhľad').selectOption('podľa systému');
  // The rows of the roster that are out of sight keep the colours of the theme before until they are scrolled to.
  await table.setViewportSize({ width: 1366, height: 2600 });
  const found: string[] = [];
  const look = async (station: string): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await table.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      found.push(...(await seriousFindings(table, `${station}, ${colorScheme}`)));
    }
  };
  await visitScreens(table, look);
  await visitPhases(table, look);
  await table.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await keepPictures(table, 'sunlight');
  expect(found).toEqual([]);
});

test('everything is reached by Tab, and one sees where one is', async ({ table }) => {
  const found: string[] = [];
  const look = async (station: string): Promise<void> => void found.push(...(await unreachable(table, station)));
  await visitScreens(table, look);
  await visitPhases(table, look);
  expect(found).toEqual([]);
});
