import type { CharacterId } from '../vocabulary/ids.ts';
import type { Sign, SpellRace } from '../vocabulary/kpo-terms.ts';
import { ownValue } from '../vocabulary/own-value.ts';
import { refuse, type Refused } from '../vocabulary/refusal.ts';
import { attacksInRound } from './attacks-per-round.ts';
import { lostItsCharge } from './charge.ts';
import type { KpoFightCommand } from './commands.ts';
import { happens, type KpoDecision } from './decision.ts';
import { isAble, kpoFighterOf, orderNow, type Casting, type KpoFight, type KpoFighter } from './fight.ts';
import { inReach } from './reach.ts';
import { compareSigns } from './signs.ts';
import { mayStillAttack } from './turn.ts';

type CastCommand = Extract<KpoFightCommand, { type: 'kpoCast' }>;

/** KPO-MAG-03, KPO-A-44: in seconds of real speaking time. */
export const SHORT_SPELL = 3;

/** KPO-MAG-02 to -05: a spell takes the place of an attack, and is thrown against each fighter named. */
export function decideCast(fight: KpoFight, command: CastCommand): KpoDecision {
  const { who } = command;
  const caster = kpoFighterOf(fight, who);
  if (caster === undefined) return refuse('not-in-the-fight', { who });
  const refused = casterRefusal(fight, caster);
  if (refused !== null) return refused;
  const races: { readonly who: CharacterId; readonly race: SpellRace }[] = [];
  for (const [name, sign] of Object.entries(command.signs)) {
    const fighter = fight.fighters.find(({ id }) => id === name);
    if (fighter === undefined) return refuse('not-in-the-fight', { who: name });
    if (fighter === caster) continue;
    if (!isAble(fighter)) return refuse('not-active', { who: fighter.id }, 'KPO-A-06');
    if (fighter.side === caster.side) return refuse('same-side', { who, target: fighter.id }, 'KPO-MAG-02');
    const race = raceAgainst(fight, caster, fighter, command, sign);
    if (race === null) return refuse('signs-missing', { who: [who] }, 'KPO-MAG-03');
    races.push({ who: fighter.id, race });
  }
  const first = firstOf(races.map(({ race }) => race));
  const casting: Casting = {
    seconds: command.seconds,
    read: command.read,
    round: fight.round,
    against: races.map((each) => each.who),
    tooLate: races.filter(({ race }) => race === 'spell' || race === 'at-once').map((each) => each.who),
  };
  return happens({
    type: 'v1.KpoSpellBegun',
    fight: fight.id,
    who,
    signs: command.signs,
    first,
    casting: first === 'again' ? null : casting,
  });
}

/** The spell is finished; whoever is faster goes first (KPO-MAG-04). */
export function decideSpoken(fight: KpoFight, who: CharacterId): KpoDecision {
  const caster = kpoFighterOf(fight, who);
  if (caster === undefined) return refuse('not-in-the-fight', { who });
  if (caster.casting === null) return refuse('not-casting', { who }, 'KPO-MAG-07');
  const faster = whoGoesBefore(fight, caster, caster.casting);
  if (faster.length > 0) return refuse('weapon-goes-first', { who, target: faster }, 'KPO-MAG-04');
  return happens({ type: 'v1.KpoSpellSpoken', fight: fight.id, who });
}

/** KPO-MAG-08: the running spells, judged by a new order: whoever stands behind the caster comes too late. */
export function castingsBy(
  fight: KpoFight,
  order: readonly (readonly CharacterId[])[],
): readonly { readonly who: CharacterId; readonly tooLate: readonly CharacterId[] }[] {
  return fight.fighters.flatMap(({ id, casting }) =>
    casting === null
      ? []
      : [{ who: id, tooLate: casting.against.filter((other) => stepOf(order, id) < stepOf(order, other)) }],
  );
}

/** Why somebody cannot begin a spell now; null where they can. */
export function casterRefusal(fight: KpoFight, caster: KpoFighter): Refused | null {
  const { id: who } = caster;
  if (!isAble(caster)) return refuse('not-active', { who }, 'KPO-A-06');
  if (caster.waiting) return refuse('waits-for-signs', { who }, 'KPO-A-51');
  if (lostItsCharge(fight, caster)) return refuse('charge-halted', { who }, 'KPO-HOS-05');
  const limit = Math.max(1, attacksInRound(caster, fight.round));
  return caster.used >= limit ? refuse('no-attacks-left', { who, limit }, 'KPO-MAG-02') : null;
}

/** KPO-MAG-03, -04, -05, KPO-A-42: null where the caster's sign is needed and missing. */
function raceAgainst(
  fight: KpoFight,
  caster: KpoFighter,
  fighter: KpoFighter,
  { seconds, read, signs, who }: CastCommand,
  sign: Sign,
): SpellRace | null {
  if (fighter.casting !== null) return raceOfCasters(fight, caster, read, fighter, fighter.casting);
  if (read || seconds > SHORT_SPELL) return 'weapon';
  const own = ownValue(signs, who);
  if (own === undefined) return null;
  const outcome = compareSigns(own, sign);
  if (outcome === 'drawn') return fight.houseRules.spellDraw;
  return outcome === 'won' ? 'spell' : 'weapon';
}

/** KPO-A-42: two casters go by initiative; who reads aloud loses against one who does not. */
function raceOfCasters(
  fight: KpoFight,
  caster: KpoFighter,
  read: boolean,
  other: KpoFighter,
  { read: otherReads }: Casting,
): SpellRace {
  if (read !== otherReads) return read ? 'weapon' : 'spell';
  const order = orderNow(fight);
  const ahead = stepOf(order, other.id) - stepOf(order, caster.id);
  if (ahead === 0) return 'at-once';
  return ahead > 0 ? 'spell' : 'weapon';
}

/** First is the spell only if it is faster than everybody named. */
function firstOf(races: readonly SpellRace[]): SpellRace {
  const slower = (['weapon', 'again', 'at-once'] as const).find((race) => races.includes(race));
  return slower ?? 'spell';
}

/** Those named who are faster and have their first attack of that round still before them. */
const whoGoesBefore = (
  fight: KpoFight,
  caster: KpoFighter,
  { against, tooLate, round }: Casting,
): readonly CharacterId[] =>
  round !== fight.round
    ? []
    : fight.fighters
        .filter(({ id }) => against.includes(id) && !tooLate.includes(id))
        .filter((fighter) => fighter.used === 0 && fighter.casting === null && mayStillAttack(fight, fighter))
        .filter(({ id }) => inReach(fight, id, caster.id))
        .map(({ id }) => id);

const stepOf = (order: readonly (readonly CharacterId[])[], id: CharacterId): number =>
  order.findIndex((step) => step.includes(id));
