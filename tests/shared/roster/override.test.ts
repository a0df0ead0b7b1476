import { describe, expect, test } from 'vitest';
import { statusAfterOverride } from '../../../shared/roster/override.ts';
import { who } from '../../fixtures/sheets.ts';
import { statuses, type Status } from '../../../shared/vocabulary/terms.ts';

const after = (before: Status, lives: number, status?: Status) => {
  const left = statusAfterOverride(before, { who: who('a'), lives, ...(status === undefined ? {} : { status }) });
  return left.ok ? left.status : left.refusal;
};

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
    expect([after(before, 0), after(before, 2)]).toEqual([without, withSome]);
  });

  test.each(statuses)('an ORG may say %s where the lives fit, else is told the limits', (status) => {
    const lies = status === 'knocked-out' || status === 'dead';
    const refusal = {
      code: lies ? 'status-without-lives' : 'status-with-lives',
      rule: 'DBF-A-02',
      data: { who: 'a', status, field: 'lives', ...(lies ? { min: 0, max: 0 } : { min: 1, max: 99 }) },
    };
    expect([after('up', 0, status), after('up', 1, status)]).toEqual(lies ? [status, refusal] : [refusal, status]);
  });
});
