import type { Page } from '@playwright/test';
import { seriousFindings } from './fixtures/axe.ts';
import { challenge, press, record, standsAt, typeChallenge } from './fixtures/fight.ts';
import { keepPictures } from './fixtures/screenshots.ts';
import { cast, declared, foretold, told } from './fixtures/spells.ts';
import { goTo } from './fixtures/stations.ts';
import { unreachable } from './fixtures/tab-order.ts';
import { expect, test } from './fixtures/test.ts';

const MERULIN = 'Majster Merulín';

test('a wizard alone against a party: the spells of both sides are told before, after, and taken back', async ({
  table,
}) => {
  await test.step('a wizard challenges three', async () => {
    await challenge(table, { place: 'Veža', by: ['merulin'], to: ['boris', 'kajo', 'zofia'] });
    await standsAt(table, 1, 'Párovanie');
    await press(table, '1', '1');
    await expect(table.getByRole('heading', { name: 'Dvojice sú hotové.' })).toBeVisible();
    await press(table, 'Enter');
    await standsAt(table, 1, 'Lektvary');
    await press(table, 'Enter');
    await standsAt(table, 1, 'Kúzla');
  });

  await test.step('acid fan and heal wound are declared, and it is told what they will do', async () => {
    await cast(table, { by: MERULIN, spell: 'Kyselinový vejár' });
    await cast(table, { by: 'Žofia Čepčeková', spell: 'Vylieč zranenie', on: 'Boris Udatný' });
    await expect(foretold(table)).toHaveText([
      /Boris Udatný: Kyselinový vejár −1, Vylieč zranenie \+1/,
      /Kajo Železná päsť \d → \d: Kyselinový vejár −1/,
      /Žofia Čepčeková \d → \d: Kyselinový vejár −1/,
    ]);
    expect(await seriousFindings(table, 'spells')).toEqual([]);
    expect(await unreachable(table, 'spells')).toEqual([]);
    await keepPictures(table, 'spells-declared');
  });

  await test.step('they are resolved at once, and a line for each says what they did', async () => {
    await press(table, 'Enter');
    await standsAt(table, 1, 'Súboj');
    await expect(told(table)).toHaveText([
      /Boris Udatný: Kyselinový vejár −1, Vylieč zranenie \+1/,
      /Kajo Železná päsť 5 → 4: Kyselinový vejár −1/,
      /Žofia Čepčeková 3 → 2: Kyselinový vejár −1/,
    ]);
    await expect(record(table)).toContainText('Kajo Železná päsť 5 → 4: Kyselinový vejár −1');
    await keepPictures(table, 'spells-did');
  });

  await test.step('taken back, everything is as it was, and may be resolved again', async () => {
    await press(table, 'Control+z');
    await standsAt(table, 1, 'Kúzla');
    await expect(declared(table).getByRole('listitem')).toHaveCount(2);
    await press(table, 'Control+z', 'Control+z');
    await expect(declared(table)).toContainText('Zatiaľ nič.');
    await expect(foretold(table)).toHaveCount(0);
    await press(table, 'Control+y', 'Control+y');
    await expect(declared(table).getByRole('listitem')).toHaveCount(2);
  });
});

test('a swarm that has begun bites again when the spells of the next round begin', async ({ table }) => {
  await toSpells(table, 'Veža', 'merulin', 'gawen');
  await cast(table, { by: MERULIN, spell: 'Otravný hmyz' });
  await expect(foretold(table).last()).toContainText(`Začne Otravný hmyz (${MERULIN}).`);
  await press(table, 'Enter');
  await standsAt(table, 1, 'Súboj');
  await expect(told(table)).toHaveText([/Gawen z Bielej skaly 9 → 8: Otravný hmyz −1/]);

  await press(table, 'r', 'Enter');
  await standsAt(table, 1, 'Koniec kola');
  await press(table, 'Enter');
  await standsAt(table, 2, 'Párovanie');
  await press(table, 'Enter');
  await standsAt(table, 2, 'Lektvary');
  await expect(record(table)).not.toContainText('8 → 7');
  await press(table, 'Enter');
  await standsAt(table, 2, 'Kúzla');
  await expect(record(table)).toContainText('Gawen z Bielej skaly 8 → 7: Otravný hmyz −1');
});

test('Enter goes on with the fight after a spell was only looked at by mouse, and stays with whoever walks by Tab', async ({
  table,
}) => {
  await toSpells(table, 'Veža', 'merulin', 'gawen');
  const spell = table.getByRole('region', { name: `${MERULIN} – kúzla` }).getByRole('button', { name: 'Ohnivý šíp' });
  const whom = table.getByRole('heading', { name: 'Ohnivý šíp – na koho' });

  await press(table, 'Tab');
  await spell.focus();
  await press(table, 'Enter');
  await expect(whom).toBeVisible();
  await press(table, 'Escape', 'Enter');
  await expect(whom).toBeVisible();
  await press(table, 'Escape');
  await expect(whom).toBeHidden();

  await spell.click();
  await expect(whom).toBeVisible();
  await press(table, 'Escape');
  await expect(whom).toBeHidden();
  await press(table, 'Enter');
  await standsAt(table, 1, 'Súboj');
});

