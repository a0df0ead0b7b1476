import { expect, test } from 'vitest';
import type { Command } from '../../../../shared/contract/commands.ts';
import { recordText } from '../../../../src-renderer/components/fight/record-text.ts';
import { aLine, pair, theFight, who } from '../../../fixtures/fight-view.ts';

const names: Readonly<Record<string, string>> = { bedivere: 'Bedivere', mokoš: 'Mokoš', žofia: 'Žofia', vlk: 'Vlk' };
const nameOf = (id: string) => names[id] ?? id;
const told = (command: Command) => recordText(aLine(1, command), nameOf).plain;
const duel = (outcome: 'challenger-hits' | 'challenged-hits' | 'double' | 'no-hit'): Command => ({
  type: 'scoreDuel',
  fight: theFight,
  pair: pair('Bedivere', 'Mokoš'),
  outcome,
});

test.each<[string, Command]>([
  ['Bedivere → Mokoš: zásah', duel('challenger-hits')],
  ['Mokoš → Bedivere: zásah', duel('challenged-hits')],
  ['Bedivere × Mokoš: súsek', duel('double')],
  ['Bedivere × Mokoš: bez zásahu', duel('no-hit')],
  ['Bedivere si vyberá súpera: Mokoš', { type: 'pick', fight: theFight, by: who('Bedivere'), on: who('Mokoš') }],
  ['Žofia: lektvar, lieči 2', { type: 'drinkPotion', fight: theFight, who: who('Žofia'), heals: 2 }],
  [
    'Žofia: Ohnivý šíp → Mokoš',
    { type: 'cast', fight: theFight, who: who('Žofia'), spell: 'fire-arrow', on: [who('Mokoš')] },
  ],
  [
    'Žofia: Odsatie životnej energie; vracia sa Podkopnutie',
    { type: 'cast', fight: theFight, who: who('Žofia'), spell: 'drain-life', on: [], regain: 'trip' },
  ],
  ['Uzavreté: Súboj, Zranenia', { type: 'closePhases', fight: theFight, phases: ['duel', 'wounds'] }],
  ['Koniec kola 1', { type: 'closePhases', fight: theFight, phases: ['end'] }],
  [
    'Výzva: Bedivere, Žofia → Mokoš; prítomní: Vlk',
    {
      type: 'challenge',
      place: '',
      by: [who('Bedivere'), who('Žofia')],
      to: [who('Mokoš')],
      present: [who('Vlk')],
    },
  ],
  ['Bedivere → Mokoš: „zabíjam Ťa“ (zrada)', { type: 'kill', by: who('Bedivere'), on: who('Mokoš'), reason: 'zrada' }],
])('%s', (sentence, command) => {
  expect(told(command)).toBe(sentence);
});

test('names stand out of the sentence', () => {
  expect(recordText(aLine(1, duel('double')), nameOf).sentence).toEqual([
    { text: 'Bedivere', isName: true },
    { text: ' × ', isName: false },
    { text: 'Mokoš', isName: true },
    { text: ': súsek', isName: false },
  ]);
});

test('what an entry did is told below it: lives lost, who fell, and who was left over for each other', () => {
  const line = aLine(
    1,
    { type: 'closePhases', fight: theFight, phases: ['duel', 'wounds'] },
    {
      changes: [
        { who: who('Mokoš'), from: { lives: 2, status: 'up' }, to: { lives: 0, status: 'knocked-out' } },
        { who: who('Vlk'), from: { lives: 4, status: 'up' }, to: { lives: 3, status: 'up' } },
        { who: who('Žofia'), from: { lives: 1, status: 'up' }, to: { lives: 3, status: 'up' } },
        { who: who('Bedivere'), from: { lives: 3, status: 'up' }, to: { lives: 3, status: 'up' } },
      ],
      forced: [pair('Žofia', 'Vlk')],
    },
  );
  const effects = recordText(line, nameOf).effects.map(({ parts, isLoss }) => [
    parts.map((part) => part.text).join(''),
    isLoss,
  ]);
  expect(effects).toEqual([
    ['Mokoš 2 → 0, vyradenie', true],
    ['Vlk 4 → 3', true],
    ['Žofia 1 → 3', false],
    ['samo sa spárovalo: Žofia – Vlk', false],
  ]);
});
