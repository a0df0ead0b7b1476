import { openConsole, type Console } from '../open-console.ts';
import { campFileOf } from './camp-file.ts';
import { sampleFolder } from './folders.ts';
import type { ShellOptions } from './options.ts';
import { startSample, throwAwayFolder } from './throw-away-camp.ts';

/** The console on the camp that the options name: a file, the default file, or a throw-away copy of the sample. */
export const openShell = (options: Pick<ShellOptions, 'camp' | 'sample'>): Console =>
  options.sample ? openThrowAway() : openConsole({ campFile: campFileOf(options.camp), sampleFolder });

function openThrowAway(): Console {
  const folder = throwAwayFolder();
  let opened: Console | null = null;
  const close = (): void => {
    opened?.close();
    folder.remove();
  };
  try {
    opened = openConsole({ campFile: folder.campFile, sampleFolder });
    startSample(opened.camp);
    return { ...opened, close };
  } catch (error) {
    close();
    throw error;
  }
}
