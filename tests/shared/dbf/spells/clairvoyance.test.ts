import { describe, expect, test } from 'vitest';
import { decideDodge } from '../../../../shared/dbf/wounds.ts';
import { decideClose } from '../../../../shared/dbf/close-phase.ts';
import type { DuelOutcome, Fight, Fighter } from '../../../../shared/dbf/fight.ts';
import { around, eventsOf, fighterOn, refusalOf, sidesOf } from '../../../fixtures/fights.ts';
import { characterOf, creep, who } from '../../../fixtures/sheets.ts';
import {
  cast,
  casting,
  castOutside,
  castRefusal,
  closing,
  duelled,
  livesIn,
  mage,
  mageCharacter,
  mageOn,
  marksIn,
  outsideEffects,
  resolved,
  spellPhase,
} from '../../../fixtures/spells.ts';

const oneOnOne = (seer: Partial<Fighter> = {}, other: Partial<Fighter> = {}) =>
  spellPhase([mageOn('challenger', 'm', seer), fighterOn('challenged', 'b1', other)], [['m', 'b1']]);
/** On to the spell phase of the next round. */
const nextSpells = (fight: Fight) => closing(fight, 'end', 'pairing', 'potions');
const toDuel = (fight: Fight) => closing(fight, 'spells');

describe('Zaostrenie zmyslov (DBF-SP-JA1)', () => {
  test('sharpens the senses of its caster for ten minutes, in a fight or outside', () => {
    expect(outsideEffects(castOutside('sharpen-senses', [], [mageCharacter()]))).toEqual([['senses', 'm', 10]]);
    const fight = casting(oneOnOne(), 'm', 'sharpen-senses');
    expect(eventsOf(decideClose(fight, 'spells', around(fight))).map(({ type }) => type)).toEqual([
      'v1.SpellsResolved',
      'v1.TimerStarted',
      'v1.SpellsClosed',
    ]);
  });

  test('sharpens nobody else’s', () => {
    expect(castRefusal(oneOnOne(), 'm', 'sharpen-senses', ['b1'])).toEqual(['illegal-target', 'DBF-SP-JA1']);
  });
});

describe('Predtucha (DBF-SP-JA2, DBF-A-55)', () => {
  test.each<[DuelOutcome, number, number]>([
    ['challenged-hits', 3, 3],
    ['double', 3, 2],
    ['challenger-hits', 3, 2],
  ])('after %s the seer has %i lives and the opponent %i', (outcome, seer, other) => {
    expect(livesIn(duelled(cast(oneOnOne(), 'm', 'premonition'), ['m', 'b1'], outcome))).toEqual({
      m: seer,
      b1: other,
    });
  });

  test('waits over the rounds for the next hit, takes that one, and is gone', () => {
    const first = duelled(cast(oneOnOne(), 'm', 'premonition'), ['m', 'b1'], 'no-hit');
    const second = duelled(toDuel(nextSpells(first)), ['m', 'b1'], 'challenged-hits');
    expect([livesIn(second), marksIn(second)]).toEqual([{ m: 3, b1: 3 }, {}]);
    const third = duelled(toDuel(nextSpells(second)), ['m', 'b1'], 'challenged-hits');
    expect(livesIn(third)).toEqual({ m: 2, b1: 3 });
  });

  test('ignores a hit of any size, and one of nothing uses it up as well (DBF-A-04)', () => {
    const strong = duelled(
      cast(oneOnOne({}, { sheet: creep(3, { hit: 9 }) }), 'm', 'premonition'),
      ['m', 'b1'],
      'double',
    );
    expect(livesIn(strong)).toEqual({ m: 3, b1: 2 });
    const fight = resolved(casting(casting(oneOnOne(), 'm', 'premonition'), 'm', 'chosen-by-god'));
    expect(marksIn(duelled(fight, ['m', 'b1'], 'challenged-hits'))).toEqual({ m: ['chosen'] });
  });

  test('comes before a dodge, which is kept', () => {
    const dodger = { sheet: mage({ granted: ['clairvoyance', 'dodge'] }) };
    const hit = closing(
      {
        ...cast(oneOnOne(dodger), 'm', 'premonition'),
        results: [{ pair: { challenger: who('m'), challenged: who('b1') }, outcome: 'double' }],
      },
      'duel',
    );
    expect(refusalOf(decideDodge(hit, who('m')))).toEqual(['foreseen', 'DBF-A-55']);
    const wounded = closing(hit, 'wounds');
    expect([livesIn(wounded), wounded.fighters[0]?.dodgeUsed]).toEqual([{ m: 3, b1: 2 }, false]);
  });

  test('is no help against a spell, and stays for the hit', () => {
    const fight = spellPhase(
      [mageOn('challenger', 'm', { marks: ['premonition'] }), mageOn('challenged', 'n')],
      [['m', 'n']],
    );
    const after = cast(fight, 'n', 'fire-arrow', ['m']);
    expect([livesIn(after), marksIn(after)]).toEqual([{ m: 1, n: 3 }, { m: ['premonition'] }]);
  });

  test('cast outside a fight is refused', () => {
    expect(refusalOf(castOutside('premonition', [], [mageCharacter()]))).toEqual(['only-in-a-fight', 'DBF-SP-JA2']);
  });
});

