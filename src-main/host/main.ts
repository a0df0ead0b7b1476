import type { Console } from '../open-console.ts';
import { campFileOf } from '../shell/camp-file.ts';
import { asLines, failureWords } from '../shell/failure-words.ts';
import { rendererFolder } from '../shell/folders.ts';
import { openShell } from '../shell/open-shell.ts';
import { BadOptions, readOptions, type ShellOptions } from '../shell/options.ts';
import { openBrowser } from './open-browser.ts';
import { readOrMakeSecret } from './secret.ts';
import { portsToTry, startHost, type Host } from './start-host.ts';

const say = (text: string): boolean => process.stderr.write(`${text}\n`);

function optionsOrExit(): ShellOptions {
  try {
    return readOptions(process.argv.slice(2), 'refuse');
  } catch (error) {
    if (!(error instanceof BadOptions)) throw error;
    say(error.message);
    return process.exit(2);
  }
}

async function hostOn(opened: Console, options: ShellOptions): Promise<Host> {
  try {
    const secret = readOrMakeSecret(opened.file);
    return await startHost({ console: opened, secret, rendererFolder, ports: portsToTry(options.port) });
  } catch (error) {
    opened.log.info({ err: error }, 'the host could not start');
    opened.close();
    throw error;
  }
}

async function run(options: ShellOptions): Promise<void> {
  const opened = openShell(options);
  const host = await hostOn(opened, options);

  let closing = false;
  const close = (exitCode: number): void => {
    if (closing) return;
    closing = true;
    void host.close().finally(() => {
      opened.close();
      process.exit(exitCode);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => close(0));
  process.on('uncaughtException', (error) => {
    opened.log.fatal({ err: error }, 'the host failed');
    close(1);
  });

  // Whoever read the address may go away; the camp stays open.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.stdout.write(`DBF console: ${host.address}\n`);
  if (options.open) openBrowser(host.address);
}

const options = optionsOrExit();
try {
  await run(options);
} catch (error) {
  say(asLines(failureWords(error, campFileOf(options.camp))));
  process.exit(1);
}
