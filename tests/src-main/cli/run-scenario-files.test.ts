import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runScenarioFiles } from '../../../src-main/cli/run-scenario-files.ts';
import { collectLines, type Lines } from './lines.ts';

let folder: string;
let output: Lines;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'scenarios-'));
  output = collectLines();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('one scenario gives one line', () => {
  test.each([
    ['what is as expected', '  - expect: { lives: { anna: 3 } }', 'ok A title', 0],
    [
      'an expectation that does not hold',
      '  - wait: 5m\n  - expect: { lives: { anna: 4 } }',
      'FAIL A title: step 2 (expect): lives.anna expected 4 got 3',
      1,
    ],
    [
      'an expectation beside a command',
      '  - challenge: { by: [anna], to: [ben] }\n    expect: { round: 2 }',
      'FAIL A title: step 1 (challenge): round expected 2 got 1',
      1,
    ],
    [
      'a command that is refused',
      '  - challenge: { by: [anna], to: [anna] }',
      'FAIL A title: step 1 (challenge): answer expected accepted got refused twice-in-the-fight',
      1,
    ],
    [
      'a command that should be refused',
      '  - challenge: { by: [anna], to: [ben] }\n    refused: true',
      'FAIL A title: step 1 (challenge): answer expected refused got accepted',
      1,
    ],
    [
      'a refusal for another reason',
      '  - challenge: { by: [anna], to: [anna] }\n    refused: side-empty',
      'FAIL A title: step 1 (challenge): refused expected side-empty got twice-in-the-fight',
      1,
    ],
    [
      'a refusal for that reason',
      '  - challenge: { by: [anna], to: [anna] }\n    refused: twice-in-the-fight',
      'ok A title',
      0,
    ],
    ['experience that is written down', '  - xp: { who: anna, add: 3 }', 'ok A title', 0],
    [
      'a spell that nobody learnt',
      '  - cast: { who: anna, spell: friendship, on: [ben] }\n    refused: school-unknown\n  - expect: { used: { anna: [] } }',
      'ok A title',
      0,
    ],
    [
      'an undo without a fight',
      '  - undo: true\n    refused: true\n  - redo: true\n    refused: true',
      'ok A title',
      0,
    ],
    [
      'a hit inside a side',
      '  - challenge: { by: [anna, ben], to: [cyril] }\n  - hit: [anna, ben]\n    refused: true',
      'ok A title',
      0,
    ],
    [
      'a heal beyond all measure',
      '  - challenge: { by: [anna], to: [ben] }\n  - end: pairing\n  - drink: { who: anna, heals: 1000 }\n    refused: invalid-input',
      'ok A title',
      0,
    ],
  ])('%s', (_, steps, line, code) => {
    expect(runScenarioFiles([written('one.yaml', dbf(steps))], output)).toBe(code);
    expect(output).toMatchObject({ out: [line], notes: [] });
  });

  test('a KPO scenario is played as well, and told at its first wrong step', () => {
    const file = written('kpo.yaml', kpo);
    expect(runScenarioFiles([file], output)).toBe(1);
    expect(output.out).toEqual(['FAIL Signs: step 3 (attack): hp.ben expected 10 got 8']);
  });

  test('a title over two lines is told on one', () => {
    const file = written('one.yaml', dbf('  - wait: 1s').replace('A title', '>\n  A title\n\n  in two parts'));
    expect(runScenarioFiles([file], output)).toBe(0);
    expect(output.out).toEqual(['ok A title in two parts']);
  });
});

test('an undone challenge is put back, and what was undone before it as well', () => {
  const steps = `  - challenge: { by: [anna], to: [ben] }
  - end: pairing
  - undo: true
    expect: { phase: pairing }
  - undo: true
    expect: { phase: none }
  - redo: true
    expect: { phase: pairing }
  - redo: true
    expect: { phase: potions }
  - redo: true
    refused: true`;
  expect(runScenarioFiles([written('one.yaml', dbf(steps))], output)).toBe(0);
  expect(output.out).toEqual(['ok A title']);
});

test('a command goes to the fight of the one it names, the end of a phase to the newest', () => {
  const steps = `  - challenge: { by: [anna], to: [ben] }
  - challenge: { by: [cyril], to: [dana] }
  - end: pairing
    expect: { phase: potions, side: { cyril: challenger, dana: challenged } }
  - drink: { who: anna, heals: 1 }
    refused: out-of-phase
  - drink: { who: cyril, heals: 1 }`;
  expect(runScenarioFiles([written('one.yaml', dbf(steps))], output)).toBe(0);
  expect(output.out).toEqual(['ok A title']);
});

