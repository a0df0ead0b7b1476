import { instant, type Instant } from '../../shared/vocabulary/ids.ts';

export interface Clock {
  /** The time at the main process, one step a second. */
  readonly now: Instant;
  /** Takes over the time that the main process has just told. */
  readonly setTo: (now: Instant) => void;
  readonly stop: () => void;
}

const SECOND = 1_000;

/** One clock for the whole window, ticking on the full seconds of the main process. */
export function createClock(): Clock {
  let offset = 0;
  let now = $state(instant(Date.now()));
  let timeout: ReturnType<typeof setTimeout>;

  const tick = () => {
    const real = Date.now() + offset;
    now = instant(real);
    timeout = setTimeout(tick, SECOND - (real % SECOND) + 5);
  };
  tick();

  return {
    get now() {
      return now;
    },
    setTo: (told) => {
      offset = told - Date.now();
      clearTimeout(timeout);
      tick();
    },
    stop: () => clearTimeout(timeout),
  };
}
