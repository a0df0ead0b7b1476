import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { seriousFindings } from './fixtures/axe.ts';
import { keepPictures } from './fixtures/screenshots.ts';
import { unreachable } from './fixtures/tab-order.ts';
import { expect, test } from './fixtures/test.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const line = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('list', { name: 'Záznamy, od najnovšieho' }).getByRole('listitem').filter({ hasText: text });

async function openJournal(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Denník' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Denník' })).toBeVisible();
}

async function confirm(page: Page, text: string | RegExp, what: 'Vziať späť' | 'Vrátiť'): Promise<void> {
  await line(page, text).getByRole('button', { name: what }).click();
  await dialog(page).getByRole('button', { name: what }).click();
  await expect(dialog(page)).toHaveCount(0);
}

async function writeXpToTwo(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Postavy' }).click();
  await page.keyboard.press('x');
  const field = dialog(page).getByRole('combobox', { name: 'Pridať postavu alebo družinu' });
  for (const name of ['bahnica', 'agnesa']) {
    await field.fill(name);
    await field.press('Enter');
  }
  await dialog(page).getByLabel('Dôvod').fill('koniec dňa');
  await dialog(page).getByRole('button', { name: 'Zapísať' }).click();
  await expect(page.getByText('Uložené: Bahnica, Sestra Agneša')).toBeVisible();
}

test('XP for many are taken back in the journal after a reload, put back by keyboard, and the journal is saved', async ({
  table,
}) => {
  await writeXpToTwo(table);
  await table.reload();
  await openJournal(table);
  await confirm(table, 'koniec dňa', 'Vziať späť');
  await expect(line(table, 'koniec dňa')).toContainText('vzaté späť');
  await expect(table.getByText('Vzaté späť: záznam')).toBeVisible();
  await keepPictures(table, 'journal');
  expect(await seriousFindings(table, 'journal')).toEqual([]);
  expect(await unreachable(table, 'journal')).toEqual([]);

  await line(table, 'koniec dňa').getByRole('button', { name: 'Vrátiť' }).focus();
  await table.keyboard.press('Enter');
  await expect(dialog(table)).toContainText('XP +1');
  await keepPictures(table, 'journal-question');
  expect(await seriousFindings(table, 'journal, asked')).toEqual([]);
  await dialog(table).getByRole('button', { name: 'Vrátiť' }).press('Enter');
  await expect(line(table, 'znova platí')).toHaveCount(1);

  const saving = table.waitForEvent('download');
  await table.getByRole('button', { name: 'Uložiť do súboru' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('dennik.csv');
  const text = await readFile(await saved.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFZáznam,Stalo sa,/);
  expect(text).toMatch(/"?Bahnica, Sestra Agneša: XP \+1 \(koniec dňa\)"?,nie/);
});

test('an import is taken back after a reload, in the journal and on the sheet of one who came by it', async ({
  table,
}) => {
  await table.getByRole('link', { name: 'Postavy' }).click();
  await table.getByRole('button', { name: 'Import' }).first().click();
  const buffer = Buffer.from('meno;hráč;povolanie;úroveň\r\nKazimír;Eva;bojovník;1\r\nDobroslava;Ivo;kňaz;1\r\n');
  await dialog(table).getByLabel('Súbor').setInputFiles({ name: 'noví.csv', mimeType: 'text/csv', buffer });
  await dialog(table).getByRole('button', { name: 'Zapísať 2 riadky' }).click();
  await expect(dialog(table)).toHaveCount(0);
  await table.reload();
  await table.getByRole('link', { name: 'Kazimír' }).click();
  const history = table.getByRole('region', { name: 'História' });
  await history.getByRole('button', { name: 'Vziať späť' }).click();
  await dialog(table).getByRole('button', { name: 'Vziať späť' }).click();
  await expect(table.getByText('Takúto postavu kemp nemá')).toBeVisible();

  await openJournal(table);
  await confirm(table, 'Import zo súboru noví.csv', 'Vrátiť');
  await expect(line(table, 'Import zo súboru noví.csv').getByRole('link', { name: 'Dobroslava' })).toBeVisible();
  await confirm(table, 'Import zo súboru noví.csv', 'Vziať späť');
  await table.getByRole('link', { name: 'Postavy' }).click();
  await expect(table.getByRole('link', { name: 'Kazimír' })).toHaveCount(0);
});
