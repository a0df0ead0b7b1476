import { lockOf, obstacleBehind } from './camp-file.ts';
import { CampInUse } from './errors.ts';
import { holdExclusively } from './open-database.ts';

export interface CampLock {
  release(): void;
}

/**
 * One writer a camp. The lock is the operating system's, on a file beside the camp: it ends with the process, however that
 * ends. The file stays, since deleting it would let two consoles hold two locks of the same name.
 */
export function takeCampLock(file: string): CampLock {
  try {
    const held = holdExclusively(lockOf(file));
    if (held === null) throw new CampInUse(file);
    return held;
  } catch (error) {
    throw obstacleBehind(error, file) ?? error;
  }
}
