import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readScenarios } from '../../../shared/scenario/read-scenarios.ts';

const scenarioFolder = path.join(import.meta.dirname, '../../scenarios');
const files = ['dbf', 'kpo', 'own'].flatMap((folder) =>
  readdirSync(path.join(scenarioFolder, folder)).map((name) => path.join(folder, name)),
);

test.each(files)('%s is valid', (file) => {
  const read = readScenarios(readFileSync(path.join(scenarioFolder, file), 'utf8'));
  expect(read.ok ? [] : read.problems).toEqual([]);
});

test('a scenario is read with its clock, its house rules, its people and its steps', () => {
  const read = readScenarios(`
scenario: 1
ruleset: dbf
title: Anna picks
rules: [DBF-PAIR-03]
house: { lateHelpers: anyone, refillBeforeEnd: no }
start: 2026-07-11T22:30:00+02:00
characters:
  anna: { class: thief }
  1: { creature: animal, lives: 2 }
steps:
  - challenge: { by: [anna], to: [1] }
    refused: some-code
  - expect: { round: 1 }
  - wait: 90s
`);
  expect(read).toEqual({
    ok: true,
    scenarios: [
      {
        ruleset: 'dbf',
        title: 'Anna picks',
        rules: ['DBF-PAIR-03'],
        house: { lateHelpers: 'anyone', refillBeforeEnd: 'no' },
        start: Date.parse('2026-07-11T20:30:00Z'),
        characters: new Map<string, object>([
          ['1', { creature: 'animal', lives: 2 }],
          ['anna', { class: 'thief' }],
        ]),
        steps: [
          { command: { name: 'challenge', value: { by: ['anna'], to: ['1'] } }, refused: 'some-code', expect: null },
          { command: null, refused: null, expect: { round: 1 } },
          { command: { name: 'wait', value: 90_000 }, refused: null, expect: null },
        ],
      },
    ],
  });
});

test('several scenarios stand in one file', () => {
  const read = readScenarios(`${scenarioOf('  - undo: true')}---\n${scenarioOf('  - redo: true')}`);
  expect(read.ok && read.scenarios.map(({ steps }) => steps.map((step) => step.command?.name))).toEqual([
    ['undo'],
    ['redo'],
  ]);
});

test('somebody whom a step enters can be named from that step on', () => {
  const entered = '  - character: { id: eva, class: thief }\n    expect: { lives: { eva: 3 } }\n  - flee: eva';
  expect(problemsOf(scenarioOf(entered))).toEqual([]);
  expect(problemsOf(scenarioOf('  - flee: eva\n  - character: { id: eva, class: thief }'))).toEqual([
    '9:11 nobody here is called "eva"',
  ]);
});

