import type { AnimalForm, Being, Form } from '../roster/animal-form.ts';
import type { Character, Sheet } from '../roster/character.ts';
import type { RuledTimer } from '../timers/timer.ts';
import type { CharacterId, Instant } from '../vocabulary/ids.ts';
import { refuse, type Refused } from '../vocabulary/refusal.ts';
import type { SpellId } from '../vocabulary/spells.ts';
import type { HouseRules } from './house-rules.ts';
import { maxLives } from './lives.ts';
import { spellBook } from './spells/spell-book.ts';

type Lives = Pick<Character, 'lives' | 'temporary'>;

/**
 * DBF-SP-PR5, DBF-A-60, DBF-A-61: what fights in a form. The animal's level, lives, hit, abilities and weapon, no armour and
 * no shield; an animal for taming, and for whoever compares levels. Where the own lives go on, so do the own maximum and level.
 */
export function sheetInForm(sheet: Sheet, form: Form | null): Sheet {
  if (form === null) return sheet;
  const { lives, level, hit, abilities, weapon } = form.animal;
  return {
    ...sheet,
    origin: { is: 'creature', creature: 'animal', lives: form.own === null ? maxLives(sheet) : lives },
    level: form.own === null ? sheet.level : level,
    abilities,
    granted: [],
    weapon,
    armour: 'none',
    shield: false,
    bonus: 0,
    hit,
  };
}

export const inForm = (character: Character): Character =>
  character.form === null ? character : { ...character, sheet: sheetInForm(character.sheet, character.form) };

/** DBF-A-61: the whole sheet of the animal with its lives, or its hit and abilities on the own lives. */
export const formOf = (
  animal: AnimalForm,
  { lives, temporary }: Lives,
  rule: HouseRules['animalForm'],
): Form & Lives =>
  rule === 'full-sheet'
    ? { animal, own: { lives, temporary }, lives: animal.lives, temporary: 0 }
    : { animal, own: null, lives, temporary };

/** DBF-A-61: back in the own shape the own lives are as they were. */
export const livesAfterForm = ({ own }: Form, { lives, temporary }: Lives): Lives => own ?? { lives, temporary };

/** DBF-SP-PR5: the animal that a casting names. Spells that ask for none have none. */
export function animalFor(
  spell: SpellId,
  who: CharacterId,
  as: Being | undefined,
): { readonly ok: true; readonly animal: AnimalForm | null } | Refused {
  if (as === undefined || !asksForAnimal(spell)) return { ok: true, animal: null };
  const { creature, ...animal } = as;
  if (creature !== 'animal') return refuse('form-not-an-animal', { who, creature }, 'DBF-SP-PR5');
  return { ok: true, animal };
}

export const asksForAnimal = (spell: SpellId): boolean =>
  spellBook[spell].effects.some((effect) => effect.does === 'takes-form');

/** Whether the ten minutes of the form go on at a time. */
export const formLasts = (timers: readonly RuledTimer[], at: Instant): boolean =>
  timers.some(({ kind, state, deadline }) => kind === 'transformation' && (state === 'running' || deadline > at));
