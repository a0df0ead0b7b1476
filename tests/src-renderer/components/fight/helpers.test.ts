import { fireEvent, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { offeredHelpers } from '../../../../src-renderer/components/fight/helpers.ts';
import { aFight, allowing, theFight, who } from '../../../fixtures/fight-view.ts';
import { character } from '../roster/roster-fixture.ts';
import { settled, showFight } from './window-harness.ts';

const both = (name: string) => [
  { who: who(name), side: 'challenger' as const },
  { who: who(name), side: 'challenged' as const },
];
const people = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);
const offered = (joins: readonly string[], present: readonly string[] = [], found: readonly string[] = []) =>
  offeredHelpers(
    { allowed: { join: joins.flatMap(both) }, present: present.map((name) => ({ id: who(name), name })) },
    found.map(who),
  );

test('a few helpers have a button each', () => {
  expect(offered(people(6))).toEqual({ shown: people(6).flatMap(both), searched: [] });
});

test('many are searched for; who stood by keeps a button, and whoever was found comes first', () => {
  const all = people(7);
  expect(offered(all, ['p1'], ['p4'])).toEqual({ shown: [...both('p4'), ...both('p1')], searched: all.map(who) });
});

test('where too many stood by, whoever was found stands alone', () => {
  const all = people(8);
  expect(offered(all, all, ['p4']).shown).toEqual(both('p4'));
});

test('when anyone may help, a name out of the whole roster is typed and the side chosen (DBF-A-66)', async () => {
  const roster = people(20);
  const view = aFight({ phase: 'end', allowed: allowing({ close: 'end', join: roster.flatMap(both) }) });
  const characters = Object.fromEntries(roster.map((name) => [who(name), character(name, { name })]));
  const { press, sent } = showFight(view, undefined, { characters });
  const help = within(screen.getByRole('region', { name: 'Pomoc na konci kola' }));
  expect(help.queryAllByRole('button')).toEqual([]);
  const field = help.getByRole('combobox', { name: 'Kto' });
  await fireEvent.focus(field);
  await fireEvent.input(field, { target: { value: 'p17' } });
  await press('Enter', { on: field });
  expect(document.activeElement).toBe(help.getByRole('button', { name: /p17 → vyzývatelia/ }));
  await fireEvent.click(help.getByRole('button', { name: /p17 → vyzvaní/ }));
  await settled();
  expect(sent).toEqual([{ type: 'join', fight: theFight, who: who('p17'), side: 'challenged' }]);
  expect(help.queryAllByRole('button')).toEqual([]);
});
