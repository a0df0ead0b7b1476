import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, expect, test, type Page } from '@playwright/test';
import { documentsOf } from '../../shared/cards/document.ts';
import { rosterRows } from '../../shared/cards/roster-rows.ts';
import { cardLayouts } from '../../shared/cards/sheets.ts';
import { languages } from '../../shared/i18n/languages.ts';
import { instant } from '../../shared/vocabulary/ids.ts';
import { printJob } from '../../src-main/cards/print-job.ts';
import { findChromium } from '../../tools/chromium.ts';
import { clipped } from './fixtures/clipped.ts';
import { fontsOf, hasPoppler, noPoppler, paperOf, textOf, titleOf, wordsOf } from './fixtures/poppler.ts';
import { cardsOfWords, letterWords } from './fixtures/letter-words.ts';
import { cardsJob, everybody, jobOf, longestTimers } from './fixtures/print-jobs.ts';
import { layOut } from './fixtures/print-page.ts';
import { goesOnTooEarly } from './fixtures/too-early.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'printed-cards-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

const blocksIn = (page: Page) => page.locator('.card-pages .block').count();

for (const layout of cardLayouts) {
  test(`nothing is clipped on the longest cards in any language: ${layout}`, async ({ page }) => {
    for (const language of languages) {
      const job = cardsJob(layout, language);
      const laid = await layOut(page, job);
      expect(await clipped(page)).toEqual([]);
      expect(laid.parts).toBeGreaterThan(everybody.length);
      const given = documentsOf(job).reduce((sum, { blocks }) => sum + blocks.length, 0);
      expect(await blocksIn(page)).toBeGreaterThanOrEqual(given);
      await expect(page.locator('.card-pages .paper-part')).toHaveCount(laid.parts);
    }
  });
}

test('a card goes on only where there is no room for what comes next', async ({ page }) => {
  await layOut(page, cardsJob('a6', 'sk'));
  expect(await goesOnTooEarly(page)).toEqual([]);
});

test('nothing is clipped on the lists and on the card of an encounter', async ({ page }) => {
  const dbf = everybody.filter((card) => card.kind === 'dbf');
  const many = Array.from({ length: 12 }, () => everybody).flat();
  const now = instant(0);
  const matters = [
    { is: 'table-card', creeps: dbf },
    { is: 'roster', rows: rosterRows(many, { character: () => null, kpoCharacter: () => null }), now },
    { is: 'timers', timers: longestTimers, now },
    { is: 'timers', timers: [], now },
  ] as const;
  for (const matter of matters) {
    for (const language of languages) {
      await layOut(page, jobOf(matter, language));
      expect(await clipped(page)).toEqual([]);
    }
  }
});

for (const [what, style] of [
  ['a card that holds too much', '.paper-part { font-size: 10pt !important }'],
  ['a word that is too long', '.paper-part * { overflow-wrap: normal !important; word-break: keep-all !important }'],
  ['a line that may not break', '.paper-part * { white-space: nowrap !important }'],
] as const) {
  test(`the ruler of these tests finds ${what}`, async ({ page }) => {
    await layOut(page, cardsJob('a6x4', 'sk'));
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, style);
    expect(await clipped(page)).not.toEqual([]);
  });
}

test.describe('a PDF of cards', () => {
  const browser = findChromium() ?? chromium.executablePath();
  const file = path.join(folder, 'cards.pdf');

  test('comes out without a window, and leaves nothing behind', async () => {
    const leftovers = () => readdirSync(os.tmpdir()).filter((name) => name.startsWith('dbf-print-'));
    const before = leftovers();
    const printed = await printJob(cardsJob('a6x4', 'sk'), { electron: null, browser });
    writeFileSync(file, printed.pdf);
    expect(new TextDecoder().decode(printed.pdf.slice(0, 5))).toBe('%PDF-');
    expect(printed.sheets).toBe(Math.ceil(printed.parts / 4));
    expect(leftovers()).toEqual(before);
  });

  test('holds only the sheets that are printed again, and says how many they are', async () => {
    const job = cardsJob('a6x4', 'sk');
    const printed = await printJob({ ...job, sheets: [{ from: 2, to: 3 }] }, { electron: null, browser });
    expect([printed.parts, printed.sheets]).toEqual([8, 2]);
    const none = await printJob({ ...job, sheets: [{ from: 90, to: 99 }] }, { electron: null, browser });
    expect([none.parts, none.sheets]).toEqual([0, 0]);
  });

  test('is called after the camp and what is on it', async () => {
    test.skip(!hasPoppler(), noPoppler);
    const printed = await printJob(cardsJob('a6', 'hu'), { electron: null, browser });
    writeFileSync(file, printed.pdf);
    expect(titleOf(file)).toBe('Artušov hvozd – Karakterlapok');
  });

  test('holds every word of Slovak and Hungarian as it is written, whatever its letters', async () => {
    test.skip(!hasPoppler(), noPoppler);
    const printed = await printJob(cardsOfWords(letterWords), { electron: null, browser });
    writeFileSync(file, printed.pdf);
    const found = Map.groupBy(wordsOf(file), (word) => word);
    // As the name, the player, and an own spell's name and effect: in each font.
    expect(letterWords.filter((word) => (found.get(word)?.length ?? 0) < 4)).toEqual([]);
    expect(fontsOf(file).filter(({ type }) => !/TrueType|CFF|Type 0C/.test(type))).toEqual([]);
  });

  test('comes out of the browser where Electron fails', async () => {
    const printed = await printJob(cardsJob('a6', 'sk'), { electron: path.join(folder, 'no-electron'), browser });
    expect(new TextDecoder().decode(printed.pdf.slice(0, 5))).toBe('%PDF-');
  });

  test('has the paper, the fonts and the letters that it should', async () => {
    if (!hasPoppler()) process.stdout.write(`${noPoppler}\n`);
    test.skip(!hasPoppler(), noPoppler);
    for (const [layout, width, height] of [
      ['a6x4', 210, 297],
      ['a5', 148, 210],
      ['a6', 105, 148],
    ] as const) {
      const printed = await printJob(cardsJob(layout, 'sk'), { electron: null, browser });
      writeFileSync(file, printed.pdf);
      expect(paperOf(file)).toEqual({ pages: printed.sheets, width, height });
      const fonts = fontsOf(file);
      expect(fonts.length).toBeGreaterThan(0);
      expect(fonts.filter(({ type, embedded }) => !embedded || !/TrueType|CFF|Type 0C/.test(type))).toEqual([]);
      const text = textOf(file);
      expect(Array.from('ľščťžýáíéúäôňďŕĺőű').filter((letter) => !text.includes(letter))).toEqual([]);
      expect(text).toContain('Žofia Čepčeková');
    }
  });
});
