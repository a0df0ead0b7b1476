import { refuse } from '../vocabulary/refusal.ts';
import type { RoundPhase } from '../vocabulary/terms.ts';
import { happens, type Decision, type Surroundings } from './decision.ts';
import { pairsWithoutResult } from './duel.ts';
import { endFight, endRound } from './end-of-round.ts';
import { isFightEvent } from './events.ts';
import { activeIds, type Fight } from './fight.ts';
import { fold } from './fold.ts';
import { openPairing, whoPicks } from './pairing.ts';
import { endingBySpell, stays } from './spells/fight-enders.ts';
import { resolveSpells } from './spells/resolve.ts';
import { bites } from './spells/swarms.ts';
import { woundsOf } from './wounds.ts';

/** DBF-RND-02: closes the current phase, if everything that it needs has been said. */
export function decideClose(fight: Fight, phase: RoundPhase, around: Surroundings): Decision {
  if (fight.phase !== phase) return refuse('out-of-phase', { phase: fight.phase, wanted: phase }, 'DBF-RND-02');
  switch (phase) {
    case 'pairing':
      return closePairing(fight);
    case 'potions':
      return happens({ type: 'v1.PotionsClosed', fight: fight.id, next: 'spells' }, ...bites(fight));
    case 'spells':
      return closeSpells(fight, around);
    case 'duel':
      return closeDuel(fight);
    case 'wounds':
      return happens({ type: 'v1.WoundsApplied', fight: fight.id, ...woundsOf(fight), next: 'end' });
    case 'end':
      return endRound(fight, around);
    default:
      return phase satisfies never;
  }
}

/** A re-pairing goes straight to the duel: no second potion or spell (DBF-A-22). */
function closePairing(fight: Fight): Decision {
  const picks = whoPicks(fight);
  if (picks !== null) return refuse('picks-missing', { side: picks }, 'DBF-PAIR-03');
  return happens({ type: 'v1.PairingClosed', fight: fight.id, next: fight.repairing ? 'duel' : 'potions' });
}

/**
 * DBF-SPP-01: all declared spells happen at once. Some end the fight; otherwise the pairing opens again when it is no
 * longer the same fighters who are active (DBF-PAIR-07).
 */
function closeSpells(fight: Fight, around: Surroundings): Decision {
  const resolved = resolveSpells(fight, around);
  const after = resolved.filter(isFightEvent).reduce(fold, fight);
  const ending = endingBySpell(after, fight.declared);
  if (ending !== null) {
    const ended = endFight(after, ending.by, ending.winner, around);
    return ended.ok ? happens(...resolved, ...stays(after, ending.by, around), ...ended.events) : ended;
  }
  const active = activeIds(after);
  const same = active.length === after.pairedFor.length && active.every((id) => after.pairedFor.includes(id));
  return happens(
    ...resolved,
    same
      ? { type: 'v1.SpellsClosed', fight: fight.id, next: 'duel', pairing: null }
      : { type: 'v1.SpellsClosed', fight: fight.id, next: 'pairing', pairing: openPairing(after) },
  );
}

/** DBF-DUEL-05: the duel closes when every pair has ended its own. */
function closeDuel(fight: Fight): Decision {
  const [open] = pairsWithoutResult(fight);
  if (open !== undefined)
    return refuse('results-missing', { who: open.challenger, target: open.challenged }, 'DBF-DUEL-05');
  return happens({ type: 'v1.DuelClosed', fight: fight.id, next: 'wounds' });
}
