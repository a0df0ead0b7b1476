import os from 'node:os';
import type { Logger } from 'pino';
import type { Clock } from '../camp/camp.ts';
import type { Machine } from './due-clock.ts';

/** How far the wall clock and the running time of the process may part, in milliseconds, before the machine is asked. */
const APART = 1_000;

/**
 * The machine that the console runs on. The time since boot is dear to ask for; as long as the wall clock goes on like the
 * process itself, nobody slept and nobody set it.
 */
export function thisMachine(clock: Clock, log: Logger): Machine {
  const ask = () => ({ wall: clock.now(), running: performance.now(), sinceBoot: os.uptime() * 1000 });
  let asked = ask();
  return {
    read: () => {
      const wall = clock.now();
      const since = performance.now() - asked.running;
      if (Math.abs(wall - asked.wall - since) <= APART) return { wall, sinceBoot: asked.sinceBoot + since };
      asked = ask();
      return asked;
    },
    after: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    failed: (error) => log.error({ err: error }, 'looking for what is due failed'),
  };
}
