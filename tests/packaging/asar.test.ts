import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listPackage } from '@electron/asar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../../tools/ensure-built.ts';
import { inRoot } from '../../tools/root.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'dbf-console-pack-'));
const resources = path.join(folder, 'out', 'linux-unpacked', 'resources');
const binary = 'node_modules/better-sqlite3/prebuilds/linux-x64.node';

beforeAll(async () => {
  await ensureBuilt();
  packageFor('linux', stubRuntime());
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the package holds all that the console needs', () => {
  expect(packed()).toEqual(
    expect.arrayContaining([
      'package.json',
      'dist/main/electron.js',
      'dist/preload/index.cjs',
      'dist/renderer/index.html',
      'resources/icon/icon.png',
      'node_modules/better-sqlite3/package.json',
      'node_modules/better-sqlite3/lib/index.js',
      binary,
      ...filesIn('dist/{main,preload,renderer}'),
      ...filesIn('resources').filter((file) => !file.startsWith('resources/icon/')),
    ]),
  );
});

test('the package holds nothing else', () => {
  const expected = [
    /^package\.json$/,
    /^LICENSE$/,
    /^dist\/(main|preload|renderer)\//,
    /^resources\/(?!icon\/)/,
    /^resources\/icon\/icon\.png$/,
    /^node_modules\/better-sqlite3\/(package\.json|LICENSE|lib\/.+\.js|prebuilds\/linux-x64\.node)$/,
  ];
  expect(packed().filter((file) => !expected.some((pattern) => pattern.test(file)))).toEqual([]);
});

test('the database engine lies outside the archive, where it can be loaded', () => {
  expect(existsSync(path.join(resources, 'app.asar.unpacked', binary))).toBe(true);
  expect(globSync('**/*.node', { cwd: path.join(resources, 'app.asar.unpacked') })).toEqual([binary]);
});

/** The files of the archive, without its folders. */
const packed = (): readonly string[] => {
  const entries = listPackage(path.join(resources, 'app.asar'), { isPack: false }).map((entry) =>
    entry.replaceAll('\\', '/').replace(/^\//, ''),
  );
  const folders = new Set(entries.map((entry) => path.posix.dirname(entry)));
  return entries.filter((entry) => !folders.has(entry));
};

const filesIn = (pattern: string): readonly string[] =>
  globSync(`${pattern}/**/*.*`, { cwd: inRoot() }).map((file) => file.replaceAll('\\', '/'));

/** Electron's runtime is not needed to see what would lie beside it: an executable of its name is enough. */
const stubRuntime = (): string => {
  const stub = path.join(folder, 'runtime');
  mkdirSync(path.join(stub, 'locales'), { recursive: true });
  writeFileSync(path.join(stub, 'locales', 'sk.pak'), '');
  writeFileSync(path.join(stub, 'electron'), '#!/bin/sh\n');
  chmodSync(path.join(stub, 'electron'), 0o755);
  return stub;
};

const packageFor = (platform: string, electronDist: string): void => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      inRoot('node_modules/electron-builder/cli.js'),
      `--${platform}`,
      'dir',
      '--x64',
      '--publish=never',
      `-c.electronDist=${electronDist}`,
      `-c.directories.output=${path.join(folder, 'out')}`,
    ],
    { cwd: inRoot(), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`electron-builder ended with ${status ?? 'a signal'}:\n${stdout}\n${stderr}`);
};
