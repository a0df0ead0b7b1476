import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { printPageFile, electronFolder } from '../shell/folders.ts';
import { laidOutSheets, PrintFailed, type Printed, type PrintLimits } from './printing.ts';

/** Electron's own program, where it is there and has a screen to start on. */
export function findElectron(): string | null {
  if (process.platform === 'linux' && (process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY ?? '') === '') return null;
  const note = path.join(electronFolder, 'path.txt');
  if (!existsSync(note)) return null;
  const file = path.join(electronFolder, 'dist', readFileSync(note, 'utf8').trim());
  return existsSync(file) ? file : null;
}

/** Prints the page at `address` by an Electron of its own without a window. */
export async function printWithElectron(electron: string, address: string, limits: PrintLimits): Promise<Printed> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dbf-print-'));
  const pdf = path.join(folder, 'cards.pdf');
  const sandbox = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  try {
    const child = spawn(electron, [...sandbox, printPageFile, address, pdf], {
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: limits.timeoutMs,
      killSignal: 'SIGKILL',
      env: { ...process.env, ELECTRON_RUN_AS_NODE: undefined },
    });
    let said = '';
    child.stdout.on('data', (part: Buffer) => (said += part.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`it ended with ${String(code)}`);
    return { pdf: readFileSync(pdf), ...laidOutSheets(JSON.parse(said)) };
  } catch (error) {
    throw new PrintFailed(electron, { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}
