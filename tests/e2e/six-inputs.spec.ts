import { challenge, press, record, standsAt } from './fixtures/fight.ts';
import { expect, test } from './fixtures/test.ts';

test('from the second round on, a plain round of three against three takes six keys', async ({ table }) => {
  await challenge(table, {
    place: 'Lúka',
    by: ['bohuslav', 'kajo', 'jakub'],
    to: ['medved', 'diviak', 'boris'],
  });
  await press(table, '1', '1', '2', '2', 'Shift+Enter', 'r', 'f', 'v', 'Enter', 'Enter');
  await standsAt(table, 2, 'Párovanie');

  const six = ['=', 'q', 'f', 'c', 'Enter', 'Enter'] as const;
  await press(table, ...six);

  await standsAt(table, 3, 'Párovanie');
  await expect(record(table).getByText('Medveď Brtník 8 → 7')).toBeVisible();
  await expect(record(table).getByText('Koniec kola 2')).toBeVisible();
});
