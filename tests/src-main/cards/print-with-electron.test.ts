import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { printWithElectron } from '../../../src-main/cards/print-with-electron.ts';
import { PrintFailed } from '../../../src-main/cards/printing.ts';
import { printPageFile } from '../../../src-main/shell/folders.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'print-with-electron-'));
const temporary = mkdtempSync(path.join(folder, 'temporary-'));
beforeAll(() => void vi.stubEnv('TMPDIR', temporary));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const address = 'http://127.0.0.1:1/secret/cards.html';
const limits = { timeoutMs: 20_000 };

/** A program that stands where Electron would; the script has `args`, as Electron gives them to ours. */
function program(name: string, script: string): string {
  const file = path.join(folder, name);
  const prelude =
    "const fs = require('node:fs'); const args = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));";
  writeFileSync(file, `#!${process.execPath}\n${prelude}\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

const leftovers = () => readdirSync(temporary);

describe('printing by Electron', () => {
  test('gives our page and the address to it, and takes the PDF and the count back', async () => {
    const electron = program(
      'prints',
      'fs.writeFileSync(args[2], JSON.stringify(args.slice(0, 2))); process.stdout.write(\'{"parts":5,"sheets":2}\');',
    );
    const { pdf, parts, sheets } = await printWithElectron(electron, address, limits);
    expect([JSON.parse(new TextDecoder().decode(pdf)), parts, sheets]).toEqual([[printPageFile, address], 5, 2]);
    expect(leftovers()).toEqual([]);
  });

  test.each([
    ['it ends badly', 'process.exit(1);', 'it ended with 1'],
    [
      'the page says nothing',
      "fs.writeFileSync(args[2], '%PDF'); process.stdout.write('{}');",
      'did not lay itself out',
    ],
    ['there is no PDF', 'process.stdout.write(\'{"parts":5,"sheets":2}\');', 'ENOENT'],
  ])('fails with the reason where %s', async (name, script, why) => {
    const electron = program(name.replaceAll(' ', '-'), script);
    const failed = printWithElectron(electron, address, limits);
    await expect(failed).rejects.toThrow(PrintFailed);
    await expect(failed).rejects.toThrow(why);
    expect(leftovers()).toEqual([]);
  });

  test('fails with the reason where there is no such program', async () => {
    await expect(printWithElectron(path.join(folder, 'none'), address, limits)).rejects.toThrow(PrintFailed);
  });
});
