import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { devtoolsPipe, type DevtoolsPipe } from './devtools-pipe.ts';
import { laidOutSheets, PrintFailed, type Printed, type PrintLimits } from './printing.ts';

/** Prints the page at `address` by a browser without a window, which is ended whatever happens. */
export async function printWithBrowser(browser: string, address: string, limits: PrintLimits): Promise<Printed> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'dbf-print-'));
  const child = spawn(browser, [...flags(), `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const limit = setTimeout(() => child.kill('SIGKILL'), limits.timeoutMs);
  const started = new Promise<never>((_resolve, reject) => child.once('error', reject));
  try {
    return await Promise.race([printed(pipeOf(child), address), started]);
  } catch (error) {
    throw new PrintFailed(browser, { cause: error });
  } finally {
    clearTimeout(limit);
    await end(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

async function printed(browser: DevtoolsPipe, address: string): Promise<Printed> {
  const { targetId } = await browser.call('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await browser.call('Target.attachToTarget', { targetId, flatten: true });
  const session = String(sessionId);
  await browser.call('Page.enable', {}, session);
  const loaded = browser.event('Page.loadEventFired');
  await browser.call('Page.navigate', { url: address }, session);
  await loaded;
  const evaluated = await browser.call(
    'Runtime.evaluate',
    { expression: 'globalThis.laid', awaitPromise: true, returnByValue: true },
    session,
  );
  const { value } = evaluated.result as { readonly value?: unknown };
  const paper = {
    printBackground: true,
    preferCSSPageSize: true,
    marginTop: 0,
    marginBottom: 0,
    marginLeft: 0,
    marginRight: 0,
  };
  const { stream } = await browser.call('Page.printToPDF', { ...paper, transferMode: 'ReturnAsStream' }, session);
  return { pdf: await readStream(browser, String(stream), session), ...laidOutSheets(value) };
}

async function readStream(browser: DevtoolsPipe, handle: string, session: string): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for (;;) {
    const { data, eof, base64Encoded } = await browser.call('IO.read', { handle, size: 1 << 20 }, session);
    parts.push(Buffer.from(String(data), base64Encoded === true ? 'base64' : 'utf8'));
    if (eof === true) return Buffer.concat(parts);
  }
}

const pipeOf = ({ stdio }: ChildProcess): DevtoolsPipe => devtoolsPipe(stdio[3] as Duplex, stdio[4] as Duplex);

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const flags = (): readonly string[] => [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-proxy-server',
  '--disable-gpu',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // Chromium refuses to start its sandbox for root; the page is our own.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
