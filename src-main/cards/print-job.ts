import type { CardJob } from '../../shared/cards/card-job.ts';
import { rendererFolder } from '../shell/folders.ts';
import { findBrowser, thisMachine } from './find-browser.ts';
import { findElectron, printWithElectron } from './print-with-electron.ts';
import { printWithBrowser } from './print-with-browser.ts';
import { PrintFailed, type Printed, type PrintLimits } from './printing.ts';
import { serveJob } from './serve-job.ts';

/** Nothing on this machine can print. */
export class NoPrinter extends Error {
  override readonly name = 'NoPrinter';
}

export interface PrintPrograms {
  readonly electron: string | null;
  readonly browser: string | null;
}

export const programsHere = (): PrintPrograms => ({ electron: findElectron(), browser: findBrowser(thisMachine) });

const patient: PrintLimits = { timeoutMs: 180_000 };

/** A job as PDF: by Electron where its runtime is, else (or where it fails) by a browser; each has so much time. */
export async function printJob(
  job: CardJob,
  { electron, browser }: PrintPrograms = programsHere(),
  limits = patient,
): Promise<Printed> {
  if (electron === null && browser === null) {
    throw new NoPrinter(
      "There is nothing to print with: Electron's runtime is missing, and so are Chromium, Chrome and Edge. Install one of them, or set CHROME_PATH to it.",
    );
  }
  const page = await serveJob(job, rendererFolder);
  try {
    if (electron !== null) {
      try {
        return await printWithElectron(electron, page.address, limits);
      } catch (error) {
        if (browser === null || !(error instanceof PrintFailed)) throw error;
      }
    }
    return await printWithBrowser(browser ?? '', page.address, limits);
  } finally {
    await page.close();
  }
}
