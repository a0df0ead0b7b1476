import { refuse, type Refused } from '../vocabulary/refusal.ts';
import { partIf, type KpoPart } from './parts.ts';

/** KPO-CEL-05. */
export const HARDEST_AIM = -9;

/** KPO-CEL-02, -03, -04: what the aimed part of the body takes off the attack; the Km sets the number. */
export const aimParts = (aim: number): readonly KpoPart[] => partIf('aim', aim, ruleOf(aim));

/** KPO-CEL-05: aiming never takes off more than nine. */
export function aimRefusal(aim: number): Refused | null {
  if (aim > 0) return refuse('number-out-of-range', { field: 'aim', min: HARDEST_AIM, max: 0 }, 'KPO-CEL-01');
  return aim < HARDEST_AIM ? refuse('aim-too-hard', { limit: HARDEST_AIM }, 'KPO-CEL-05') : null;
}

function ruleOf(aim: number): string {
  if (aim === -3) return 'KPO-CEL-02';
  return aim === -6 ? 'KPO-CEL-03' : 'KPO-CEL-04';
}
