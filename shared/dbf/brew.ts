import { knows, type Sheet } from '../roster/character.ts';
import { startTimer } from '../timers/start-timer.ts';
import type { CharacterId } from '../vocabulary/ids.ts';
import { refuse, type Refused } from '../vocabulary/refusal.ts';
import { free } from './ability-acts.ts';
import type { AfterDecision, Aftermath } from './after-fight.ts';
import { potionOf, type Craft, type Recipe } from './recipe.ts';
import { shiftOf } from './spells/known-spells.ts';

/** What goes into the cauldron: a recipe of the camp, or a potion of which only the level is known. */
export type Brew = Recipe | { readonly level: number };

/** DBF-MAG-AL-4: ten minutes of brewing, for a potion that the brewer's craft and level reach. */
export function decideBrew(who: CharacterId, brew: Brew, around: Aftermath): AfterDecision {
  const actor = free(who, around);
  if (!actor.ok) return actor;
  const craft = 'craft' in brew ? brew.craft : 'alchemy';
  const unable = brewable(who, actor.character.sheet, { craft, level: brew.level });
  if (unable !== null) return unable;
  const potion = 'craft' in brew ? potionOf(brew) : null;
  return {
    ok: true,
    events: [{ type: 'v1.BrewBegun', who, level: brew.level, potion }, startTimer('brew', who, null, around.at)],
  };
}

/**
 * Why somebody cannot brew a potion, or null. DBF-MAG-AL-3, -5: alchemy, with its level shifted by class; DBF-ABI-ZAL-4,
 * DBF-MAG-PR-3: what grows in the forest is brewed by woodcraft or nature, without a shift.
 */
export function brewable(who: CharacterId, sheet: Sheet, { craft, level }: Pick<Recipe, 'craft' | 'level'>) {
  return craft === 'herbs' ? herbal(who, sheet, level) : alchemical(who, sheet, level);
}

type Brewable = (who: CharacterId, sheet: Sheet, level: number) => Refused | null;

const alchemical: Brewable = (who, sheet, level) => {
  if (!knows(sheet, 'alchemy')) return refuse('ability-missing', { who, ability: 'alchemy' }, 'DBF-MAG-AL-1');
  const needed = level + shiftOf(sheet, 'alchemy');
  return needed > sheet.level ? refuse('potion-too-high', { who, level: needed }, 'DBF-MAG-AL-5') : null;
};

const herbal: Brewable = (who, sheet, level) => {
  const craft: Craft = 'herbs';
  if (!knows(sheet, 'woodcraft') && !knows(sheet, 'nature'))
    return refuse('craft-missing', { who, craft }, 'DBF-ABI-ZAL-4');
  return level > sheet.level ? refuse('potion-too-high', { who, level }, 'DBF-MAG-AL-3') : null;
};
