import { describe, expect, test } from 'vitest';
import { kpoFightCommandSchema } from '../../../../shared/kpo/commands.ts';
import { characterId } from '../../../../shared/vocabulary/ids.ts';
import {
  lacksReason,
  namedIn,
  slotsOf,
  splitByHand,
  verdictOf,
  withNamed,
  withSign,
  withVerdict,
  type RecordedAttack,
} from '../../../../src-renderer/components/kpo/kpo-replacement.ts';

const read = (draft: Readonly<Record<string, unknown>>) => kpoFightCommandSchema.parse({ fight: 'f1', ...draft });
const cyril = characterId('cyril');

const attack = (part: Partial<RecordedAttack> = {}): RecordedAttack => {
  const read = kpoFightCommandSchema.parse({ type: 'kpoAttack', fight: 'f1', by: 'anna', on: 'bence' });
  if (read.type !== 'kpoAttack') throw new Error('not an attack');
  return { ...read, ...part };
};

describe('whom an entry names', () => {
  test.each([
    [{ type: 'kpoAttack', by: 'anna', on: 'bence' }, ['anna', 'bence'], ['cyril', 'bence'], ['anna', 'cyril']],
    [
      { type: 'kpoCharge', who: 'anna', on: 'bence', distance: 6, announced: true },
      ['anna', 'bence'],
      ['cyril', 'bence'],
      ['anna', 'cyril'],
    ],
    [{ type: 'kpoSuspicious', who: 'anna', of: 'bence' }, ['anna', 'bence'], ['cyril', 'bence'], ['anna', 'cyril']],
    [{ type: 'kpoApart', who: ['anna', 'bence'] }, ['anna', 'bence'], ['cyril', 'bence'], ['anna', 'cyril']],
    [{ type: 'kpoSpoken', who: 'anna' }, ['anna'], ['cyril'], ['cyril']],
    [{ type: 'kpoEndRound' }, [], [], []],
  ])('%o', (draft, named, first, second) => {
    const command = read(draft);
    expect(namedIn(command)).toEqual(named);
    expect(namedIn(withNamed(command, 'first', cyril))).toEqual(first);
    expect(namedIn(withNamed(command, 'second', cyril))).toEqual(second);
  });

  test('the sign of a caster goes to whoever cast instead', () => {
    const cast = read({
      type: 'kpoCast',
      who: 'anna',
      seconds: 2,
      read: false,
      signs: { anna: 'rock', bence: 'paper' },
    });
    expect(withNamed(cast, 'first', cyril)).toEqual({
      ...cast,
      who: 'cyril',
      signs: { cyril: 'rock', bence: 'paper' },
    });
  });

  test('whoever interrupted the spell shows no sign against a spell of their own', () => {
    const cast = read({
      type: 'kpoCast',
      who: 'anna',
      seconds: 2,
      read: false,
      signs: { anna: 'rock', bence: 'paper' },
    });
    expect(withNamed(cast, 'first', characterId('bence'))).toEqual({ ...cast, who: 'bence', signs: { bence: 'rock' } });
  });
});

describe('what an attack was decided by', () => {
  const signs = { shown: 'paper', against: 'scissors' } as const;

  test.each([
    [attack({ signs }), 'signs'],
    [attack({ hit: true }), 'hit'],
    [attack({ hit: false }), 'miss'],
    [attack({ backstab: true }), 'none'],
  ] as const)('is read off the entry: %#', (entry, verdict) => {
    expect(verdictOf(entry)).toBe(verdict);
    expect(withVerdict(entry, verdict)).toEqual(entry);
  });

  test('signs and a shot that was seen exclude each other', () => {
    expect(withVerdict(attack({ signs }), 'miss')).toEqual(attack({ hit: false }));
    expect(withVerdict(attack({ hit: true }), 'signs')).toEqual(attack({ signs: { shown: 'rock', against: 'rock' } }));
  });
});

describe('the signs of two hands', () => {
  test('are put together to one, and told apart again', () => {
    const each = splitByHand('paper', true);
    expect(each).toEqual({ right: 'paper', left: 'paper' });
    expect(withSign(each, 'left', 'rock')).toEqual({ right: 'paper', left: 'rock' });
    expect(slotsOf({ left: 'rock' })).toEqual([{ hand: 'left', sign: 'rock' }]);
    expect(splitByHand({ right: 'paper', left: 'rock' }, false)).toBe('paper');
    expect(withSign('paper', null, 'rock')).toBe('rock');
  });
});

test('a fight that is stopped and an ÉP that is put right need a reason', () => {
  expect(lacksReason(attack())).toBe(false);
  expect(lacksReason({ type: 'overrideKpo', who: cyril, hp: 3, reason: ' ' })).toBe(true);
  expect(lacksReason({ type: 'overrideKpo', who: cyril, hp: 3, reason: 'seen' })).toBe(false);
});
