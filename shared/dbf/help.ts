import type { Roster } from '../roster/character.ts';
import type { CharacterId } from '../vocabulary/ids.ts';
import { refuse } from '../vocabulary/refusal.ts';
import { sides, type Side } from '../vocabulary/terms.ts';
import { happens, type Decision, type Surroundings } from './decision.ts';
import { activeOn, fighterOf, SIDE_LIMIT, type Fight } from './fight.ts';
import { enterFight, findAble } from './fighter.ts';
import { openPairing } from './pairing.ts';

/**
 * DBF-HLP-01 to -05, DBF-END-05, -06: who stood by at the challenge may fill a side up to three, before the first
 * choice of the first pairing, or at the end of a round once somebody has fallen or fled (DBF-A-66, DBF-A-67). Whether
 * an emptied side may be refilled is a house rule (DBF-A-72).
 */
export function decideJoin(fight: Fight, who: CharacterId, side: Side, around: Surroundings): Decision {
  const before = fighterOf(fight, who);
  if (before?.status === 'fled') return refuse('has-fled', { who }, 'DBF-END-04');
  if (before !== undefined) return refuse('twice-in-the-fight', { who }, 'DBF-A-69');
  if (!fight.present.includes(who) && (fight.houseRules.lateHelpers === 'present' || fight.phase === 'pairing')) {
    return refuse('not-present', { who }, 'DBF-A-66');
  }
  if (placesLeft(fight, side) <= 0) return refuse('side-full', { side, limit: SIDE_LIMIT }, 'DBF-END-06');
  const emptied = fight.phase === 'end' ? emptiedSide(fight) : undefined;
  if (emptied !== undefined && fight.houseRules.refillBeforeEnd === 'no') {
    return refuse('side-stays-empty', { side: emptied }, 'DBF-A-72');
  }
  if (fight.stormed) return refuse('fight-ends', { who }, 'DBF-A-52');
  if (fight.phase === 'end' && !fight.someoneDropped) return refuse('nobody-dropped', { who }, 'DBF-HLP-03');
  if (fight.phase === 'pairing' && !isOpeningPairing(fight)) {
    return refuse('out-of-phase', { phase: 'pairing', wanted: 'end' }, 'DBF-HLP-04');
  }
  if (fight.phase === 'pairing' && fight.picksMade > 0) return refuse('picks-begun', { who }, 'DBF-HLP-01');
  const able = findAble(around.roster, who, fight.id);
  if (!able.ok) return able;
  const fighter = enterFight(able.character, side);
  const pairing = fight.phase === 'pairing' ? openPairing({ ...fight, fighters: [...fight.fighters, fighter] }) : null;
  return happens({ type: 'v1.HelperJoined', fight: fight.id, fighter, pairing });
}

/** Who may join now, and which side. */
export function legalJoins(
  fight: Fight,
  around: Surroundings,
): readonly { readonly who: CharacterId; readonly side: Side }[] {
  if (fight.phase !== 'pairing' && fight.phase !== 'end') return [];
  return candidates(fight, around.roster).flatMap((who) =>
    sides.filter((side) => decideJoin(fight, who, side, around).ok).map((side) => ({ who, side })),
  );
}

const candidates = (fight: Fight, roster: Roster): readonly CharacterId[] =>
  isOpenToAnyone(fight) ? [...roster.keys()] : fight.present;

/** DBF-A-66: whoever of the roster is free may join now, and not only who stood by. */
export const isOpenToAnyone = ({ houseRules, phase }: Fight): boolean =>
  houseRules.lateHelpers === 'anyone' && phase === 'end';

/** DBF-A-42: who was revived and waits comes before any helper. */
const placesLeft = (fight: Fight, side: Side): number =>
  SIDE_LIMIT - fight.fighters.filter((fighter) => fighter.side === side && fighter.status === 'up').length;

const emptiedSide = (fight: Fight): Side | undefined => sides.find((side) => activeOn(fight, side).length === 0);

const isOpeningPairing = (fight: Fight): boolean => fight.round === 1 && !fight.repairing;
