import { expect, test } from 'vitest';
import { readDuration, readTime, showDuration } from '../../../shared/scenario/duration.ts';

test.each([
  ['90s', 90_000],
  ['5m', 300_000],
  ['2h', 7_200_000],
  ['0s', 0],
  ['5', null],
  ['5 m', null],
  ['1.5m', null],
  ['-5m', null],
  ['1h30m', null],
  ['5d', null],
])('%s lasts %s milliseconds', (written, milliseconds) => {
  expect(readDuration(written)).toBe(milliseconds);
});

test.each([
  [300_000, '5m'],
  [299_000, '299s'],
  [7_200_000, '2h'],
  [5_400_000, '90m'],
  [0, '0s'],
  [1_500, '1.5s'],
])('%s milliseconds are shown as %s', (milliseconds, shown) => {
  expect(showDuration(milliseconds)).toBe(shown);
});

test.each([
  ['2026-07-10T12:00:00Z', Date.UTC(2026, 6, 10, 12)],
  ['2026-07-10T14:00+02:00', Date.UTC(2026, 6, 10, 12)],
  ['2024-02-29T00:00:00Z', Date.UTC(2024, 1, 29)],
  ['2026-02-29T00:00:00Z', null],
  ['2026-13-01T00:00:00Z', null],
  ['2026-07-10T25:00:00Z', null],
  ['2026-07-10T12:00:00', null],
  ['2026-07-10', null],
  ['noon', null],
])('%s is the moment %s', (written, moment) => {
  expect(readTime(written)).toBe(moment);
});
