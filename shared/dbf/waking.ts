import type { Character } from '../roster/character.ts';
import type { RosterEvent } from '../roster/events.ts';
import type { TimerEvent } from '../timers/events.ts';
import type { Aftermath } from './after-fight.ts';
import type { HouseRules } from './house-rules.ts';

/** DBF-A-41: whoever is healed out of a knock-out is on their feet with these lives, and lies no more. */
export const wakes = (
  { id: who, lives, temporary }: Character,
  { timersOf }: Aftermath,
): readonly (RosterEvent | TimerEvent)[] => [
  { type: 'v1.ConditionChanged', who, lives, temporary, status: 'up' },
  ...timersOf(who)
    .filter(({ kind, state }) => kind === 'knockout' && state === 'running')
    .map(({ id }): TimerEvent => ({ type: 'v1.TimerCancelled', timer: id })),
];

/** DBF-A-48: a sleeper wakes with the own lives, or by house rule with one as everybody who lay. */
export const livesOnWaking = (lives: number, { sleeperWakes }: HouseRules): number =>
  sleeperWakes === 'one-life' ? Math.min(1, lives) : lives;
