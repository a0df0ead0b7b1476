import { livesAfterForm } from '../../../shared/dbf/animal-form.ts';
import type { Form } from '../../../shared/roster/animal-form.ts';
import type { Character } from '../../../shared/roster/character.ts';

/** DBF-A-61: who has no lives left lies in the own shape. */
export const inOwnShape = (character: Character): Character =>
  character.form !== null && character.lives === 0 ? { ...character, form: null } : character;

/** In a fight the form lasts as long as the fight keeps it (DBF-A-36). Who was tamed as an animal is on their feet again. */
export const outOfForm = (character: Character): Character =>
  character.form === null || character.fight !== null
    ? character
    : {
        ...character,
        ...livesAfterForm(character.form, character),
        status: character.status === 'defeated' ? 'up' : character.status,
        form: null,
      };

/** DBF-A-07: what was temporary of the lives kept aside is gone too. */
export const withoutTemporary = (form: Form | null): Form | null =>
  form?.own ? { ...form, own: { lives: form.own.lives - form.own.temporary, temporary: 0 } } : form;

export const withOwnLives = (form: Form | null, lives: number | undefined): Form | null =>
  form?.own && lives !== undefined ? { ...form, own: { lives, temporary: Math.min(form.own.temporary, lives) } } : form;
