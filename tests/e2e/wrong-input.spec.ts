import { challenge, press, record, standsAt, typeChallenge } from './fixtures/fight.ts';
import { keepPictures } from './fixtures/screenshots.ts';
import { holdBack } from './fixtures/slow-window.ts';
import { expect, test } from './fixtures/test.ts';

test('a side without anybody is refused, and what is typed stays', async ({ table }) => {
  await table.keyboard.press('n');
  await typeChallenge(table, { place: 'Brod', by: ['parsival'], to: [] });
  await table.keyboard.press('Control+Enter');
  await expect(table.getByText('Na jednej strane nikto nie je').first()).toBeVisible();
  await expect(table.getByRole('combobox', { name: 'Vyzvaní' })).toBeFocused();
  await expect(table.getByLabel('Miesto')).toHaveValue('Brod');
  await expect(table.getByRole('button', { name: 'Odobrať: Parsival Medveďobijca' })).toBeVisible();
  await keepPictures(table, 'new-fight-refused');
});

test('a stray Enter chooses nobody', async ({ table }) => {
  await table.keyboard.press('n');
  await table.getByRole('combobox', { name: 'Vyzývajú' }).focus();
  await press(table, 'Enter', 'Enter');
  await expect(table.getByRole('button', { name: /^Odobrať/ })).toHaveCount(0);
});

test('nobody stands on both sides, or in two fights', async ({ table, openWindow }) => {
  const other = await openWindow();
  await other.keyboard.press('n');
  await typeChallenge(other, { place: 'Brod', by: ['parsival', 'parsival'], to: ['vlkan'] });
  await expect(other.getByRole('button', { name: 'Odobrať: Parsival Medveďobijca' })).toHaveCount(1);
  await other.getByRole('combobox', { name: 'Vyzvaní' }).fill('parsival');
  await expect(other.getByRole('option', { name: 'Parsival' })).toContainText('už vybraná postava');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('button', { name: 'Odobrať: Parsival Medveďobijca' })).toHaveCount(1);
  await other.getByRole('combobox', { name: 'Vyzvaní' }).fill('');

  await challenge(table, { place: 'Čierny most', by: ['parsival'], to: ['bahnica'] });
  await other.keyboard.press('Control+Enter');
  await expect(other.getByText('Parsival Medveďobijca: práve bojuje inde').first()).toBeVisible();
  await other.getByRole('button', { name: 'Odobrať: Parsival Medveďobijca' }).click();
  await other.getByRole('combobox', { name: 'Vyzývajú' }).fill('parsival');
  await expect(other.getByRole('option', { name: 'Parsival' })).toContainText('bojuje: Čierny most');
});

test('a window that was overtaken is told what happened, and may enter its own after all', async ({
  table,
  openWindow,
}) => {
  await challenge(table, { place: 'Čierny most', by: ['parsival', 'sovia'], to: ['bahnica', 'agnesa'] });
  await press(table, '1', '1', 'Shift+Enter');
  await standsAt(table, 1, 'Súboj');
  const other = await openWindow({ slow: true });
  await other.getByRole('link', { name: 'Čierny most', exact: true }).click();
  await standsAt(other, 1, 'Súboj');

  const release = holdBack(other);
  await press(table, 'q');
  await expect(table.getByText('Zadané: 1 / 2')).toBeVisible();
  await press(other, 's');
  release();

  await expect(other.getByText('Medzitým niekto zapísal:')).toBeVisible();
  await keepPictures(other, 'overtaken');
  await expect(other.getByText('Zadané: 1 / 2')).toBeVisible();
  await other.getByRole('button', { name: 'Zadať aj tak' }).click();
  await expect(other.getByText('Zadané: 2 / 2')).toBeVisible();
  await expect(table.getByText('Zadané: 2 / 2')).toBeVisible();
});

test('a druid with a sword is refused, until an ORG allows it with a reason', async ({ table }) => {
  await table.getByRole('link', { name: 'Postavy' }).click();
  await table.getByRole('button', { name: 'Nová postava' }).click();
  await table.getByLabel('Meno postavy').fill('Vŕba Šeptavá');
  await table.getByLabel('Povolanie').selectOption('Druid');
  await table.getByLabel('Frakcia').selectOption('Moy-ovia');
  await table.getByLabel('Zbraň').selectOption('jednoručný meč');
  await table.keyboard.press('Control+s');
  await expect(table.getByText('Povolanie Druid takúto zbraň nenosí (jednoručný meč).')).toBeVisible();
  await expect(table.getByLabel('Meno postavy')).toHaveValue('Vŕba Šeptavá');

  await table.getByRole('button', { name: 'Povoliť ako ORG' }).click();
  await table.getByLabel('Dôvod').fill('meč po otcovi, dohodnuté s ORGom');
  await table.keyboard.press('Enter');
  await expect(table.getByRole('heading', { level: 1, name: 'Vŕba Šeptavá' })).toBeVisible();
  await expect(table.getByText('meč po otcovi, dohodnuté s ORGom').first()).toBeVisible();
});

test('with the last life, flight asks first; nothing of the fight is lost by a reload', async ({ table }) => {
  await challenge(table, { place: 'Čierny most', by: ['sovia'], to: ['simon'] });
  await press(table, 'Shift+Enter', 'q', 'Enter');
  await standsAt(table, 1, 'Koniec kola');
  const flee = table.getByRole('button', { name: 'Šimon Učeň: Útek −1' });
  await flee.click();
  await expect(table.getByRole('dialog')).toContainText('Šimon Učeň má 1 život.');
  await table.getByRole('button', { name: 'Nechať tak' }).click();
  await table.reload();
  await standsAt(table, 1, 'Koniec kola');
  await expect(record(table)).toContainText('Šimon Učeň 3 → 1');

  await flee.click();
  await table.getByRole('button', { name: 'Aj tak utiecť' }).click();
  await expect(table.getByRole('dialog')).toBeHidden();
  await expect(record(table)).toContainText('Šimon Učeň: útek');
  await expect(table.getByText('Boj sa skončí: vyhrali vyzývatelia.')).toBeVisible();
});

test('what is typed while the console is away can be sent when it is back', async ({ table, tent }) => {
  await table.keyboard.press('n');
  await typeChallenge(table, { place: 'Brod', by: ['parsival'], to: [] });
  await tent.stop();
  await expect(table.getByText('Spojenie s konzolou vypadlo.')).toBeVisible();
  await table.getByRole('combobox', { name: 'Vyzvaní' }).fill('vlkan');
  await table.keyboard.press('Enter');
  await table.keyboard.press('Control+Enter');
  await expect(table.getByText('Teraz sa nič nezapisuje')).toBeVisible();
  await tent.start();
  await expect(table.getByText('Spojenie s konzolou vypadlo.')).toBeHidden({ timeout: 30_000 });
  await table.getByRole('combobox', { name: 'Vyzvaní' }).press('Control+Enter');
  await expect(table.getByRole('heading', { level: 1, name: 'Brod' })).toBeVisible();
  await expect(record(table)).toContainText('Výzva: Parsival Medveďobijca → Vlkan Rváč');
  await table.getByRole('link', { name: 'Zavrieť' }).click();
  await expect(table.getByRole('article')).toHaveCount(1);
});
