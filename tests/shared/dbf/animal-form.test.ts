import { describe, expect, test } from 'vitest';
import { animalFor, formLasts, formOf, livesAfterForm, sheetInForm } from '../../../shared/dbf/animal-form.ts';
import { hitStrength } from '../../../shared/dbf/hit.ts';
import { maxLives } from '../../../shared/dbf/lives.ts';
import type { AnimalForm, Form } from '../../../shared/roster/animal-form.ts';
import type { Sheet } from '../../../shared/roster/character.ts';
import { minutesAfterNoon, refusalOf } from '../../fixtures/fights.ts';
import { ofClass, who } from '../../fixtures/sheets.ts';
import { runningTimer } from '../../fixtures/spells.ts';

const bear: AnimalForm = { name: 'bear', level: 3, lives: 6, hit: 2, abilities: ['toughness'], weapon: 'claws' };
const druid = ofClass('druid', {
  level: 6,
  abilities: ['nature', 'healing', 'endurance', 'alchemy'],
  granted: ['dodge'],
  armour: 'light',
  bonus: 1,
});
const whole: Form = { animal: bear, own: { lives: 2, temporary: 1 } };
const partly: Form = { animal: bear, own: null };

const inShort = (sheet: Sheet) => ({
  name: sheet.name,
  origin: sheet.origin.is === 'creature' ? sheet.origin.creature : sheet.origin.class,
  level: sheet.level,
  abilities: [...sheet.abilities, ...sheet.granted],
  weapon: sheet.weapon,
  armour: sheet.armour,
  most: maxLives(sheet),
  hit: hitStrength(sheet).total,
});

describe('what fights in the form of an animal (DBF-SP-PR5, DBF-A-60, DBF-A-61)', () => {
  test.each<[string, Form | null, object]>([
    [
      'nobody but the druid, without a form',
      null,
      {
        origin: 'druid',
        level: 6,
        abilities: [...druid.abilities, 'dodge'],
        weapon: 'short dagger',
        armour: 'light',
        most: 6,
        hit: 1,
      },
    ],
    [
      'the whole sheet of the bear, under the name of the druid',
      whole,
      { origin: 'animal', level: 3, abilities: ['toughness'], weapon: 'claws', armour: 'none', most: 6, hit: 2 },
    ],
    [
      'by the other house rule its hit and abilities, on the lives and the level of the druid',
      partly,
      { origin: 'animal', level: 6, abilities: ['toughness'], weapon: 'claws', armour: 'none', most: 6, hit: 2 },
    ],
  ])('%s', (_title, form, expected) => {
    expect(inShort(sheetInForm(druid, form))).toEqual({ name: druid.name, ...expected });
  });

  test('what a class adds to its lives is nothing to an animal: toughness is counted in (DBF-A-16)', () => {
    expect(maxLives(sheetInForm(druid, { ...whole, animal: { ...bear, lives: 4 } }))).toBe(4);
  });
});

describe('the lives of a form (DBF-A-61)', () => {
  const own = { lives: 2, temporary: 1 };

  test('are the animal’s, and the own ones come back as they were', () => {
    const { lives, temporary, ...form } = formOf(bear, own, 'full-sheet');
    expect({ lives, temporary, form }).toEqual({ lives: 6, temporary: 0, form: whole });
    expect(livesAfterForm(form, { lives: 1, temporary: 0 })).toEqual(own);
  });

  test('by the other house rule are the own ones, and what is lost stays lost', () => {
    const { lives, temporary, ...form } = formOf(bear, own, 'hit-and-abilities');
    expect({ lives, temporary, form }).toEqual({ ...own, form: partly });
    expect(livesAfterForm(form, { lives: 1, temporary: 0 })).toEqual({ lives: 1, temporary: 0 });
  });
});

describe('what a casting names (DBF-SP-PR5)', () => {
  test('an animal is taken, without its kind', () => {
    expect(animalFor('transformation', who('m'), { ...bear, creature: 'animal' })).toEqual({ ok: true, animal: bear });
  });

  test('nothing named is no fault', () => {
    expect(animalFor('transformation', who('m'), undefined)).toEqual({ ok: true, animal: null });
  });

  test('other spells take no notice', () => {
    expect(animalFor('fog', who('m'), { ...bear, creature: 'demon' })).toEqual({ ok: true, animal: null });
  });

  test.each(['human', 'undead', 'demon'] as const)('a being that is %s is refused', (creature) => {
    expect(refusalOf(animalFor('transformation', who('m'), { ...bear, creature }))).toEqual([
      'form-not-an-animal',
      'DBF-SP-PR5',
    ]);
  });
});

test.each([
  ['while its timer runs', [runningTimer('transformation', 'm')], 5, true],
  ['before the moment at which it ran out', [{ ...runningTimer('transformation', 'm'), state: 'expired' }], 9, true],
  ['not from that moment on', [{ ...runningTimer('transformation', 'm'), state: 'expired' }], 10, false],
  ['not without a timer', [runningTimer('senses', 'm')], 5, false],
] as const)('a form lasts ten minutes by the clock: %s', (_title, timers, minute, lasts) => {
  expect(formLasts(timers, minutesAfterNoon(minute))).toBe(lasts);
});
