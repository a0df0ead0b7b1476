import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/chromium.ts';
import { hasPoppler, noPoppler, paperOf, textOf } from './fixtures/poppler.ts';
import { givePrinter } from './fixtures/printer.ts';
import { expect, test } from './fixtures/test.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'cards-page-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

test('cards are chosen, printed, confirmed, and only what changed is printed again', async ({ table }) => {
  await givePrinter(table);
  await table.getByRole('navigation').getByRole('link', { name: 'Karty' }).click();
  await expect(table.getByRole('heading', { name: 'Karty a tlač' })).toBeVisible();
  const status = table.getByRole('status').filter({ hasText: 'listov' });
  await expect(table.locator('[data-laid] .paper-sheet').first()).toBeVisible();

  await table.getByLabel('Pre koho').selectOption('filter');
  await table.getByLabel('Filter', { exact: true }).fill('knaz');
  await expect(status).toContainText(/kariet: [4-8], listov: [12]/);
  await expect(table.locator('.paper-sheet').first().getByText('Žofia Čepčeková').first()).toBeVisible();

  await test.step('only the sheets are on paper', async () => {
    const file = path.join(folder, 'page.pdf');
    await table.pdf({ path: file, preferCSSPageSize: true, printBackground: true });
    if (hasPoppler()) {
      expect(paperOf(file)).toEqual({ pages: await table.locator('.paper-sheet').count(), width: 210, height: 297 });
      expect(textOf(file)).toContain('Žofia Čepčeková');
      expect(textOf(file)).not.toContain('Prehľad');
    }
    await table.getByRole('button', { name: 'Nie', exact: true }).click();
  });

  await table.getByRole('button', { name: 'Tlačiť' }).click();
  await expect(table.getByRole('dialog', { name: 'Vyšlo to z tlačiarne?' })).toBeVisible();
  await table.getByRole('button', { name: 'Áno' }).click();
  await table.getByLabel('Pre koho').selectOption('changed');
  await expect(table.locator('.paper-sheet', { hasText: 'Gawen' }).first()).toBeVisible();
  await expect(table.locator('.card-pages').getByText('Žofia Čepčeková')).toHaveCount(0);
});

test('somebody of KPO is picked by name, as anybody else', async ({ table }) => {
  await table.getByRole('navigation').getByRole('link', { name: 'Karty' }).click();
  await table.getByLabel('Pre koho').selectOption('one');
  await expect(table.getByText('Vyber, koho karty majú vyjsť.')).toBeVisible();
  for (const name of ['bagoly', 'zofia']) {
    await table.getByRole('combobox', { name: 'Pridať postavu' }).fill(name);
    await table.keyboard.press('Enter');
  }
  await expect(table.locator('[data-laid] .paper-part h2')).toHaveText(['Bagoly Zsófi', 'Žofia Čepčeková']);
  await table.getByLabel('Listy').fill('2-3');
  await expect(table.getByRole('status').filter({ hasText: 'Taký list tu nie je, listov: 1.' })).toBeVisible();
  await expect(table.getByRole('button', { name: 'Tlačiť' })).toBeDisabled();
});

test('sheets that jammed are named one by one and as ranges, on the page and when they came out', async ({ table }) => {
  await givePrinter(table);
  await table.getByRole('navigation').getByRole('link', { name: 'Karty' }).click();
  await table.getByLabel('Formát').selectOption('a6');
  await table.getByLabel('Listy').fill('1,3-4');
  await expect(table.getByRole('status').filter({ hasText: /kariet: 3, listy 1, 3–4 z \d+/ })).toBeVisible();
  await expect(table.locator('[data-laid] .paper-sheet')).toHaveCount(3);
  await table.getByRole('button', { name: 'Tlačiť' }).click();
  const dialog = table.getByRole('dialog', { name: 'Vyšlo to z tlačiarne?' });
  await expect(dialog.getByLabel('Vyšli listy')).toHaveValue('1, 3–4');
  await dialog.getByLabel('Vyšli listy').fill('50-200');
  await expect(dialog.getByText('Do tlačiarne išli len listy: 1, 3–4.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Áno' })).toBeDisabled();
});

test('a browser saves a PDF of what the preview shows', async ({ table }) => {
  await table.getByRole('navigation').getByRole('link', { name: 'Karty' }).click();
  await table.getByLabel('Formát').selectOption('a5');
  await table.getByLabel('Listy').fill('2-3');
  await expect(table.locator('[data-laid] .paper-sheet')).toHaveCount(2);
  const [shown, saved] = [path.join(folder, 'shown.pdf'), path.join(folder, 'saved.pdf')];
  await table.pdf({ path: shown, preferCSSPageSize: true, printBackground: true });
  await table.getByRole('button', { name: 'Nie', exact: true }).click();
  const coming = table.waitForEvent('download');
  await table.getByRole('button', { name: 'Uložiť ako PDF' }).click();
  const download = await coming;
  await download.saveAs(saved);
  expect(download.suggestedFilename()).toMatch(/ – Karty postáv\.pdf$/);
  await expect(table.getByRole('dialog', { name: 'Vyšlo to z tlačiarne?' })).toBeVisible();
  if (!hasPoppler()) return;
  expect(textOf(saved)).toBe(textOf(shown));
  expect(paperOf(saved)).toEqual({ pages: 2, width: 148, height: 210 });
});

test('what the preview shows is what the command prints', async ({ table, tent }) => {
  test.skip(!hasPoppler(), noPoppler);
  await table.getByRole('navigation').getByRole('link', { name: 'Karty' }).click();
  await expect(table.locator('[data-laid] .paper-sheet').first()).toBeVisible();
  const [shown, printed] = [path.join(folder, 'shown.pdf'), path.join(folder, 'printed.pdf')];
  await table.pdf({ path: shown, preferCSSPageSize: true, printBackground: true });
  execFileSync(
    path.join(root, 'node_modules/.bin/node'),
    [path.join(root, 'dist/main/cards.js'), '--camp', tent.campFile, '--all', '--out', printed],
    { env: { ...process.env, CHROME_PATH: findChromium() ?? chromium.executablePath() } },
  );
  expect(textOf(shown)).toBe(textOf(printed));
  expect(paperOf(shown)).toEqual(paperOf(printed));
});
