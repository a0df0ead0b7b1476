import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Accepted } from '../../shared/contract/answer.ts';
import { commandId, instant } from '../../shared/vocabulary/ids.ts';
import { openCamp } from '../../src-main/camp/open-camp.ts';
import { replay } from '../../src-main/camp/replay.ts';
import { tableDifferences } from '../../src-main/cli/table-differences.ts';
import { openStore } from '../../src-main/store/open-store.ts';
import { seeded } from './busy-table.ts';

const KILLS = 8;
const DAY = 86_400_000;
const child = path.join(import.meta.dirname, 'crash-child.ts');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'crash-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a console that is killed at any moment loses nothing that was answered', { timeout: 120_000 }, async () => {
  const file = path.join(folder, 'camp.dbf');
  const random = seeded(20_260_710);
  const acknowledged: Acknowledged[] = [];
  for (let run = 1; run <= KILLS; run += 1) {
    const answers = 25 + Math.floor(random() * 40);
    acknowledged.push(...(await killedAfter(answers, [file, String(run), String(run * DAY)])));

    const { store, setAside } = openStore(file);
    expect(setAside).toBeNull();
    const kept = acknowledged.map(({ commandId: id }) => ({ commandId: id, answer: store.answerTo(commandId(id)) }));
    expect(kept).toEqual(acknowledged);
    expect(store.lastSeq()).toBeGreaterThanOrEqual(acknowledged.at(-1)?.answer.seq ?? 0);
    expect(tableDifferences(store.tables(), replay(store.journal()))).toEqual([]);

    const camp = openCamp({ store, clock: { now: () => instant(run * DAY + DAY / 2) }, sample: () => [] });
    expect(tableDifferences(store.tables(), replay(store.journal()))).toEqual([]);
    camp.close();
  }
  expect(acknowledged.length).toBeGreaterThan(KILLS * 20);
});

interface Acknowledged {
  readonly commandId: string;
  readonly answer: Accepted;
}

/** Starts a console and kills it, without a warning, once it gave so many answers. */
async function killedAfter(answers: number, args: readonly string[]): Promise<readonly Acknowledged[]> {
  const running = spawn(process.execPath, [child, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const heard: string[] = [];
  createInterface({ input: running.stdout }).on('line', (line) => {
    heard.push(line);
    if (heard.length === answers) running.kill('SIGKILL');
  });
  const signal = await new Promise((resolve) => running.on('close', (_, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
  return heard.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as Acknowledged);
}
