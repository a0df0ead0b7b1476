import { run } from './child.mjs';
import { callersFolder } from './callers-folder.ts';
import { fetchElectron, findElectron, noScreen } from './electron-runtime.ts';
import { ensureBuilt } from './ensure-built.ts';
import { inRoot } from './root.ts';
import { readStartOptions } from './start-options.mjs';
import type { StartOptions } from './start-options.mjs';
import { finishWith, say } from './stop.mjs';

/** A program that can't load its libraries, or that its sandbox aborts, dies like this at once. */
const deadOnArrival = new Set([127, 128 + 4, 128 + 5, 128 + 6, 128 + 11]);

const launch = async (options: StartOptions): Promise<number> => {
  await ensureBuilt();
  if (options.host) return startHost(options);
  const electron = await electronOrReason();
  if ('missing' in electron) {
    say(`${electron.missing}: the console opens in a browser instead.`);
    return startHost(options);
  }
  const started = Date.now();
  const code = await run(electron.file, [...sandbox(), inRoot(), ...campArgs(options)], { env: electronEnv() });
  if (!deadOnArrival.has(code) || Date.now() - started > 10_000) return code;
  say(`Electron could not start here (code ${code}): the console opens in a browser instead.`);
  return startHost(options);
};

const startHost = (options: StartOptions): Promise<number> =>
  run(process.execPath, [
    inRoot('dist/main/host.js'),
    ...campArgs(options),
    ...(options.port === null ? [] : ['--port', String(options.port)]),
    ...(options.open ? [] : ['--no-open']),
  ]);

const electronOrReason = async (): Promise<{ readonly file: string } | { readonly missing: string }> => {
  const blind = noScreen();
  if (blind !== null) return { missing: blind };
  const file = findElectron() ?? (await fetchElectron());
  return file === null ? { missing: "Electron's runtime is not here and could not be fetched" } : { file };
};

const campArgs = ({ camp, sample }: StartOptions): readonly string[] => [
  ...(camp === null ? [] : ['--camp', camp]),
  ...(sample ? ['--sample'] : []),
];

/** Chromium refuses to start its sandbox for root. */
const sandbox = (): readonly string[] =>
  process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** With this variable Electron would run as a plain Node. */
const electronEnv = (): NodeJS.ProcessEnv => ({ ...process.env, ELECTRON_RUN_AS_NODE: undefined });

await finishWith(() => launch(readStartOptions(process.argv.slice(2), callersFolder())));
