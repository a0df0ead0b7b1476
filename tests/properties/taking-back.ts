import { expect } from 'vitest';
import type { FightId } from '../../shared/vocabulary/ids.ts';
import { tableDifferences } from '../../src-main/cli/table-differences.ts';
import type { CampAtTheTable } from '../fixtures/camp-at-the-table.ts';
import type { Tally } from './tally.ts';

/**
 * So many of the last entries of a fight, or as many as go; put in again they leave the tables as they were. Each that is
 * tried is counted.
 */
export function takeBackAndPutIn(camp: CampAtTheTable, fight: FightId | undefined, wanted: number, tally: Tally): void {
  if (fight === undefined) return;
  const before = camp.store.tables();
  const perform = (type: 'undo' | 'redo') => {
    const answer = camp.perform({ type, fight });
    tally.count(type, answer.ok);
    return answer;
  };
  let undone = 0;
  while (undone < wanted && perform('undo').ok) undone += 1;
  for (const _step of Array(undone).keys()) expect(perform('redo')).toMatchObject({ ok: true });
  if (undone > 0) expect(tableDifferences(camp.store.tables(), before)).toEqual([]);
}

/** Every step of every fight, put away or not, and what was entered outside of fights, newest first. */
export function takeEverythingBack(camp: CampAtTheTable, since: number): void {
  const entries = () =>
    [...camp.store.journal()]
      .filter(({ entry, withdrawnBy }) => withdrawnBy === null && entry.seq > since)
      .toReversed();
  const fights = () => [...new Set(entries().flatMap(({ entry }) => entry.fight ?? []))];
  const outside = () => entries().flatMap(({ entry }) => (entry.fight === null ? [entry.seq] : []));
  const once = (): boolean =>
    [
      ...fights().map((fight) => camp.perform({ type: 'undo', fight })),
      ...outside().map((entry) => camp.perform({ type: 'undoEntry', entry })),
    ].some(({ ok }) => ok);
  while (once());
}
