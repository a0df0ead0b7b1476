import { expect, test } from 'vitest';
import { fightId } from '../../../../shared/vocabulary/ids.ts';
import { testCamp } from '../../../fixtures/test-camp.ts';

test('everything in the record of a KPO fight can be replaced but the end of a round, and what was taken back', () => {
  const camp = testCamp({});
  for (const id of ['anna', 'bence']) camp.enter({ type: 'enterKpoCharacter', id, sheet: { name: id, hp: 10 } });
  camp.enter({
    type: 'openKpoFight',
    place: '',
    sides: [
      { name: 'x', members: ['anna'] },
      { name: 'y', members: ['bence'] },
    ],
  });
  const fight = 'f1';
  camp.enter({ type: 'kpoSigns', fight, signs: { x: 'rock', y: 'scissors' } });
  camp.enter({ type: 'kpoSituation', fight, who: 'bence', is: 'disturbed' });
  for (const who of ['anna', 'bence']) camp.enter({ type: 'kpoPass', fight, who });
  camp.enter({ type: 'kpoEndRound', fight });
  camp.enter({ type: 'overrideKpo', who: 'anna', hp: 3, reason: 'seen' });
  camp.enter({ type: 'undo', fight });
  const lines = camp.views().kpoFights?.[fightId(fight)]?.log ?? [];
  expect(lines.map(({ command, replaceable }) => [command.type, replaceable])).toEqual([
    ['openKpoFight', true],
    ['kpoSigns', true],
    ['kpoSituation', true],
    ['kpoPass', true],
    ['kpoPass', true],
    ['kpoEndRound', false],
    ['overrideKpo', false],
  ]);
});
