import type { OverrideKpoCommand } from './commands.ts';
import { refuse } from '../vocabulary/refusal.ts';
import { happens, type KpoDecision } from './decision.ts';
import { kpoFighterOf, type KpoFight } from './fight.ts';

/** An ORG puts ÉP right. More than 0 wake by themselves; without ÉP the house rule says what it means (KPO-A-07). */
export function decideKpoFightOverride(fight: KpoFight, command: OverrideKpoCommand): KpoDecision {
  const { who, hp, reason } = command;
  const fighter = kpoFighterOf(fight, who);
  if (fighter === undefined) return refuse('not-in-the-fight', { who });
  const unconscious = command.unconscious ?? (hp <= 0 && fight.houseRules.zeroHp === 'unconscious');
  return happens({ type: 'v1.KpoStandingOverridden', fight: fight.id, who, hp, unconscious, reason });
}
