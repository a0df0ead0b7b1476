import { describe, expect, test } from 'vitest';
import { statusAfterOverride } from '../../../shared/roster/override.ts';
import { who } from '../../fixtures/sheets.ts';
import { statuses, type Status } from '../../../shared/vocabulary/terms.ts';

const override = (lives: number, status?: Status) =>
  ({ type: 'override', who: who('a'), lives, reason: 'seen', ...(status === undefined ? {} : { status }) }) as const;

describe('what an override leaves (DBF-A-02)', () => {
  test.each<[Status, Status, Status]>([
    ['up', 'knocked-out', 'up'],
    ['knocked-out', 'knocked-out', 'up'],
    ['asleep', 'knocked-out', 'asleep'],
    ['entranced', 'knocked-out', 'entranced'],
    ['fled', 'knocked-out', 'fled'],
    ['defeated', 'knocked-out', 'defeated'],
    ['dead', 'dead', 'up'],
  ])('one who is %s is %s without lives and %s with some', (before, without, withSome) => {
    expect([statusAfterOverride(before, override(0)), statusAfterOverride(before, override(2))]).toEqual([
      without,
      withSome,
    ]);
  });

  test.each(statuses)('an ORG may say %s, where the lives fit', (status) => {
    const lies = status === 'knocked-out' || status === 'dead';
    expect([statusAfterOverride('up', override(0, status)), statusAfterOverride('up', override(1, status))]).toEqual(
      lies ? [status, null] : [null, status],
    );
  });
});
