import { fireEvent, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { aFight, aLine, allowing, at, pair, theFight, threeAgainstThree, who } from '../../../fixtures/fight-view.ts';
import { entrySeq } from '../../../../shared/vocabulary/ids.ts';
import { choose, refused, settled, showFight } from './window-harness.ts';

const pairs = [pair('Bedivere', 'Mokoš')];
const score = (outcome: 'double' | 'challenger-hits' | 'no-hit') => ({
  type: 'scoreDuel' as const,
  fight: theFight,
  pair: pair('Bedivere', 'Mokoš'),
  outcome,
});

test('what another window entered first is told, and the refused input can be entered all the same', async () => {
  const view = aFight({ phase: 'duel', pairs, allowed: allowing({ score: pairs }) });
  const after = { ...view, seen: entrySeq(10), log: [aLine(10, score('double'), { org: 'Peťo' })] };
  let asked = 0;
  const { press, sent, options, tell } = showFight(view, () => {
    asked += 1;
    return asked === 1 ? refused('stale') : { ...after, seen: entrySeq(11) };
  });
  await press('q');
  tell({ fights: { [theFight]: after } });
  await settled();
  const told = screen
    .getAllByRole('alert')
    .map((alert) => alert.textContent)
    .join(' ');
  expect(told).toContain('Bedivere × Mokoš: súsek');
  expect(told).toContain('Tvoj zápis „Bedivere → Mokoš: zásah“ sa neuložil');
  await fireEvent.click(screen.getByRole('button', { name: 'Zadať aj tak' }));
  await settled();
  expect(sent).toEqual([score('challenger-hits'), score('challenger-hits')]);
  expect(options.map(({ seen }) => seen)).toEqual([entrySeq(9), entrySeq(10)]);
});

test('a refused override keeps what was filled in, and says why', async () => {
  const view = aFight({ allowed: allowing({ override: threeAgainstThree.map(({ id }) => id) }) });
  const { press, sent } = showFight(view, () => refused('number-out-of-range', { min: 0, max: 99 }));
  await press('o');
  const dialog = within(screen.getByRole('dialog'));
  await fireEvent.input(dialog.getByLabelText('Dôvod'), { target: { value: 'zásah do hlavy' } });
  await fireEvent.click(dialog.getByRole('button', { name: 'Opraviť' }));
  await settled();
  expect(sent).toEqual([{ type: 'override', who: who('Bedivere'), lives: 3, reason: 'zásah do hlavy' }]);
  expect(dialog.getByLabelText<HTMLInputElement>('Dôvod').value).toBe('zásah do hlavy');
  expect(dialog.getByRole('alert').textContent).not.toBe('');
});

test('an override without a reason is not sent', async () => {
  const view = aFight({ allowed: allowing({ override: [who('Bedivere')] }) });
  const { press, sent } = showFight(view);
  await press('o');
  const dialog = within(screen.getByRole('dialog'));
  await fireEvent.click(dialog.getByRole('button', { name: 'Opraviť' }));
  await settled();
  expect(sent).toEqual([]);
  expect(dialog.getByText(/Napíš dôvod/)).toBeTruthy();
});

test('a killing asks for the reason', async () => {
  const view = aFight({
    phase: 'over',
    over: { by: 'emptied', winner: 'challenger' },
    fighters: threeAgainstThree.map((one) =>
      one.side === 'challenged' ? { ...one, lives: 0, status: 'knocked-out' as const } : one,
    ),
    allowed: allowing({ lying: [who('Mokoš')], robbable: [who('Mokoš')] }),
  });
  const { sent } = showFight(view);
  expect(screen.queryByRole('button', { name: /Vlk: „zabíjam/ })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Mokoš: Zabiť' }));
  await settled();
  const dialog = within(screen.getByRole('dialog'));
  await fireEvent.input(dialog.getByLabelText('Dôvod'), { target: { value: 'pomsta' } });
  await fireEvent.click(dialog.getByRole('button', { name: 'Zabiť' }));
  await settled();
  expect(sent).toEqual([{ type: 'kill', by: who('Bedivere'), on: who('Mokoš'), reason: 'pomsta' }]);
});

test('weapons and armour are not offered to robbers', async () => {
  const view = aFight({
    phase: 'over',
    over: { by: 'emptied', winner: 'challenger' },
    fighters: threeAgainstThree.map((one) =>
      one.name === 'Mokoš' ? { ...one, lives: 0, status: 'knocked-out' as const } : one,
    ),
    allowed: allowing({ lying: [who('Mokoš')], robbable: [who('Mokoš')] }),
  });
  showFight(view);
  await fireEvent.click(screen.getByRole('button', { name: 'Mokoš: Okradnúť' }));
  await settled();
  const offered = within(screen.getByLabelText('Čo berie')).getAllByRole('option');
  expect(offered.map((option) => option.textContent)).toEqual(['dukáty', 'lektvar', 'suroviny', 'herný predmet']);
});

test('an entry is replaced by what it should have been, and what could not be decided again is told', async () => {
  const line = aLine(5, score('double'));
  const view = aFight({
    phase: 'end',
    pairs,
    log: [line, aLine(6, { type: 'closePhases', fight: theFight, phases: ['duel'] })],
  });
  const { sent, tell } = showFight(view, () => {
    tell({ fights: { [theFight]: { ...view, seen: entrySeq(10) } } });
    const refusal = { code: 'out-of-phase' as const, rule: null, data: { phase: 'duel' } };
    return {
      ok: true,
      seq: entrySeq(10),
      fight: theFight,
      character: null,
      stoppedAt: { entry: entrySeq(6), refusal },
    };
  });
  await fireEvent.click(screen.getByRole('button', { name: 'Nahradiť: Bedivere × Mokoš: súsek' }));
  await settled();
  await choose('Výsledok', 'no-hit');
  await fireEvent.click(screen.getByRole('button', { name: 'Nahradiť' }));
  await settled();
  expect(sent).toEqual([{ type: 'replace', fight: theFight, entry: entrySeq(5), command: score('no-hit') }]);
  expect(screen.getByText(/Uzavreté: Súboj/, { selector: '[role=dialog] p' })).toBeTruthy();
});

test('what happened earlier is entered with its time until that is taken back', async () => {
  const view = aFight({ phase: 'duel', pairs, allowed: allowing({ score: pairs }) });
  const { press, options } = showFight(view);
  await fireEvent.click(screen.getByRole('button', { name: 'Stalo sa skôr…' }));
  await fireEvent.click(screen.getByRole('button', { name: /pred 5 min/ }));
  await press('q');
  await press('w');
  await fireEvent.click(screen.getByRole('button', { name: 'Znova teraz' }));
  await press('e');
  expect(options.map(({ happenedAt }) => happenedAt)).toEqual([at(7), at(7), undefined]);
});
