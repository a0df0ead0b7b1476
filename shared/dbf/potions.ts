import { potionNamed, type Character, type Potion } from '../roster/character.ts';
import type { CharacterId } from '../vocabulary/ids.ts';
import { refuse } from '../vocabulary/refusal.ts';
import { free } from './ability-acts.ts';
import type { AfterDecision, Aftermath } from './after-fight.ts';
import { happens, type Decision } from './decision.ts';
import { isHealable, isRising, isWokenByHealing, standingAfterSpells } from './fallen.ts';
import { fighterOf, SIDE_LIMIT, type Fight } from './fight.ts';
import { maxLives } from './lives.ts';
import { wakes } from './waking.ts';

/**
 * What somebody drinks. A potion out of the pouch heals what it says; anything else heals what the ORG says (DBF-A-27),
 * as does a carried one where the ORG knows better.
 */
export interface Drink {
  readonly who: CharacterId;
  readonly heals?: number | undefined;
  /** The name of a potion; one that is not in the pouch is drunk all the same. */
  readonly potion?: string | undefined;
}

/**
 * DBF-POT-01, DBF-A-26: every active fighter, idle or not (DBF-A-24), may drink one potion a round, by house rule one a
 * fight, up to the maximum (DBF-A-05). The fallen may be given one where the house lets it; they stand again at the
 * duel (DBF-A-41).
 */
export function decideDrink(fight: Fight, drink: Drink, pouch: readonly Potion[]): Decision {
  const { who } = drink;
  const fighter = fighterOf(fight, who);
  if (fighter === undefined) return refuse('not-in-the-fight', { who });
  if (!isHealable(fighter, fight)) return refuse('not-active', { who }, 'DBF-A-27');
  if (fight.drunk.includes(who)) return refuse('already-drunk', { who }, 'DBF-POT-01');
  if (fight.houseRules.potionLimit === 'one-a-fight' && fight.drinkers.includes(who)) {
    return refuse('already-drunk-in-fight', { who }, 'DBF-A-26');
  }
  const { heals, potion } = drunkOf(drink, pouch);
  const rises = isRising(fighter, fight, heals);
  if (rises && standingAfterSpells(fight, fighter.side, [who]) > SIDE_LIMIT) {
    return refuse('side-full', { side: fighter.side, limit: SIDE_LIMIT }, 'DBF-END-06');
  }
  const { status, temporary } = fighter;
  const lives = healed(fighter, heals);
  return happens({ type: 'v1.PotionDrunk', fight: fight.id, who, heals, lives, temporary, status, potion });
}

/**
 * DBF-A-27, DBF-A-41: outside a fight a potion heals who stands, by house rule who lies knocked out too, up to the
 * maximum.
 */
export function decideDrinkOutside(drink: Drink, around: Aftermath): AfterDecision {
  const lying = around.roster.get(drink.who);
  const woken = lying?.fight === null && isWokenByHealing(lying, around.houseRules) ? lying : null;
  const drinker = woken === null ? free(drink.who, around) : ({ ok: true, character: woken } as const);
  if (!drinker.ok) return drinker;
  const { heals, potion } = drunkOf(drink, drinker.character.potions);
  const lives = healed(drinker.character, heals);
  const drunk = { type: 'v1.PotionDrunkOutside', who: drink.who, potion, heals, lives } as const;
  return { ok: true, events: woken === null || lives === 0 ? [drunk] : [drunk, ...wakes({ ...woken, lives }, around)] };
}

function drunkOf({ heals, potion: name }: Drink, pouch: readonly Potion[]): { heals: number; potion: Potion | null } {
  const potion = (name === undefined ? undefined : potionNamed(pouch, name)) ?? null;
  return { heals: heals ?? potion?.heals ?? 0, potion };
}

/** Lives above the maximum stay. */
const healed = ({ lives, sheet }: Pick<Character, 'lives' | 'sheet'>, by: number): number =>
  Math.max(lives, Math.min(lives + by, maxLives(sheet)));
