import { expect, test } from 'vitest';
import type { Command } from '../../../../shared/contract/commands.ts';
import { recordText } from '../../../../src-renderer/components/fight/record-text.ts';
import { liecivy } from '../../../fixtures/camp-data.ts';
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
  ['Žofia: lektvar Odvar', { type: 'drinkPotion', fight: theFight, who: who('Žofia'), potion: 'Odvar' }],
  ['Žofia: lektvar Odvar, lieči 1, mimo boja', { type: 'drinkOutside', who: who('Žofia'), potion: 'Odvar', heals: 1 }],
  ['Žofia: vlastné kúzlo Ticho', { type: 'castSpecial', who: who('Žofia'), name: 'Ticho' }],
  ['Žofia: varenie lektvaru liecivy', { type: 'brew', who: who('Žofia'), recipe: 'liecivy' }],
  ['Žofia → Vlk: žetón zlodeja, mapa', { type: 'steal', by: who('Žofia'), on: who('Vlk'), give: 'item', item: 'mapa' }],
  ['Nové creepy podľa predlohy Vlk: 3', { type: 'spawnCreeps', template: 'vlk', count: 3 }],
  ['Zmenené domáce pravidlá (1)', { type: 'setHouseRules', rules: { lateHelpers: 'anyone' } }],
  ['Recept: Liečivý lektvar', { type: 'keepRecipe', recipe: liecivy }],
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

test('a loss is told with the spells that made it, and a mark for itself', () => {
  const line = aLine(
    1,
    { type: 'closePhases', fight: theFight, phases: ['spells'] },
    {
      changes: [{ who: who('Mokoš'), from: { lives: 2, status: 'up' }, to: { lives: 0, status: 'knocked-out' } }],
      parts: [
        { who: who('Mokoš'), by: who('Žofia'), spell: 'fire-arrow', lives: -2 },
        { who: who('Vlk'), by: who('Žofia'), spell: 'acid-fan', lives: -1 },
        { who: who('Vlk'), by: who('Bedivere'), spell: 'heal-wound', lives: 1 },
      ],
      marks: [{ who: who('Vlk'), mark: 'prone' }],
    },
  );
  const effects = recordText(line, nameOf).effects.map(({ parts }) => parts.map((part) => part.text).join(''));
  expect(effects).toEqual([
    'Mokoš 2 → 0, vyradenie: Ohnivý šíp −2',
    'Vlk: Kyselinový vejár −1, Vylieč zranenie +1',
    'Vlk: leží na zemi',
  ]);
});

test('who became an animal, and who is themselves again, is told with the lives that count from then on', () => {
  const line = aLine(
    1,
    { type: 'closePhases', fight: theFight, phases: ['spells'] },
    {
      changes: [{ who: who('Mokoš'), from: { lives: 5, status: 'up' }, to: { lives: 4, status: 'up' } }],
      parts: [{ who: who('Mokoš'), by: who('Žofia'), spell: 'acid-fan', lives: -1 }],
      forms: [
        { who: who('Mokoš'), animal: 'Medveď', lives: 6 },
        { who: who('Vlk'), animal: null, lives: 2 },
        { who: who('Žofia'), animal: '', lives: 3 },
      ],
    },
  );
  const effects = recordText(line, nameOf).effects.map(({ parts }) => parts.map((part) => part.text).join(''));
  expect(effects).toEqual([
    'Mokoš 5 → 4: Kyselinový vejár −1',
    'Mokoš má podobu zvieraťa: Medveď, životy 6',
    'Vlk má znova vlastnú podobu, životy 2',
    'Žofia má podobu zvieraťa: zviera, životy 3',
  ]);
});
