import type { CharacterId } from '../vocabulary/ids.ts';
import { refuse } from '../vocabulary/refusal.ts';
import { happens, type Decision } from './decision.ts';
import type { Standing, Wound } from './events.ts';
import { bears, fighterOf, isActive, type DuelResult, type Fight, type Fighter, type Pair } from './fight.ts';
import { dodgeOf } from './fighter.ts';
import { hitAgainst, type HitSum } from './hit.ts';
import { loses } from './losses.ts';

/** What would become of one fighter if the hit landed. */
export interface HitPreview extends Hit {
  /** With what spells add or take against this opponent. */
  readonly hit: HitSum;
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
  if (bears(fighter, 'premonition')) return refuse('foreseen', { who }, 'DBF-A-55');
  const dodge = dodgeOf(fighter, fight.houseRules);
  if (dodge === 'none') return refuse('no-dodge', { who }, 'DBF-ABI-UHY-1');
  if (dodge === 'used') return refuse('dodge-used', { who }, 'DBF-ABI-UHY-3');
  if (!hitsOf(fight).some(({ on }) => on === who)) return refuse('not-hit', { who }, 'DBF-DMG-03');
  return happens({ type: 'v1.HitDodged', fight: fight.id, who });
}

/**
 * DBF-DMG-01, -02, -04: all hits of the round wound at once. Premonition ignores one (DBF-SP-JA2), a dodge another;
 * lives end at 0 (DBF-A-03), where the fighter is knocked out (DBF-A-02). A vampiric touch gives what was really lost,
 * in the same moment (DBF-A-53, DBF-A-54).
 */
export function woundsOf(fight: Fight): { readonly wounds: readonly Wound[]; readonly standings: readonly Standing[] } {
  const wounds = hitsOf(fight).flatMap((hit) => woundOf(fight, hit));
  const standings = fight.fighters.flatMap((fighter): readonly Standing[] => {
    const taken = wounds.find(({ who }) => who === fighter.id);
    const gained = gainOf(fight, fighter, wounds);
    if (taken === undefined && gained === 0) return [];
    const lost = taken === undefined ? 0 : lostBy(taken);
    const { temporary } = loses(fighter, lost);
    const lives = Math.max(0, fighter.lives - lost + gained);
    return [{ who: fighter.id, lives, temporary, status: lives === 0 ? 'knocked-out' : fighter.status }];
  });
  return { wounds, standings };
}

function woundOf(fight: Fight, { by, on }: Hit): readonly Wound[] {
  const attacker = fighterOf(fight, by);
  const victim = fighterOf(fight, on);
  if (attacker === undefined || victim === undefined || !isActive(victim)) return [];
  const strength = hitAgainst(attacker, victim, fight.houseRules).total;
  const foreseen = bears(victim, 'premonition');
  return [{ who: on, by, strength, dodged: !foreseen && fight.dodging.includes(on), foreseen }];
}

/** DBF-A-57: what is ignored or dodged is the whole hit, with all that spells add to it. */
const lostBy = ({ strength, dodged, foreseen }: Wound): number => (dodged || foreseen ? 0 : strength);

/** DBF-A-53: as many as the victim really lost, never more than it had; by house rule the whole strength of the hit. */
function gainOf(fight: Fight, fighter: Fighter, wounds: readonly Wound[]): number {
  if (!bears(fighter, 'vampiric') || !isActive(fighter)) return 0;
  const dealt = wounds.filter(({ by }) => by === fighter.id);
  const most = ({ who }: Wound): number =>
    fight.houseRules.vampiricGain === 'strength-of-the-hit' ? Infinity : (fighterOf(fight, who)?.lives ?? 0);
  return dealt.reduce((sum, wound) => sum + Math.min(lostBy(wound), most(wound)), 0);
}

/** What each possible hit of the pairs would do. */
export const hitPreviews = (fight: Fight): readonly HitPreview[] =>
  fight.pairs.flatMap((pair) =>
    bothHit(pair).flatMap(({ by, on }) => {
      const attacker = fighterOf(fight, by);
      const victim = fighterOf(fight, on);
      if (attacker === undefined || victim === undefined) return [];
      const hit = hitAgainst(attacker, victim, fight.houseRules);
      const to = Math.max(0, victim.lives - hit.total);
      return [{ pair, by, on, hit, from: victim.lives, to, falls: to === 0 }];
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