describe('a mistake in a step is told with its line and column', () => {
  test.each([
    ['an unknown command', '  - jump: anna', '9:5 unknown key "jump"'],
    ['a step without a command', '  - refused: true', '9:5 there is no command to refuse'],
    ['an empty step', '  - {}', '9:5 a step needs a command or an expectation'],
    ['a step that is no map', '  - undo', '9:5 must be a map of keys and values'],
    ['two commands', '  - dodge: anna\n    flee: anna', '10:5 a step has one command, and dodge stands here already'],
    ['an unknown key of a command', '  - drink: { who: anna, heal: 2 }', '9:25 unknown key "heal"'],
    ['a missing key of a command', '  - kill: { by: anna, on: ben }', '9:11 the key reason is missing'],
    ['an unknown name', '  - pick: [anna, bem]', '9:18 nobody here is called "bem"'],
    ['a pick of three', '  - pick: [anna, ben, anna]', '9:11 must name exactly 2'],
    ['a pick of one', '  - pick: [anna]', '9:11 must name exactly 2'],
    ['a pick that is no list', '  - pick: anna', '9:11 must be a list'],
    ['a number in quotes', '  - drink: { who: anna, heals: "2" }', '9:32 must be a whole number'],
    ['half a life', '  - override: { who: anna, lives: 1.5, reason: x }', '9:35 must be a whole number'],
    ['fewer lives than none', '  - override: { who: anna, lives: -1, reason: x }', '9:35 must be at least 0'],
    [
      'an unknown phase',
      '  - end: [pairing, drinking]',
      '9:20 "drinking" is none of pairing, potions, spells, duel, wounds, end',
    ],
    ['an unknown side', '  - join: { who: anna, side: ours }', '9:30 "ours" is none of challenger, challenged'],
    [
      'an unknown loot',
      '  - rob: { by: anna, on: ben, take: boots }',
      '9:37 "boots" is none of ducats, potion, ingredient, item, weapon, armour',
    ],
    ['a duration without a unit', '  - wait: 90', '9:11 must be a duration like 90s, 5m or 2h'],
    ['an undo that is not true', '  - undo: 2', '9:11 must be true'],
    ['a value left out', '  - dodge:', '9:5 dodge has no value'],
    ['a refusal that is false', '  - undo: true\n    refused: false', '10:14 must be true'],
    ['an unknown expectation', '  - expect: { live: { anna: 1 } }', '9:15 unknown key "live"'],
    ['an expectation about nobody', '  - expect: { lives: { bem: 1 } }', '9:24 nobody here is called "bem"'],
    [
      'an unknown status',
      '  - expect: { status: { anna: tired } }',
      '9:31 "tired" is none of up, knocked-out, asleep, entranced, fled, defeated, dead',
    ],
    ['a pair of one', '  - expect: { pairs: [[anna]] }', '9:23 must name exactly 2'],
    ['the same key twice', '  - flee: anna\n    flee: ben', '10:5 Map keys must be unique'],
    [
      'a bracket left open',
      '  - pick: [anna, ben',
      '10:1 Flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
  ])('%s', (_, steps, told) => {
    expect(problemsOf(scenarioOf(steps))).toContain(told);
    expect(problemsOf(scenarioOf(steps))[0]).toBe(told);
  });
});

describe('a mistake in a character is told with its line and column', () => {
  test.each([
    ['neither class nor creature', '{ level: 2 }', '7:9 a character needs a class or a creature'],
    [
      'class and creature',
      '{ class: thief, creature: human, lives: 1 }',
      '7:25 a character has a class or a creature, not both',
    ],
    ['a creature without lives', '{ creature: human }', '7:9 a creature needs lives'],
    [
      'an unknown class',
      '{ class: bard }',
      '7:18 "bard" is none of warrior, thief, wizard, knight, priest, ranger, druid',
    ],
    ['an unknown key', '{ class: thief, armor: light }', '7:25 unknown key "armor"'],
    ['a tenth level', '{ class: thief, level: 10 }', '7:32 must be at most 9'],
    [
      'an ability that the class has not',
      '{ class: thief, level: 2, abilities: [perception, healing] }',
      "7:59 the rules don't allow this: ability-not-for-class (DBF-LVL-14)",
    ],
    [
      'an ability too early',
      '{ class: thief, level: 2, abilities: [dodge] }',
      "7:47 the rules don't allow this: ability-too-early (DBF-LVL-10)",
    ],
    [
      'an ability twice',
      '{ class: thief, level: 2, abilities: [thievery, thievery] }',
      "7:57 the rules don't allow this: ability-taken-twice (DBF-A-83)",
    ],
    [
      'more abilities than levels',
      '{ class: thief, abilities: [perception, thievery] }',
      "7:36 the rules don't allow this: too-many-abilities (DBF-LVL-12)",
    ],
    [
      'heavy armour on a wizard',
      '{ class: wizard, armour: heavy }',
      "7:34 the rules don't allow this: armour-not-for-class (DBF-CLS-CAR-3)",
    ],
    [
      'a druid of Camelot',
      '{ class: druid, faction: camelot }',
      "7:34 the rules don't allow this: faction-not-for-class (DBF-CLS-03)",
    ],
    ['a short axe', '{ class: warrior, weapon: short axe }', "7:35 the rules don't allow this: weapon-unknown"],
    [
      'a name with a space',
      '{ class: thief }\n  eva maria: { class: thief }',
      '8:3 "eva maria" is no short name: letters, digits, - and _ only',
    ],
  ])('%s', (_, character, told) => {
    expect(problemsOf(scenarioOf('  - undo: true', character))[0]).toBe(told);
  });
});

describe('a mistake at the top is told with its line and column', () => {
  test.each([
    ['another version', 'scenario: 1', 'scenario: 2', '1:11 must be 1'],
    ['an unknown ruleset', 'ruleset: dbf', 'ruleset: gurps', '2:10 "gurps" is none of dbf, kpo'],
    ['no title', 'title: A title\n', '', '1:1 the key title is missing'],
    ['an empty title', 'title: A title', 'title: ""', '3:8 must be a sentence'],
    ['an unknown rule', 'DBF-PAIR-03', 'DBF-PAIR-08', '4:9 must be a rule of the rules reference'],
    ['an unknown key', 'rules:', 'rule:', '4:1 unknown key "rule"'],
    ['an unknown house rule', 'rules: [DBF-PAIR-03]', 'rules: []\nhouse: { beer: free }', '5:10 unknown key "beer"'],
    [
      'a day that never comes',
      'rules: [DBF-PAIR-03]',
      'rules: []\nstart: 2026-02-30T12:00:00Z',
      '5:8 must be an ISO time with its zone, like 2026-07-10T12:00:00Z',
    ],
    [
      'characters in a list',
      'characters:\n  ben: { class: thief }\n  anna: { class: thief }',
      'characters: []',
      '5:13 must be a map of keys and values',
    ],
  ])('%s', (_, from, to, told) => {
    const file = scenarioOf('  - undo: true');
    expect(file).toContain(from);
    expect(problemsOf(file.replace(from, to))).toContain(told);
  });

  test('a second document counts its lines from the top of the file', () => {
    expect(problemsOf(`${scenarioOf('  - undo: true')}---\n${scenarioOf('  - undo: false')}`)).toEqual([
      '19:11 must be true',
    ]);
  });

  test.each([
    ['', '1:1 the file holds no scenario'],
    ['# nothing but a comment\n', '1:1 the file holds no scenario'],
    ['just words', '1:1 must be a map of keys and values'],
    ['~', '1:1 the document is empty'],
    ['---\n', '1:4 the document is empty'],
  ])('%j is no scenario file', (file, told) => {
    expect(problemsOf(file)).toEqual([told]);
  });
});

test('a key that is misspelt is told where it stands, and not once more as missing', () => {
  expect(problemsOf(scenarioOf('  - undo: true').replace('title:', 'titel:'))).toEqual(['3:1 unknown key "titel"']);
  expect(problemsOf(scenarioOf('  - kill: { by: anna, on: ben, raeson: pride }'))).toEqual([
    '9:32 unknown key "raeson"',
  ]);
});

test('what only looks like an inner name of the language is an unknown key like any other', () => {
  expect(problemsOf(scenarioOf('  - constructor: anna\n  - expect: { __proto__: 1 }'))).toEqual([
    '9:5 unknown key "constructor"',
    '10:15 unknown key "__proto__"',
  ]);
});

test('a step that holds itself is told like any other mistake', () => {
  expect(problemsOf(scenarioOf('  - &step { expect: *step }'))).toEqual(['9:13 unknown key "expect"']);
});

test('all mistakes of a file are told, in the order of their lines', () => {
  expect(problemsOf(scenarioOf('  - flee: bem\n  - wait: soon\n  - dodge: nobody'))).toEqual([
    '9:11 nobody here is called "bem"',
    '10:11 must be a duration like 90s, 5m or 2h',
    '11:12 nobody here is called "nobody"',
  ]);
});

describe('a mistake in a KPO scenario is told with its line and column', () => {
  test.each([
    ['an unknown sign', '  - signs: { x: stone, y: rock }', '10:17 "stone" is none of rock, paper, scissors'],
    ['a side that nobody named', '  - signs: { x: rock, z: rock }', '10:23 no side is called "z"'],
    ['a command of the other ruleset', '  - hit: [anna, ben]', '10:5 unknown key "hit"'],
    ['a third sign', '  - attack: { by: anna, on: ben, signs: [rock, rock, rock] }', '10:41 must name exactly 2'],
    ['a word for a number', '  - expect: { hp: { anna: ten } }', '10:27 must be a whole number'],
    [
      'an unknown situation',
      '  - situation: { who: anna, is: drunk }',
      '10:33 "drunk" is none of none, disturbed, hindered, blinded',
    ],
  ])('%s', (_, step, told) => {
    const file = `scenario: 1
ruleset: kpo
title: A title
rules: [KPO-INI-05]
characters:
  anna: { dexterity: 5 }
  ben: { weapon: { max: 8, category: axe } }
steps:
  - fight: { x: [anna], y: [ben] }
${step}
`;
    expect(problemsOf(file)).toEqual([told]);
  });
});

function scenarioOf(steps: string, anna = '{ class: thief }'): string {
  return `scenario: 1
ruleset: dbf
title: A title
rules: [DBF-PAIR-03]
characters:
  ben: { class: thief }
  anna: ${anna}
steps:
${steps}
`;
}

function problemsOf(file: string): readonly string[] {
  const read = readScenarios(file);
  return read.ok ? [] : read.problems.map(({ line, column, why }) => `${line}:${column} ${why}`);
}
