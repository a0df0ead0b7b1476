import type { CampCommand } from '../../shared/contract/commands.ts';
import type { CampEvent } from '../../shared/journal/camp-events.ts';
import type { RosterEvent } from '../../shared/roster/events.ts';
import { freeId } from '../../shared/vocabulary/free-id.ts';
import { decideSpawn } from '../../shared/roster/spawn-creeps.ts';
import { refuse, type Refused } from '../../shared/vocabulary/refusal.ts';
import type { Draft } from './draft.ts';

type CampDataCommand = Extract<
  CampCommand,
  { type: 'setHouseRules' | 'keepRecipe' | 'dropRecipe' | 'keepCreep' | 'dropCreep' | 'spawnCreeps' }
>;
type Decision = { readonly ok: true; readonly events: readonly (CampEvent | RosterEvent)[] } | Refused;
type About = Pick<Draft, 'camp' | 'roster'>;

/** What an ORG keeps for the camp: house rules (no running fight changes), recipes, and templates of creeps. */
export function decideCampData({ camp, roster }: About, command: CampDataCommand): Decision {
  switch (command.type) {
    case 'setHouseRules':
      return happens({ type: 'v1.HouseRulesSet', rules: command.rules });
    case 'keepRecipe':
      return happens({ type: 'v1.RecipeKept', recipe: withId(camp.recipes, command.recipe, 'recipe') });
    case 'dropRecipe':
      if (idIn(camp.recipes, command.recipe) === undefined) return refuse('unknown-recipe', { recipe: command.recipe });
      return happens({ type: 'v1.RecipeDropped', recipe: command.recipe });
    case 'keepCreep':
      return keepCreep(camp, command);
    case 'dropCreep':
      if (idIn(camp.creeps, command.template) === undefined)
        return refuse('unknown-creep', { creep: command.template });
      return happens({ type: 'v1.CreepDropped', template: command.template });
    case 'spawnCreeps': {
      const template = idIn(camp.creeps, command.template);
      if (template === undefined) return refuse('unknown-creep', { creep: command.template });
      return decideSpawn(roster, template, command.count);
    }
    default:
      return command satisfies never;
  }
}

/** What no creep could be made of is not kept. */
function keepCreep(camp: About['camp'], command: Extract<CampDataCommand, { type: 'keepCreep' }>): Decision {
  const template = withId(camp.creeps, command.template, 'creep');
  const tried = decideSpawn(new Map(), template, 1);
  return tried.ok ? happens({ type: 'v1.CreepKept', template }) : tried;
}

const happens = (event: CampEvent): Decision => ({ ok: true, events: [event] });

export const idIn = <Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row | undefined =>
  rows.find((row) => row.id === id);

function withId<Row extends { readonly name: string; readonly id?: string | undefined }>(
  rows: readonly { readonly id: string }[],
  row: Row,
  otherwise: string,
): Row & { readonly id: string } {
  return { ...row, id: row.id ?? freeId((id) => idIn(rows, id) !== undefined, row.name, otherwise) };
}
