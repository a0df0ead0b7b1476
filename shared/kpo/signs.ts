import type { Sign } from '../vocabulary/kpo-terms.ts';
import type { KpoPart } from './parts.ts';

export type SignOutcome = 'won' | 'drawn' | 'lost';

const beatenBy: Readonly<Record<Sign, Sign>> = { rock: 'scissors', scissors: 'paper', paper: 'rock' };

/** KPO-GEN-01: how `shown` fares against `against`. */
export function compareSigns(shown: Sign, against: Sign): SignOutcome {
  if (shown === against) return 'drawn';
  return beatenBy[shown] === against ? 'won' : 'lost';
}

/** KPO-ATT-02, -03: a won sign gives six, a lost one takes six, equal ones change nothing and are not shown again (KPO-A-10). */
export const signPart = (outcome: SignOutcome, rule?: string): KpoPart => {
  switch (outcome) {
    case 'won':
      return { from: 'won', by: 6, rule: rule ?? 'KPO-ATT-02' };
    case 'lost':
      return { from: 'lost', by: -6, rule: rule ?? 'KPO-ATT-02' };
    case 'drawn':
      return { from: 'drawn', by: 0, rule: rule ?? 'KPO-ATT-03' };
    default:
      return outcome satisfies never;
  }
};
