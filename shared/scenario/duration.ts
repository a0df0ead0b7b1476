const milliseconds = { s: 1_000, m: 60_000, h: 3_600_000 } as const;
const units = ['h', 'm', 's'] as const;

/** `90s`, `5m` or `2h` in milliseconds, null where it is something else. */
export function readDuration(written: string): number | null {
  const [, digits, letter] = /^(\d{1,6})([hms])$/.exec(written) ?? [];
  const unit = units.find((candidate) => candidate === letter);
  return digits === undefined || unit === undefined ? null : Number(digits) * milliseconds[unit];
}

/** Milliseconds in the largest unit that leaves no rest: `5m`, `299s`. */
export function showDuration(duration: number): string {
  const unit = units.find((candidate) => duration > 0 && duration % milliseconds[candidate] === 0) ?? 's';
  return `${duration / milliseconds[unit]}${unit}`;
}

/** An ISO time with its zone, as milliseconds since 1970; null where there is no such moment. */
export function readTime(written: string): number | null {
  const [, date, time] =
    /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(?:Z|[+-]\d{2}:\d{2})$/.exec(written) ?? [];
  if (date === undefined || time === undefined || !isDay(date)) return null;
  const moment = Date.parse(written);
  return Number.isNaN(moment) ? null : moment;
}

function isDay(date: string): boolean {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(date);
}
