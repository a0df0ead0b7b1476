import type { Command } from '../../../shared/contract/commands.ts';
import { t } from '../../state/i18n.svelte.ts';

export type CampDataCommand = Extract<
  Command,
  { type: 'setHouseRules' | 'keepRecipe' | 'dropRecipe' | 'keepCreep' | 'dropCreep' | 'spawnCreeps' }
>;

/** One sentence about what an ORG keeps for the camp. `nameOf` knows recipes and templates by their ids too. */
export function campDataSentence(command: CampDataCommand, nameOf: (id: string) => string): string {
  switch (command.type) {
    case 'setHouseRules':
      return t('commands.setHouseRules', { number: Object.keys(command.rules).length });
    case 'keepRecipe':
      return t('commands.keepRecipe', { name: command.recipe.name });
    case 'dropRecipe':
      return t('commands.dropRecipe', { recipe: nameOf(command.recipe) });
    case 'keepCreep':
      return t('commands.keepCreep', { name: command.template.name });
    case 'dropCreep':
      return t('commands.dropCreep', { creep: nameOf(command.template) });
    case 'spawnCreeps':
      return t('commands.spawnCreeps', { creep: nameOf(command.template), count: command.count });
  }
}
