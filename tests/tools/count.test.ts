import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countPlaywright, countVitest, inWords, sum, withExitCode } from '../../tools/count.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'dbf-console-count-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const report = (name: string, content: unknown): string => {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('a test file that can not be loaded counts as one failure', () => {
  const file = report('vitest.json', {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
    ],
  });
  expect(countVitest(file)).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test('an error outside every end-to-end test counts as one failure', () => {
  const file = report('playwright.json', {
    stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 },
    errors: [{ message: 'no browser' }],
  });
  expect(countPlaywright(file)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test('a run that left no report and a bad exit code has failed', () => {
  expect(withExitCode(countVitest(path.join(folder, 'missing.json')), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('the last line is the plain sum', () => {
  const counts = [
    { passed: 2, failed: 0, skipped: 1 },
    { passed: 3, failed: 1, skipped: 0 },
  ];
  expect(inWords(sum(counts))).toBe('5 passed, 1 failed, 1 skipped');
});
