import type { Locator, Page } from '@playwright/test';
import { seriousFindings } from './fixtures/axe.ts';
import { keepPictures } from './fixtures/screenshots.ts';
import { expect, test } from './fixtures/test.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const ledger = (page: Page): Locator => page.getByRole('region', { name: 'XP', exact: true }).getByRole('listitem');
const told = (page: Page): Locator => page.getByRole('status').filter({ hasText: /(Uložené|Vzaté späť): / });

async function pickIn(field: Locator, name: string): Promise<void> {
  await field.fill(name);
  await field.press('Enter');
}

async function openSheet(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Postavy' }).click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Two players won against a player and a creep. */
async function recordVictory(page: Page): Promise<void> {
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Poznám len výsledok' }).click();
  await page.getByLabel('Miesto').fill('Čierny most');
  for (const [side, people] of [
    ['Vyzývajú', ['bahnica', 'agnesa']],
    ['Vyzvaní', ['parsival', 'rypáč']],
  ] as const) {
    for (const person of people) await pickIn(page.getByRole('combobox', { name: side }), person);
  }
  await page.getByLabel('Víťaz').selectOption('vyhrali vyzývatelia');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Čierny most' })).toBeVisible();
}

test('XP after a fight are written by keyboard, seen on the sheet, and taken back from the toast', async ({
  table,
  openWindow,
}) => {
  const sheet = await openWindow();
  await openSheet(sheet, 'Bahnica');
  await recordVictory(table);
  await table.keyboard.press('x');
  await expect(dialog(table).getByRole('checkbox')).toHaveCount(3);
  await expect(dialog(table).getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(dialog(table).getByLabel('Dôvod')).toHaveValue('Boj: Čierny most');
  await expect(dialog(table).getByLabel('Koľko pripísať')).toBeFocused();
  await table.keyboard.type('3');
  await dialog(table).getByLabel('XP: Sestra Agneša').fill('1');
  await expect(dialog(table).getByText('Na vyššiu úroveň postúpi 1 postava: Bahnica')).toBeVisible();
  await keepPictures(table, 'xp-after-a-fight');
  expect(await seriousFindings(table, 'XP after a fight')).toEqual([]);
  await table.keyboard.press('Enter');
  await expect(table.getByText('Uložené: Bahnica, Sestra Agneša. Na výber schopnosti čaká: Bahnica')).toBeVisible();

  await table.keyboard.press('x');
  await expect(dialog(table).getByText('Za tento boj sú už XP zapísané: Bahnica +3, Sestra Agneša +1')).toBeVisible();
  await table.keyboard.press('Escape');

  await expect(ledger(sheet)).toHaveText([/\+3\s*Boj: Čierny most.*po boji · spolu 3, úroveň 2/]);
  await told(table).getByRole('button', { name: 'Späť', exact: true }).click();
  await expect(ledger(sheet)).toHaveText([/\+3\s*Boj: Čierny most.*vzaté späť/]);
  await expect(told(table)).toContainText('Vzaté späť: Bahnica, Sestra Agneša');

  await openSheet(table, 'Bahnica');
  await expect(told(table)).toHaveCount(0);
});

test('a fight that was put away offers XP, later from the sheet of who fought, and a second window sees them', async ({
  table,
  openWindow,
}) => {
  const other = await openWindow();
  await openSheet(other, 'Bahnica');
  await recordVictory(table);
  await table.keyboard.press('Control+Enter');
  await table.getByRole('button', { name: 'Zapísať XP' }).click();
  await dialog(table).getByRole('button', { name: 'Zapísať' }).click();
  await expect(table.getByText('Uložené: Bahnica, Sestra Agneša')).toBeVisible();
  await expect(ledger(other)).toHaveText([/\+1\s*Boj: Čierny most/]);

  await openSheet(table, 'Bahnica');
  await table.getByRole('region', { name: 'História' }).getByRole('link', { name: 'Otvoriť boj' }).click();
  await expect(table.getByRole('heading', { name: 'Tento súboj je odložený' })).toBeVisible();
  await table.reload();
  await table.getByRole('button', { name: 'Zapísať XP' }).click();
  await expect(dialog(table).getByText('Za tento boj sú už XP zapísané: Bahnica +1, Sestra Agneša +1')).toBeVisible();
  await keepPictures(table, 'fight-put-away');
});

test('XP for a quest go to a whole party, and the next ORG is told who has them', async ({ table }) => {
  await openSheet(table, 'Bahnica');
  await table.getByRole('button', { name: 'Dať do družiny' }).click();
  await dialog(table).getByLabel('Meno družiny').fill('Sovy');
  await dialog(table).getByRole('button', { name: 'Zapísať' }).click();
  await table.getByRole('link', { name: 'Všetky postavy' }).click();

  const addPeople = async (...names: readonly string[]) => {
    await table.keyboard.press('x');
    const field = dialog(table).getByRole('combobox', { name: 'Pridať postavu alebo družinu' });
    for (const name of names) await pickIn(field, name);
  };
  await addPeople('sovy', 'agnesa');
  await dialog(table).getByLabel('Úloha').fill('Stratený prsteň');
  await dialog(table).getByRole('button', { name: 'Zapísať' }).click();
  await expect(table.getByText('Uložené: Bahnica, Sestra Agneša')).toBeVisible();

  await addPeople('bahnica', 'parsival');
  await dialog(table).getByLabel('Úloha').fill('strateny prsten');
  await expect(dialog(table).getByText('Za túto úlohu už majú XP: Bahnica +1, Sestra Agneša +1')).toBeVisible();
  await keepPictures(table, 'xp-for-a-quest');
  expect(await seriousFindings(table, 'XP for a quest')).toEqual([]);
});
