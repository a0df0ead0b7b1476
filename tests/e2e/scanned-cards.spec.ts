import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import jsQR from 'jsqr';
import type { Card } from '../../shared/cards/card.ts';
import { cardLayouts, type CardLayout } from '../../shared/cards/sheets.ts';
import { printJob } from '../../src-main/cards/print-job.ts';
import { findChromium } from '../../tools/chromium.ts';
import { who } from '../fixtures/sheets.ts';
import { hasPoppler, noPoppler, picturesOf, type Picture } from './fixtures/poppler.ts';
import { everybody, jobOf } from './fixtures/print-jobs.ts';

/** As coarse as a worn office printer puts it on paper. */
const DOTS_PER_INCH = 150;

const folder = mkdtempSync(path.join(os.tmpdir(), 'scanned-cards-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

/** A card that is cut off its sheet; `place` counts in the order of reading. */
function cardAt({ width, height, grey }: Picture, place: number, layout: CardLayout): Picture {
  if (layout !== 'a6x4') return { width, height, grey };
  const [half, row] = [Math.floor(width / 2), Math.floor(height / 2)];
  const [left, top] = [(place % 2) * half, Math.floor(place / 2) * row];
  const lines = Array.from({ length: row }, (_, y) => {
    const start = (top + y) * width + left;
    return grey.subarray(start, start + half);
  });
  return { width: half, height: row, grey: Buffer.concat(lines) };
}

function scanned({ width, height, grey }: Picture): string | null {
  const colours = Uint8ClampedArray.from({ length: 4 * grey.length }, (_, at) =>
    at % 4 === 3 ? 255 : (grey[at >> 2] ?? 0),
  );
  return jsQR(colours, width, height)?.data ?? null;
}

for (const layout of cardLayouts) {
  test(`the code on every printed card is read and names its character: ${layout}`, async () => {
    test.skip(!hasPoppler(), noPoppler);
    const short = everybody.filter(({ id }) => id !== 'longest');
    // The longest id that there can be has the smallest squares.
    const cards = [...short, ...short.map((card): Card => ({ ...card, id: who('w'.repeat(64)) }))];
    const job = jobOf({ is: 'cards', cards, layout }, 'sk');
    const browser = findChromium() ?? chromium.executablePath();
    const { pdf, parts } = await printJob(job, { electron: null, browser });
    const file = path.join(folder, `${layout}.pdf`);
    writeFileSync(file, pdf);
    const places = layout === 'a6x4' ? [0, 1, 2, 3] : [0];
    const found = picturesOf(file, DOTS_PER_INCH).flatMap((picture) =>
      places.map((place) => scanned(cardAt(picture, place, layout))),
    );
    const read = found.filter((id) => id !== null);
    expect(read).toHaveLength(parts);
    expect(new Set(read)).toEqual(new Set(cards.map(({ id }) => id)));
  });
}
