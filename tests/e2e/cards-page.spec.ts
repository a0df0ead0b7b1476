import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hasPoppler, paperOf, textOf } from './fixtures/poppler.ts';
import { expect, test } from './fixtures/test.ts';

test('cards are chosen, printed, confirmed, and only what changed is printed again', async ({ table }) => {
  await table.addInitScript(() => {
    globalThis.print = () => globalThis.dispatchEvent(new Event('afterprint'));
  });
  await table.reload();
  await table.getByRole('navigation').getByRole('link', { name: 'Karty' }).click();
  await expect(table.getByRole('heading', { name: 'Karty a tlač' })).toBeVisible();
  const status = table.getByRole('status').filter({ hasText: 'listov' });
  await expect(table.locator('[data-laid] .paper-sheet').first()).toBeVisible();

  await table.getByLabel('Pre koho').selectOption('filter');
  await table.getByLabel('Filter', { exact: true }).fill('knaz');
  await expect(status).toContainText(/kariet: [4-8], listov: [12]/);
  await expect(table.locator('.paper-sheet').first().getByText('Žofia Čepčeková').first()).toBeVisible();

  await test.step('only the sheets are on paper', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'cards-page-'));
    const file = path.join(folder, 'page.pdf');
    await table.pdf({ path: file, preferCSSPageSize: true, printBackground: true });
    if (hasPoppler()) {
      expect(paperOf(file)).toEqual({ pages: await table.locator('.paper-sheet').count(), width: 210, height: 297 });
      expect(textOf(file)).toContain('Žofia Čepčeková');
      expect(textOf(file)).not.toContain('Prehľad');
    }
    rmSync(folder, { recursive: true });
    await table.getByRole('button', { name: 'Nie', exact: true }).click();
  });

  await table.getByRole('button', { name: 'Tlačiť' }).click();
  await expect(table.getByRole('dialog', { name: 'Vyšlo to z tlačiarne?' })).toBeVisible();
  await table.getByRole('button', { name: 'Áno' }).click();
  await table.getByLabel('Pre koho').selectOption('changed');
  await expect(table.locator('.paper-sheet', { hasText: 'Gawen' }).first()).toBeVisible();
  await expect(table.locator('.card-pages').getByText('Žofia Čepčeková')).toHaveCount(0);
});
