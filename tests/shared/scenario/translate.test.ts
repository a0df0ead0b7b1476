import { expect, test } from 'vitest';
import type { DbfStepCommand } from '../../../shared/scenario/format-dbf-commands.ts';
import { translate, type CommandDraft, type Surroundings } from '../../../shared/scenario/translate.ts';

const around: Surroundings = {
  fightOf: (people) => `fight-of-${people[0] ?? 'now'}`,
  fightToUndo: () => 'to-undo',
  fightToRedo: () => 'to-redo',
  runningFightOf: (who) => (who.startsWith('a') ? 'running' : null),
  sideOf: (_, who) => (who.startsWith('a') ? 'challenger' : who.startsWith('b') ? 'challenged' : null),
};

type Step = Exclude<DbfStepCommand, { name: 'wait' }>;

test.each<[Step, CommandDraft]>([
  [
    { name: 'challenge', value: { by: ['a1'], to: ['b1'] } },
    { type: 'challenge', place: '', by: ['a1'], to: ['b1'], present: [] },
  ],
  [
    { name: 'challenge', value: { by: ['a1'], to: ['b1'], present: ['c1'] } },
    { type: 'challenge', place: '', by: ['a1'], to: ['b1'], present: ['c1'] },
  ],
  [
    { name: 'join', value: { who: 'a1', side: 'challenger' } },
    { type: 'join', fight: 'fight-of-a1', who: 'a1', side: 'challenger' },
  ],
  [
    { name: 'pick', value: ['a1', 'b1'] },
    { type: 'pick', fight: 'fight-of-a1', by: 'a1', on: 'b1' },
  ],
  [
    { name: 'drink', value: { who: 'a1', heals: 2 } },
    { type: 'drinkPotion', fight: 'fight-of-a1', who: 'a1', heals: 2 },
  ],
  [
    { name: 'drink', value: { who: 'a1' } },
    { type: 'drinkPotion', fight: 'fight-of-a1', who: 'a1', heals: 0 },
  ],
  [
    { name: 'cast', value: { who: 'a1', spell: 'drain-life', regain: 'trip' } },
    { type: 'cast', fight: 'running', who: 'a1', spell: 'drain-life', on: [], regain: 'trip' },
  ],
  [
    { name: 'cast', value: { who: 'a1', spell: 'fireball', on: ['b1'], range: 20 } },
    { type: 'cast', fight: 'running', who: 'a1', spell: 'fireball', on: ['b1'], range: 20 },
  ],
  [
    { name: 'cast', value: { who: 'c1', spell: 'read-aura', on: ['b1'], consent: true } },
    { type: 'castOutside', who: 'c1', spell: 'read-aura', on: ['b1'], consent: true },
  ],
  [
    { name: 'dodge', value: 'a1' },
    { type: 'dodge', fight: 'fight-of-a1', who: 'a1' },
  ],
  [
    { name: 'flee', value: 'b1' },
    { type: 'flee', fight: 'fight-of-b1', who: 'b1' },
  ],
  [
    { name: 'end', value: 'duel' },
    { type: 'closePhases', fight: 'fight-of-now', phases: ['duel'] },
  ],
  [
    { name: 'end', value: ['duel', 'wounds'] },
    { type: 'closePhases', fight: 'fight-of-now', phases: ['duel', 'wounds'] },
  ],
  [
    { name: 'stop', value: { reason: 'storm' } },
    { type: 'stopFight', fight: 'fight-of-now', reason: 'storm' },
  ],
  [
    { name: 'override', value: { who: 'c1', lives: 2, reason: 'fair' } },
    { type: 'override', who: 'c1', lives: 2, reason: 'fair' },
  ],
  [
    { name: 'pursue', value: { who: 'a1', target: 'b1' } },
    { type: 'pursue', who: 'a1', target: 'b1' },
  ],
  [
    { name: 'kill', value: { by: 'a1', on: 'b1', reason: 'feud' } },
    { type: 'kill', by: 'a1', on: 'b1', reason: 'feud' },
  ],
  [
    { name: 'rob', value: { by: 'a1', on: 'b1', take: 'potion' } },
    { type: 'rob', by: 'a1', on: 'b1', take: 'potion' },
  ],
  [
    { name: 'equip', value: { who: 'a1', weapon: 'bow' } },
    { type: 'equip', who: 'a1', weapon: 'bow' },
  ],
  [
    { name: 'undo', value: true },
    { type: 'undo', fight: 'to-undo' },
  ],
  [
    { name: 'redo', value: true },
    { type: 'redo', fight: 'to-redo' },
  ],
])('%j becomes a command', (step, command) => {
  expect(translate(step, around)).toEqual(command);
});

test.each([
  ['a hit of the challenger', 'hit', ['a1', 'b1'], 'a1', 'b1', 'challenger-hits'],
  ['a hit of the challenged', 'hit', ['b1', 'a1'], 'a1', 'b1', 'challenged-hits'],
  ['a double, named the other way round', 'double', ['b1', 'a1'], 'a1', 'b1', 'double'],
  ['no hit', 'no-hit', ['a1', 'b1'], 'a1', 'b1', 'no-hit'],
  ['a hit inside a side', 'hit', ['b2', 'b1'], 'b2', 'b1', 'challenger-hits'],
  ['a hit on a stranger', 'hit', ['b1', 'c1'], 'b1', 'c1', 'challenger-hits'],
] as const)('%s is scored with the challenger first', (_, name, value, challenger, challenged, outcome) => {
  expect(translate({ name, value }, around)).toEqual({
    type: 'scoreDuel',
    fight: `fight-of-${value[0]}`,
    pair: { challenger, challenged },
    outcome,
  });
});

test('a character gets the defaults of the format and the faction of its class', () => {
  expect(translate({ name: 'character', value: { id: 'olga', class: 'druid' } }, around)).toEqual({
    type: 'enterCharacter',
    id: 'olga',
    sheet: {
      name: 'olga',
      player: '',
      origin: { is: 'class', class: 'druid' },
      faction: 'moy',
      level: 1,
      abilities: [],
      granted: [],
      weapon: 'short dagger',
      armour: 'none',
      shield: false,
      bonus: 0,
      hit: 1,
    },
    xp: 0,
    token: false,
    ducats: 0,
    items: [],
  });
});

test('the lives of a creature are its maximum, those of a class are what is left', () => {
  const creature = translate({ name: 'character', value: { id: 'w', creature: 'animal', lives: 4, hit: 2 } }, around);
  const warrior = translate({ name: 'character', value: { id: 'b', class: 'warrior', lives: 1 } }, around);
  expect(creature).toMatchObject({ sheet: { origin: { is: 'creature', creature: 'animal', lives: 4 }, hit: 2 } });
  expect(creature).not.toHaveProperty('lives');
  expect(warrior).toMatchObject({ lives: 1, sheet: { origin: { is: 'class', class: 'warrior' }, faction: 'none' } });
});
