import type { Sheet } from '../roster/character.ts';
import { classRules } from './classes.ts';

/**
 * DBF-ABI-VYT-1, DBF-A-78, DBF-A-83: how often endurance counts. Granted beside a choice from the class list it is the same
 * one; where the class has none, what an ORG gave and what the house lets one choose are two.
 */
export function enduranceTaken({
  origin,
  abilities,
  granted,
}: Pick<Sheet, 'origin' | 'abilities' | 'granted'>): number {
  const chosen = abilities.filter((ability) => ability === 'endurance').length;
  const offered = origin.is === 'class' && classRules[origin.class].abilities.endurance !== undefined;
  return granted.includes('endurance') && (chosen === 0 || !offered) ? chosen + 1 : chosen;
}
