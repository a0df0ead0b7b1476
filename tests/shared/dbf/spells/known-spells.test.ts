import { describe, expect, test } from 'vitest';
import { castable } from '../../../../shared/dbf/spells/castable.ts';
import { knownSpells, shiftOf } from '../../../../shared/dbf/spells/known-spells.ts';
import { schools, spellBook, spellLevel } from '../../../../shared/dbf/spells/spell-book.ts';
import { spellIds, spellsOfSchool, type School, type SpellId } from '../../../../shared/vocabulary/spells.ts';
import { classIds, type ClassId } from '../../../../shared/vocabulary/terms.ts';
import { refusalOf } from '../../../fixtures/fights.ts';
import { creep, ofClass, who } from '../../../fixtures/sheets.ts';

/**
 * The shift of every school for every class that comes to it: DBF-MAG-PO-3, DBF-MAG-JA-3, -4, DBF-MAG-NE-3, -4,
 * DBF-MAG-LI-3, -4, DBF-MAG-PR-4, DBF-MAG-BO-3.
 */
const shifts: Readonly<Record<School, Readonly<Partial<Record<ClassId, 0 | 2 | 4>>>>> = {
  elements: { wizard: 0, druid: 0 },
  enchantment: { thief: 4, wizard: 0, priest: 0 },
  clairvoyance: { wizard: 2, priest: 2, druid: 4 },
  necromancy: { wizard: 2, druid: 2, priest: 4 },
  healing: { druid: 0, priest: 0, knight: 2, ranger: 2, wizard: 4 },
  nature: { druid: 0, priest: 2, ranger: 2, wizard: 2 },
  worship: { priest: 0, knight: 4 },
};

const cells = schools.flatMap((school) =>
  classIds.flatMap((id) => {
    const shift = shifts[school][id];
    return shift === undefined ? [] : [{ school, id, shift }];
  }),
);

/**
 * Spells go by level: DBF-MAG-EL-3, DBF-MAG-PO-4, DBF-MAG-JA-5, DBF-MAG-NE-5, DBF-MAG-LI-5, DBF-MAG-PR-5, DBF-MAG-BO-4.
 */
describe('from which level which spell (DBF-MGC-01)', () => {
  test.each(cells)('$school of a $id comes $shift levels later', ({ school, id, shift }) => {
    const spells: readonly SpellId[] = spellsOfSchool[school];
    const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const known = levels.map((level) => knownSpells(ofClass(id, { level, abilities: [school] })));
    expect(known).toEqual(levels.map((level) => spells.slice(0, Math.max(0, Math.min(5, level - shift)))));
    expect(shiftOf(ofClass(id), school)).toBe(shift);
  });

  test.each<[ClassId, SpellId, number]>([
    ['thief', 'fear', 8],
    ['wizard', 'premonition', 4],
    ['druid', 'clear-sight', 8],
    ['druid', 'false-life', 4],
    ['priest', 'drain-life', 8],
    ['knight', 'regeneration', 4],
    ['wizard', 'cure-affliction', 8],
    ['ranger', 'animal-speech', 4],
    ['knight', 'holy-weapon', 8],
    ['knight', 'vision', 9],
    ['priest', 'vision', 5],
    ['thief', 'sleep', 9],
  ])('a %s casts %s from level %i on', (id, spell, level) => {
    const school = schools.find((each) => (spellsOfSchool[each] as readonly SpellId[]).includes(spell)) ?? 'elements';
    const at = (value: number) => knownSpells(ofClass(id, { level: value, abilities: [school] })).includes(spell);
    expect([at(level - 1), at(level)]).toEqual([false, true]);
  });

  test('several schools are known side by side (DBF-MGC-03)', () => {
    expect(knownSpells(ofClass('wizard', { level: 4, abilities: ['elements', 'clairvoyance'] }))).toEqual([
      'fire-arrow',
      'trip',
      'acid-fan',
      'ice-storm',
      'sharpen-senses',
      'premonition',
    ]);
  });

  test('a school granted outside the class, and those of a creature, have no shift (DBF-A-82, DBF-MGC-04)', () => {
    const granted = ofClass('warrior', { level: 2, granted: ['necromancy'] });
    expect([shiftOf(granted, 'necromancy'), knownSpells(granted)]).toEqual([0, ['vampiric-touch', 'false-life']]);
    expect(knownSpells(creep(3, { level: 1, granted: ['nature'] }))).toEqual(['taming']);
  });

  test('an ORG may shift a granted school, and one of a creature (DBF-A-82)', () => {
    const shifts = { necromancy: 2, nature: 4 } as const;
    expect(knownSpells(ofClass('warrior', { level: 3, granted: ['necromancy'], shifts }))).toEqual(['vampiric-touch']);
    expect(knownSpells(creep(3, { level: 5, abilities: ['nature'], shifts }))).toEqual(['taming']);
  });

  test('a shift on the sheet of who learnt the school does nothing', () => {
    expect(shiftOf(ofClass('wizard', { abilities: ['elements'], shifts: { elements: 4 } }), 'elements')).toBe(0);
  });

  test('single spells that an ORG gave ask for no school and no level (DBF-MGC-04)', () => {
    const given = ofClass('warrior', { level: 1, extraSpells: ['die', 'trip'] });
    expect(knownSpells(given)).toEqual(['trip', 'die']);
    expect([castable(given, [], who('m'), 'die'), castable(given, ['die'], who('m'), 'die')?.refusal.code]).toEqual([
      null,
      'spell-used',
    ]);
  });

  test('who learnt no school knows no spell', () => {
    expect(knownSpells(ofClass('wizard', { level: 9 }))).toEqual([]);
  });
});

