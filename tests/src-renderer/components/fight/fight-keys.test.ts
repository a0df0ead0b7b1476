import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { aFight, aFighter, allowing, pair, theFight, threeAgainstThree, who } from '../../../fixtures/fight-view.ts';
import { press as pressed, showFight } from './window-harness.ts';

const pairs = [pair('Bedivere', 'Mokoš'), pair('Žofia', 'Vlk'), pair('Šimon', 'Morgana')];
const everybodyPicks = ['Bedivere', 'Žofia', 'Šimon'].flatMap((by) =>
  ['Mokoš', 'Vlk', 'Morgana'].map((on) => ({ by: who(by), on: who(on) })),
);
const duel = aFight({ phase: 'duel', pairs, allowed: allowing({ score: pairs }) });

test('two numbers make a pair: who picks, then whom', async () => {
  const { press, sent } = showFight(aFight({ picks: 'challenger', allowed: allowing({ picks: everybodyPicks }) }));
  await press('2');
  await press('3');
  expect(sent).toEqual([{ type: 'pick', fight: theFight, by: who('Žofia'), on: who('Morgana') }]);
});

test('the digits of a Slovak keyboard count without Shift', async () => {
  const { press, sent } = showFight(aFight({ picks: 'challenger', allowed: allowing({ picks: everybodyPicks }) }));
  await press('+', { code: 'Digit1' });
  await press('ľ', { code: 'Digit2' });
  expect(sent).toEqual([{ type: 'pick', fight: theFight, by: who('Bedivere'), on: who('Vlk') }]);
});

test('Escape lets go of whoever was about to pick, and only then leaves', async () => {
  const { press, sent } = showFight(aFight({ picks: 'challenger', allowed: allowing({ picks: everybodyPicks }) }));
  await press('1');
  await press('Escape');
  expect(screen.getByRole('heading', { name: /Vyberá strana/ })).toBeTruthy();
  await press('2');
  await press('2');
  expect(sent).toEqual([{ type: 'pick', fight: theFight, by: who('Žofia'), on: who('Vlk') }]);
});

test('nobody is offered to pick whom the other side does not allow', async () => {
  const { press, sent } = showFight(
    aFight({ picks: 'challenger', allowed: allowing({ picks: [{ by: who('Šimon'), on: who('Vlk') }] }) }),
  );
  await press('1');
  await press('3');
  await press('1');
  expect(sent).toEqual([]);
  expect(screen.queryByRole('button', { name: /Bedivere/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Mokoš/ })).toBeNull();
});

test('= repeats the pairs, where it is allowed', async () => {
  const offered = showFight(aFight({ allowed: allowing({ repeatPairs: true }) }));
  await offered.press('=');
  expect(offered.sent).toEqual([{ type: 'repeatPairs', fight: theFight }]);
});

test('= does nothing in the first round', async () => {
  const { press, sent } = showFight(aFight({ round: 1 }));
  await press('=');
  expect(sent).toEqual([]);
  expect(screen.queryByRole('button', { name: /Tie isté dvojice/ })).toBeNull();
});

test.each([
  ['KeyQ', 0, 'challenger-hits'],
  ['KeyW', 0, 'double'],
  ['KeyE', 0, 'challenged-hits'],
  ['KeyR', 0, 'no-hit'],
  ['KeyA', 1, 'challenger-hits'],
  ['KeyS', 1, 'double'],
  ['KeyD', 1, 'challenged-hits'],
  ['KeyF', 1, 'no-hit'],
  ['KeyZ', 2, 'challenger-hits'],
  ['KeyX', 2, 'double'],
  ['KeyC', 2, 'challenged-hits'],
  ['KeyV', 2, 'no-hit'],
] as const)('%s tells of pair %i: %s', async (code, at, outcome) => {
  const { press, sent } = showFight(duel);
  await press('?', { code });
  expect(sent).toEqual([{ type: 'scoreDuel', fight: theFight, pair: pairs[at], outcome }]);
});

