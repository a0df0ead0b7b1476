import type { CharacterId } from '../vocabulary/ids.ts';
import type { KpoFightEvent, KpoStanding } from './events.ts';
import { kpoFighterOf, type Attack, type KpoFight, type KpoFighter, type Pending } from './fight.ts';
import { turnOf } from './turn.ts';
import { weaponIn } from './two-weapon.ts';

/** KPO-A-05: whether all who act at once have attacked or passed. */
export function isStepComplete(fight: KpoFight, { group, pass }: Pending): boolean {
  const turn = turnOf(fight);
  return turn?.pass !== pass || !turn.who.some((id) => group.includes(id));
}

/** KPO-A-05, KPO-A-06: all attacks of a step are felt together, on the state before it. */
export function resolveStep(fight: KpoFight, { attacks }: Pending): KpoFightEvent {
  const struck = fight.fighters
    .map((fighter) => ({ fighter, taken: attacks.filter(({ on }) => on === fighter.id) }))
    .filter(({ taken }) => taken.length > 0)
    .map(({ fighter, taken }) => ({ fighter, taken, after: standingAfter(fight, fighter, taken) }));
  const spells = struck.filter(({ fighter }) => fighter.casting !== null);
  const broken = spells.filter(({ fighter, taken }) => taken.some((attack) => breaksSpell(fighter, attack)));
  return {
    type: 'v1.KpoStepResolved',
    fight: fight.id,
    standings: struck.filter(({ fighter, after }) => changes(fighter, after)).map(({ after }) => after),
    interrupted: broken.map(({ fighter }) => fighter.id),
    finished: spells.filter((one) => !broken.includes(one) && !stands(one.after)).map(({ fighter }) => fighter.id),
    halted: attacks.flatMap((attack) => haltedBy(fight, attack)),
    weakened: struck
      .filter(({ taken, after }) => stands(after) && taken.some((attack) => attack.backstab && lossOf(attack) > 0))
      .map(({ fighter }) => fighter.id),
  };
}

/** KPO-A-07, KPO-LEU-05: a knockout takes no ÉP; who has none left is out, or unconscious by house rule. */
function standingAfter(fight: KpoFight, fighter: KpoFighter, taken: readonly Attack[]): KpoStanding {
  const hp = taken.reduce((left, attack) => left - lossOf(attack), fighter.hp);
  const unconscious =
    hp > 0
      ? fighter.unconscious || taken.some(({ blows }) => blows.some(({ knocksOut }) => knocksOut))
      : fight.houseRules.zeroHp === 'unconscious';
  return { who: fighter.id, hp, unconscious };
}

/** KPO-MAG-07, KPO-A-43: a loss of ÉP or a knockout, by somebody who does not come too late. */
const breaksSpell = ({ casting }: KpoFighter, attack: Attack): boolean =>
  casting?.tooLate.includes(attack.by) === false &&
  (lossOf(attack) > 0 || attack.blows.some(({ knocksOut }) => knocksOut));

/** KPO-HOS-05: the polearm of the charged hits before the charger has attacked. */
function haltedBy(fight: KpoFight, attack: Attack): readonly CharacterId[] {
  const [charger, defender] = [kpoFighterOf(fight, attack.on), kpoFighterOf(fight, attack.by)];
  if (charger === undefined || defender === undefined) return [];
  if (charger.charge?.on !== defender.id || charger.charge.halted || charger.used > 0) return [];
  const struck = attack.blows.some(({ hit, hand }) => hit && weaponIn(defender.sheet, hand)?.category === 'polearm');
  return struck ? [charger.id] : [];
}

/** KPO-KET-03: each hand that hit wounds. */
const lossOf = ({ blows }: Attack): number => blows.reduce((sum, { loss }) => sum + loss, 0);

const changes = (fighter: KpoFighter, { hp, unconscious }: KpoStanding): boolean =>
  fighter.hp !== hp || fighter.unconscious !== unconscious;

const stands = ({ hp, unconscious }: KpoStanding): boolean => hp > 0 && !unconscious;
