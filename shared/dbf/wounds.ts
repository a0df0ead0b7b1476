import type { CharacterId } from '../vocabulary/ids.ts';
import { refuse } from '../vocabulary/refusal.ts';
import { happens, type Decision } from './decision.ts';
import type { Wound } from './events.ts';
import { fighterOf, isActive, type DuelResult, type Fight, type Pair } from './fight.ts';
import { dodgeOf } from './fighter.ts';
import { hitStrength } from './hit.ts';

/** What would become of one fighter if the hit landed. */
export interface HitPreview extends Hit {
  readonly strength: number;
  readonly from: number;
  readonly to: number;
  readonly falls: boolean;
}

interface Hit {
  readonly pair: Pair;
  readonly by: CharacterId;
  readonly on: CharacterId;
}

/** DBF-DMG-03, DBF-ABI-UHY-2: who was hit may dodge it, once in a fight, whatever the hit would take. */
export function decideDodge(fight: Fight, who: CharacterId): Decision {
  const fighter = fighterOf(fight, who);
  if (fighter === undefined) return refuse('not-in-the-fight', { who });
  if (!isActive(fighter)) return refuse('not-active', { who }, 'DBF-A-77');
  const dodge = dodgeOf(fighter);
  if (dodge === 'none') return refuse('no-dodge', { who }, 'DBF-ABI-UHY-1');
  if (dodge === 'used') return refuse('dodge-used', { who }, 'DBF-ABI-UHY-3');
  if (!hitsOf(fight).some(({ on }) => on === who)) return refuse('not-hit', { who }, 'DBF-DMG-03');
  return happens({ type: 'v1.HitDodged', fight: fight.id, who });
}

/**
 * DBF-DMG-01, -02: all hits of the round wound at once. A dodged hit takes nothing; lives end at 0 (DBF-A-03), where the
 * fighter is knocked out (DBF-A-02).
 */
export function woundsOf(fight: Fight): readonly Wound[] {
  return hitsOf(fight).flatMap(({ by, on }) => {
    const attacker = fighterOf(fight, by);
    const victim = fighterOf(fight, on);
    if (attacker === undefined || victim === undefined || !isActive(victim)) return [];
    const strength = hitStrength(attacker.sheet).total;
    const dodged = fight.dodging.includes(on);
    const lives = dodged ? victim.lives : Math.max(0, victim.lives - strength);
    return [{ who: on, by, strength, dodged, lives, status: lives === 0 ? 'knocked-out' : victim.status }];
  });
}

/** What each possible hit of the pairs would do. */
export const hitPreviews = (fight: Fight): readonly HitPreview[] =>
  fight.pairs.flatMap((pair) =>
    bothHit(pair).flatMap(({ by, on }) => {
      const attacker = fighterOf(fight, by);
      const victim = fighterOf(fight, on);
      if (attacker === undefined || victim === undefined) return [];
      const strength = hitStrength(attacker.sheet).total;
      const to = Math.max(0, victim.lives - strength);
      return [{ pair, by, on, strength, from: victim.lives, to, falls: to === 0 }];
    }),
  );

export const hitsOf = (fight: Fight): readonly Hit[] => fight.results.flatMap(hitsOfResult);

function hitsOfResult({ pair, outcome }: DuelResult): readonly Hit[] {
  const [challengerHit, challengedHit] = bothHit(pair);
  switch (outcome) {
    case 'challenger-hits':
      return [challengerHit];
    case 'challenged-hits':
      return [challengedHit];
    case 'double':
      return [challengerHit, challengedHit];
    case 'no-hit':
      return [];
    default:
      return outcome satisfies never;
  }
}

const bothHit = (pair: Pair): readonly [Hit, Hit] => [
  { pair, by: pair.challenger, on: pair.challenged },
  { pair, by: pair.challenged, on: pair.challenger },
];