test('the lowest row is found by its place, so that Y of a Slovak keyboard means the left one', async () => {
  const { press, sent } = showFight(duel);
  expect(screen.getByRole('button', { name: 'Zasahuje Šimon' }).textContent).toContain('Y');
  await press('z', { code: 'KeyY' });
  expect(sent).toEqual([]);
  await press('y', { code: 'KeyZ' });
  expect(sent).toEqual([{ type: 'scoreDuel', fight: theFight, pair: pairs[2], outcome: 'challenger-hits' }]);
});

test('Enter closes duel and wounds together where nobody who was hit can dodge', async () => {
  const { press, sent } = showFight(
    aFight({
      phase: 'duel',
      pairs,
      results: pairs.map((one) => ({ pair: one, outcome: 'challenger-hits' as const })),
      fighters: threeAgainstThree.map((one) => (one.name === 'Žofia' ? { ...one, dodge: 'ready' as const } : one)),
      allowed: allowing({ close: 'duel' }),
    }),
  );
  await press('Enter');
  expect(sent).toEqual([{ type: 'closePhases', fight: theFight, phases: ['duel', 'wounds'] }]);
});

test('Enter leads to the wounds where somebody who was hit can dodge', async () => {
  const { press, sent } = showFight(
    aFight({
      phase: 'duel',
      pairs,
      results: pairs.map((one) => ({ pair: one, outcome: 'double' as const })),
      fighters: threeAgainstThree.map((one) => (one.name === 'Žofia' ? { ...one, dodge: 'ready' as const } : one)),
      allowed: allowing({ close: 'duel' }),
    }),
  );
  await press('Enter');
  expect(sent).toEqual([{ type: 'closePhases', fight: theFight, phases: ['duel'] }]);
});

test.each([
  ['pairing', ['pairing', 'potions', 'spells']],
  ['potions', ['potions', 'spells']],
] as const)('Shift and Enter in %s lead straight to the duel', async (phase, phases) => {
  const { press, sent } = showFight(aFight({ phase, pairs, allowed: allowing({ close: phase }) }));
  await press('Enter', { shift: true });
  expect(sent).toEqual([{ type: 'closePhases', fight: theFight, phases }]);
});

test('there is no way straight to the duel once somebody drank', async () => {
  const { press, sent } = showFight(
    aFight({ phase: 'potions', pairs, drunk: [who('Vlk')], allowed: allowing({ close: 'potions' }) }),
  );
  await press('Enter', { shift: true });
  expect(sent).toEqual([]);
});

test('a number in the phase of wounds is a dodge of the one listed there', async () => {
  const { press, sent } = showFight(
    aFight({
      phase: 'wounds',
      pairs,
      results: [{ pair: pair('Žofia', 'Vlk'), outcome: 'double' }],
      allowed: allowing({ close: 'wounds', dodge: [who('Vlk')] }),
    }),
  );
  await press('1');
  await press('2');
  expect(sent).toEqual([{ type: 'dodge', fight: theFight, who: who('Vlk') }]);
});

test('with the last life a flight asks first, and Enter says so', async () => {
  const { press, sent } = showFight(
    aFight({
      phase: 'end',
      fighters: [aFighter('Bedivere', 'challenger', { lives: 1 }), aFighter('Mokoš', 'challenged')],
      allowed: allowing({ close: 'end', flee: [{ who: who('Bedivere'), falls: true }] }),
    }),
  );
  await press('1');
  expect(sent).toEqual([]);
  expect(screen.getByRole('dialog').textContent).toContain('Bedivere má 1 život');
  screen.getByRole('button', { name: 'Aj tak utiecť' }).click();
  await pressed('Shift');
  expect(sent).toEqual([{ type: 'flee', fight: theFight, who: who('Bedivere') }]);
});

test('undo and redo have their usual keys', async () => {
  const { press, sent } = showFight(aFight({ canUndo: true, canRedo: true }));
  await press('z', { ctrl: true });
  await press('y', { ctrl: true });
  expect(sent).toEqual([
    { type: 'undo', fight: theFight },
    { type: 'redo', fight: theFight },
  ]);
});
