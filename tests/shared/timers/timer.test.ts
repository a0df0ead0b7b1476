import { describe, expect, test } from 'vitest';
import { startTimer } from '../../../shared/timers/start-timer.ts';
import { isDue, timeLeft, timerKinds, timerLength, timerOfStatus, type Timer } from '../../../shared/timers/timer.ts';
import { entrySeq, instant } from '../../../shared/vocabulary/ids.ts';
import { statuses } from '../../../shared/vocabulary/terms.ts';
import { f1, minutesAfterNoon, noon } from '../../fixtures/fights.ts';
import { who } from '../../fixtures/sheets.ts';

const { type: _type, timer: id, ...started } = startTimer('knockout', who('a'), f1, noon);
const running: Timer = { id, ...started, state: 'running', cause: entrySeq(1), expiry: null };

describe('how long (DBF-AFT-01, DBF-AFT-06, DBF-END-03, DBF-SP-PO5)', () => {
  test('the fallen lie five minutes, the dead ten, who fled is safe for five, sleepers and seers five, magic lasts ten', () => {
    expect(timerKinds.map((kind) => [kind, timerLength[kind] / 60_000])).toEqual([
      ['knockout', 5],
      ['death', 10],
      ['pursuit', 5],
      ['sleep', 5],
      ['trance', 5],
      ['invisibility', 10],
      ['senses', 10],
      ['animal-speech', 10],
      ['transformation', 10],
      ['stay', 5],
      ['brew', 10],
    ]);
  });

  test('each status that passes has its timer', () => {
    expect(statuses.map((status) => timerOfStatus[status] ?? null)).toEqual([
      null,
      'knockout',
      'sleep',
      'trance',
      'pursuit',
      null,
      'death',
    ]);
  });

  test.each(timerKinds)('a %s ends its length after its start', (kind) => {
    expect(startTimer(kind, who('a'), f1, noon)).toEqual({
      type: 'v1.TimerStarted',
      timer: `${kind}-a-${noon}`,
      kind,
      who: 'a',
      fight: f1,
      startedAt: noon,
      deadline: noon + timerLength[kind],
    });
  });
});

describe('what is left', () => {
  test.each([
    ['at the start all of it', noon, null, 5 * 60_000, false],
    ['a millisecond before the end that', instant(minutesAfterNoon(5) - 1), null, 1, false],
    ['at the deadline nothing', minutesAfterNoon(5), null, 0, true],
    ['later still nothing', minutesAfterNoon(50), null, 0, true],
    ['while the camp stands still what was left then', minutesAfterNoon(50), minutesAfterNoon(2), 3 * 60_000, false],
    ['nothing, if it was due before the camp stopped', minutesAfterNoon(50), minutesAfterNoon(5), 0, true],
  ])('%s', (_title, now, stoppedAt, left, due) => {
    expect([timeLeft(running, now, stoppedAt), isDue(running, now, stoppedAt)]).toEqual([left, due]);
  });

  test.each(['expired', 'acknowledged', 'cancelled'] as const)('one that is %s falls due no more', (state) => {
    expect(isDue({ ...running, state }, minutesAfterNoon(50), null)).toBe(false);
  });
});
