import type { KpoCharacter } from './character.ts';
import { noKpoFight } from './fight.ts';
import { entering } from './open-fight.ts';
import { sumOf, type KpoSum } from './parts.ts';
import { defenceSum, strikeSums } from './totals.ts';

export interface TotalsAtRest {
  readonly attack: KpoSum;
  readonly defence: KpoSum;
}

/** KPO-A-11: Teljes Támadás with the right hand and Teljes Védekezés, as somebody would enter a fight. */
export function totalsAtRest(character: Pick<KpoCharacter, 'id' | 'sheet' | 'hp'>): TotalsAtRest {
  const fighter = entering(character, '', false);
  return { attack: strikeSums(noKpoFight, fighter)[0]?.sum ?? sumOf([]), defence: defenceSum(fighter) };
}
