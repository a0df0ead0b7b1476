import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import rules from '../../.dependency-cruiser.mjs';

/** Each file imports the next one; the rule is the one that must object, or null where all is well (a cycle is reported once). */
const examples: readonly (readonly [from: string, to: string, rule: string | null])[] = [
  ['src-renderer/fight.ts', 'shared/dbf/fight.machine.ts', 'the-renderer-takes-only-views-from-shared'],
  ['src-renderer/decide.ts', 'shared/dbf/decide.ts', 'the-renderer-takes-only-views-from-shared'],
  ['src-renderer/words.ts', 'shared/i18n/sk.ts', null],
  ['src-renderer/sum.ts', 'shared/dbf/fight-view.ts', null],
  ['src-renderer/ask.ts', 'shared/dbf/preview-hit.ts', null],
  ['src-renderer/store.ts', 'src-main/store/journal.ts', 'the-renderer-knows-no-other-side'],
  ['src-renderer/disk.ts', 'node:fs', 'the-renderer-runs-without-node'],
  ['src-main/camp/show.ts', 'src-renderer/paint.ts', 'main-knows-no-renderer'],
  ['src-main/camp/path.ts', 'shared/dbf/decide.ts', null],
  ['shared/roster/disk.ts', 'node:fs', 'shared-is-pure'],
  ['shared/roster/store.ts', 'src-main/store/journal.ts', 'shared-is-pure'],
  ['shared/roster/schema.ts', 'zod', null],
  ['shared/dbf/borrow.ts', 'shared/kpo/reach.ts', 'dbf-knows-no-kpo'],
  ['shared/kpo/borrow.ts', 'shared/dbf/decide.ts', 'kpo-knows-no-dbf'],
  ['src-main/store/migrations/0001.ts', 'shared/vocabulary/terms.ts', 'a-migration-stands-alone'],
  ['src-main/store/tables.ts', 'better-sqlite3', 'only-open-database-names-better-sqlite3'],
  ['src-main/store/open-database.ts', 'better-sqlite3', null],
  ['src-main/host/window.ts', 'electron', 'only-the-electron-shell-names-electron'],
  ['src-main/electron/window.ts', 'electron', null],
  ['shared/timers/hen.ts', 'shared/timers/egg.ts', null],
  ['shared/timers/egg.ts', 'shared/timers/hen.ts', 'no-cycles'],
];

const packages = ['electron', 'better-sqlite3', 'zod'];
const house = mkdtempSync(path.join(tmpdir(), 'dbf-console-house-'));

beforeAll(() => {
  for (const name of packages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
  write('package.json', JSON.stringify({ dependencies: Object.fromEntries(packages.map((name) => [name, '1'])) }));
  for (const [, to] of examples) if (to.endsWith('.ts')) write(to, 'export type Thing = string;\n');
  for (const [from, to] of examples)
    write(from, `import type { Thing } from '${specifier(from, to)}';\nexport type Own = Thing;\n`);
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

test('every forbidden import is found, a type alone too, and no allowed one', async () => {
  const { output } = await cruise(
    ['shared', 'src-main', 'src-renderer'],
    {
      baseDir: house,
      validate: true,
      ruleSet: { forbidden: [...(rules.forbidden ?? [])] },
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
    },
    { extensions: ['.ts', '.js'] },
  );
  if (typeof output === 'string') throw new Error(output);
  const found = output.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
  const expected = examples.flatMap(([from, , rule]) => (rule === null ? [] : [`${from}: ${rule}`]));
  expect(found.toSorted()).toEqual(expected.toSorted());
});

const write = (file: string, content: string): void => {
  mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
  writeFileSync(path.join(house, file), content);
};

const specifier = (from: string, to: string): string =>
  to.endsWith('.ts') ? path.posix.relative(path.posix.dirname(from), to).replace(/^(?!\.)/, './') : to;
