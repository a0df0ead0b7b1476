import { describe, expect, test } from 'vitest';
import type { KpoFightEvent } from '../../../shared/kpo/events.ts';
import { KpoChartDisagrees, advance, mayCome, snapshotOf } from '../../../shared/kpo/fight.machine.ts';
import type { KpoFight } from '../../../shared/kpo/fight.ts';
import { fightId } from '../../../shared/vocabulary/ids.ts';
import { fighter, fightOf, who } from './people.ts';

const inPhase = (phase: KpoFight['phase']) =>
  snapshotOf(fightOf([fighter('anna', 'x'), fighter('bence', 'y')], { phase }));

const commands = [
  'kpoBonus',
  'kpoSigns',
  'kpoTactic',
  'kpoSituation',
  'kpoCharge',
  'kpoAttack',
  'kpoPass',
  'kpoCast',
  'kpoSpoken',
  'kpoSuspicious',
  'kpoApart',
  'kpoJoin',
  'kpoOrder',
  'kpoEndRound',
  'kpoStop',
  'overrideKpo',
  'kpoClose',
] as const;

describe('the chart', () => {
  test.each<[KpoFight['phase'], readonly string[]]>([
    [
      'initiative',
      [
        'kpoBonus',
        'kpoSigns',
        'kpoTactic',
        'kpoSituation',
        'kpoAttack',
        'kpoSpoken',
        'kpoSuspicious',
        'kpoJoin',
        'kpoStop',
        'overrideKpo',
      ],
    ],
    ['attacks', commands.filter((name) => !['kpoBonus', 'kpoSigns', 'kpoClose'].includes(name))],
    ['over', ['overrideKpo', 'kpoClose']],
    ['closed', []],
  ])('lets come in %s: %j', (phase, expected) => {
    expect(commands.filter((name) => mayCome(inPhase(phase), name))).toEqual(expected);
  });

  test.each<['initiative' | 'attacks', KpoFight['phase']]>([
    ['initiative', 'initiative'],
    ['attacks', 'attacks'],
  ])('a round that ends in %s leads there', (next, phase) => {
    const event: KpoFightEvent = { type: 'v1.KpoRoundEnded', fight: fightId('f1'), round: 2, next };
    expect(advance(inPhase('attacks'), event).context.phase).toBe(phase);
  });

  test('refuses an event that does not belong to the phase, out loud', () => {
    const event: KpoFightEvent = { type: 'v1.KpoAttackPassed', fight: fightId('f1'), who: who('anna') };
    expect(() => advance(inPhase('initiative'), event)).toThrow(KpoChartDisagrees);
  });
});
