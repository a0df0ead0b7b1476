import type { AfterFightCommand } from '../../shared/contract/commands.ts';
import { decideSmash, decideSneak, decideSteal } from '../../shared/dbf/ability-acts.ts';
import {
  decideKill,
  decidePursuit,
  decideRob,
  type AfterDecision,
  type Aftermath,
} from '../../shared/dbf/after-fight.ts';
import { decideBrew } from '../../shared/dbf/brew.ts';
import { decideDrinkOutside } from '../../shared/dbf/potions.ts';
import { decideCastOutside } from '../../shared/dbf/spells/cast-outside.ts';
import { decideCastSpecial } from '../../shared/dbf/spells/own-spells.ts';
import type { CharacterId, FightId } from '../../shared/vocabulary/ids.ts';
import { refuse, type Refused } from '../../shared/vocabulary/refusal.ts';
import type { Side } from '../../shared/vocabulary/terms.ts';
import { idIn } from './camp-data.ts';
import type { Draft } from './draft.ts';
import { openLastFight, planOf, type Circumstances, type Plan } from './plan.ts';
import type { RecordedFight } from './state.ts';
import { tooEarly } from './too-early.ts';

/** What one does outside a fight: to those who lie or have fled, by an ability, by a spell. */
export function planAfterFight(draft: Draft, command: AfterFightCommand, around: Circumstances): Plan | Refused {
  const aftermath: Aftermath = {
    at: around.at,
    roster: draft.roster,
    timersOf: (who) => draft.timersOf(who),
    stoppedAt: draft.camp.stopped?.since ?? null,
    houseRules: around.houseRules,
    wereOpponents: (one, other, fight) => {
      const sides = [one, other].map((id) => sideIn(draft.fight(fight), id));
      return sides[0] !== null && sides[1] !== null && sides[0] !== sides[1];
    },
  };
  const decision = decideAfterFight(draft, command, aftermath);
  if (!decision.ok) return decision;
  const fight = recordFor(draft, command);
  const record = fight === null ? null : draft.fight(fight);
  const early = record === null ? null : tooEarly(record, around);
  return early ?? planOf(decision.events, { fight });
}

const sideIn = (record: RecordedFight | null, id: CharacterId): Side | null =>
  record?.fight.fighters.find((fighter) => fighter.id === id)?.side ?? null;

function decideAfterFight(draft: Draft, command: AfterFightCommand, aftermath: Aftermath) {
  switch (command.type) {
    case 'kill':
      return decideKill(command.by, command.on, command.reason, aftermath);
    case 'rob':
      return decideRob(command, aftermath);
    case 'pursue':
      return decidePursuit(command.who, command.target, aftermath);
    case 'castOutside':
      return decideCastOutside(command, aftermath);
    case 'sneak':
      return decideSneak(command.by, command.on, command.dodge, aftermath);
    case 'steal':
      return decideSteal(command, aftermath);
    case 'smash':
      return decideSmash(command.who, command.target, aftermath);
    case 'brew':
      return brew(draft, command, aftermath);
    case 'drinkOutside':
      return decideDrinkOutside(command, aftermath);
    case 'castSpecial':
      return decideCastSpecial(command.who, command.name, aftermath);
    default:
      return command satisfies never;
  }
}

type BrewCommand = Extract<AfterFightCommand, { type: 'brew' }>;

function brew(draft: Draft, { who, recipe: id, level = 1 }: BrewCommand, aftermath: Aftermath): AfterDecision {
  if (id === undefined) return decideBrew(who, { level }, aftermath);
  const recipe = idIn(draft.camp.recipes, id);
  return recipe === undefined ? refuse('unknown-recipe', { recipe: id }) : decideBrew(who, recipe, aftermath);
}

/**
 * Acts after a fight stand in its record as long as it is open, a spell of one's own in that of the fight where it is cast;
 * abilities and spells outside one stand by themselves.
 */
function recordFor(draft: Draft, command: AfterFightCommand): FightId | null {
  switch (command.type) {
    case 'kill':
    case 'rob':
      return openLastFight(draft, command.on);
    case 'pursue':
      return openLastFight(draft, command.target);
    case 'castSpecial':
      return draft.characters.get(command.who)?.fight ?? null;
    default:
      return null;
  }
}
