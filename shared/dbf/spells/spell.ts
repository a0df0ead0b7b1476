import type { School, SpellId, spellsOfSchool } from '../../vocabulary/spells.ts';
import type { TimerKind } from '../../timers/timer.ts';

/** A damage type is a word for the players; no rule asks for it (DBF-A-15). */
export type DamageType = 'fire' | 'acid' | 'frost' | 'necrotic';

/** What a fighter bears until the end of the round or of the fight. Who is prone may get up in the duel (DBF-A-45). */
export type Mark =
  | 'prone'
  | 'charmed'
  | 'chosen'
  | 'vampiric'
  | 'premonition'
  | 'blessed'
  | 'hallowed'
  /** DBF-A-42: revived, but the side is full. */
  | 'waiting'
  /** DBF-A-47: knocked out by fear, away from the fight. */
  | 'driven-off';

/** What a spell does to each of its targets, or to the fight as a whole. */
export type Effect =
  | { readonly does: 'wounds'; readonly lives: number; readonly damage: DamageType }
  | { readonly does: 'heals'; readonly lives: number }
  | { readonly does: 'marks'; readonly mark: Mark }
  | { readonly does: 'temporary-life' }
  | { readonly does: 'frightens' }
  | { readonly does: 'puts-to-sleep' }
  | { readonly does: 'fells' }
  | { readonly does: 'defeats' }
  | { readonly does: 'revives' }
  | { readonly does: 'lets-leave' }
  | { readonly does: 'swarm' }
  | { readonly does: 'kills-swarms' }
  | { readonly does: 'regains-a-spell' }
  | { readonly does: 'ends-after-round' }
  | { readonly does: 'ends-at-once'; readonly by: 'fog' | 'stop-time' }
  | { readonly does: 'entrances' }
  | { readonly does: 'starts'; readonly timer: TimerKind }
  | { readonly does: 'takes-form' }
  /** Told, asked, cured: something that only the table sees. */
  | { readonly does: 'is-played-out' };

/** Whom a spell may reach. */
export type Targets =
  | 'self'
  | 'own-party'
  | 'one-opponent'
  | 'paired-opponent'
  | 'all-opponents'
  | 'one-party'
  | 'whole-fight'
  | 'one-being'
  | 'up-to-three-beings'
  | 'one-undead'
  | 'one-animal';

/** What a target must be besides, or the spell is refused. */
export type Condition = 'lower-level' | 'living' | 'lying-or-willing' | 'lying-or-dead';

export interface Spell {
  /** The rule of its card, DBF-SP-EL1 and so on. */
  readonly rule: string;
  /** Where it may be cast: in the spell phase of a fight, outside one, or both. */
  readonly where: 'fight' | 'outside' | 'anywhere';
  readonly targets: Targets;
  readonly conditions: readonly Condition[];
  readonly effects: readonly Effect[];
}

/** A school of magic: its spells from level 1 to level 5. */
export type SchoolSpells<Name extends School> = Readonly<
  Record<(typeof spellsOfSchool)[Name][number] & SpellId, Spell>
>;
