import type { Page } from '@playwright/test';
import { challenge, press, record, standsAt } from './fixtures/fight.ts';
import { almostFiveMinutesAgo, happenedAt, happenedMinutesAgo } from './fixtures/late.ts';
import { keepPictures } from './fixtures/screenshots.ts';
import { expect, test } from './fixtures/test.ts';

const LOST = 'Spojenie s konzolou vypadlo.';
const tile = (page: Page, place: string) => page.getByRole('article', { name: place });
const timers = (page: Page) => page.getByRole('region', { name: 'Časovače' });
const waits = (page: Page) => page.getByRole('region', { name: 'Čaká na ORGa' });

test('a camp is founded, two fights are fought to their end, and neither a reload nor a crash loses anything', async ({
  page,
  openWindow,
  tent,
}) => {
  await test.step('the camp is founded with the sample roster, by keyboard', async () => {
    await expect(page.getByLabel('Názov kempu')).toBeFocused();
    await keepPictures(page, 'first-start');
    await page.keyboard.type('Artušov hvozd');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'V lese je ticho' })).toBeVisible();
  });

  await test.step('three challenge three, and somebody stands by', async () => {
    await challenge(page, {
      place: 'Čierny most',
      by: ['parsival', 'sovia', 'vlkan'],
      to: ['agnesa', 'bahnica', 'simon'],
      present: ['krivula'],
    });
    await standsAt(page, 1, 'Párovanie');
    await press(page, '1', '1', '2', '2');
    await expect(page.getByRole('heading', { name: 'Dvojice sú hotové.' })).toBeVisible();
    await expect(page.getByText('samo sa spárovalo').first()).toBeVisible();
  });

  const other = await openWindow();
  await test.step('a second window shows the fight and opens another beside it', async () => {
    await expect(tile(other, 'Čierny most')).toContainText('Sestra Agneša');
    await other.keyboard.press('n');
    await happenedMinutesAgo(other, 10);
    await other.getByLabel('Miesto').fill('Brod');
    for (const [side, name] of [
      ['Vyzývajú', 'Gawen'],
      ['Vyzvaní', 'Ľubo'],
    ] as const) {
      await other.getByRole('combobox', { name: side }).fill(name);
      await other.getByRole('option', { name }).click();
    }
    await other.getByRole('button', { name: 'Vyzvať' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Brod' })).toBeVisible();
  });

  await test.step('a double hit is dodged on one side, one flees, and whoever stood by joins', async () => {
    await press(page, 'Shift+Enter');
    await standsAt(page, 1, 'Súboj');
    await press(page, 'r', 's', 'v', 'Enter');
    await standsAt(page, 1, 'Zranenia');
    await page.reload();
    await standsAt(page, 1, 'Zranenia');
    await page.getByRole('button', { name: 'Vierka Sovia: Uhnúť' }).click();
    await expect(page.getByRole('group', { name: 'Vierka Sovia' })).toContainText('uhnuté');
    await page.keyboard.press('Enter');
    await standsAt(page, 1, 'Koniec kola');
    await page.getByRole('button', { name: 'Šimon Učeň: Útek −1' }).click();
    await expect(page.getByText('Na úteku')).toBeVisible();
    await page.getByRole('button', { name: 'Krivuľa Hviezdar → vyzvaní' }).click();
    await expect(record(page)).toContainText('Krivuľa Hviezdar: pomoc, vyzvaní');
    await page.keyboard.press('Enter');
    await standsAt(page, 2, 'Párovanie');
  });

  await test.step('the console is killed in the middle of a round; both windows come back by themselves', async () => {
    await press(page, '1', '1', '2', '3', 'Shift+Enter');
    await standsAt(page, 2, 'Súboj');
    await press(page, 'w');
    await expect(page.getByText('Zadané: 1 / 3')).toBeVisible();
    await keepPictures(page, 'duel');
    await tent.kill();
    await expect(page.getByText(LOST)).toBeVisible();
    await expect(other.getByText(LOST)).toBeVisible();
    await keepPictures(page, 'connection-lost');
    await tent.start();
    await expect(page.getByText(LOST)).toBeHidden({ timeout: 30_000 });
    await expect(other.getByText(LOST)).toBeHidden({ timeout: 30_000 });
    await expect(page.getByText('Zadané: 1 / 3')).toBeVisible();
  });

  await test.step('the second fight, entered late, leaves somebody lying for less than a minute and a quarter', async () => {
    await standsAt(other, 1, 'Párovanie');
    await happenedAt(other, almostFiveMinutesAgo());
    await other.getByRole('button', { name: 'Bez lektvarov a kúziel' }).click();
    await other.getByRole('button', { name: 'Zasahuje Gawen z Bielej skaly' }).click();
    await other.getByRole('button', { name: 'Započítať zranenia' }).click();
    await other.getByRole('button', { name: 'Ukončiť boj' }).click();
    await expect(other.getByRole('heading', { name: 'vyhrali vyzývatelia' })).toBeVisible();
    await other.getByRole('link', { name: 'Zavrieť' }).click();
    await expect(timers(other)).toContainText('Ľubo Myška');
  });

  await test.step('in the second round one falls, in the third the rest', async () => {
    await press(page, 'd', 'v', 'Enter', 'Enter');
    await standsAt(page, 3, 'Párovanie');
    await expect(tile(other, 'Čierny most')).toContainText('Kolo 3');
    await press(page, '1', '1', '2', '3', 'Enter');
    await standsAt(page, 3, 'Lektvary');
    await press(page, '1', 'Enter');
    await expect(page.getByText('lektvar vypitý')).toBeVisible();
    await page.keyboard.press('Enter');
    await standsAt(page, 3, 'Kúzla');
    await page.keyboard.press('Enter');
    await standsAt(page, 3, 'Súboj');
    await press(page, 'q', 'a', 'Enter');
    await expect(page.getByText('Boj sa skončí: vyhrali vyzývatelia.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'vyhrali vyzývatelia' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Ležia' }).getByRole('group')).toHaveCount(3);
    await keepPictures(page, 'after-the-fight');
  });

  await test.step('one of them is killed, and the council has a case', async () => {
    await page.getByRole('button', { name: 'Sestra Agneša: Zabiť' }).click();
    await page.getByRole('button', { name: 'Zabiť', exact: true }).click();
    await expect(page.getByText('Napíš dôvod. Niekto sa naň spýta.')).toBeVisible();
    await page.getByLabel('Dôvod').fill('krvná pomsta');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(waits(other)).toContainText('krvná pomsta');
    await expect(timers(other)).toContainText('smrť → ide k hlavnému ORGovi');
    await keepPictures(other, 'dashboard');
  });

  await test.step('the timer of the second fight runs out and rings until somebody acknowledges it', async () => {
    const ring = page.getByRole('button', { name: 'Potvrdiť: Ľubo Myška' });
    await expect(ring).toBeVisible({ timeout: 90_000 });
    await expect(other.getByRole('button', { name: 'Potvrdiť: Ľubo Myška' })).toBeVisible();
    await expect(other).toHaveTitle(/^\(1\) DBF/);
    await keepPictures(other, 'alarm');
    await other.keyboard.press('p');
    await expect(ring).toBeHidden();
    await expect(timers(other)).not.toContainText('Ľubo Myška');
  });

  await test.step('the last three entries are taken back and entered again', async () => {
    await press(page, 'Control+z', 'Control+z', 'Control+z');
    await standsAt(page, 3, 'Súboj');
    await expect(waits(other)).not.toContainText('krvná pomsta');
    await expect(timers(other)).not.toContainText('smrť');
    await press(page, 'Control+y', 'Control+y', 'Control+y');
    await expect(page.getByRole('heading', { name: 'vyhrali vyzývatelia' })).toBeVisible();
    await expect(waits(other)).toContainText('krvná pomsta');
    await expect(timers(other)).toContainText('smrť → ide k hlavnému ORGovi');
  });

  await test.step('the council decides', async () => {
    await waits(other).getByRole('button', { name: 'Rozhodnúť' }).click();
    await other.getByRole('textbox', { name: 'Rozhodnutie' }).fill('Postava sa smie vrátiť o polnoci.');
    await other.getByRole('button', { name: 'Zapísať rozhodnutie' }).click();
    await expect(other.getByRole('dialog')).toBeHidden();
    await expect(waits(other)).not.toContainText('krvná pomsta');
  });

  await test.step('a fight that is put away leaves every window, and comes back where that was too early', async () => {
    await other.goto(new URL(new URL(page.url()).hash, other.url()).href);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Čierny most: odložené')).toBeVisible();
    await expect(tile(page, 'Čierny most')).toBeHidden();
    await expect(other.getByRole('heading', { name: 'Tento súboj je odložený' })).toBeVisible();
    await page.getByRole('button', { name: 'Späť', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'vyhrali vyzývatelia' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'vyhrali vyzývatelia' })).toBeVisible();
  });
});
