import { fireEvent, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { listKeys } from '../../../../src-renderer/state/keys.svelte.ts';
import {
  aFight,
  aFighter,
  allowing,
  at,
  pair,
  strongHit,
  threeAgainstThree,
  who,
} from '../../../fixtures/fight-view.ts';
import { showFight } from './window-harness.ts';

const picks = ['Bedivere', 'Žofia', 'Šimon'].map((by) => ({ by: who(by), on: who('Mokoš') }));
const keyLabels = () => Object.fromEntries(listKeys().map(({ key, label }) => [key, label]));

test('the list of keys says who each number is, what Enter does, and that Escape leaves', () => {
  showFight(aFight({ picks: 'challenger', allowed: allowing({ picks }) }));
  expect(keyLabels()).toMatchObject({
    '1': 'vybrať: Bedivere',
    '2': 'vybrať: Žofia',
    '3': 'vybrať: Šimon',
    Enter: 'Najprv zadaj, čo chýba',
    'Shift+Enter': 'Bez lektvarov a kúziel',
    Escape: 'Zavrieť',
  });
});

test('a wound tells by whom it was made and how strong it was', () => {
  const pairs = [pair('Bedivere', 'Mokoš')];
  showFight(
    aFight({ phase: 'wounds', pairs, results: [{ pair: pair('Bedivere', 'Mokoš'), outcome: 'challenger-hits' }] }),
  );
  const wound = screen
    .getByRole('group', { name: 'Mokoš' })
    .querySelector('.by')
    ?.textContent.replace(/\s+/g, ' ')
    .trim();
  expect(wound).toBe('zásah od: Bedivere, 3 = 1 + Šerm 1 + Prieraznosť: obojručne 1');
  expect(strongHit.total).toBe(3);
});

test('nobody is idle before the pairs are settled', () => {
  const idle = threeAgainstThree.map(({ id }) => id);
  showFight(aFight({ picks: 'challenger', idle, allowed: allowing({ picks }) }));
  expect(screen.queryByText('Nebojuje')).toBeNull();
});

test('those who are idle are listed without a space before the comma', () => {
  const pairs = [pair('Bedivere', 'Mokoš')];
  const fighters = [
    aFighter('Žofia', 'challenger', { status: 'fled' }),
    aFighter('Vlk', 'challenged', { status: 'fled' }),
  ];
  showFight(aFight({ phase: 'duel', pairs, idle: [who('Žofia')], fighters }));
  expect(screen.getByText('Nebojuje')).toBeTruthy();
  const fled = screen.getByText('Na úteku').nextElementSibling;
  expect([...(fled?.children ?? [])].map((one) => one.textContent.trim())).toEqual(['Žofia', 'Vlk']);
});

test('a fight without a place is named once', () => {
  showFight(aFight({ place: '' }));
  expect(screen.getAllByText(/súboj #41/)).toHaveLength(1);
});

test('a time still to come is asked about at its field, and yesterday is sent only when it is chosen', async () => {
  const pairs = [pair('Bedivere', 'Mokoš')];
  const { press, sent, options } = showFight(aFight({ phase: 'duel', pairs, allowed: allowing({ score: pairs }) }));
  await press('t');
  const later = new Date(at(12) + 30 * 60_000);
  const time = [later.getHours(), later.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  await fireEvent.input(screen.getByLabelText('o'), { target: { value: time } });
  expect(screen.getByText(/To je až o 30 min/)).toBeTruthy();
  await press('q');
  expect(sent).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Áno, včera' }));
  await press('q');
  expect(options.map(({ happenedAt }) => happenedAt)).toEqual([at(12 + 30 - 24 * 60)]);
});
