import { expect, test } from 'vitest';
import type { KpoStepCommand } from '../../../shared/scenario/format-kpo.ts';
import { translateKpo, type KpoCommandDraft } from '../../../shared/scenario/translate-kpo.ts';

const around = {
  fightOf: (people: readonly string[]) => `fight-of-${people[0] ?? 'now'}`,
  fightToUndo: () => 'to-undo',
  fightToRedo: () => 'to-redo',
};

test.each<[KpoStepCommand, KpoCommandDraft]>([
  [
    { name: 'fight', value: { x: ['a'], y: ['b', 'c'] } },
    {
      type: 'openKpoFight',
      place: '',
      sides: [
        { name: 'x', members: ['a'] },
        { name: 'y', members: ['b', 'c'] },
      ],
    },
  ],
  [
    { name: 'signs', value: { x: 'rock', y: 'paper' } },
    { type: 'kpoSigns', fight: 'fight-of-now', signs: { x: 'rock', y: 'paper' } },
  ],
  [
    { name: 'attack', value: { by: 'a', on: 'b', signs: ['rock', 'paper'], aim: -3 } },
    { type: 'kpoAttack', fight: 'fight-of-a', by: 'a', on: 'b', signs: { shown: 'rock', against: 'paper' }, aim: -3 },
  ],
  [
    {
      name: 'attack',
      value: { by: 'a', on: 'b', signs: { right: 'rock', against: { right: 'paper', left: 'rock' } } },
    },
    {
      type: 'kpoAttack',
      fight: 'fight-of-a',
      by: 'a',
      on: 'b',
      signs: { shown: { right: 'rock' }, against: { right: 'paper', left: 'rock' } },
    },
  ],
  [
    { name: 'attack', value: { by: 'a', on: 'b', 'no-signs': true, hasted: true } },
    { type: 'kpoAttack', fight: 'fight-of-a', by: 'a', on: 'b', noSigns: true, hasted: true },
  ],
  [
    { name: 'tactic', value: { who: 'a', is: 'single' } },
    { type: 'kpoTactic', fight: 'fight-of-a', who: 'a', is: 'single' },
  ],
  [
    { name: 'order', value: { first: ['b', 'a'], by: 'seer' } },
    { type: 'kpoOrder', fight: 'fight-of-b', first: ['b', 'a'], by: 'seer' },
  ],
  [
    { name: 'end', value: 'round' },
    { type: 'kpoEndRound', fight: 'fight-of-now' },
  ],
  [
    { name: 'undo', value: true },
    { type: 'undo', fight: 'to-undo' },
  ],
  [
    { name: 'redo', value: true },
    { type: 'redo', fight: 'to-redo' },
  ],
])('%j', (step, draft) => {
  expect(translateKpo(step, around)).toEqual(draft);
});
