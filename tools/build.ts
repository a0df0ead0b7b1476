import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { build, type UserConfig } from 'vite';
import main from '../vite.main.config.ts';
import preload from '../vite.preload.config.ts';
import renderer from '../vite.renderer.config.ts';
import { hashOfSources, isFresh, stampFile } from './ensure-built.ts';
import { inRoot } from './root.ts';
import { say } from './stop.mjs';

const lock = inRoot('.build.lock');
const fresh = inRoot(`dist.new-${process.pid}`);
const old = inRoot(`dist.old-${process.pid}`);

/** Builds beside `dist/` and swaps the folders, so that nobody ever sees half a build. */
const buildAll = async (): Promise<void> => {
  const hash = hashOfSources();
  const parts = { renderer, main, preload } satisfies Record<string, UserConfig>;
  for (const [name, config] of Object.entries(parts)) {
    await build({
      ...config,
      configFile: false,
      mode: 'production',
      logLevel: 'warn',
      build: { ...config.build, outDir: `${fresh}/${name}` },
    });
  }
  writeFileSync(`${fresh}/${stampFile}`, `${hash}\n`);
  await swap();
};

const swap = async (): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (existsSync(inRoot('dist'))) renameSync(inRoot('dist'), old);
      renameSync(fresh, inRoot('dist'));
      return;
    } catch (error) {
      if (attempt === 20) throw error;
      await wait(50);
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
};

/** Two builds at once would only waste time: the second waits, and finds the work done. */
const takeLock = async (): Promise<void> => {
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    if (!holderLives()) rmSync(lock, { force: true });
    await wait(100);
  }
};

const holderLives = (): boolean => {
  try {
    // A number of a process may belong to another one by now: no build takes that long.
    if (Date.now() - statSync(lock).mtimeMs > 5 * 60_000) return false;
    return process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

process.chdir(inRoot());
await takeLock();
try {
  if (isFresh() && !process.argv.includes('--force')) say('The build is up to date.');
  else await buildAll();
} finally {
  rmSync(fresh, { recursive: true, force: true });
  rmSync(lock, { force: true });
}
