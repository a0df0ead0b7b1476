import { readFileSync } from 'node:fs';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const none: Count = { passed: 0, failed: 0, skipped: 0 };

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce(
    (all, { passed, failed, skipped }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      skipped: all.skipped + skipped,
    }),
    none,
  );

export const inWords = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** A run that ended badly without naming a failed test (a crash, a time-out, an unhandled error) counts as one. */
export const withExitCode = (count: Count, exitCode: number): Count =>
  exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

/** Counts a Vitest JSON report; a file that could not even be loaded is one failure. */
export const countVitest = (reportFile: string): Count => {
  const report = read(reportFile) as VitestReport | null;
  if (report === null) return none;
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

/** Counts a Playwright JSON report; an error outside every test is one failure. */
export const countPlaywright = (reportFile: string): Count => {
  const report = read(reportFile) as PlaywrightReport | null;
  if (report === null) return none;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
};

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};
