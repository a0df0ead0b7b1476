import { fireEvent, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { aCamp } from '../../../fixtures/camp-view.ts';
import { aFight, allowing, pair, theFight } from '../../../fixtures/fight-view.ts';
import { entrySeq } from '../../../../shared/vocabulary/ids.ts';
import { challenge, closing, hit } from '../../../fixtures/test-camp.ts';
import { showCamp } from './camp-harness.ts';
import { pressFast, settled, showFight } from './window-harness.ts';

const four = { a1: {}, a2: {}, b1: {}, b2: {} };
const atTheWounds = [
  challenge(['a1', 'a2'], ['b1', 'b2']),
  { type: 'pick', fight: 'f1', by: 'a1', on: 'b1' },
  closing('pairing', 'potions', 'spells'),
  hit('a1', 'b1', 'challenger-hits'),
  hit('a2', 'b2', 'no-hit'),
  closing('duel'),
];
const where = ({ round, phase }: { readonly round: number; readonly phase: string }) => ({ round, phase });

test('a bounce of Enter closes the wounds and not the round with them', async () => {
  const { press, table } = showCamp(four, atTheWounds);
  await settled();
  await Promise.all([press('Enter'), press('Enter'), press('Enter')]);
  await settled();
  expect(where(table.fight())).toEqual({ round: 1, phase: 'end' });
  await press('Enter');
  expect(where(table.fight())).toEqual({ round: 2, phase: 'pairing' });
});

const atTheLastHit = atTheWounds.slice(0, -1);
test('an Enter that is held or bounces out of the duel counts its wounds and does not end the round', async () => {
  const { table } = showCamp(four, atTheLastHit);
  await settled();
  const enter = { key: 'Enter', code: 'Enter' };
  void fireEvent.keyDown(document.body, enter);
  void fireEvent.keyDown(document.body, enter);
  await settled();
  await settled();
  expect(where(table.fight())).toEqual({ round: 1, phase: 'end' });
});

test('Enter pressed twice out of the duel, however fast, ends the round', async () => {
  const { table } = showCamp(four, atTheLastHit);
  await settled();
  await pressFast('Enter', 'Enter');
  expect(where(table.fight())).toEqual({ round: 2, phase: 'pairing' });
});

test('a number of the end of the round stays with its person, so that its bounce makes nobody else flee', async () => {
  const { press, table } = showCamp(four, [...atTheWounds, closing('wounds')]);
  await settled();
  await Promise.all([press('1'), press('1')]);
  await settled();
  await press('1');
  const fled = () => table.fight().fighters.flatMap(({ id, status }) => (status === 'fled' ? [id] : []));
  expect(fled()).toEqual(['a1']);
  await press('3');
  expect(fled()).toEqual(['a1', 'b1']);
});

test('without a connection nothing is taken, and the window says so', async () => {
  const pairs = [pair('Bedivere', 'Mokoš')];
  const view = aFight({ phase: 'duel', pairs, allowed: allowing({ score: pairs }) });
  const { press, sent, console, connection } = showFight(view);
  connection('lost');
  await press('q');
  await press('w');
  expect(console.problem).toEqual({ kind: 'offline' });
  await press('t');
  expect(screen.getByRole('group', { name: 'Kedy sa to stalo' })).toBeTruthy();
  connection('open');
  await settled();
  expect(sent).toEqual([]);
  await press('e');
  expect(sent).toEqual([{ type: 'scoreDuel', fight: theFight, pair: pairs[0], outcome: 'challenged-hits' }]);
});

test('keys that wait behind the one under way are forgotten when the connection breaks', async () => {
  const pairs = [pair('Bedivere', 'Mokoš')];
  const view = aFight({ phase: 'duel', pairs, allowed: allowing({ score: pairs }) });
  let breakLine = (): void => undefined;
  const { press, sent, connection } = showFight(view, () => {
    breakLine();
    return { ...view, seen: entrySeq(10) };
  });
  breakLine = () => connection('lost');
  await Promise.all(['q', 'w', 'e'].map((key) => press(key)));
  connection('open');
  await settled();
  expect(sent.map((command) => command.type === 'scoreDuel' && command.outcome)).toEqual(['challenger-hits']);
});

test('while the camp stands still the button stays, disabled, and says why', () => {
  const camp = aCamp({ stopped: { since: aFight().openedAt, reason: 'búrka' } });
  showFight(aFight({ phase: 'wounds' }), undefined, { camp });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Započítať zranenia' }).disabled).toBe(true);
  expect(screen.getByText(/Kemp stojí, všetko je zmrazené/)).toBeTruthy();
});
