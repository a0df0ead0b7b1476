import type { JournalLine, ToldCommand } from '../../../shared/contract/journal-views.ts';
import { t } from '../../state/i18n.svelte.ts';
import { found } from '../../state/search.ts';
import { commandSentence } from '../fight/command-sentence.ts';
import { textParts, type TextPart } from '../fight/text-parts.ts';

type NameOf = (id: string) => string;

/** A piece of what an entry says; `id` is that of the name, null where two of that name are in it. */
interface LinePart extends TextPart {
  readonly id: string | null;
}

/** Entered a minute or more after it happened. */
export const isLate = ({ at, recordedAt }: JournalLine): boolean => recordedAt - at >= 60_000;

/** What an entry says; what the console wrote itself has no command. */
export function lineParts({ command }: JournalLine, nameOf: NameOf): readonly LinePart[] {
  if (command === null) return [{ text: t('roster.sheet.expiry'), isName: false, id: null }];
  const ids = new Map<string, string | null>();
  const noted = (id: string): string => {
    const name = nameOf(id);
    ids.set(name, (ids.get(name) ?? id) === id ? id : null);
    return name;
  };
  return textParts(sentence(command, noted)).map((part) => ({
    ...part,
    id: part.isName ? (ids.get(part.text) ?? null) : null,
  }));
}

export const lineText = (line: JournalLine, nameOf: NameOf): string =>
  lineParts(line, nameOf)
    .map(({ text }) => text)
    .join('');

/** Whether every word of the query stands in what is shown of an entry. */
export const lineFound = (query: string, line: JournalLine, nameOf: NameOf): boolean =>
  found(
    query,
    lineText(line, nameOf),
    tableText(line),
    line.org ?? '',
    t('journal.entry', { entry: line.entry }),
    ...line.people.map(nameOf),
  );

/** The fight that an entry belongs to; empty outside of one. */
export const tableText = ({ table }: JournalLine): string => (table === null ? '' : t('journal.fight', table));

/** Out of its fight, an entry knows no round. */
function sentence(command: ToldCommand, nameOf: NameOf): string {
  if (command.type === 'kpoEndRound') return t('commands.closePhases', { phases: t('terms.phase.end') });
  return command.type === 'closePhases'
    ? t('commands.closePhases', { phases: command.phases.map((phase) => t(`terms.phase.${phase}`)).join(', ') })
    : commandSentence(command, nameOf, 0);
}
