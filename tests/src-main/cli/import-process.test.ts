import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../../../src-main/store/open-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'import-process-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const root = path.resolve(import.meta.dirname, '../../..');

function run(command: 'import' | 'export', ...args: readonly string[]) {
  const script = path.join(root, `src-main/cli/${command}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('the commands tell by their exit codes whether all, some or nothing went in', () => {
  writeFileSync(path.join(folder, 'right.csv'), 'Meno;Povolanie\nŽofia;Kňaz\n');
  writeFileSync(path.join(folder, 'mixed.csv'), 'Meno;Povolanie\nBen;Paladín\nCyril;Druid\n');
  writeFileSync(path.join(folder, 'empty.csv'), '');
  expect(run('import', 'right.csv', '--camp', 'camp.dbf')).toMatchObject({ status: 0, stderr: '' });
  expect(run('import', 'mixed.csv', '--camp', 'camp.dbf')).toMatchObject({ status: 3, stderr: '' });
  expect(run('import', 'empty.csv', '--camp', 'camp.dbf')).toMatchObject({ status: 2, stdout: '' });
  expect(run('export', '--camp', 'camp.dbf', '--out', 'camp.xlsx')).toEqual({
    status: 0,
    stdout: 'Exported to camp.xlsx: DBF characters 2, KPO characters 0.\n',
    stderr: '',
  });
}, 60_000);

test('while another process has the camp open, nothing is imported, but a camp can be exported', () => {
  writeFileSync(path.join(folder, 'right.csv'), 'Meno;Povolanie\nŽofia;Kňaz\n');
  const { store } = openStore(path.join(folder, 'camp.dbf'));
  try {
    expect(run('import', 'right.csv', '--camp', 'camp.dbf')).toMatchObject({ status: 2, stdout: '' });
    expect(run('export', '--camp', 'camp.dbf', '--out', 'camp.json')).toMatchObject({ status: 0, stderr: '' });
  } finally {
    store.close();
  }
}, 60_000);
