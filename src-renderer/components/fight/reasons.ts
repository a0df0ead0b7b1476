import type { FightView, HitSum, LogLine } from '../../../shared/contract/views.ts';
import { ruleOfSpell } from '../../../shared/dbf/spells/spell-rule-view.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import type { SpellId } from '../../../shared/vocabulary/spells.ts';
import { t } from '../../state/i18n.svelte.ts';
import { fighterIn, struckBy, type OutcomeOf, type PairOf } from './standing.ts';

/** Why something is so: a rule of the reference and what it says here. */
export interface Reason {
  readonly rule: string;
  readonly words: string;
}

export const hitReasons = (hit: HitSum): readonly Reason[] =>
  hit.parts.map(({ from, by, rule }) => ({ rule, words: t(`fight.why.${from}`, { by }) }));

/** The rules behind a line of the record. */
export function lineReasons(line: LogLine, view: FightView): readonly Reason[] {
  const { command } = line;
  const pairedByThemselves = line.forced.length > 0 ? [reason('DBF-PAIR-05', 'forced')] : [];
  switch (command.type) {
    case 'challenge':
      return [reason('DBF-CHL-03', 'challenge'), ...pairedByThemselves];
    case 'join':
      return [reason('DBF-HLP-01', 'join'), ...pairedByThemselves];
    case 'pick':
      return [reason('DBF-PAIR-02', 'pick'), ...pairedByThemselves];
    case 'drinkPotion':
      return [reason('DBF-POT-01', 'potion')];
    case 'cast':
      return [reason('DBF-SPP-01', 'cast'), spellReason(command.spell)];
    case 'scoreDuel':
      return [...duelReasons(view, command.pair, command.outcome), ...pairedByThemselves];
    case 'dodge':
      return [reason('DBF-ABI-UHY-2', 'dodge')];
    case 'flee':
      return [reason('DBF-END-02', 'flee'), ...(felled(line) ? [reason('DBF-A-71', 'fleeLast')] : [])];
    case 'closePhases':
      return [
        ...[...new Set(line.parts.map(({ spell }) => spell))].map(spellReason),
        ...(command.phases.includes('wounds') ? [reason('DBF-DMG-01', 'wounds')] : []),
        ...(command.phases.includes('end') ? [reason('DBF-END-07', 'end')] : []),
        ...pairedByThemselves,
      ];
    case 'kill':
      return [reason('DBF-AFT-05', 'kill')];
    case 'rob':
      return [reason('DBF-AFT-03', 'rob')];
    case 'pursue':
      return [reason('DBF-END-03', 'pursue')];
    case 'override':
      return [reason('DBF-GEN-18', 'override')];
    default:
      return pairedByThemselves;
  }
}

function duelReasons(view: FightView, pair: PairOf, outcome: OutcomeOf): readonly Reason[] {
  const hitters = struckBy(pair, outcome).map((id) => (id === pair.challenger ? pair.challenged : pair.challenger));
  const sums = hitters.flatMap((id: CharacterId) => hitReasons(fighterIn(view, id)?.hit ?? { total: 0, parts: [] }));
  const rule = outcome === 'double' ? reason('DBF-DMG-02', 'double') : reason('DBF-DUEL-01', 'duel');
  return [rule, ...sums];
}

const spellReason = (spell: SpellId): Reason => ({ rule: ruleOfSpell(spell), words: t(`spells.effect.${spell}`) });

const felled = (line: LogLine) => line.changes.some((change) => change.to.status === 'knocked-out');

type Words = 'challenge' | 'join' | 'pick' | 'forced' | 'potion' | 'duel' | 'double' | 'wounds' | 'dodge' | 'flee';
type MoreWords = 'cast' | 'fleeLast' | 'end' | 'kill' | 'rob' | 'pursue' | 'override';
const reason = (rule: string, words: Words | MoreWords): Reason => ({ rule, words: t(`fight.why.${words}`) });