describe('the spell book', () => {
  test('holds 35 spells, five a school, each under a rule of its own', () => {
    expect(spellIds).toHaveLength(35);
    expect(Object.keys(spellBook).toSorted()).toEqual(spellIds.toSorted());
    expect(new Set(spellIds.map((spell) => spellBook[spell].rule)).size).toBe(35);
  });

  test.each(spellIds)('the rule of %s ends with its level', (spell) => {
    expect(spellBook[spell].rule).toMatch(new RegExp(`^DBF-SP-[A-Z]{2}${spellLevel(spell)}$`));
  });

  test('says where each may be cast', () => {
    const where = Map.groupBy(spellIds, (spell) => spellBook[spell].where);
    expect(where.get('outside')).toEqual(['friendship', 'read-aura', 'clear-sight', 'animal-speech', 'vision']);
    expect(where.get('anywhere')).toEqual([
      'fireball',
      'invisibility',
      'sharpen-senses',
      'false-life',
      'heal-wound',
      'regeneration',
      'wave-of-life',
      'cure-affliction',
      'revival',
      'transformation',
      'remove-curse',
    ]);
    expect(where.get('fight')).toHaveLength(19);
  });
});

describe('who can cast what (DBF-MGC-01, -02)', () => {
  const wizard = ofClass('wizard', { level: 3, abilities: ['elements', 'clairvoyance'] });
  test.each<[string, SpellId, readonly SpellId[], readonly [string, string] | null]>([
    ['a known one', 'trip', [], null],
    ['a known one, with another used', 'trip', ['fire-arrow'], null],
    ['one used in this phase', 'trip', ['trip'], ['spell-used', 'DBF-MGC-02']],
    ['one of a higher level', 'ice-storm', [], ['spell-too-high', 'DBF-SP-EL4']],
    ['one that its shift puts off', 'premonition', [], ['spell-too-high', 'DBF-SP-JA2']],
    ['one of a school never learnt', 'die', [], ['school-unknown', 'DBF-SP-NE5']],
  ])('%s: %s after %j', (_title, spell, used, expected) => {
    const refused = castable(wizard, used, who('m'), spell);
    expect(refused === null ? null : refusalOf(refused)).toEqual(expected);
  });

  test('the refusal tells the level that is needed', () => {
    expect(castable(wizard, [], who('m'), 'premonition')?.refusal.data).toEqual({
      who: 'm',
      spell: 'premonition',
      level: 4,
    });
  });
});
