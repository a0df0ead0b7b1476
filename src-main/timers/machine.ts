import os from 'node:os';
import type { Logger } from 'pino';
import type { Clock } from '../camp/camp.ts';
import type { Machine } from './due-clock.ts';

/** The machine that the console runs on. */
export const thisMachine = (clock: Clock, log: Logger): Machine => ({
  read: () => ({ wall: clock.now(), sinceBoot: os.uptime() * 1000 }),
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  failed: (error) => log.error({ err: error }, 'looking for what is due failed'),
});
