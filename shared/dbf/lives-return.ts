import type { Character } from '../roster/character.ts';
import type { RosterEvent } from '../roster/events.ts';
import type { Surroundings } from './decision.ts';
import type { Fight } from './fight.ts';
import type { HouseRules } from './house-rules.ts';
import { maxLives } from './lives.ts';

type Living = Pick<Character, 'id' | 'sheet' | 'lives' | 'temporary' | 'status' | 'form'>;

/**
 * DBF-A-06, DBF-A-08: what the end of a fight does to the lives of all who were in it, by house rule. Who lies knocked out or
 * dead lies on; who fled counts as the roster has them, unless another fight holds them already.
 */
export const livesAfterFight = (fight: Fight, around: Surroundings): readonly RosterEvent[] =>
  fight.fighters
    .flatMap((fighter) => (fighter.status === 'fled' ? fledSince(fight, fighter, around) : [fighter]))
    .flatMap((each) => changed(each, withinRules(each, endOfFight(fight.houseRules))));

/** DBF-A-06, DBF-A-08: the same for somebody who woke before the fight ended. */
export const livesOfWoken = (character: Character, rules: HouseRules): readonly RosterEvent[] =>
  changed(character, withinRules(character, endOfFight(rules)));

/** DBF-A-06, DBF-A-08: the same for a fight that is known only by how it ended. */
export const livesAtOutcome = (living: Living, rules: HouseRules): number => withinRules(living, endOfFight(rules));

/** DBF-A-06, DBF-A-08: what a new phase of the event does to the lives of those whom no fight holds, by house rule. */
export function livesInNewGamePhase(character: Character, rules: HouseRules): readonly RosterEvent[] {
  if (character.fight !== null) return [];
  const { lives, temporary } = character;
  const kept = { ...character, lives: lives - temporary, temporary: 0 };
  return changed(
    kept,
    withinRules(kept, {
      comeBack: rules.livesReturn === 'new-game-phase',
      end: rules.livesAboveMaximum === 'until-the-game-phase-ends',
    }),
  );
}

interface Turn {
  /** Lives come back up to the maximum. */
  readonly comeBack: boolean;
  /** Lives above the maximum end; temporary ones are counted apart (DBF-A-07). */
  readonly end: boolean;
}

const endOfFight = (rules: HouseRules): Turn => ({
  comeBack: rules.livesReturn === 'after-each-fight',
  end: rules.livesAboveMaximum === 'until-the-fight-ends',
});

function withinRules({ sheet, lives, temporary, status, form }: Living, { comeBack, end }: Turn): number {
  if (status === 'knocked-out' || status === 'dead' || form !== null) return lives;
  const full = maxLives(sheet) + temporary;
  if (lives > full) return end ? full : lives;
  return comeBack ? full : lives;
}

const changed = ({ id: who, lives: before, temporary, status }: Living, lives: number): readonly RosterEvent[] =>
  lives === before ? [] : [{ type: 'v1.ConditionChanged', who, lives, temporary, status }];

/** Who fled in this very moment is still held in the roster. */
function fledSince(fight: Fight, fighter: Living, { roster }: Surroundings): readonly Living[] {
  const character = roster.get(fighter.id);
  if (character === undefined || character.fight === fight.id) return [fighter];
  return character.fight === null && character.lastFight === fight.id ? [character] : [];
}
