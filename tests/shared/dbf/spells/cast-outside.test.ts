import { describe, expect, test } from 'vitest';
import type { Character } from '../../../../shared/roster/character.ts';
import { f1, refusalOf } from '../../../fixtures/fights.ts';
import { characterOf, ofClass } from '../../../fixtures/sheets.ts';
import { castOutside, mageCharacter } from '../../../fixtures/spells.ts';

const heal = (caster: Partial<Character>) =>
  refusalOf(castOutside('heal-wound', ['x'], [mageCharacter(caster), characterOf('x', { lives: 1 })]));

describe('who casts outside a fight (DBF-MGC-01, -02)', () => {
  test('is written down with the spell and its targets', () => {
    expect(castOutside('heal-wound', ['x'], [mageCharacter(), characterOf('x', { lives: 1 })])).toEqual({
      ok: true,
      events: [
        { type: 'v1.SpellCast', who: 'm', spell: 'heal-wound', on: ['x'] },
        { type: 'v1.ConditionChanged', who: 'x', lives: 2, temporary: 0, status: 'up' },
      ],
    });
  });

  test.each<[string, Partial<Character>, ReturnType<typeof heal>]>([
    ['on their feet may', {}, null],
    ['fled from a fight may', { status: 'fled' }, null],
    ['is in a fight casts there', { fight: f1 }, ['in-another-fight', null]],
    ['lies knocked out may not', { lives: 0, status: 'knocked-out' }, ['not-on-feet', null]],
    ['sleeps may not', { status: 'asleep' }, ['not-on-feet', null]],
    ['cast it in this phase already may not', { used: ['heal-wound'] }, ['spell-used', 'DBF-MGC-02']],
    ['never learnt it may not', { sheet: ofClass('warrior') }, ['school-unknown', 'DBF-SP-LI1']],
    [
      'is of too low a level may not',
      { sheet: ofClass('knight', { level: 2, abilities: ['healing'] }) },
      ['spell-too-high', 'DBF-SP-LI1'],
    ],
  ])('who %s', (_title, caster, expected) => {
    expect(heal(caster)).toEqual(expected);
  });

  test('nobody is found who is not in the camp', () => {
    expect(refusalOf(castOutside('heal-wound', ['x'], []))).toEqual(['unknown-character', null]);
    expect(refusalOf(castOutside('heal-wound', ['nobody'], [mageCharacter()]))).toEqual([
      'illegal-target',
      'DBF-SP-LI1',
    ]);
  });

  test('a spell does not reach into a fight that runs', () => {
    expect(
      refusalOf(castOutside('heal-wound', ['x'], [mageCharacter(), characterOf('x', { lives: 1, fight: f1 })])),
    ).toEqual(['illegal-target', 'DBF-SP-LI1']);
  });
});
