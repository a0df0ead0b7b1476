import type { CharacterId } from '../vocabulary/ids.ts';
import type { Sign } from '../vocabulary/kpo-terms.ts';
import { ownValue } from '../vocabulary/own-value.ts';
import { refuse } from '../vocabulary/refusal.ts';
import { happens, type KpoDecision } from './decision.ts';
import { ableSides, isAble, kpoFighterOf, type Again, type KpoFight, type KpoFighter } from './fight.ts';
import type { KpoHouseRules } from './house-rules.ts';
import { sumOf, type KpoSum } from './parts.ts';
import { compareSigns, type SignOutcome } from './signs.ts';
import { hindranceParts } from './situation.ts';

type Throws = Readonly<Record<string, Sign>>;

/** KPO-INI-05, KPO-A-01: who shows a sign: the sides that can still fight, or each fighter by house rule. */
export const throwers = (fight: KpoFight): readonly string[] =>
  fight.houseRules.initiativeThrows === 'each-person'
    ? fight.fighters.filter(isAble).map(({ id }) => id)
    : ableSides(fight);

/**
 * KPO-INI-05 to -10: one sign each settles the order until the combat situation changes. Who is down has the last place
 * in it, for the case that an ORG puts them on their feet.
 */
export function decideSigns(fight: KpoFight, signs: Throws): KpoDecision {
  const expected = throwers(fight);
  const stranger = Object.keys(signs).find((name) => !expected.includes(name));
  if (stranger !== undefined) return refuse('sign-of-nobody', { party: stranger }, 'KPO-INI-05');
  const missing = expected.filter((name) => ownValue(signs, name) === undefined);
  if (missing.length > 0) return refuse('signs-missing', { who: missing }, 'KPO-INI-05');
  const winners = winnersOf(signs, fight.houseRules.initiativeThrows);
  const throwOf = (fighter: KpoFighter): string =>
    fight.houseRules.initiativeThrows === 'each-person' ? fighter.id : fighter.side;
  const initiative = fight.fighters
    .filter(isAble)
    .map((fighter) => ({ who: fighter.id, value: initiativeOf(fight, fighter, winners.includes(throwOf(fighter))) }));
  const order = orderBy(initiative);
  const fallen = fight.fighters.filter((fighter) => !isAble(fighter)).map(({ id }) => [id]);
  return happens({
    type: 'v1.KpoInitiativeSettled',
    fight: fight.id,
    signs,
    initiative,
    order: [...order, ...fallen],
    again: tieBetweenSides(fight, order),
  });
}

/** KPO-INI-08, KPO-A-04: the Km's +1 for a weapon, to one of them and before the signs. */
export function decideBonus(fight: KpoFight, who: CharacterId): KpoDecision {
  const fighter = kpoFighterOf(fight, who);
  if (fighter === undefined) return refuse('not-in-the-fight', { who });
  if (!isAble(fighter)) return refuse('not-active', { who }, 'KPO-A-06');
  if (fight.bonus !== null) return refuse('bonus-given', { who: fight.bonus }, 'KPO-A-04');
  return happens({ type: 'v1.KpoBonusGiven', fight: fight.id, who });
}

/**
 * KPO-INI-06, KPO-A-01: of exactly two different signs all that show the beating one win, else nobody. Pairwise, by house
 * rule, who beats more of the others than beat it.
 */
export function winnersOf(signs: Throws, throws: KpoHouseRules['initiativeThrows']): readonly string[] {
  const names = Object.keys(signs);
  const against = (name: string, outcome: SignOutcome): number =>
    names.filter((other) => compared(signs, name, other) === outcome).length;
  if (throws === 'pairwise') return names.filter((name) => against(name, 'won') > against(name, 'lost'));
  return new Set(Object.values(signs)).size === 2 ? names.filter((name) => against(name, 'won') > 0) : [];
}

/** KPO-INI-06, -07, -08, KPO-A-45. */
const initiativeOf = (fight: KpoFight, fighter: KpoFighter, won: boolean): KpoSum =>
  sumOf([
    { from: 'dexterity', by: fighter.sheet.dexterity, rule: 'KPO-INI-07' },
    ...(won ? [{ from: 'signs-won', by: 3, rule: 'KPO-INI-06' } as const] : []),
    ...(fight.bonus === fighter.id ? [{ from: 'weapon-bonus', by: 1, rule: 'KPO-INI-08' } as const] : []),
    ...(fight.houseRules.combatValues === 'with-initiative' ? hindranceParts(fighter) : []),
  ]);

type Values = readonly { readonly who: CharacterId; readonly value: KpoSum }[];

/** KPO-INI-09, -10, KPO-A-02: from the highest value down; equal ones act at once. */
function orderBy(initiative: Values): readonly (readonly CharacterId[])[] {
  const values = [...new Set(initiative.map(({ value }) => value.total))].toSorted((a, b) => b - a);
  return values.map((total) => initiative.filter(({ value }) => value.total === total).map(({ who }) => who));
}

/** KPO-INI-10, KPO-A-03: a tie between sides asks for new signs; one inside a side does not. */
function tieBetweenSides(fight: KpoFight, order: readonly (readonly CharacterId[])[]): Again | null {
  const sideOf = (id: CharacterId): string | undefined => kpoFighterOf(fight, id)?.side;
  const tied = order.filter((step) => new Set(step.map(sideOf)).size > 1).flat();
  return tied.length === 0 ? null : { why: 'tie', who: tied };
}

function compared(signs: Throws, a: string, b: string): SignOutcome {
  const [one, other] = [ownValue(signs, a), ownValue(signs, b)];
  return one === undefined || other === undefined ? 'drawn' : compareSigns(one, other);
}
