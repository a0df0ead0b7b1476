import type { Logger } from 'pino';
import { instant } from '../shared/vocabulary/ids.ts';
import type { Camp, Clock } from './camp/camp.ts';
import { openCamp } from './camp/open-camp.ts';
import { readSampleCamp } from './camp/sample-camp.ts';
import { openLog } from './shell/log.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { startDueClock } from './timers/due-clock.ts';
import { jumpAware } from './timers/jump-aware.ts';
import { thisMachine } from './timers/machine.ts';

export interface ConsoleOptions {
  readonly campFile: string;
  /** The folder of what a sample camp begins with. */
  readonly sampleFolder: string;
  readonly clock?: Clock;
}

/** An open camp whose timers run, as both shells use it. */
export interface Console {
  readonly camp: Camp;
  /** The true path of the camp. */
  readonly file: string;
  readonly log: Logger;
  /** Writes what fell due, without waiting for the next look. */
  readonly lookNow: () => void;
  /** Stops the timers, closes the database, lets go of the lock. A second call does nothing. */
  readonly close: () => void;
}

const wallClock: Clock = { now: () => instant(Date.now()) };

/**
 * Lock, integrity, store, camp, due clock. Throws a `CampNotOpened` when the file can't be opened; a damaged one is set aside,
 * a new camp begins in its place, and every window is told.
 */
export function openConsole({ campFile, sampleFolder, clock = wallClock }: ConsoleOptions): Console {
  const { store, setAside } = openStore(campFile, new Date(clock.now()));
  try {
    const log = openLog(store.file);
    const opened = openCamp({ store, clock, sample: () => readSampleCamp(sampleFolder) });
    if (setAside !== null) {
      log.info({ setAside }, 'the camp was damaged and is set aside');
      opened.notify({ kind: 'damaged', setAside });
    }
    return running(opened, store, clock, log);
  } catch (error) {
    store.close();
    throw error;
  }
}

function running(opened: Camp, store: Store, clock: Clock, log: Logger): Console {
  const due = startDueClock(opened, thisMachine(clock, log));
  log.info({ file: store.file }, 'the camp is open');
  let closed = false;
  return {
    camp: jumpAware(opened, due),
    file: store.file,
    log,
    lookNow: due.look,
    close: () => {
      if (closed) return;
      closed = true;
      due.stop();
      opened.close();
      log.info('the camp is closed');
    },
  };
}
