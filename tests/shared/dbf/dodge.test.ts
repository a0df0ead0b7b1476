import { describe, expect, test } from 'vitest';
import { dodgeOf, enterFight } from '../../../shared/dbf/fighter.ts';
import { decideDodge, woundsOf } from '../../../shared/dbf/wounds.ts';
import { after, eventsOf, f1, fightWith, fighterOn, pairOf, refusalOf, woundsAfter } from '../../fixtures/fights.ts';
import { characterOf, creep, ofClass, who } from '../../fixtures/sheets.ts';

const dodger = fighterOn('challenged', 'b1', { sheet: ofClass('ranger', { abilities: ['dodge'] }) });
const brute = fighterOn('challenger', 'a1', { sheet: creep(3, { hit: 9 }) });

describe('Uhýbanie (DBF-ABI-UHY-1 to -3, DBF-DMG-03)', () => {
  test.each(['challenger-hits', 'double'] as const)(
    'undoes the hit taken after %s, whatever it would take',
    (outcome) => {
      const fight = woundsAfter(outcome, brute, dodger);
      expect(eventsOf(decideDodge(fight, who('b1')))).toEqual([{ type: 'v1.HitDodged', fight: f1, who: 'b1' }]);
      const { wounds, standings } = woundsOf(after(fight, decideDodge(fight, who('b1'))));
      expect(wounds[0]).toEqual({ who: 'b1', by: 'a1', strength: 9, dodged: true, foreseen: false });
      expect(standings.find(({ who }) => who === 'b1')).toEqual({ who: 'b1', lives: 3, temporary: 0, status: 'up' });
    },
  );

  test('in a súsek the own hit stays', () => {
    const fight = woundsAfter('double', brute, dodger);
    const { standings } = woundsOf(after(fight, decideDodge(fight, who('b1'))));
    expect(standings.map(({ who: hurt, lives }) => [hurt, lives])).toEqual([
      ['a1', 2],
      ['b1', 3],
    ]);
  });

  test('is used up for this fight', () => {
    const fight = woundsAfter('challenger-hits', brute, dodger);
    const used = after(fight, decideDodge(fight, who('b1')));
    expect(used.fighters.map((each) => dodgeOf(each))).toEqual(['none', 'used']);
    expect(refusalOf(decideDodge(used, who('b1')))).toEqual(['dodge-used', 'DBF-ABI-UHY-3']);
  });

  test('is ready again in the next fight', () => {
    expect(dodgeOf(enterFight(characterOf('b1', { sheet: dodger.sheet }), 'challenger'))).toBe('ready');
  });

  test('a granted one works like a learnt one', () => {
    expect(dodgeOf(fighterOn('challenger', 'a1', { sheet: creep(3, { granted: ['dodge'] }) }))).toBe('ready');
  });

  test.each([
    ['who was not hit', woundsAfter('challenged-hits', brute, dodger), 'b1', ['not-hit', 'DBF-DMG-03']],
    ['who ended without a hit', woundsAfter('no-hit', brute, dodger), 'b1', ['not-hit', 'DBF-DMG-03']],
    ['who never learnt it', woundsAfter('double', brute, dodger), 'a1', ['no-dodge', 'DBF-ABI-UHY-1']],
    [
      'who lies already',
      woundsAfter('challenger-hits', brute, { ...dodger, lives: 0, status: 'knocked-out' }),
      'b1',
      ['not-active', 'DBF-A-77'],
    ],
    ['a stranger', woundsAfter('double', brute, dodger), 'x', ['not-in-the-fight', null]],
    [
      'who had no opponent',
      fightWith([brute, dodger, fighterOn('challenged', 'b2', { sheet: dodger.sheet })], {
        phase: 'wounds',
        pairs: [pairOf('a1', 'b1')],
      }),
      'b2',
      ['not-hit', 'DBF-DMG-03'],
    ],
  ])('%s can’t dodge', (_title, fight, id, expected) => {
    expect(refusalOf(decideDodge(fight, who(id)))).toEqual(expected);
  });
});