describe('Čítanie aury (DBF-SP-JA3)', () => {
  const read = (patch: Parameters<typeof characterOf>[1], consent?: boolean) =>
    refusalOf(
      castOutside(
        'read-aura',
        ['x'],
        [mageCharacter(), characterOf('x', patch)],
        consent === undefined ? {} : { consent },
      ),
    );

  test.each<[string, Parameters<typeof characterOf>[1]]>([
    ['knocked out', { lives: 0, status: 'knocked-out' }],
    ['asleep', { status: 'asleep' }],
    ['in a trance', { status: 'entranced' }],
  ])('asks nobody’s leave who is %s', (_title, patch) => {
    expect(read(patch)).toBeNull();
  });

  test.each<[boolean | undefined, ReturnType<typeof read>]>([
    [true, null],
    [false, ['no-consent', 'DBF-SP-JA3']],
    [undefined, ['no-consent', 'DBF-SP-JA3']],
  ])('on somebody on their feet with consent %s: %j', (consent, expected) => {
    expect(read({}, consent)).toEqual(expected);
  });

  test('does not work on the dead, whoever consents', () => {
    expect(read({ lives: 0, status: 'dead' }, true)).toEqual(['illegal-target', 'DBF-SP-JA3']);
  });

  test('is not cast in a fight, nor on somebody in one', () => {
    expect(castRefusal(oneOnOne(), 'm', 'read-aura', ['b1'])).toEqual(['not-in-a-fight', 'DBF-SP-JA3']);
    expect(read({ fight: oneOnOne().id }, true)).toEqual(['illegal-target', 'DBF-SP-JA3']);
  });
});

describe('Jasnozrivosť (DBF-SP-JA4, DBF-A-62)', () => {
  test('lays its caster in a trance of five minutes with all lives', () => {
    expect(outsideEffects(castOutside('clear-sight', [], [mageCharacter({ temporary: 1 })]))).toEqual([
      ['m', 2, 1, 'entranced'],
      ['trance', 'm', 5],
    ]);
  });

  test('is refused in a fight', () => {
    expect(castRefusal(oneOnOne(), 'm', 'clear-sight')).toEqual(['not-in-a-fight', 'DBF-SP-JA4']);
  });

  test('who is in a trance casts nothing', () => {
    expect(refusalOf(castOutside('heal-wound', ['m'], [mageCharacter({ status: 'entranced' })]))?.[0]).toBe(
      'not-on-feet',
    );
  });
});

describe('Zastavenie času (DBF-SP-JA5, DBF-A-51)', () => {
  const challenged = () =>
    spellPhase(
      [...sidesOf(2, 0), mageOn('challenged', 'm'), fighterOn('challenged', 'b2', { lives: 1 })],
      [['a1', 'm']],
    );

  test('ends the fight at once without a winner, and the challengers stay for five minutes', () => {
    const fight = casting(challenged(), 'm', 'stop-time');
    const stays = eventsOf(decideClose(fight, 'spells', around(fight))).flatMap((event) =>
      event.type === 'v1.TimerStarted' ? [[event.kind, event.who, event.deadline - event.startedAt]] : [],
    );
    expect(stays).toEqual([
      ['stay', 'a1', 300_000],
      ['stay', 'a2', 300_000],
    ]);
    expect(resolved(fight).over).toEqual({ by: 'stop-time', winner: 'nobody' });
  });

  test('leaves the wounds of the same step and of before (DBF-A-30)', () => {
    const fight = resolved(casting(casting(challenged(), 'm', 'acid-fan'), 'm', 'stop-time'));
    expect(livesIn(fight)).toEqual({ a1: 2, a2: 2, m: 3, b2: 1 });
  });

  test('works in any round', () => {
    expect(cast({ ...challenged(), round: 4 }, 'm', 'stop-time').over?.by).toBe('stop-time');
  });

  test('is refused to the side that challenged', () => {
    expect(castRefusal(oneOnOne(), 'm', 'stop-time')).toEqual(['challenger-cannot', 'DBF-SP-JA5']);
  });
});
