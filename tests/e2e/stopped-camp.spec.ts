import type { Page } from '@playwright/test';
import { keepPictures } from './fixtures/screenshots.ts';
import { expect, test } from './fixtures/test.ts';

const timer = (page: Page) => page.getByRole('region', { name: 'Časovače' }).getByRole('timer');
const watch = (page: Page) => page.getByRole('banner').getByRole('time');

async function somebodyLies(page: Page): Promise<void> {
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Poznám len výsledok' }).click();
  await page.getByLabel('Miesto').fill('Studňa');
  for (const [side, name] of [
    ['Vyzývajú', 'Boris'],
    ['Vyzvaní', 'Jakub'],
  ] as const) {
    await page.getByRole('combobox', { name: side }).fill(name);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('group', { name: 'Jakub Kaša' }).getByLabel('Stav po boji').selectOption('vyradenie');
  await page.getByLabel('Víťaz').selectOption('vyhrali vyzývatelia');
  await page.getByRole('button', { name: 'Zapísať výsledok' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Studňa' })).toBeVisible();
  await page.getByRole('link', { name: 'Zavrieť' }).click();
}

test('while the camp is stopped no timer moves and nothing is entered; then everything goes on', async ({ table }) => {
  await somebodyLies(table);
  await expect(timer(table)).toHaveText(/^4:\d\d$/);

  await table.getByRole('button', { name: 'Zastaviť kemp' }).click();
  await expect(table.getByRole('button', { name: 'Zastaviť', exact: true })).toBeDisabled();
  await table.getByLabel('Dôvod').fill('búrka');
  await table.keyboard.press('Enter');
  await expect(table.getByText('búrka · od')).toBeVisible();
  await keepPictures(table, 'stopped-camp');

  const left = await timer(table).innerText();
  const before = await watch(table).innerText();
  await expect.poll(async () => secondsBetween(before, await watch(table).innerText())).toBeGreaterThanOrEqual(3);
  expect(await timer(table).innerText()).toBe(left);

  await table.keyboard.press('n');
  await table.getByRole('combobox', { name: 'Vyzývajú' }).fill('parsival');
  await table.keyboard.press('Enter');
  await table.getByRole('combobox', { name: 'Vyzvaní' }).fill('vlkan');
  await table.keyboard.press('Enter');
  await table.keyboard.press('Control+Enter');
  await expect(table.getByText('Kemp stojí, všetko je zmrazené.').first()).toBeVisible();

  await table.getByRole('button', { name: 'Pokračovať' }).click();
  await expect(table.getByText('búrka · od')).toBeHidden();
  await table.keyboard.press('Control+Enter');
  await expect(table.getByRole('heading', { level: 1, name: 'súboj #2' })).toBeVisible();
  await table.getByRole('link', { name: 'Zavrieť' }).click();
  await expect(timer(table)).not.toHaveText(left);
});

/** Of two times of the day; midnight between them counts. */
function secondsBetween(earlier: string, later: string): number {
  const [from = 0, to = 0] = [earlier, later].map((text) =>
    text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0),
  );
  const DAY = 24 * 60 * 60;
  return (to - from + DAY) % DAY;
}
