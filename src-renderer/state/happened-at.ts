import { instant, type Instant } from '../../shared/vocabulary/ids.ts';

/** When something happened, as somebody at the table says it. */
export type HappenedAt =
  | { readonly said: 'now' }
  | { readonly said: 'minutes-ago'; readonly minutes: number }
  /** `HH:MM` of the local day: the last such minute that is not in the future. */
  | { readonly said: 'clock'; readonly time: string };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The instant to send along, or undefined for "now" and for what can't be read. */
export function instantOf(happened: HappenedAt, now: Instant): Instant | undefined {
  switch (happened.said) {
    case 'now':
      return undefined;
    case 'minutes-ago':
      return happened.minutes > 0 ? instant(now - happened.minutes * MINUTE) : undefined;
    case 'clock':
      return lastTime(happened.time, now);
  }
}

function lastTime(time: string, now: Instant): Instant | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const today = new Date(now).setHours(Number(hours), Number(minutes), 0, 0);
  return instant(today > now ? today - DAY : today);
}
