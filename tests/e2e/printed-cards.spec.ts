import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, expect, test, type Page } from '@playwright/test';
import type { CardJob } from '../../shared/cards/card-job.ts';
import { documentsOf } from '../../shared/cards/document.ts';
import { rosterRows } from '../../shared/cards/roster-rows.ts';
import { cardLayouts } from '../../shared/cards/sheets.ts';
import { languages } from '../../shared/i18n/languages.ts';
import { instant } from '../../shared/vocabulary/ids.ts';
import { printJob } from '../../src-main/cards/print-job.ts';
import { serveJob } from '../../src-main/cards/serve-job.ts';
import { rendererFolder } from '../../src-main/shell/folders.ts';
import { findChromium } from '../../tools/chromium.ts';
import { fontsOf, hasPoppler, noPoppler, paperOf, textOf } from './fixtures/poppler.ts';
import { cardsJob, everybody, jobOf } from './fixtures/print-jobs.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'printed-cards-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

/** The page that the printer gets, laid out. */
async function layOut(page: Page, job: CardJob): Promise<{ readonly parts: number; readonly sheets: number }> {
  const served = await serveJob(job, rendererFolder);
  try {
    await page.emulateMedia({ media: 'print' });
    await page.goto(served.address);
    return await page.evaluate<{ readonly parts: number; readonly sheets: number }>('globalThis.laid');
  } finally {
    await served.close();
  }
}

/** Whatever stands outside of what should hold it: a block below its room, anything beyond its card. */
const clipped = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.card-pages .paper-part')].flatMap((part) => {
      const card = part.getBoundingClientRect();
      const room = part.querySelector('.blocks')?.getBoundingClientRect();
      const low = [...part.querySelectorAll('.block')].filter(
        (block) => block.getBoundingClientRect().bottom > (room?.bottom ?? 0) + 0.1,
      );
      const outside = [...part.querySelectorAll('*')].filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left < card.left || right > card.right + 0.1 || top < card.top || bottom > card.bottom + 0.1;
      });
      return [...low, ...outside].map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`);
    }),
  );

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

test('nothing is clipped on the lists and on the card of an encounter', async ({ page }) => {
  const dbf = everybody.filter((card) => card.kind === 'dbf');
  const many = Array.from({ length: 12 }, () => everybody).flat();
  const matters = [
    { is: 'table-card', creeps: dbf },
    { is: 'roster', rows: rosterRows(many, { character: () => null, kpoCharacter: () => null }) },
    { is: 'timers', timers: [], now: instant(0) },
  ] as const;
  for (const matter of matters) {
    await layOut(page, jobOf(matter, 'hu'));
    expect(await clipped(page)).toEqual([]);
  }
});

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
