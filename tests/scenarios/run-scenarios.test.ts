import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readScenarios } from '../../shared/scenario/read-scenarios.ts';
import type { Scenario } from '../../shared/scenario/scenario.ts';
import { runScenario } from '../../src-main/cli/run-scenario.ts';

/** What the console plays already; of a file with scenarios for later, those that it plays. */
const played: Readonly<Record<string, number>> = {
  'after-the-fight': 2,
  'armour-by-class': 1,
  'class-and-faction': 1,
  dodging: 2,
  'flight-and-pursuit': 2,
  'help-in-a-fight': 2,
  'lady-of-the-lake': 3,
  'maximum-lives': 2,
  'org-corrections': 1,
  'pairing-three-against-three': 1,
  'pairing-unequal-sides': 3,
  'parties-of-three': 1,
  'plain-hits': 1,
  running: 1,
  'strength-of-a-hit': 1,
  'undo-and-redo': 1,
  'weapons-by-class': 1,
};

describe.each(Object.entries(played))('%s', (name, count) => {
  const scenarios = scenariosIn(path.join(import.meta.dirname, 'dbf', `${name}.yaml`));

  test.each(scenarios.slice(0, count).map((scenario) => [scenario.title, scenario] as const))('%s', (_, scenario) => {
    expect(runScenario(scenario).failure).toBeNull();
  });
});

function scenariosIn(file: string): readonly Scenario[] {
  const read = readScenarios(readFileSync(file, 'utf8'));
  return read.ok ? read.scenarios : [];
}
