import { describe, expect, test } from 'vitest';
import type { Character } from '../../../shared/roster/character.ts';
import { expire } from '../../../shared/timers/expire.ts';
import type { TimerKind } from '../../../shared/timers/timer.ts';
import { startTimer } from '../../../shared/timers/start-timer.ts';
import { entrySeq } from '../../../shared/vocabulary/ids.ts';
import { f1, noon } from '../../fixtures/fights.ts';
import { characterOf, who } from '../../fixtures/sheets.ts';

const outcomeOf = (kind: TimerKind, patch: Partial<Character>) => {
  const { type: _type, timer: id, ...started } = startTimer(kind, who('a'), f1, noon);
  return expire({ id, ...started, state: 'running', cause: entrySeq(1), expiry: null }, characterOf('a', patch));
};

describe('a timer that has run out (DBF-AFT-01, DBF-AFT-06, DBF-END-03, DBF-A-48)', () => {
  test.each<[string, TimerKind, Partial<Character>, object | null]>([
    [
      'the fallen come round with one life',
      'knockout',
      { status: 'knocked-out', lives: 0 },
      { lives: 1, status: 'up', waitsAtHeadOrg: false },
    ],
    [
      'the dead may go to the head ORG',
      'death',
      { status: 'dead', lives: 0 },
      { lives: 0, status: 'dead', waitsAtHeadOrg: true },
    ],
    ['who fled may be followed, and nothing else', 'pursuit', { status: 'fled', lives: 2 }, null],
    [
      'a sleeper wakes with the lives it had',
      'sleep',
      { status: 'asleep', lives: 4 },
      { lives: 4, status: 'up', waitsAtHeadOrg: false },
    ],
  ])('%s', (_title, kind, patch, outcome) => {
    expect(outcomeOf(kind, patch)).toEqual({ type: 'v1.TimerExpired', timer: `${kind}-a-${noon}`, who: 'a', outcome });
  });
});