test('a house rule of the scenario holds in its fights', () => {
  const steps = `  - challenge: { by: [anna], to: [ben, cyril] }
  - pick: [anna, ben]
  - end: [pairing, potions, spells]
  - no-hit: [anna, ben]
  - end: [duel, wounds]
  - override: { who: ben, lives: 1, reason: test }
  - flee: ben
    refused: flight-refused`;
  const file = dbf(steps).replace('rules: []', 'rules: []\nhouse: { lastLifeFlight: refused }');
  expect(runScenarioFiles([written('one.yaml', file)], output)).toBe(0);
  expect(output.out).toEqual(['ok A title']);
});

test('after an invalid file the others still run', () => {
  written('b.yaml', `${dbf('  - jump: anna')}---\n${dbf('  - wait: 1s')}`);
  written('a.yaml', dbf('  - wait: 1s'));
  written('deep/c.yml', dbf('  - expect: { round: 7 }'));
  written('notes.txt', 'not a scenario');
  expect(runScenarioFiles([folder], output)).toBe(2);
  expect(output).toMatchObject({
    out: [
      'ok A title',
      `INVALID ${path.join(folder, 'b.yaml')}:11:5: unknown key "jump"`,
      'FAIL A title: step 1 (expect): round expected 7 got 0',
    ],
    notes: [],
  });
});

test('of several mistakes in a file the first is the result and the others are told beside it', () => {
  const file = written('a.yaml', dbf('  - jump: anna\n  - flee: nobody'));
  expect(runScenarioFiles([file], output)).toBe(2);
  expect(output).toMatchObject({
    out: [`INVALID ${file}:11:5: unknown key "jump"`],
    notes: [`INVALID ${file}:12:11: nobody here is called "nobody"`],
  });
});

test.each([
  ['no arguments', [], 'Usage: npm run --silent scenario -- [--json] FILE-OR-FOLDER ...'],
  ['a file that is not there', ['nowhere.yaml'], 'nowhere.yaml: there is no such file or folder.'],
  ['an unknown option', ['--xml', 'a.yaml'], 'There is no option --xml.'],
])('%s end with code 2 and a word on the other output', (_, args, note) => {
  expect(runScenarioFiles(args, output)).toBe(2);
  expect(output.out).toEqual([]);
  expect(output.notes[0]).toBe(note);
});

test('with --json the final state is one object a scenario, and a failure is told beside it', () => {
  const fight = '  - challenge: { by: [anna], to: [ben] }\n  - stop: { reason: storm }';
  const file = written('a.yaml', `${dbf(fight)}---\n${dbf('  - expect: { round: 9 }')}`);
  expect(runScenarioFiles(['--json', file], output)).toBe(1);
  expect(output.notes).toEqual(['FAIL A title: step 1 (expect): round expected 9 got 0']);
  const [first, second] = output.out.map((line): unknown => JSON.parse(line));
  expect(first).toEqual({
    ...people,
    phase: 'over',
    round: 1,
    picks: 'nobody',
    pairs: [['anna', 'ben']],
    idle: [],
    side: { anna: 'challenger', ben: 'challenged' },
    over: { by: 'stopped', winner: 'nobody' },
    ...noSpells,
    timers: [],
  });
  expect(second).toEqual({
    ...people,
    phase: 'none',
    round: 0,
    picks: 'nobody',
    pairs: [],
    idle: [],
    side: {},
    over: null,
    ...noSpells,
    timers: [],
  });
});

const noSpells = { prone: [], blessed: [], skips: [], swarms: 0 };

const people = {
  lives: { anna: 3, ben: 4, cyril: 2, dana: 2 },
  max: { anna: 3, ben: 4, cyril: 2, dana: 2 },
  level: { anna: 1, ben: 1, cyril: 1, dana: 1 },
  hit: { anna: 1, ben: 1, cyril: 1, dana: 1 },
  status: { anna: 'up', ben: 'up', cyril: 'up', dana: 'up' },
  knows: { anna: [], ben: [], cyril: [], dana: [] },
  used: { anna: [], ben: [], cyril: [], dana: [] },
  'free-picks': { anna: 1, ben: 1, cyril: 0, dana: 0 },
  'can-run': { anna: false, ben: false, cyril: false, dana: false },
  ducats: { anna: 0, ben: 0, cyril: 0, dana: 0 },
};

const dbf = (steps: string): string => `scenario: 1
ruleset: dbf
title: A title
rules: []
characters:
  anna: { class: thief }
  ben: { class: warrior }
  cyril: { creature: human, lives: 2 }
  dana: { creature: human, lives: 2 }
steps:
${steps}
`;

const kpo = `scenario: 1
ruleset: kpo
title: Signs
rules: []
characters:
  anna: { attack: 8 }
  ben: {}
steps:
  - fight: { x: [anna], y: [ben] }
  - signs: { x: rock, y: scissors }
  - attack: { by: anna, on: ben, signs: [rock, paper] }
    expect: { hp: { ben: 10 } }
`;

function written(name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
