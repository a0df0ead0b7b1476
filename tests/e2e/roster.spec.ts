import { keepPictures } from './fixtures/screenshots.ts';
import { expect, test } from './fixtures/test.ts';

test('a character is entered, found without accents, changed, and the change is taken back', async ({ table }) => {
  await table.keyboard.press('/');
  await expect(table.getByRole('heading', { level: 1, name: 'Postavy' })).toBeVisible();
  await keepPictures(table, 'roster');
  await table.keyboard.press('n');
  await table.getByLabel('Meno postavy').fill('Žihľava Tŕňová');
  await table.getByLabel('Hráč', { exact: true }).fill('Ľubica Šťastná');
  await table.getByLabel('Povolanie').selectOption('Hraničiar');
  await table.getByLabel('Frakcia').selectOption('Moy-ovia');
  await table.getByRole('button', { name: 'Zapísať postavu' }).click();
  await expect(table.getByRole('heading', { level: 1, name: 'Žihľava Tŕňová' })).toBeVisible();

  await table.getByRole('link', { name: 'Všetky postavy' }).click();
  await table.getByLabel('Hľadať postavu').fill('lubica stastna');
  await expect(table.getByRole('table', { name: 'Zoznam postáv' }).getByRole('link')).toHaveCount(1);
  await table.getByLabel('Hľadať postavu').fill('zihlava');
  await table.keyboard.press('Enter');
  await expect(table.getByRole('heading', { level: 1, name: 'Žihľava Tŕňová' })).toBeVisible();

  await table.keyboard.press('e');
  await table.getByLabel('Meno postavy').fill('Žihľava Kvetnatá');
  await table.getByLabel('Dukáty').fill('9');
  await table.keyboard.press('Control+s');
  await expect(table.getByRole('heading', { level: 1, name: 'Žihľava Kvetnatá' })).toBeVisible();
  await expect(table.getByText('9 dukátov')).toBeVisible();
  await keepPictures(table, 'sheet');

  await table.getByRole('button', { name: 'Späť', exact: true }).click();
  await expect(table.getByRole('heading', { level: 1, name: 'Žihľava Tŕňová' })).toBeVisible();
  await expect(table.getByText('Vzaté späť: Žihľava Kvetnatá')).toBeVisible();
  await expect(table.getByText('9 dukátov')).toBeHidden();
});

test('nobody found is said, and leads back to everybody', async ({ table }) => {
  await table.getByRole('link', { name: 'Postavy' }).click();
  await table.getByLabel('Hľadať postavu').fill('xyzzy');
  await expect(table.getByRole('heading', { name: 'Hľadaniu nikto nezodpovedá' })).toBeVisible();
  await table.getByRole('button', { name: 'Zrušiť filtre' }).last().click();
  await expect(table.getByRole('status').getByText(/^\d+ postáv$/)).toBeVisible();
});
