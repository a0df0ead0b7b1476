import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { mustBeWritable } from './bootstrap.mjs';
import { run } from './child.mjs';
import { inRoot } from './root.ts';
import { say, Stop } from './stop.mjs';

const sources = [
  'shared/**/*',
  'src-main/**/*',
  'src-renderer/**/*',
  'vite.*.config.ts',
  'svelte.config.js',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
  'tools/build.ts',
];

export const stampFile = 'build-stamp.txt';

/** Builds if the sources differ from what `dist/` was built from. Nothing is written to standard output. */
export const ensureBuilt = async (): Promise<void> => {
  if (isFresh()) return;
  mustBeWritable('building');
  say('Building the console…');
  const started = Date.now();
  const code = await run(process.execPath, [inRoot('tools/build.ts')], { cwd: inRoot(), stdio: ['ignore', 2, 2] });
  if (code !== 0) throw new Stop('The build failed; what it said is above.', 70);
  say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
};

export const isFresh = (): boolean => {
  const stamp = inRoot('dist', stampFile);
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === hashOfSources();
};

/** Changes when any source, configuration or locked version changes. */
export const hashOfSources = (): string => {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: inRoot() }).sort();
  for (const file of files.filter((name) => statSync(inRoot(name)).isFile())) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0');
  }
  return hash.digest('hex');
};
