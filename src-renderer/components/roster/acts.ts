import type { CharacterView, TimerView } from '../../../shared/contract/views.ts';
import { outsideOffers } from '../../../shared/dbf/spells/outside-offer-view.ts';
import type { AbilityId } from '../../../shared/vocabulary/terms.ts';

/** What can be entered about a character outside a fight. */
export const acts = ['ability', 'xp', 'cast', 'sneak', 'steal', 'smash', 'brew'] as const;
export type Act = (typeof acts)[number];

type Recipes = readonly { readonly craft: 'alchemy' | 'herbs' }[];
type Timers = readonly Pick<TimerView, 'kind' | 'state' | 'who'>[];

/** What the abilities of a character allow; in a fight only XP are written. */
export function actsOf(character: CharacterView, timers: Timers, recipes: Recipes = []): readonly Act[] {
  const allowed = acts.filter((act) => (act === 'brew' ? brews(character, recipes) : allows(act, character, timers)));
  return character.fight === null ? allowed : allowed.filter((act) => act === 'xp');
}

export const hasAbility = ({ sheet }: Pick<CharacterView, 'sheet'>, ability: AbilityId): boolean =>
  sheet.abilities.includes(ability) || sheet.granted.includes(ability);

/** DBF-ABI-POZ-3, DBF-SP-JA1: notices a sneak hit, so that nothing comes of it. */
export const isWatchful = (character: CharacterView, timers: Timers): boolean =>
  hasAbility(character, 'perception') || runs('senses', character, timers);

/** DBF-ABI-ZAK-2, DBF-SP-PO3: can hit unseen, by the ability or while invisible. */
export const canSneak = (character: CharacterView, timers: Timers): boolean =>
  hasAbility(character, 'sneaking') || runs('invisibility', character, timers);

/** DBF-MAG-AL-1, DBF-ABI-ZAL-4: an alchemist, and whoever knows herbs where the camp has such a recipe. */
const brews = (character: CharacterView, recipes: Recipes): boolean =>
  hasAbility(character, 'alchemy') ||
  ((hasAbility(character, 'woodcraft') || hasAbility(character, 'nature')) &&
    recipes.some(({ craft }) => craft === 'herbs'));

function allows(act: Exclude<Act, 'brew'>, character: CharacterView, timers: Timers): boolean {
  switch (act) {
    case 'ability':
      return character.choosable.length > 0;
    case 'xp':
      return character.sheet.origin.is === 'class';
    case 'cast':
      return outsideOffers(character).length > 0;
    case 'sneak':
      // DBF-A-70: one before a challenge.
      return canSneak(character, timers) && character.ambush === null;
    case 'steal':
      return hasAbility(character, 'thievery');
    case 'smash':
      return hasAbility(character, 'demolition');
  }
}

const runs = (wanted: TimerView['kind'], { id }: CharacterView, timers: Timers): boolean =>
  timers.some(({ kind, state, who }) => kind === wanted && state === 'running' && who.id === id);
