import { describe, expect, test } from 'vitest';
import { mergeViews, noViews, type HeldViews } from '../../../src-renderer/state/merge-views.ts';
import type { FightView, ViewsMessage } from '../../../shared/contract/views.ts';
import { characterId, fightId, instant } from '../../../shared/vocabulary/ids.ts';
import { aCamp } from '../../fixtures/camp-view.ts';

const camp = aCamp({ file: 'camp.sqlite' });
const fight = (id: string, round: number) => ({ id: fightId(id), number: 1, round }) as FightView;
const message = (seq: number, views: Partial<ViewsMessage>): ViewsMessage => ({
  seq,
  now: instant(0),
  whole: false,
  ...views,
});
const bridge = fightId('bridge');
const lake = fightId('lake');

const held: HeldViews = {
  ...noViews,
  seq: 10,
  camp,
  fights: { [bridge]: fight('bridge', 1), [lake]: fight('lake', 2) },
};

describe('what a window holds', () => {
  test('takes a changed fight in whole and leaves the others alone', () => {
    const merged = mergeViews(held, message(11, { fights: { [bridge]: fight('bridge', 2) } }));
    expect(merged).toEqual({
      ...held,
      seq: 11,
      fights: { [bridge]: fight('bridge', 2), [lake]: fight('lake', 2) },
    });
  });

  test('forgets a fight that is told to be gone', () => {
    const merged = mergeViews(held, message(11, { fights: { [lake]: null } }));
    expect(merged.fights).toEqual({ [bridge]: fight('bridge', 1) });
  });

  test('is not set back by a message that is older', () => {
    expect(mergeViews(held, message(9, { fights: { [bridge]: fight('bridge', 9) } }))).toEqual(held);
  });

  test('follows a message without a new entry, such as a notice', () => {
    const stopped = { ...camp, name: 'Hvozd po búrke' };
    expect(mergeViews(held, message(10, { camp: stopped }))).toEqual({ ...held, camp: stopped });
  });

  test('knows the last entry about somebody, also where the entry changed nothing', () => {
    const told = mergeViews(held, message(11, { about: [characterId('boris'), characterId('zofia')] }));
    expect(mergeViews(told, message(12, { about: [characterId('boris')] })).about).toEqual({ boris: 12, zofia: 11 });
  });

  test('is replaced by a whole message, even by one of an older camp file', () => {
    const merged = mergeViews(held, message(3, { whole: true, camp }));
    expect(merged).toEqual({ ...noViews, seq: 3, opened: 3, camp });
  });
});
