import { describe, expect, test } from 'vitest';
import { clockJump } from '../../../src-main/timers/clock-jump.ts';

const at = (wall: number, sinceBoot: number) => ({ wall, sinceBoot });

describe('the wall clock against the time since boot', () => {
  test.each([
    ['a second that went by', at(1_000, 0), at(2_000, 1_000), 0],
    ['eight hours of sleep', at(0, 0), at(28_800_000, 28_800_000), 0],
    ['clocks that differ by their grain', at(0, 0), at(3_000, 0), 0],
    ['an hour put forward', at(0, 0), at(3_601_000, 1_000), 3_600_000],
    ['an hour put back', at(3_600_000, 0), at(1_000, 1_000), -3_600_000],
    ['a clock put forward over a sleep', at(0, 0), at(660_000, 600_000), 60_000],
  ])('%s', (_, before, now, jump) => {
    expect(clockJump(before, now)).toBe(jump);
  });
});
