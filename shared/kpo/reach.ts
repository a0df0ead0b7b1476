import type { CharacterId } from '../vocabulary/ids.ts';
import { refuse } from '../vocabulary/refusal.ts';
import { happens, type KpoDecision } from './decision.ts';
import { isAble, kpoFighterOf, type KpoFight, type KpoFighter } from './fight.ts';
import type { KpoPart } from './parts.ts';
import { weaponIn } from './two-weapon.ts';

/** KPO-INI-02, KPO-A-50: two who moved apart reach each other again from the next signs on. */
export const inReach = (fight: KpoFight, a: CharacterId, b: CharacterId): boolean =>
  !fight.apart.some((pair) => pair.includes(a) && pair.includes(b));

/** Who can be attacked: able, on another side, in reach, and no newcomer of this round (KPO-A-51). */
export const opponentsInReach = (fight: KpoFight, fighter: KpoFighter): readonly KpoFighter[] =>
  fight.fighters.filter(
    (other) => other.side !== fighter.side && isAble(other) && !other.waiting && inReach(fight, fighter.id, other.id),
  );

/** KPO-HOS-02, -03, KPO-A-40: with the house rule the longer weapon gives one; the longest in use counts. */
export const lengthParts = (fight: KpoFight, fighter: KpoFighter, opponent: KpoFighter): readonly KpoPart[] =>
  fight.houseRules.weaponLength && longest(fighter) > longest(opponent)
    ? [{ from: 'length', by: 1, rule: 'KPO-HOS-02' }]
    : [];

/** KPO-INI-02, -03, KPO-A-50: their remaining attacks on each other fall away, and the next round asks for signs. */
export function decideApart(fight: KpoFight, [a, b]: readonly [CharacterId, CharacterId]): KpoDecision {
  if (a === b) return refuse('yourself', { who: a });
  const [one, other] = [kpoFighterOf(fight, a), kpoFighterOf(fight, b)];
  if (one === undefined || other === undefined) return refuse('not-in-the-fight', { who: one === undefined ? a : b });
  const down = [one, other].find((fighter) => !isAble(fighter));
  if (down !== undefined) return refuse('not-active', { who: down.id }, 'KPO-A-06');
  if (one.side === other.side) return refuse('same-side', { who: a, target: b }, 'KPO-INI-02');
  if (!inReach(fight, a, b)) return refuse('already-apart', { who: a, target: b }, 'KPO-INI-02');
  return happens({ type: 'v1.KpoMovedApart', fight: fight.id, who: [a, b] });
}

function longest({ sheet, tactic }: KpoFighter): number {
  const inUse = tactic.is === 'single' ? [weaponIn(sheet, tactic.main)] : [sheet.weapon, sheet.offhand];
  return Math.max(0, ...inUse.map((weapon) => weapon?.length ?? 0));
}
