import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { inRoot } from './root.ts';
import type { Count } from './count.ts';

const tsc = (project: string) => ['typescript/bin/tsc', '--noEmit', '-p', project] as const;

const checks = {
  prettier: ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  'tsc shared': tsc('shared'),
  'tsc src-main': tsc('src-main'),
  'tsc electron': tsc('src-main/electron'),
  'tsc tests': tsc('tests'),
  'tsc tools': tsc('tsconfig.json'),
  'svelte-check': ['svelte-check/bin/svelte-check', '--tsconfig', 'src-renderer/tsconfig.json', '--fail-on-warnings'],
  eslint: ['eslint/bin/eslint.js', '--max-warnings', '0', '.'],
  'import directions': [
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.mjs',
    'shared',
    'src-main',
    'src-renderer',
    'tests',
    'tools',
  ],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** Runs every check after the other, one line each; what a failing one says follows its line. */
export const runChecks = (): Count => {
  const results = Object.entries(checks).map(([name, command]) => isClean(name, command));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed, skipped: 0 };
};

const isClean = (name: string, [script, ...args]: readonly [string, ...string[]]): boolean => {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--max-old-space-size=4096', inRoot('node_modules', script), ...args],
    { cwd: inRoot(), encoding: 'utf8', timeout: 12 * 60_000, maxBuffer: 64 * 1024 * 1024 },
  );
  const took = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(18)} ${took}`);
  if (status !== 0)
    console.log(
      [stdout, stderr]
        .map((text) => text.trim())
        .join('\n')
        .trim(),
    );
  return status === 0;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = runChecks().failed === 0 ? 0 : 1;
}