test('a sneak hit opens a fight', async ({ table }) => {
  await press(table, 'n');
  await typeChallenge(table, { place: 'Húština', by: ['sovia'], to: ['gawen'] });
  await table.getByRole('button', { name: 'Úvodný zákerný zásah' }).click();
  await table.getByRole('button', { name: 'Zapísať zásah' }).click();
  await expect(table.getByText('Vierka Sovia → Gawen z Bielej skaly')).toBeVisible();
  await press(table, 'Control+Enter');
  await expect(table.getByRole('heading', { level: 1, name: 'Húština' })).toBeVisible();
  await standsAt(table, 1, 'Párovanie');
  await expect(table.getByRole('img', { name: /7.*9/ }).first()).toBeVisible();
});

test('outside a fight a fireball reaches 30 metres, and what it burnt is healed (DBF-SP-EL5, DBF-SP-LI1)', async ({
  table,
}) => {
  const lives = table.getByRole('region', { name: 'Životy' });
  await openSheet(table, MERULIN);
  await table.getByRole('button', { name: 'Čarovať mimo boja' }).click();
  const dialog = table.getByRole('dialog');
  await dialog.getByLabel('Kúzlo', { exact: true }).selectOption('Fireball');
  await dialog.getByRole('combobox', { name: 'Na koho' }).fill('gawen');
  await table.keyboard.press('Enter');
  const range = dialog.getByLabel('Vzdialenosť v metroch');
  await range.fill('31');
  await dialog.getByRole('button', { name: 'Zapísať kúzlo' }).click();
  await expect(dialog.getByText('Cieľ je priďaleko, kúzlo siaha najviac 30 metrov.')).toBeVisible();
  await expect(range).toBeFocused();
  await expect(range).toHaveAttribute('aria-invalid', 'true');
  await keepPictures(table, 'fireball-too-far');
  await range.fill('30');
  await table.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await openSheet(table, 'Gawen z Bielej skaly');
  await expect(lives).toContainText(/8\s*\/ 9/);
  await openSheet(table, MERULIN);
  await table.getByRole('button', { name: 'Čarovať mimo boja' }).click();
  await dialog.getByLabel('Kúzlo', { exact: true }).selectOption('Vylieč zranenie');
  await dialog.getByRole('combobox', { name: 'Na koho' }).fill('gawen');
  await table.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Zapísať kúzlo' }).click();
  await expect(dialog).toBeHidden();
  await openSheet(table, 'Gawen z Bielej skaly');
  await expect(lives).toContainText(/9\s*\/ 9/);
});

test('a house rule that is changed leaves the running fight alone, and holds for the next', async ({ table }) => {
  await toSpells(table, 'Veža', 'merulin', 'gawen');
  const running = new URL(table.url()).hash;

  await table.getByRole('link', { name: 'Nastavenia' }).click();
  await table.getByRole('link', { name: 'Domáce pravidlá' }).click();
  const rule = table.getByRole('group', { name: 'Kúzla za kolo' });
  await rule.getByRole('radio', { name: 'jedno' }).check();
  await table.getByRole('button', { name: 'Kúzla za kolo: Zmeniť pravidlo' }).click();
  await expect(rule).toContainText('platí teraz');

  await goTo(table, running);
  await cast(table, { by: MERULIN, spell: 'Kyselinový vejár' });
  await cast(table, { by: MERULIN, spell: 'Otravný hmyz' });
  await expect(declared(table).getByRole('listitem')).toHaveCount(2);

  await goTo(table, '#/');
  await toSpells(table, 'Brod', 'morvena', 'parsival');
  await cast(table, { by: 'Morvena Bezhviezdna', spell: 'Kyselinový vejár' });
  await expect(table.getByText(/ORG povolil len jedno kúzlo za kolo/).first()).toBeVisible();
  await expect(table.getByRole('region', { name: 'Morvena Bezhviezdna – kúzla' }).getByRole('button')).toHaveCount(0);
});

/** One against one, up to the spells. */
async function toSpells(page: Page, place: string, by: string, to: string): Promise<void> {
  await challenge(page, { place, by: [by], to: [to] });
  await standsAt(page, 1, 'Párovanie');
  await press(page, 'Enter');
  await standsAt(page, 1, 'Lektvary');
  await press(page, 'Enter');
  await standsAt(page, 1, 'Kúzla');
}

async function openSheet(page: Page, name: string): Promise<void> {
  await goTo(page, '#/roster');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
