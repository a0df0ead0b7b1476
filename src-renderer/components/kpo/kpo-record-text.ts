import type { KpoLogLine } from '../../../shared/contract/kpo-views.ts';
import { t } from '../../state/i18n.svelte.ts';
import { kpoSumText } from '../../state/kpo-sum-text.ts';
import { numberText } from '../../state/signed.ts';
import { commandSentence } from '../fight/command-sentence.ts';
import { markName, plainText, textParts, type TextPart } from '../fight/text-parts.ts';
import { stands } from './kpo-types.ts';

type NameOf = (id: string) => string;
type Attack = NonNullable<KpoLogLine['attack']>;
type Blow = Attack['blows'][number];

/** A line of a KPO record in words: what was entered, the sums of every blow, and who stands how after it. */
export interface KpoRecordText {
  readonly sentence: readonly TextPart[];
  /** The sentence as one string, for labels. */
  readonly plain: string;
  readonly blows: readonly string[];
  readonly changes: readonly { readonly parts: readonly TextPart[]; readonly isLoss: boolean }[];
}

export function kpoRecordText(line: KpoLogLine, nameOf: NameOf): KpoRecordText {
  const sentence = commandSentence(line.command, nameOf, line.round);
  return {
    sentence: textParts(sentence),
    plain: plainText(sentence),
    blows: line.attack === null ? [] : line.attack.blows.map((blow) => blowText(blow, line.attack)),
    changes: line.changes.map((change) => ({
      parts: textParts(changeText(change, nameOf)),
      isLoss: change.to.hp < change.from.hp || (change.to.unconscious && !change.from.unconscious),
    })),
  };
}

function blowText(blow: Blow, attack: Attack | null): string {
  const against = t('kpoWindow.blow.against', {
    attack: numberText(blow.attack.total),
    attackParts: kpoSumText(blow.attack, t),
    defence: numberText(blow.defence.total),
    defenceParts: kpoSumText(blow.defence, t),
  });
  const said = (attack?.blows.length ?? 0) > 1 ? `${t(`kpo.hand.${blow.hand}`)}: ${against}` : against;
  return `${said} → ${resultText(blow)}`;
}

function resultText({ hit, wound, loss, knocksOut }: Blow): string {
  if (!hit) return t('kpoWindow.blow.miss');
  if (knocksOut) return t('kpoWindow.blow.knocksOut', { parts: kpoSumText(wound, t), wound: wound.total });
  if (loss === 0) return t('kpoWindow.blow.unhurt', { parts: kpoSumText(wound, t), wound: wound.total });
  return t('kpoWindow.blow.hit', { parts: kpoSumText(wound, t), wound: wound.total, loss });
}

function changeText({ who, from, to }: KpoLogLine['changes'][number], nameOf: NameOf): string {
  const hp = t('kpoWindow.changed', { who: markName(nameOf(who)), from: numberText(from.hp), to: numberText(to.hp) });
  if (stands(to)) return hp;
  return `${hp}, ${t(to.unconscious ? 'kpoWindow.state.unconscious' : 'kpoWindow.state.out')}`;
}
