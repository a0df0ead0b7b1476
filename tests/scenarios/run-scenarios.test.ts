import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readScenarios } from '../../shared/scenario/read-scenarios.ts';
import type { Scenario } from '../../shared/scenario/scenario.ts';
import { runScenario } from '../../src-main/cli/run-scenario.ts';

const files = ['dbf', 'kpo', 'own', 'own-kpo'].flatMap((folder) =>
  readdirSync(path.join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => path.join(folder, name)),
);

describe.each(files)('%s', (name) => {
  const scenarios = scenariosIn(path.join(import.meta.dirname, name));

  test('is a valid file', () => expect(scenarios).not.toEqual([]));

  test.each(scenarios.map((scenario) => [scenario.title, scenario] as const))('%s', (_, scenario) => {
    expect(runScenario(scenario).failure).toBeNull();
  });
});

function scenariosIn(file: string): readonly Scenario[] {
  const read = readScenarios(readFileSync(file, 'utf8'));
  return read.ok ? read.scenarios : [];
}
