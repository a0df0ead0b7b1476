import { refuse } from '../vocabulary/refusal.ts';
import type { RoundPhase } from '../vocabulary/terms.ts';
import { happens, type Decision, type Surroundings } from './decision.ts';
import { pairsWithoutResult } from './duel.ts';
import { endFight, endIfEmptied, endRound } from './end-of-round.ts';
import { isFightEvent, type FightEvent } from './events.ts';
import { activeIds, type Fight } from './fight.ts';
import { fold } from './fold.ts';
import { openPairing, whoPicks } from './pairing.ts';
import { endingBySpell, stays } from './spells/fight-enders.ts';
import { resolveSpells } from './spells/resolve.ts';
import { bitesWhen } from './spells/swarms.ts';
import { withTimersBegun } from './spells/timers-begun.ts';
import { woundsOf } from './wounds.ts';

/** DBF-RND-02: closes the current phase, if everything that it needs has been said. */
export function decideClose(fight: Fight, phase: RoundPhase, around: Surroundings): Decision {
  if (fight.phase !== phase) return refuse('out-of-phase', { phase: fight.phase, wanted: phase }, 'DBF-RND-02');
  switch (phase) {
    case 'pairing':
      return closePairing(fight);
    case 'potions':
      return closePotions(fight, around);
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

/** DBF-SP-PR4: the spell phase begins with the bites of the swarms. */
function closePotions(fight: Fight, around: Surroundings): Decision {
  const events: readonly FightEvent[] = [
    { type: 'v1.PotionsClosed', fight: fight.id, next: 'spells' },
    ...bitesWhen('before-spells', fight),
  ];
  const ended = endIfEmptied(events.reduce(fold, fight), around);
  return ended?.ok === true ? happens(...events, ...ended.events) : happens(...events);
}

/**
 * DBF-SPP-01: all declared spells happen at once. Some end the fight; otherwise the pairing opens again when it is no
 * longer the same fighters who are active (DBF-PAIR-07), be it only an idle one who is out (DBF-A-23). Nothing else
 * keeps the duel away (DBF-SPP-02); a side that is empty waits for the end of the round, unless the house lets the
 * fight end at once (DBF-A-73).
 */
function closeSpells(fight: Fight, around: Surroundings): Decision {
  const resolved = resolveSpells(fight, around);
  const after = resolved.filter(isFightEvent).reduce(fold, fight);
  const later = withTimersBegun(around, resolved);
  const ending = endingBySpell(after, fight.declared);
  if (ending !== null) {
    const ended = endFight(after, ending.by, ending.winner, later);
    return ended.ok ? happens(...resolved, ...stays(after, ending.by, around), ...ended.events) : ended;
  }
  const emptied = endIfEmptied(after, later);
  if (emptied?.ok === true) return happens(...resolved, ...emptied.events);
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
