import type { Page } from '@playwright/test';
import { messyWorkbook } from './fixtures/messy-workbook.ts';
import { keepPictures } from './fixtures/screenshots.ts';
import { givePrinter } from './fixtures/printer.ts';
import { expect, test } from './fixtures/test.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const row = (page: Page, name: string) => page.getByRole('table', { name: 'Zoznam postáv' }).getByRole('row', { name });
const sheets = (page: Page) => page.locator('[data-laid] .paper-sheet');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('the day before: a messy workbook is imported and put right, people are checked in, and their cards printed', async ({
  page,
}) => {
  await givePrinter(page);
  await page.getByLabel('Názov kempu').fill('Leto v hvozde');
  await page.getByRole('radio', { name: /^Prázdny kemp/ }).check();
  await page.getByRole('button', { name: 'Založiť kemp' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Postavy' }).click();

  await test.step('four people come out of the workbook, one of them after a cell is put right', async () => {
    await page.getByRole('button', { name: 'Import' }).first().click();
    const importing = dialog(page, 'Import postáv');
    const file = { name: 'prihlášky.xlsx', mimeType: XLSX, buffer: await messyWorkbook() };
    await importing.getByLabel('Súbor').setInputFiles(file);
    await expect(importing.getByText('Vynechané: 1')).toBeVisible();
    await expect(importing.getByText('Stravovanie').first()).toBeVisible();
    await keepPictures(page, 'import-faulty');
    const cell = importing.getByRole('combobox', { name: /Šimon Ohnivý.*C5/ });
    await expect(cell).toHaveValue('ryiter');
    await cell.fill('rytier');
    await cell.press('Enter');
    await expect(importing.getByText('Vynechané: 0')).toBeVisible();
    await keepPictures(page, 'import-right');
    await importing.getByRole('button', { name: 'Zapísať 4 riadky' }).click();
    await expect(importing).toBeHidden();
    await expect(page.getByRole('status').getByText('4 postavy', { exact: true })).toBeVisible();
  });

  await test.step('one of them comes back with XP and chooses two abilities in one dialog', async () => {
    await row(page, 'Ľubomíra Kvetná').getByRole('link').click();
    await page.getByRole('button', { name: 'Zapísať XP' }).click();
    const xp = dialog(page, /^XP: Ľubomíra/);
    await xp.getByLabel('Koľko pripísať').fill('5');
    await xp.getByLabel('Dôvod').fill('z minulého leta');
    await xp.getByRole('button', { name: 'Zapísať' }).click();
    await expect(xp).toBeHidden();
    await page.getByRole('button', { name: 'Nová schopnosť' }).first().click();
    const level = dialog(page, /Ľubomíra/);
    await level.getByRole('radio', { name: /^Liečenie/ }).check();
    await keepPictures(page, 'level-up');
    await level.getByRole('button', { name: 'Zapísať a ďalšia' }).click();
    await level.getByRole('radio', { name: /^Bohoslužba/ }).check();
    await level.getByRole('button', { name: 'Zapísať', exact: true }).click();
    await expect(level).toBeHidden();
  });

  await test.step('all four are checked in at once', async () => {
    await page.getByRole('link', { name: 'Všetky postavy' }).click();
    await page.getByRole('checkbox', { name: 'Vybrať všetkých zobrazených' }).check();
    await page.getByRole('button', { name: 'Schváliť výbavu' }).click();
    const checkIn = dialog(page, /^Schváliť výbavu/);
    await checkIn.getByLabel('Kto schvaľuje').fill('Majka');
    await checkIn.getByRole('button', { name: 'Schváliť' }).click();
    await expect(checkIn).toBeHidden();
    await expect(page.getByText('Uložené: 4 postavy')).toBeVisible();
    await keepPictures(page, 'checked-in');
  });

  await test.step('four cards come out on one sheet', async () => {
    await page.getByRole('button', { name: 'Tlačiť karty' }).click();
    await expect(page.getByRole('heading', { name: 'Karty a tlač' })).toBeVisible();
    await expect(sheets(page)).toHaveCount(1);
    for (const name of ['Ľubomíra Kvetná', 'Šimon Ohnivý', 'Žofia Hôrna', 'Ďuro Mlynár'])
      await expect(sheets(page).getByText(name).first()).toBeVisible();
    await keepPictures(page, 'four-cards');
    await page.getByRole('button', { name: 'Tlačiť', exact: true }).click();
    await dialog(page, 'Vyšlo to z tlačiarne?').getByRole('button', { name: 'Áno' }).click();
    await page.getByLabel('Pre koho').selectOption('changed');
    await expect(page.getByRole('heading', { name: 'Niet čo tlačiť' })).toBeVisible();
  });

  await test.step('whose sheet changes is printed again, and nobody else', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Postavy' }).click();
    await row(page, 'Žofia Hôrna').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Žofia Hôrna' })).toBeVisible();
    await page.keyboard.press('e');
    await page.getByLabel('Meno postavy').fill('Žofia Hôrna z Brodu');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { level: 1, name: 'Žofia Hôrna z Brodu' })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Karty' }).click();
    await expect(page.locator('.card-pages .paper-part')).toHaveCount(1);
    await expect(sheets(page).getByText('Žofia Hôrna z Brodu').first()).toBeVisible();
  });
});
