import type { Hand } from '../vocabulary/kpo-terms.ts';
import { chargeAttackParts, chargeDefenceParts } from './charge.ts';
import type { KpoFight, KpoFighter } from './fight.ts';
import { partIf, sumOf, type KpoPart, type KpoSum } from './parts.ts';
import { hindranceParts } from './situation.ts';
import { attackHands, guardParts, strikeParts, strikesWith, untrainedParts, type Strike } from './two-weapon.ts';

/** KPO-A-11, KPO-ATT-04: Teljes Támadás of a strike as it stands now, before aim, signs and the opponent. */
export const strikeSum = (fight: KpoFight, fighter: KpoFighter, strike: Pick<Strike, 'uses'>): KpoSum =>
  sumOf([
    { from: 'base', by: fighter.sheet.attack, rule: 'KPO-A-11' },
    ...strikeParts(fighter, strike),
    ...hindranceParts(fighter, untrainedParts(fighter)),
    ...chargeAttackParts(fight, fighter),
  ]);

/** KPO-A-11, KPO-ATT-04: Teljes Védekezés as it stands now. */
export const defenceSum = (fighter: KpoFighter): KpoSum =>
  sumOf([
    ...bareDefence(fighter),
    ...guardParts(fighter),
    ...partIf('shield', fighter.sheet.shield, 'KPO-A-11'),
    ...hindranceParts(fighter, untrainedParts(fighter)),
    ...chargeDefenceParts(fighter),
  ]);

/** KPO-ORV-03, KPO-A-20: against a backstab neither weapon nor shield defends. */
export const bareDefenceSum = (fighter: KpoFighter): KpoSum =>
  sumOf([...bareDefence(fighter), ...hindranceParts(fighter), ...chargeDefenceParts(fighter)]);

/** The totals of all strikes that the tactic has, whether they may come now or not. */
export const strikeSums = (
  fight: KpoFight,
  fighter: KpoFighter,
): readonly { readonly hand: Hand; readonly sum: KpoSum }[] =>
  strikesWith(fighter, attackHands(fighter)).map((strike) => ({
    hand: strike.hand,
    sum: strikeSum(fight, fighter, strike),
  }));

const bareDefence = ({ sheet }: KpoFighter): readonly KpoPart[] => [
  { from: 'base', by: sheet.defence, rule: 'KPO-A-11' },
];
