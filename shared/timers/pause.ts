import { instant, type Instant } from '../vocabulary/ids.ts';

/** A time in which the camp stood still. */
export interface Pause {
  readonly since: Instant;
  readonly until: Instant;
}

/** The deadline of a timer that ran from `startedAt`, put off by what it shared of each pause; pauses in order of time. */
export const putOffBy = (pauses: readonly Pause[], startedAt: Instant, deadline: Instant): Instant =>
  pauses.reduce((due, { since, until }) => {
    const shared = until > startedAt && since < due ? until - Math.max(since, startedAt) : 0;
    return instant(due + shared);
  }, deadline);
