import type { CharacterView } from '../../../shared/contract/views.ts';
import type { FormFields } from './form-fields.ts';

type Potion = CharacterView['potions'][number];

export const potionsOf = ({ potions }: Pick<FormFields, 'potions'>): readonly Potion[] =>
  potions.map(({ name, heals, effect }) => ({ name: name.trim(), heals, effect: effect.trim() }));

/** True for each potion that has no name yet, in their order. */
export const namelessPotions = ({ potions }: Pick<FormFields, 'potions'>): readonly boolean[] =>
  potions.map(({ name }) => name.trim() === '');
