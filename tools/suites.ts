import { mkdirSync, rmSync } from 'node:fs';
import { mustBeWritable } from './bootstrap.mjs';
import { runChecks } from './check.ts';
import { run } from './child.mjs';
import { countPlaywright, countVitest, inWords, none, sum, withExitCode } from './count.ts';
import type { Count } from './count.ts';
import { ensureBuilt } from './ensure-built.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { ensurePoppler } from './ensure-poppler.ts';
import { inRoot } from './root.ts';
import { finishWith, say, Stop } from './stop.mjs';

const minutes = 60_000;
const vitestReport = inRoot('.artefacts/vitest.json');
const playwrightReport = inRoot('.artefacts/playwright.json');

const runAll = async (): Promise<number> => {
  mustBeWritable('testing');
  process.chdir(inRoot());
  mkdirSync('.artefacts', { recursive: true });
  for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true });

  const counts: Count[] = [];
  counts.push(await step('Chromium for the tests', () => succeeds(ensureChromium)));
  counts.push(await step('Poppler for the tests of the PDFs', () => succeeds(ensurePoppler)));
  counts.push(await step('Checks', () => runChecks()));
  counts.push(await step('Build', () => succeeds(ensureBuilt)));
  counts.push(await step('Unit, scenario and property tests', vitest));
  counts.push(await step('End to end', playwright));

  const total = sum(counts);
  console.log(`\n${inWords(total)}`);
  return total.failed === 0 ? 0 : 1;
};

const step = async (title: string, work: () => Count | Promise<Count>): Promise<Count> => {
  console.log(`\n=== ${title}`);
  return work();
};

/** Preparing is no test: it counts only where it fails. */
const succeeds = async (work: () => Promise<void>): Promise<Count> => {
  try {
    await work();
    return none;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    say(error.message);
    return { ...none, failed: 1 };
  }
};

const vitest = async (): Promise<Count> => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const script = inRoot('node_modules/vitest/vitest.mjs');
  const code = await run(process.execPath, [script, 'run', ...reporters], { limitMs: 12 * minutes });
  return withExitCode(countVitest(vitestReport), code);
};

const playwright = async (): Promise<Count> => {
  const script = inRoot('node_modules/@playwright/test/cli.js');
  const code = await run(process.execPath, [script, 'test'], { limitMs: 13 * minutes });
  return withExitCode(countPlaywright(playwrightReport), code);
};

await finishWith(runAll);
