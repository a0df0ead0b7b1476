import { seriousFindings } from './fixtures/axe.ts';
import { givePrinter } from './fixtures/printer.ts';
import { expect, test } from './fixtures/test.ts';

test('the staff of a KPO camp approve, heal and print from the list', async ({ page }) => {
  await givePrinter(page);
  await page.getByLabel('Názov kempu').fill('Holló-hágó');
  await page.getByLabel('KPO – kameň, papier, nožnice').check();
  await page.getByRole('button', { name: 'Založiť kemp' }).click();
  await page.getByRole('link', { name: 'Postavy' }).click();
  await page.getByRole('button', { name: 'KPO', exact: true }).click();
  const list = page.getByRole('table', { name: 'Zoznam postáv' });
  const row = (name: string) => list.getByRole('row').filter({ hasText: name });
  const back = () => page.getByRole('link', { name: 'Všetky postavy' }).click();

  await test.step('another weapon has to be seen again', async () => {
    await list.getByRole('link', { name: 'Borz Ákos' }).click();
    await expect(page.getByText('Všetko je schválené.')).toBeVisible();
    await page.keyboard.press('e');
    await page.getByLabel('SFÉ').fill('4');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('region', { name: 'Kontrola pred hrou' })).toContainText('neschválené');
    await page.keyboard.press('o');
    await page.getByLabel('ÉP', { exact: true }).fill('-2');
    await page.getByLabel('Dôvod').fill('pád z mosta');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Stav' })).toContainText('bez ÉP');
    expect(await seriousFindings(page, 'KPO sheet')).toEqual([]);
    await back();
    await expect(row('Borz Ákos')).toContainText('zbroj');
  });

  await test.step('the list shows who lacks something, and staff approve it from there', async () => {
    await page.getByLabel('Čo chýba').selectOption('armour');
    await expect(list.getByRole('link')).toHaveText(['Borz Ákos']);
    await page.getByLabel('Hľadať postavu').press('ArrowDown');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Schváliť výbavu' }).click();
    await page.getByLabel('Kto schvaľuje').fill('Zuzana');
    await page.getByRole('dialog').getByRole('button', { name: 'Schváliť' }).click();
    await page.getByRole('button', { name: 'Zrušiť filtre' }).last().click();
    await expect(row('Borz Ákos')).not.toContainText('zbroj');
  });

  await test.step('ÉP come back to the whole camp, and the toast takes it back', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'ÉP celému kempu' }).click();
    await page.getByLabel('plné ÉP').check();
    await page.getByLabel('Dôvod').fill('noc');
    await page.getByRole('dialog').getByRole('button', { name: 'Zapísať' }).click();
    await expect(row('Borz Ákos')).toContainText('ÉP 13/13');
    await page.getByRole('button', { name: 'Späť', exact: true }).click();
    await expect(row('Borz Ákos')).toContainText('ÉP −2/13');
  });

  await test.step('a card that came out does not count as changed any more', async () => {
    await page.getByRole('checkbox', { name: 'Vybrať: Bagoly Zsófi' }).click();
    await page.getByRole('button', { name: 'Tlačiť karty' }).click();
    await expect(page.locator('[data-laid] .paper-part h2')).toHaveText(['Bagoly Zsófi']);
    await page.getByRole('button', { name: 'Tlačiť' }).click();
    await page.getByRole('button', { name: 'Áno' }).click();
    await page.getByRole('link', { name: 'Postavy' }).click();
    await page.getByRole('button', { name: 'Zmenené od tlače' }).click();
    await expect(list.getByRole('link')).toHaveText(['Borz Ákos', 'Őrvezető Réka', 'Szikla Gergő']);
    expect(await seriousFindings(page, 'KPO roster')).toEqual([]);
  });
});
