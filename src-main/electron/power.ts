import { powerMonitor } from 'electron';
import type { Console } from '../open-console.ts';

/** Somebody lay on in the forest while the laptop slept: what fell due meanwhile is written at once. */
export const catchUpAfterSleep = ({ lookNow }: Pick<Console, 'lookNow'>): void => {
  powerMonitor.on('resume', lookNow);
};
