import { refuse } from '../vocabulary/refusal.ts';
import type { RoundPhase } from '../vocabulary/terms.ts';
import { happens, type Decision, type Surroundings } from './decision.ts';
import { pairsWithoutResult } from './duel.ts';
import { endRound } from './end-of-round.ts';
import { activeIds, type Fight } from './fight.ts';
import { openPairing, whoPicks } from './pairing.ts';
import { woundsOf } from './wounds.ts';

/** DBF-RND-02: closes the current phase, if everything that it needs has been said. */
export function decideClose(fight: Fight, phase: RoundPhase, around: Surroundings): Decision {
  if (fight.phase !== phase) return refuse('out-of-phase', { phase: fight.phase, wanted: phase }, 'DBF-RND-02');
  switch (phase) {
    case 'pairing':
      return closePairing(fight);
    case 'potions':
      return happens({ type: 'v1.PotionsClosed', fight: fight.id, next: 'spells' });
    case 'spells':
      return closeSpells(fight);
    case 'duel':
      return closeDuel(fight);
    case 'wounds':
      return happens({ type: 'v1.WoundsApplied', fight: fight.id, wounds: woundsOf(fight), next: 'end' });
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

/** DBF-PAIR-07: the pairing opens again when it is no longer the same fighters who are active. */
function closeSpells(fight: Fight): Decision {
  const active = activeIds(fight);
  const same = active.length === fight.pairedFor.length && active.every((id) => fight.pairedFor.includes(id));
  return happens(
    same
      ? { type: 'v1.SpellsClosed', fight: fight.id, next: 'duel', pairing: null }
      : { type: 'v1.SpellsClosed', fight: fight.id, next: 'pairing', pairing: openPairing(fight) },
  );
}

/** DBF-DUEL-05: the duel closes when every pair has ended its own. */
function closeDuel(fight: Fight): Decision {
  const [open] = pairsWithoutResult(fight);
  if (open !== undefined)
    return refuse('results-missing', { who: open.challenger, target: open.challenged }, 'DBF-DUEL-05');
  return happens({ type: 'v1.DuelClosed', fight: fight.id, next: 'wounds' });
}
