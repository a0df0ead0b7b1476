import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { characterId } from '../../../../shared/vocabulary/ids.ts';
import CharacterPage from '../../../../src-renderer/views/CharacterPage.svelte';
import { challenge } from '../../../fixtures/test-camp.ts';
import { showPage } from '../fight/camp-harness.ts';

const warrior = {
  origin: { is: 'class', class: 'warrior' },
  level: 1,
  abilities: ['endurance'],
  weapon: 'one-handed sword',
} as const;
const fought = [challenge(['anna'], ['boris']), { type: 'stopFight', fight: 'f1', reason: 'búrka' }];
const people = { anna: warrior, boris: warrior };

const panel = (name: string) => within(screen.getByRole('region', { name }));
const lines = (name: string) =>
  panel(name)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

test('the open sheet tells each entry about its owner at once, also one that left everything as it was', async () => {
  const { table } = showPage(CharacterPage, { character: characterId('anna') }, people, []);
  expect(await screen.findByText('Zatiaľ nijaké XP.')).toBeDefined();
  const { seq } = table.enter({ type: 'writeXp', who: 'anna', add: -5, reason: 'omyl' });
  await waitFor(() => expect(lines('XP')).toEqual([expect.stringMatching(/^−5 omyl .* spolu 0, úroveň 1$/)]));
  expect(lines('História')).toEqual([expect.stringContaining('XP −5 (omyl)'), expect.anything()]);
  table.enter({ type: 'undoEntry', entry: seq });
  await waitFor(() => expect(lines('XP')).toEqual([expect.stringMatching(/vzaté späť$/)]));
  table.enter({ type: 'checkIn', who: ['boris'], items: ['pouch'], by: 'Eva' });
  expect(lines('História')).toHaveLength(2);
});

test('the open sheet tells what XP were for', async () => {
  const entries = [
    { type: 'writeXp', who: 'anna', add: 3, for: { is: 'fight', fight: 'f1' }, reason: 'Boj: Čierny most' },
    { type: 'writeXp', who: 'anna', add: 2, for: { is: 'quest', quest: 'Drak' }, reason: 'spolovice' },
  ];
  showPage(CharacterPage, { character: characterId('anna') }, people, [...fought, ...entries]);
  await waitFor(() =>
    expect(lines('XP')).toEqual([
      expect.stringMatching(/^\+2 Úloha: Drak – spolovice /),
      expect.stringMatching(/^\+3 Boj: Čierny most .* · po boji · spolu 3, úroveň 2$/),
    ]),
  );
});

test('one character gets XP for a quest, told beforehand what it has of it', async () => {
  const ring = { is: 'quest', quest: 'Stratený prsteň' };
  const before = { type: 'writeXp', who: 'boris', add: 2, for: ring, reason: 'splnená' };
  const { table } = showPage(CharacterPage, { character: characterId('anna') }, people, [before]);
  await fireEvent.click(await screen.findByRole('button', { name: 'Zapísať XP' }));
  await screen.findByRole('dialog');
  await fireEvent.input(screen.getByLabelText('Úloha'), { target: { value: 'Stratený prsteň' } });
  expect(await screen.findByText('Za túto úlohu už majú XP: boris +2')).toBeDefined();
  await fireEvent.click(screen.getByRole('button', { name: 'Zapísať' }));
  await waitFor(() => expect(lines('XP')).toEqual([expect.stringMatching(/^\+1 Úloha: Stratený prsteň – splnená /)]));
  expect(table.camp.xpGiven({ is: 'quest', quest: 'Stratený prsteň' })).toEqual([
    { who: 'boris', add: 2 },
    { who: 'anna', add: 1 },
  ]);
});
