import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readScenarios } from '../../../shared/scenario/read-scenarios.ts';
import type { KpoScenario } from '../../../shared/scenario/scenario.ts';
import { playScenario } from './play.ts';

const folders = ['kpo', 'own-kpo'].map((name) => fileURLToPath(new URL(`../../scenarios/${name}/`, import.meta.url)));

function scenariosIn(path: string): readonly KpoScenario[] {
  const file = readScenarios(readFileSync(path, 'utf8'));
  if (!file.ok) throw new Error(`${path}: ${JSON.stringify(file.problems)}`);
  return file.scenarios.filter((scenario) => scenario.ruleset === 'kpo');
}

describe.each(folders.flatMap((folder) => readdirSync(folder).map((name) => [name, folder] as const)))(
  '%s',
  (name, folder) => {
    test.each(scenariosIn(`${folder}${name}`).map((scenario) => [scenario.title, scenario] as const))(
      '%s',
      (_title, scenario) => {
        expect(playScenario(scenario)).toBeNull();
      },
    );
  },
);
