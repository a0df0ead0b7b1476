import { expect, test } from 'vitest';
import type { KpoLogLine } from '../../../../shared/contract/kpo-views.ts';
import { kpoFightCommandSchema } from '../../../../shared/kpo/commands.ts';
import { characterId, entrySeq, instant } from '../../../../shared/vocabulary/ids.ts';
import { kpoRecordText } from '../../../../src-renderer/components/kpo/kpo-record-text.ts';

const [anna, bence] = [characterId('anna'), characterId('bence')];
const nameOf = (id: string) => (id === 'anna' ? 'Anna' : 'Bence');

const line = (armour: number): KpoLogLine => ({
  entry: entrySeq(7),
  at: instant(0),
  late: false,
  org: null,
  round: 1,
  command: kpoFightCommandSchema.parse({
    type: 'kpoAttack',
    fight: 'f1',
    by: anna,
    on: bence,
    signs: { shown: 'paper', against: 'rock' },
  }),
  attack: {
    by: anna,
    on: bence,
    backstab: false,
    knockout: false,
    hasted: false,
    blows: [
      {
        hand: 'right',
        signs: { shown: 'paper', against: 'rock' },
        attack: {
          parts: [
            { from: 'base', by: -2, rule: 'KPO-A-11' },
            { from: 'won', by: 6, rule: 'KPO-ATT-02' },
          ],
          total: 4,
        },
        defence: { parts: [{ from: 'base', by: -1, rule: 'KPO-A-11' }], total: -1 },
        hit: true,
        damage: { parts: [{ from: 'difference', by: 5, rule: 'KPO-SEB-04' }], total: 5 },
        wound: {
          parts: [
            { from: 'difference', by: 5, rule: 'KPO-SEB-04' },
            { from: 'armour', by: -armour, rule: 'KPO-A-08' },
          ],
          total: 5 - armour,
        },
        loss: 5 - armour,
        knocksOut: false,
      },
    ],
  },
  changes: [{ who: bence, from: { hp: 1, unconscious: false }, to: { hp: 1 - (5 - armour), unconscious: false } }],
  withdrawn: false,
  replaceable: true,
});

test('the record of an attack has its sums, with a minus for what is below nothing', () => {
  const { plain, blows, changes } = kpoRecordText(line(2), nameOf);
  expect([plain, blows, changes.map(({ parts }) => parts.map(({ text }) => text).join(''))]).toEqual([
    'Anna → Bence: papier × kameň',
    ['útok 4 (−2 základ +6 vyhratý znak) proti −1 (−1 základ) → zranenie 3 (5 rozdiel −2 SFÉ), ÉP −3'],
    ['Bence ÉP 1 → −2, mimo boja'],
  ]);
});

test('a hit of which the armour takes everything leaves the ÉP as they are', () => {
  expect(kpoRecordText(line(5), nameOf).blows).toEqual([
    'útok 4 (−2 základ +6 vyhratý znak) proti −1 (−1 základ) → zranenie 0 (5 rozdiel −5 SFÉ), ÉP ostávajú',
  ]);
});
