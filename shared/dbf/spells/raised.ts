import type { CharacterId } from '../../vocabulary/ids.ts';
import { sides } from '../../vocabulary/terms.ts';
import type { Standing } from '../events.ts';
import { fighterOf, isActive, SIDE_LIMIT, type Fight } from '../fight.ts';
import type { Mark } from './spell.ts';
import { struckBy } from './struck.ts';

interface Marked {
  readonly who: CharacterId;
  readonly mark: Mark;
}

/**
 * DBF-A-42, DBF-END-06: the revived stand on their own side again, lying at first, as long as it has a place after this step.
 * The others wait for one.
 */
export const marksOfRevived = (fight: Fight, standings: readonly Standing[]): readonly Marked[] =>
  sides.flatMap((side) => {
    const standing = standings.filter(({ who, status }) => status === 'up' && fighterOf(fight, who)?.side === side);
    const revived = standing.filter(({ who }) => isRevived(fight, who));
    const places = SIDE_LIMIT - (standing.length - revived.length);
    return revived.map(({ who }, index): Marked => ({ who, mark: index < places ? 'prone' : 'waiting' }));
  });

/** DBF-A-47: who lost the last life to fear lies 50 m away, and is as far from this fight as one who fled. */
export const marksOfFrightened = (fight: Fight, standings: readonly Standing[]): readonly Marked[] =>
  standings
    .filter(({ who, lives }) => lives === 0 && struckBy(fight, who, 'frightens').length > 0)
    .map(({ who }) => ({ who, mark: 'driven-off' }));

function isRevived(fight: Fight, who: CharacterId): boolean {
  const fighter = fighterOf(fight, who);
  return fighter !== undefined && !isActive(fighter) && struckBy(fight, who, 'revives').length > 0;
}
