import { expect, test } from 'vitest';
import { instantOf, minutesAhead } from '../../../src-renderer/state/happened-at.ts';
import { instant } from '../../../shared/vocabulary/ids.ts';

const at = (hours: number, minutes: number, day = 14) =>
  instant(new Date(2027, 5, day, hours, minutes, 0, 0).getTime());
const now = at(14, 37);

test.each([
  ['now sends no time along', { said: 'now' } as const, undefined],
  ['five minutes ago is counted back from now', { said: 'minutes-ago', minutes: 5 } as const, at(14, 32)],
  ['zero minutes ago is now', { said: 'minutes-ago', minutes: 0 } as const, undefined],
  ['a time of the day that has passed is today', { said: 'clock', time: '13:05' } as const, at(13, 5)],
  ['the present minute is today', { said: 'clock', time: '14:37' } as const, at(14, 37)],
  ['a time of the day still to come is not taken for yesterday', { said: 'clock', time: '23:50' } as const, at(23, 50)],
  [
    'it was yesterday where somebody says so',
    { said: 'clock', time: '23:50', yesterday: true } as const,
    at(23, 50, 13),
  ],
  ['an unfinished time is no time', { said: 'clock', time: '23:' } as const, undefined],
])('%s', (_, happened, expected) => {
  expect(instantOf(happened, now)).toEqual(expected);
});

test.each([
  ['a time still to come is told in minutes', { said: 'clock', time: '15:07' } as const, 30],
  ['a time that has been is not ahead', { said: 'clock', time: '14:37' } as const, null],
  ['yesterday is not ahead', { said: 'clock', time: '23:50', yesterday: true } as const, null],
])('%s', (_, happened, expected) => {
  expect(minutesAhead(happened, now)).toEqual(expected);
});
