import type { Page } from '@playwright/test';
import { seriousFindings } from './fixtures/axe.ts';
import { press, record } from './fixtures/fight.ts';
import { keepPictures } from './fixtures/screenshots.ts';
import { expect, test } from './fixtures/test.ts';

const LOST = 'Spojenie s konzolou vypadlo.';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).first();
const tile = (page: Page) => page.getByRole('article', { name: 'Holló-hágó' });

/** Types who stands on a side. */
async function stand(page: Page, side: number, person: string): Promise<void> {
  await page.getByRole('combobox', { name: `Kto stojí na ${side}. strane` }).focus();
  await page.keyboard.type(person);
  await page.keyboard.press('Enter');
}

test('a camp that plays by KPO fights with three sides, a newcomer, a charge, two weapons and a spell', async ({
  page,
  tent,
}) => {
  await test.step('the camp is founded with both rule sets', async () => {
    await page.getByLabel('Názov kempu').fill('Holló-hágó');
    await page.getByLabel('KPO – kameň, papier, nožnice').check();
    await page.getByRole('button', { name: 'Založiť kemp' }).click();
    await expect(heading(page, 'V lese je ticho')).toBeVisible();
  });

  await test.step('a character is entered, and an ORG puts ÉP right', async () => {
    await page.getByRole('link', { name: 'Postavy' }).click();
    await page.getByRole('button', { name: 'KPO', exact: true }).click();
    await expect(page.getByRole('link', { name: /Borz Ákos/ })).toBeVisible();
    await page.keyboard.press('n');
    await page.getByRole('button', { name: /Zapísať postavu/ }).click();
    await expect(page.getByText('Postava potrebuje meno.')).toBeVisible();
    await page.getByLabel('Meno postavy').fill('Vadóc');
    await page.getByLabel('Obratnosť').fill('1');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { level: 1, name: 'Vadóc' })).toBeVisible();
    await page.keyboard.press('o');
    await page.getByLabel('ÉP', { exact: true }).fill('7');
    await page.getByLabel('Dôvod').fill('pád z mosta');
    await page.keyboard.press('Enter');
    await expect(page.getByText('ÉP 7/10')).toBeVisible();
    await expect(page.getByRole('region', { name: 'História' })).toContainText('pád z mosta');
    await page.keyboard.press('Escape');
  });

  await test.step('three sides meet', async () => {
    await page.getByRole('link', { name: 'Prehľad' }).click();
    await page.keyboard.press('n');
    await page.getByLabel('Miesto').fill('Holló-hágó');
    await page.getByRole('button', { name: 'Pridať stranu' }).click();
    await stand(page, 1, 'akos');
    await stand(page, 2, 'reka');
    await stand(page, 3, 'zsofi');
    await page.keyboard.press('Control+Enter');
    await expect(heading(page, 'Iniciatíva')).toBeVisible();
    await expect(page.getByText('Čaká sa na znak: Borz Ákos')).toBeVisible();
  });

  await test.step('signs on three keys settle the order', async () => {
    await press(page, '1', '2', '2', 'Enter');
    await expect(heading(page, 'Na rade: Őrvezető Réka')).toBeVisible();
    await expect(card(page, 'Őrvezető Réka')).toContainText('Inic. 9 = 6 Obratnosť +3 vyhratý znak');
  });

  await test.step('two weapons: the attacking tactic asks for a sign of each hand', async () => {
    const tactics = page.getByRole('group', { name: 'Taktika: Őrvezető Réka' });
    await tactics.getByRole('button', { name: 'útočná taktika' }).click();
    await expect(card(page, 'Őrvezető Réka')).toContainText('útočná taktika');
    await press(page, 'q', '1', '1', '3');
    await expect(record(page)).toContainText('pravá ruka: útok');
    await expect(record(page)).toContainText('ľavá ruka: útok');
    await expect(heading(page, 'Na rade: Bagoly Zsófi')).toBeVisible();
  });

  await test.step('that attack is replaced: the sign against it was another, and everything else stands', async () => {
    await expect(card(page, 'Borz Ákos')).toContainText('ÉP 12/13');
    await page.getByRole('button', { name: 'Nahradiť: Őrvezető Réka → Borz Ákos' }).click();
    await page.getByRole('combobox', { name: 'Znak: Borz Ákos' }).selectOption('kameň');
    expect(await seriousFindings(page, 'KPO replace')).toEqual([]);
    await keepPictures(page, 'kpo-replace');
    await page.getByRole('button', { name: 'Nahradiť', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('Všetko ďalšie platí.');
    await page.getByRole('button', { name: 'Hotovo' }).click();
    await expect(card(page, 'Borz Ákos')).toContainText('ÉP 13/13');
    await expect(record(page).locator('del')).toContainText('Őrvezető Réka → Borz Ákos: kameň + kameň × nožnice');
    await expect(heading(page, 'Na rade: Bagoly Zsófi')).toBeVisible();
  });

  await test.step('what the next attack would do is in sight, at 1366×768 too', async () => {
    await press(page, 'q');
    const preview = page.getByRole('group', { name: 'Čo sa stane' });
    await expect(preview.getByRole('row').last()).toBeInViewport({ ratio: 1 });
    await expect(preview).toContainText('SFÉ');
  });

  await test.step('a short spell is thrown for, and spoken', async () => {
    await press(page, 'v');
    await page.getByLabel('Ako dlho sa hovorí (s)').fill('2');
    await page.getByRole('combobox', { name: 'Znak: Bagoly Zsófi' }).selectOption('papier');
    await page.getByLabel('Proti: Borz Ákos').selectOption('kameň');
    await page.getByRole('button', { name: 'Začať kúzlo' }).click();
    await expect(card(page, 'Bagoly Zsófi')).toContainText('čaruje, 2 s');
    await page.getByRole('button', { name: 'Bagoly Zsófi', exact: true }).click();
    await page.keyboard.press('n');
    await expect(record(page)).toContainText('Bagoly Zsófi: kúzlo dopovedané');
  });

  await test.step('somebody joins in the middle of the round and asks for new initiative', async () => {
    await page.keyboard.press('j');
    await page.getByRole('combobox', { name: 'Kto prichádza' }).fill('Szikla');
    await page.keyboard.press('Enter');
    await page.getByLabel('Na ktorú stranu').selectOption('nová strana');
    await page.getByRole('button', { name: 'Zapísať príchod' }).click();
    await expect(card(page, 'Szikla Gergő')).toContainText('čaká na novú iniciatívu');
    await expect(page.getByText('niekto pribudol (Szikla Gergő)')).toBeVisible();
    await keepPictures(page, 'kpo-attacks');
  });

  await test.step('the console is killed in the middle of the round, and the fight is where it was', async () => {
    await tent.kill();
    await expect(page.getByText(LOST)).toBeVisible();
    await tent.start();
    await expect(page.getByText(LOST)).toBeHidden({ timeout: 30_000 });
    await page.reload();
    await expect(heading(page, 'Na rade: Borz Ákos')).toBeVisible();
    await expect(page.getByText('niekto pribudol (Szikla Gergő)')).toBeVisible();
  });

  await test.step('the tile says whose turn it is and what comes next', async () => {
    await page.keyboard.press('Escape');
    await expect(tile(page)).toContainText('Ďalšie kolo sa začne iniciatívou');
    await expect(tile(page).locator('[aria-current="step"]').last()).toContainText('Borz Ákos');
    await keepPictures(page, 'kpo-dashboard');
    await tile(page).getByRole('link', { name: 'Útok: Borz Ákos: Holló-hágó' }).click();
  });

  await test.step('after the second attack with the dagger the round ends, and initiative is thrown again with the newcomer', async () => {
    await press(page, 'p');
    await expect(heading(page, 'Na rade: Őrvezető Réka')).toBeVisible();
    await press(page, 'p');
    await expect(page.getByText('V tomto kole už nikto neútočí.').first()).toBeVisible();
    await press(page, 'Enter');
    await expect(page.getByText('Nová iniciatíva')).toBeVisible();
    await press(page, '1', '1', '1', '2', 'Enter');
    await expect(page.getByText('Kolo 2', { exact: true }).first()).toBeVisible();
  });

  await test.step('a charge is declared before the attack, and counts in both sums', async () => {
    await page.getByRole('button', { name: 'Borz Ákos', exact: true }).click();
    await press(page, 'c');
    await page.getByRole('combobox', { name: 'Na koho' }).selectOption('Bagoly Zsófi');
    await page.getByLabel('Vzdialenosť v metroch').fill('8');
    await page.getByRole('button', { name: 'Ohlásiť rozbeh' }).click();
    await expect(card(page, 'Borz Ákos')).toContainText('+2 rozbeh');
    await expect(card(page, 'Borz Ákos')).toContainText('−4 rozbeh');
    expect(await seriousFindings(page, 'KPO attacks')).toEqual([]);
  });

  await test.step('undo and redo, then the fight is stopped and put away', async () => {
    await press(page, 'Control+z');
    await expect(card(page, 'Borz Ákos')).not.toContainText('rozbeh');
    await press(page, 'Control+y');
    await expect(card(page, 'Borz Ákos')).toContainText('+2 rozbeh');
    await page.getByRole('button', { name: 'Zastaviť boj' }).click();
    await page.getByLabel('Dôvod').fill('búrka');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'zastavil ho ORG')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Holló-hágó: odložené')).toBeVisible();
    await expect(tile(page)).toBeHidden();
  });
});
