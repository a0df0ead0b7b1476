import type { NamedSituation, Situation } from '../vocabulary/kpo-terms.ts';
import { refuse } from '../vocabulary/refusal.ts';
import { happens, type KpoDecision } from './decision.ts';
import { kpoFighterOf, type KpoFight, type KpoFighter } from './fight.ts';
import { partIf, type KpoPart } from './parts.ts';
import type { CharacterId } from '../vocabulary/ids.ts';

const modifiers: Readonly<Record<NamedSituation, number>> = { none: 0, disturbed: -3, hindered: -6, blinded: -12 };
const sources: Readonly<Record<NamedSituation, string>> = {
  none: 'KPO-MOD-03',
  disturbed: 'KPO-MOD-01',
  hindered: 'KPO-MOD-02',
  blinded: 'KPO-MOD-05',
};

/** KPO-MOD-01 to -05, KPO-A-46: one situation at a time, which the Km names; a number is the Km's own. */
export function situationParts(situation: Situation): readonly KpoPart[] {
  return typeof situation === 'number'
    ? partIf('situation', situation, 'KPO-MOD-05')
    : partIf('situation', modifiers[situation], sources[situation]);
}

/**
 * KPO-MOD-03, KPO-A-46: of all that disturbs or hinders at once only the heaviest counts, a survived backstab and an
 * untrained weapon among it; what the Km judged by itself comes on top.
 */
export function hindranceParts(
  fighter: Pick<KpoFighter, 'situation' | 'weakened'>,
  untrained: readonly KpoPart[] = [],
): readonly KpoPart[] {
  const named = fighter.situation === 'disturbed' || fighter.situation === 'hindered';
  const own = situationParts(fighter.situation);
  const causes = [...(named ? own : []), ...backstabbedParts(fighter), ...untrained];
  const heaviest = causes.toSorted((a, b) => a.by - b.by).slice(0, 1);
  return named ? heaviest : [...own, ...heaviest];
}

/** KPO-ORV-05, KPO-A-21: who survived a backstab is hindered in all combat values of the next round. */
const backstabbedParts = ({ weakened }: Pick<KpoFighter, 'weakened'>): readonly KpoPart[] =>
  weakened.now ? [{ from: 'backstabbed', by: -6, rule: 'KPO-ORV-05' }] : [];

/** A situation lasts until it is changed. */
export function decideSituation(fight: KpoFight, who: CharacterId, situation: Situation): KpoDecision {
  if (kpoFighterOf(fight, who) === undefined) return refuse('not-in-the-fight', { who });
  return happens({ type: 'v1.KpoSituationSet', fight: fight.id, who, situation });
}
