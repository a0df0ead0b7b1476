import type { LogLine } from '../../../shared/contract/views.ts';
import { t } from '../../state/i18n.svelte.ts';
import { commandSentence } from './command-sentence.ts';
import { effectText, formText, marksText } from './effect-text.ts';
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

interface Words {
  readonly words: string;
  readonly isLoss: boolean;
}

export function recordText(line: LogLine, nameOf: NameOf): RecordText {
  const sentence = commandSentence(line.command, nameOf, line.round);
  return {
    sentence: textParts(sentence),
    plain: plainText(sentence),
    effects: [
      ...effectsOn(line, nameOf),
      ...line.forced.map((pair) => ({ words: forced(pair, nameOf), isLoss: false })),
    ]
      .filter(({ words }) => words !== '')
      .map(({ words, isLoss }) => ({ parts: textParts(words), isLoss })),
  };
}

/** What happened to each: with lives or state, by spells alone, the marks that they left, and the form. */
function effectsOn({ changes, parts, marks, forms }: LogLine, nameOf: NameOf): readonly Words[] {
  const people = [...new Set([...parts, ...changes, ...marks, ...forms].map(({ who }) => who))];
  return people.flatMap((who) => {
    const isMine = (one: { readonly who: string }) => one.who === who;
    const [change = { who, from: unchanged, to: unchanged }, ...later] = changes.filter(isMine);
    const told = [{ ...change, parts: parts.filter(isMine) }, ...later];
    const left = marks.filter(isMine).map(({ mark }) => mark);
    return [
      ...told.map((one) => ({ words: effectText(one, nameOf), isLoss: one.to.lives < one.from.lives })),
      { words: marksText(who, left, nameOf), isLoss: false },
      ...forms.filter(isMine).map((form) => ({ words: formText(form, nameOf), isLoss: false })),
    ];
  });
}

/** Stands for whoever is as before. */
const unchanged = { lives: 0, status: 'up' } as const;

const forced = (pair: LogLine['forced'][number], nameOf: NameOf): string =>
  t('commands.effects.forced', {
    one: markName(nameOf(pair.challenger)),
    other: markName(nameOf(pair.challenged)),
  });
