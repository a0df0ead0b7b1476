import { describe, expect, test } from 'vitest';
import { decideCastSpecial, freshOwnSpells } from '../../../../shared/dbf/spells/own-spells.ts';
import type { Character } from '../../../../shared/roster/character.ts';
import { refusalOf } from '../../../fixtures/fights.ts';
import { characterOf, creep, rosterOf, who } from '../../../fixtures/sheets.ts';

const silence = { name: 'Ticho', effect: 'nikto nehovorí' };
const storm = { name: 'Búrka', effect: 'všetci utekajú' };
const witch = (patch: Partial<Character> = {}) =>
  characterOf('w', { sheet: creep(3, { ownSpells: [silence, storm] }), ...patch });
const cast = (name: string, patch: Partial<Character> = {}) =>
  decideCastSpecial(who('w'), name, { roster: rosterOf(witch(patch)) });

describe('a spell of one’s own (DBF-MGC-04)', () => {
  test('is cast by its name, in a fight or outside', () => {
    expect(cast('Ticho')).toEqual({ ok: true, events: [{ type: 'v1.SpecialSpellCast', who: 'w', name: 'Ticho' }] });
  });

  test.each([
    ['that is not on the sheet', 'Dážď', {}, ['own-spell-unknown', 'DBF-MGC-04']],
    ['a second time in a phase (DBF-MGC-02)', 'Ticho', { usedSpecial: ['Ticho'] }, ['own-spell-used', 'DBF-MGC-02']],
    ['of one who lies', 'Ticho', { lives: 0, status: 'knocked-out' } as const, ['not-on-feet', null]],
  ])('%s is refused', (_title, name, patch, expected) => {
    expect(refusalOf(cast(name, patch))).toEqual(expected);
  });

  test('is offered until it is used', () => {
    expect(freshOwnSpells(witch({ usedSpecial: ['Ticho'] }))).toEqual([storm]);
    expect(freshOwnSpells(witch({ status: 'asleep' }))).toEqual([]);
  });
});
