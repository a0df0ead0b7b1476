import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CardJob } from '../../../shared/cards/card-job.ts';
import { NoPrinter, printJob } from '../../../src-main/cards/print-job.ts';
import { PrintFailed } from '../../../src-main/cards/printing.ts';
import { printCards } from '../../../src-main/cli/print-cards.ts';
import { sampleFolder } from '../../../src-main/shell/folders.ts';
import { writePrintedCamp } from '../../fixtures/printed-camp.ts';
import { collectLines, type Lines } from './lines.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'print-cards-'));
const camp = path.join(folder, 'camp.dbf');
const out = path.join(folder, 'cards.pdf');
let output: Lines;
let jobs: CardJob[];

beforeAll(() => writePrintedCamp(camp, sampleFolder));
beforeEach(() => {
  output = collectLines();
  jobs = [];
  rmSync(out, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]) =>
  printCards(['--camp', camp, '--out', out, ...args], output, (job) => {
    jobs.push(job);
    return Promise.resolve({ pdf: new TextEncoder().encode('%PDF'), parts: 5, sheets: 2 });
  });
const names = () =>
  jobs.flatMap(({ matter }) => (matter.is === 'cards' ? matter.cards.map(({ sheet }) => sheet.name) : []));

describe('printing cards without a window', () => {
  test('writes the PDF and says what is on it', async () => {
    expect(await run('--who', 'zofia', '--layout', 'a5', '--lang', 'hu')).toBe(0);
    expect(readFileSync(out, 'utf8')).toBe('%PDF');
    expect(output).toMatchObject({ out: [`${out}: 5 cards or pages, 2 sheets.`], notes: [] });
    expect(jobs[0]).toMatchObject({ language: 'hu', camp: 'Artušov hvozd', gamePhase: 1, phases: 4, sheets: null });
    expect(names()).toEqual(['Žofia Čepčeková']);
  });

  test('takes everybody of both rule sets, creeps too', async () => {
    expect(await run('--all', '--order', 'name', '--sheets', '1,3-4')).toBe(0);
    expect(names()).toEqual(expect.arrayContaining(['Vlk samotár', 'Bagoly Zsófi', 'Gawen z Bielej skaly']));
    expect(jobs[0]?.sheets).toEqual([
      { from: 1, to: 1 },
      { from: 3, to: 4 },
    ]);
  });

  test('puts creeps on one page', async () => {
    expect(await run('--table', '--who', 'vlk', '--who', 'medved', '--who', 'zofia')).toBe(0);
    const matter = jobs[0]?.matter;
    expect(matter?.is === 'table-card' ? matter.creeps.map(({ id }) => id) : null).toEqual(['medved', 'vlk']);
  });

  test.each([
    [['--all', '--layout', 'a3'], '--layout is one of a6x4, a6, a5.'],
    [['--all', '--lang', 'cz'], '--lang is one of sk, hu, en.'],
    [['--all', '--sheets', '5-2'], '--sheets is numbers and ranges, such as 1,3,5-7.'],
    [['--all', '--changed'], 'Only one of --all, --changed and --who at a time.'],
    [[], 'Whose cards? Say --all, --changed or --who ID.'],
    [['--who', 'nobody'], 'The camp has nobody with the id nobody.'],
    [['--table', '--who', 'zofia'], 'There is nothing to print: nobody fits the choice.'],
  ])('refuses %j', async (args, why) => {
    expect(await run(...args)).toBe(2);
    expect(output.notes[0]?.split('\n')[0]).toBe(why);
    expect([jobs, existsSync(out)]).toEqual([[], false]);
  });

  test('refuses sheets that there are not, and leaves the file as it is', async () => {
    const none = () => Promise.resolve({ pdf: new Uint8Array(), parts: 0, sheets: 0 });
    expect(await printCards(['--camp', camp, '--all', '--sheets', '90', '--out', out], output, none)).toBe(2);
    expect(output.notes).toEqual(['There is nothing to print: there are no such sheets.']);
    expect(existsSync(out)).toBe(false);
  });

  test.each([
    [path.join(folder, 'nix', 'x.pdf'), `There is no folder ${path.join(folder, 'nix')}.`],
    [path.join(folder, 'folder.pdf'), `${path.join(folder, 'folder.pdf')} is a folder;`],
  ])('says in a sentence why %s can not be written', async (file, why) => {
    mkdirSync(path.join(folder, 'folder.pdf'), { recursive: true });
    expect(await run('--all', '--out', file)).toBe(2);
    expect([output.out, output.notes]).toEqual([[], [expect.stringContaining(why)]]);
  });

  test.each(['n.doc', 'cards'])('refuses to call a PDF %s', async (file) => {
    expect(await run('--all', '--out', file)).toBe(2);
    expect([output.notes[0]?.split('\n')[0], jobs]).toEqual([`${file} does not end with .pdf.`, []]);
  });

  test('refuses a camp that is not there', async () => {
    expect(await printCards(['--camp', path.join(folder, 'no.dbf'), '--all', '--out', out], output)).toBe(2);
    expect(output.notes).toHaveLength(1);
  });

  test('refuses clearly where nothing can print', async () => {
    const nowhere = (job: CardJob) => printJob(job, { electron: null, browser: null });
    expect(await printCards(['--camp', camp, '--all', '--out', out], output, nowhere)).toBe(2);
    expect(output.notes[0]).toContain('CHROME_PATH');
    await expect(nowhere({} as CardJob)).rejects.toThrow(NoPrinter);
  });

  test('says why where the browser fails', async () => {
    const broken = () => Promise.reject(new PrintFailed('/usr/bin/chromium', { cause: new Error('it went away') }));
    expect(await printCards(['--camp', camp, '--all', '--out', out], output, broken)).toBe(1);
    expect(output.notes).toEqual(['/usr/bin/chromium could not print: it went away']);
  });
});
