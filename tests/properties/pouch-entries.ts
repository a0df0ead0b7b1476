import type { CharacterView } from '../../shared/contract/views.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { liecivy, ohnivy } from '../fixtures/camp-data.ts';
import type { Dice } from './dice.ts';

export const ownSpells = [{ name: 'Ticho', effect: 'nobody speaks' }] as const;
export const carried = { name: liecivy.name, heals: liecivy.heals, effect: liecivy.effect };

/** Brews, drinks, own spells and recipes, whether they make sense or not. */
export function pouchEntry(who: string, dice: Dice): CommandDraft {
  const recipe = dice.of([liecivy, ohnivy] as const);
  const commands: readonly CommandDraft[] = [
    { type: 'drinkOutside', who, potion: recipe.name },
    { type: 'drinkOutside', who, heals: dice.number(4) },
    { type: 'castSpecial', who, name: 'Ticho' },
    { type: 'brew', who, recipe: recipe.id },
    { type: 'keepRecipe', recipe: { ...recipe, heals: dice.number(5) } },
    { type: 'dropRecipe', recipe: recipe.id },
  ];
  return dice.of(commands) ?? { type: 'keepRecipe', recipe };
}

/** What a pouch lets somebody drink: one of its potions, or anything else. */
export const drinkOf = (potions: CharacterView['potions'], dice: Dice): { potion: string } | { heals: number } => {
  const potion = dice.of(potions)?.name;
  return potion === undefined || dice.number(2) === 0 ? { heals: dice.number(4) } : { potion };
};
