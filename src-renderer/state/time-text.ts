import type { Language } from '../../shared/i18n/languages.ts';
import type { Instant } from '../../shared/vocabulary/ids.ts';

const SECOND = 1_000;

/** What is left, as `m:ss` or `h:mm:ss`; a begun second counts. */
export const leftText = (ms: number): string => clockLike(Math.ceil(ms / SECOND));

/** What has passed, as `m:ss` or `h:mm:ss`; only full seconds count. */
export const passedText = (ms: number): string => clockLike(Math.max(0, Math.floor(ms / SECOND)));

function clockLike(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The time of the day as `14:37`, or with seconds as `14:37:08`. */
export const timeText = (at: Instant, withSeconds = false): string => (withSeconds ? toSeconds : toMinutes).format(at);

/** The time with its day: `so 14. 6. 14:37`. */
export const dayTimeText = (at: Instant, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);

/** The time alone where it was today, else with its day. */
export const momentText = (at: Instant, now: Instant, language: Language): string =>
  new Date(at).toDateString() === new Date(now).toDateString() ? timeText(at) : dayTimeText(at, language);

// To make a format takes far longer than to use it, and a record asks for a time on every line.
const toMinutes = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const toSeconds = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
