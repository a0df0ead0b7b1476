import type { Character } from '../roster/character.ts';
import { defaultHouseRules, type HouseRules } from '../dbf/house-rules.ts';
import { livesOnWaking } from '../dbf/waking.ts';
import type { TimerEvent, TimerOutcome } from './events.ts';
import type { Timer, TimerKind } from './timer.ts';

/** What a timer that has run out does to its character. */
export const expire = (timer: Timer, character: Character, rules: HouseRules = defaultHouseRules): TimerEvent => ({
  type: 'v1.TimerExpired',
  timer: timer.id,
  who: timer.who,
  outcome: outcomes[timer.kind](character, rules),
});

const outcomes: Readonly<Record<TimerKind, (character: Character, rules: HouseRules) => TimerOutcome | null>> = {
  /** DBF-AFT-01: comes round with 1 life. */
  knockout: ({ lives }) => ({ lives: Math.max(1, lives), status: 'up', waitsAtHeadOrg: false }),
  /** DBF-AFT-06: may go to the head ORG now. */
  death: ({ lives }) => ({ lives, status: 'dead', waitsAtHeadOrg: true }),
  /** DBF-END-03: may be followed now. */
  pursuit: () => null,
  /** DBF-SP-PO5, DBF-A-48: wakes with the lives it had, or by house rule with one. */
  sleep: ({ lives }, rules) => ({ lives: livesOnWaking(lives, rules), status: 'up', waitsAtHeadOrg: false }),
  /** DBF-A-62: the trance leaves the lives as they were. */
  trance: ({ lives }) => ({ lives, status: 'up', waitsAtHeadOrg: false }),
  invisibility: () => null,
  senses: () => null,
  'animal-speech': () => null,
  transformation: () => null,
  /** DBF-SP-JA5: may go on. */
  stay: () => null,
  /** DBF-MAG-AL-4: the potion is ready. */
  brew: () => null,
};
