import type { FightView } from '../../../shared/contract/views.ts';
import type { RoundPhase } from '../../../shared/vocabulary/terms.ts';
import { fighterIn, struck } from './standing.ts';

/** What a key closes: the phases in their order, and the button's words in `fight.close`. */
export interface Closing {
  readonly phases: readonly RoundPhase[];
  readonly words: RoundPhase | 'resolveSpells' | 'duelAndWounds' | 'straightToDuel';
}

/** What Enter closes now. Duel and wounds go together where nobody who was hit can still dodge. */
export function nextClosing(view: FightView): Closing | null {
  const phase = view.allowed.close;
  if (phase === null) return null;
  if (phase === 'duel' && !someoneCanDodge(view)) return { phases: ['duel', 'wounds'], words: 'duelAndWounds' };
  if (phase === 'spells' && view.declared.length > 0) return { phases: ['spells'], words: 'resolveSpells' };
  return { phases: [phase], words: phase };
}

/** Shift+Enter: no potions and no spells, where nobody drank in this round. */
export function straightToDuel(view: FightView): Closing | null {
  const phase = view.allowed.close;
  if (view.drunk.length > 0) return null;
  if (phase === 'potions') return { phases: ['potions', 'spells'], words: 'straightToDuel' };
  if (phase === 'pairing' && !view.repairing) {
    return { phases: ['pairing', 'potions', 'spells'], words: 'straightToDuel' };
  }
  return null;
}

export const someoneCanDodge = (view: FightView): boolean =>
  struck(view).some((id) => fighterIn(view, id)?.dodge === 'ready');
