import type { LogLine, StandingChange } from '../../../shared/contract/views.ts';
import { t } from '../../state/i18n.svelte.ts';
import { commandSentence } from './command-sentence.ts';
import { markName, plainText, textParts, type TextPart } from './text-parts.ts';

type NameOf = (id: string) => string;

/** A line of the record in words: what was entered, and what came of it. */
export interface RecordText {
  readonly sentence: readonly TextPart[];
  /** The sentence as one string, for labels. */
  readonly plain: string;
  readonly effects: readonly Effect[];
}

interface Effect {
  readonly parts: readonly TextPart[];
  /** Somebody lost lives. */
  readonly isLoss: boolean;
}

export function recordText(line: LogLine, nameOf: NameOf): RecordText {
  const sentence = commandSentence(line.command, nameOf, line.round);
  return {
    sentence: textParts(sentence),
    plain: plainText(sentence),
    effects: [
      ...line.changes.map((change) => ({ words: effect(change, nameOf), isLoss: change.to.lives < change.from.lives })),
      ...line.forced.map((pair) => ({ words: forced(pair, nameOf), isLoss: false })),
    ]
      .filter(({ words }) => words !== '')
      .map(({ words, isLoss }) => ({ parts: textParts(words), isLoss })),
  };
}

function effect({ who, from, to }: StandingChange, nameOf: NameOf): string {
  const values = { who: markName(nameOf(who)), from: from.lives, to: to.lives, status: t(`terms.status.${to.status}`) };
  const newStatus = from.status !== to.status;
  if (from.lives === to.lives) return newStatus ? t('commands.effects.status', values) : '';
  return newStatus ? t('commands.effects.livesAndStatus', values) : t('commands.effects.lives', values);
}

const forced = (pair: LogLine['forced'][number], nameOf: NameOf): string =>
  t('commands.effects.forced', {
    one: markName(nameOf(pair.challenger)),
    other: markName(nameOf(pair.challenged)),
  });
