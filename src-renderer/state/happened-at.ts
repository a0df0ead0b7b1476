import { instant, type Instant } from '../../shared/vocabulary/ids.ts';

/** When something happened, as somebody at the table says it. */
export type HappenedAt =
  | { readonly said: 'now' }
  | { readonly said: 'minutes-ago'; readonly minutes: number }
  /** `HH:MM` of today, or of yesterday where somebody says so. */
  | { readonly said: 'clock'; readonly time: string; readonly yesterday?: true };

const MINUTE = 60_000;

/** The instant to send along, or undefined for "now" and for what can't be read. */
export function instantOf(happened: HappenedAt, now: Instant): Instant | undefined {
  switch (happened.said) {
    case 'now':
      return undefined;
    case 'minutes-ago':
      return happened.minutes > 0 ? instant(now - happened.minutes * MINUTE) : undefined;
    case 'clock':
      return clockTime(happened.time, now, happened.yesterday === true);
  }
}

function clockTime(time: string, now: Instant, yesterday: boolean): Instant | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const day = new Date(now);
  if (yesterday) day.setDate(day.getDate() - 1);
  return instant(day.setHours(Number(hours), Number(minutes), 0, 0));
}

/** In how many minutes a said time comes first; null for a time that has been. Such a time is not to be sent. */
export function minutesAhead(happened: HappenedAt, now: Instant): number | null {
  const at = instantOf(happened, now);
  return at !== undefined && at > now ? Math.ceil((at - now) / MINUTE) : null;
}
