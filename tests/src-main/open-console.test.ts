import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Notice } from '../../shared/contract/views.ts';
import { commandId, instant } from '../../shared/vocabulary/ids.ts';
import { openConsole, type Console } from '../../src-main/open-console.ts';
import { sampleFolder } from '../../src-main/shell/folders.ts';
import { openShell } from '../../src-main/shell/open-shell.ts';

let folder = '';
const opened: Console[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'dbf-console-'));
});
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
  rmSync(folder, { recursive: true });
});

function open(file = 'camp.dbf'): Console {
  const clock = { now: () => instant(1_750_000_000_000) };
  const each = openConsole({ campFile: path.join(folder, file), sampleFolder, clock });
  opened.push(each);
  return each;
}

const startCamp = (each: Console) =>
  each.camp.perform({ commandId: commandId('c1'), command: { type: 'startCamp', name: 'Zelený', sample: false } });

const noticesOf = (each: Console): readonly Notice[] => each.camp.views().camp?.notices ?? [];

describe('a console', () => {
  test('makes the camp if it is not there, and finds it again', () => {
    const first = open();
    expect(first.camp.views().camp?.started).toBe(false);
    expect(startCamp(first).ok).toBe(true);
    first.close();
    first.close();
    expect(open().camp.views().camp).toMatchObject({ started: true, name: 'Zelený' });
  });

  test('leaves a camp to the console that has it open already', () => {
    open();
    expect(() => open()).toThrow(expect.objectContaining({ name: 'CampInUse' }));
  });

  test('leaves nothing of SQLite behind when it closes', () => {
    open().close();
    expect(readdirSync(folder).toSorted()).toEqual(['camp.dbf', 'camp.dbf.lock', 'camp.dbf.log']);
  });

  test('sets a damaged camp aside, begins anew and tells every window', () => {
    const first = open();
    startCamp(first);
    first.close();
    truncateSync(first.file, 10_000);
    const second = open();
    expect(second.camp.views().camp?.started).toBe(false);
    const [notice] = noticesOf(second).filter(({ kind }) => kind === 'damaged');
    const aside = notice?.kind === 'damaged' ? notice.setAside : '';
    expect(aside).toMatch(/camp\.dbf\.damaged-\d{8}-\d{6}$/);
    expect(existsSync(aside)).toBe(true);
  });
});

describe('a throw-away copy of the sample camp', () => {
  test('is started with its roster and gone when the console closes', () => {
    const each = openShell({ camp: null, sample: true });
    opened.push(each);
    const views = each.camp.views();
    expect([views.camp?.started, Object.keys(views.characters ?? {}).length >= 32]).toEqual([true, true]);
    each.close();
    expect(existsSync(path.dirname(each.file))).toBe(false);
  });
});
