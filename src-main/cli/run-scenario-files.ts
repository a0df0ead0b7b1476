import { readFileSync } from 'node:fs';
import { readScenarios } from '../../shared/scenario/read-scenarios.ts';
import type { Scenario } from '../../shared/scenario/scenario.ts';
import { helped } from './help.ts';
import type { Output } from './output.ts';
import { runScenario } from './run-scenario.ts';
import { NoSuchFile, scenarioFiles } from './scenario-files.ts';

const usage = 'Usage: npm run --silent scenario -- [--json] FILE-OR-FOLDER ...';

export const exitCodes = { ok: 0, failed: 1, invalid: 2 } as const;
type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Runs the scenario files that the arguments name and gives the exit code: the worst that happened. */
export function runScenarioFiles(args: readonly string[], output: Output): ExitCode {
  if (helped(args, usage, output)) return exitCodes.ok;
  const asJson = args.includes('--json');
  const places = args.filter((arg) => arg !== '--json');
  const unknown = places.find((place) => place.startsWith('-'));
  if (unknown !== undefined) output.note(`There is no option ${unknown}.`);
  if (unknown !== undefined || places.length === 0) {
    output.note(usage);
    return exitCodes.invalid;
  }
  return worst(places.map((place) => runPlace(place, asJson, output)));
}

function runPlace(place: string, asJson: boolean, output: Output): ExitCode {
  try {
    const files = scenarioFiles(place);
    if (files.length === 0) throw new NoSuchFile(`${place} holds no scenario files.`);
    return worst(files.map((file) => runFile(file, asJson, output)));
  } catch (error) {
    if (!(error instanceof NoSuchFile) && !isOfTheSystem(error)) throw error;
    output.note(error.message);
    return exitCodes.invalid;
  }
}

/** Of a file with several mistakes the first is the result; the others are told as well, beside it. */
function runFile(file: string, asJson: boolean, output: Output): ExitCode {
  const read = readScenarios(readFileSync(file, 'utf8'));
  if (read.ok) return worst(read.scenarios.map((scenario) => runOne(scenario, asJson, output)));
  read.problems.forEach(({ line, column, why }, index) => {
    const told = `INVALID ${file}:${line}:${column}: ${onOneLine(why)}`;
    if (index === 0 && !asJson) output.line(told);
    else output.note(told);
  });
  return exitCodes.invalid;
}

function runOne(scenario: Scenario, asJson: boolean, output: Output): ExitCode {
  const { failure, state } = runScenario(scenario);
  const title = onOneLine(scenario.title);
  const verdict = failure === null ? `ok ${title}` : `FAIL ${title}: ${onOneLine(failure)}`;
  if (asJson) {
    output.line(JSON.stringify(state));
    if (failure !== null) output.note(verdict);
  } else {
    output.line(verdict);
  }
  return failure === null ? exitCodes.ok : exitCodes.failed;
}

/** A file or folder that may not be read, and the like. */
const isOfTheSystem = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;

const worst = (codes: readonly ExitCode[]): ExitCode => codes.reduce((a, b) => (b > a ? b : a), exitCodes.ok);

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
