import { describe, expect, test } from 'vitest';
import { decideSneak } from '../../../../shared/dbf/ability-acts.ts';
import { decideChallenge } from '../../../../shared/dbf/challenge.ts';
import { defaultHouseRules } from '../../../../shared/dbf/house-rules.ts';
import type { Timer } from '../../../../shared/timers/timer.ts';
import { f1, noon, refusalOf } from '../../../fixtures/fights.ts';
import { characterOf, rosterOf, who } from '../../../fixtures/sheets.ts';
import { beast, runningTimer } from '../../../fixtures/spells.ts';

const form = {
  animal: { name: 'wolf', level: 1, lives: 2, hit: 1, abilities: [], weapon: 'claws' },
  own: { lives: 3, temporary: 0 },
} as const;
const roster = rosterOf(
  characterOf('wolf', { sheet: { ...beast('animal'), abilities: ['sneaking'] } }),
  characterOf('shaped', { form }),
  characterOf('orc'),
  characterOf('friend'),
  characterOf('x'),
);
const speaks = runningTimer('animal-speech', 'x');
const around = (timer: Timer) => ({
  at: noon,
  roster,
  timersOf: (id: string) => (id === timer.who ? [timer] : []),
});

const challenge = (by: readonly string[], to: readonly string[], timer: Timer = speaks) =>
  refusalOf(
    decideChallenge(
      { type: 'challenge', place: '', by: by.map(who), to: to.map(who), present: [] },
      { fight: f1, number: 1, houseRules: defaultHouseRules },
      around(timer),
    ),
  );
const refused = ['animals-may-not-challenge', 'DBF-SP-PR2'];

describe('Zvieracia reč against a challenge (DBF-SP-PR2)', () => {
  test.each<[string, Parameters<typeof challenge>, unknown]>([
    ['an animal may not challenge who speaks with animals', [['wolf'], ['x']], refused],
    ['nor the party with them', [['wolf'], ['friend', 'x']], refused],
    ['a party with an animal may not either', [['orc', 'wolf'], ['x']], refused],
    ['nor somebody in the form of one (DBF-A-60)', [['shaped'], ['x']], refused],
    ['anybody else may', [['orc'], ['x']], null],
    ['an animal may challenge others', [['wolf'], ['friend']], null],
    ['who speaks with animals may challenge them', [['x'], ['wolf']], null],
    ['when the ten minutes are over an animal may', [['wolf'], ['x'], { ...speaks, state: 'expired' }], null],
    ['another spell does not hold it back', [['wolf'], ['x'], runningTimer('senses', 'x')], null],
  ])('%s', (_title, played, expected) => {
    expect(challenge(...played)).toEqual(expected);
  });

  test('nor does an animal sneak up on them, which would be a challenge', () => {
    const aftermath = {
      ...around(speaks),
      stoppedAt: null,
      houseRules: defaultHouseRules,
      wereOpponents: () => false,
    };
    expect(refusalOf(decideSneak(who('wolf'), who('x'), false, aftermath))).toEqual(refused);
    expect(refusalOf(decideSneak(who('wolf'), who('friend'), false, aftermath))).toBeNull();
  });
});
