import { inForm } from '../dbf/animal-form.ts';
import type { HouseRules } from '../dbf/house-rules.ts';
import { maxLives } from '../dbf/lives.ts';
import { livesOnWaking } from '../dbf/waking.ts';
import type { BulkCommand } from './bulk-commands.ts';
import { isOnFeet, type Character } from './character.ts';
import type { RosterEvent } from './events.ts';

type Restore = Extract<BulkCommand, { type: 'restore' }>;

/**
 * DBF-A-08: an ORG wakes, heals or restores somebody. Null where it changes nothing: in a running fight (an ORG corrects
 * that there), after death (the council and the head ORG have the word), for whom is well already, and healing for those
 * who lie knocked out, who have to be woken (DBF-A-41).
 */
export function restored(character: Character, command: Restore, rules: HouseRules): RosterEvent | null {
  if (character.fight !== null || character.status === 'dead') return null;
  const after = standings[command.what](character, command, rules);
  if (after.lives === character.lives && after.status === character.status) return null;
  return { type: 'v1.ConditionOverridden', who: character.id, ...after, reason: command.reason };
}

type Standing = Pick<Character, 'lives' | 'status'>;

const standings: Readonly<
  Record<Restore['what'], (character: Character, command: Restore, rules: HouseRules) => Standing>
> = {
  /** DBF-AFT-01, DBF-A-48, DBF-A-62: who lay has one life now; who slept or was entranced has the own ones. */
  wake: ({ lives, status }, _command, rules) => {
    if (status === 'knocked-out') return { lives: 1, status: 'up' };
    if (status === 'asleep') return { lives: livesOnWaking(lives, rules), status: 'up' };
    return { lives, status: status === 'entranced' ? 'up' : status };
  },
  heal: (character, { lives: by = 1 }) => {
    const { lives, status } = character;
    return status === 'knocked-out' ? { lives, status } : { lives: atMost(character, lives + by), status };
  },
  full: (character) => ({
    lives: atMost(character, Number.POSITIVE_INFINITY),
    status: isOnFeet(character.status) || character.status === 'defeated' ? character.status : 'up',
  }),
};

/** Lives up to the maximum; those above it stay, and temporary ones count on top (DBF-A-06, DBF-A-07). */
const atMost = (character: Character, lives: number): number =>
  Math.max(character.lives, Math.min(lives, maxLives(inForm(character).sheet) + character.temporary));
