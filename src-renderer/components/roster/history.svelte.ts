import type { Command } from '../../../shared/contract/commands.ts';
import type { JournalLine } from '../../../shared/contract/views.ts';
import { t } from '../../state/i18n.svelte.ts';
import { commandSentence } from '../fight/command-sentence.ts';
import { textParts, type TextPart } from '../fight/text-parts.ts';

/** The entries about one character, loaded when asked. While new ones come, the old ones stay in sight. */
export function createHistory(load: () => Promise<readonly JournalLine[]>) {
  let lines = $state.raw<readonly JournalLine[] | null>(null);
  let failed = $state(false);
  let turn = 0;

  async function refresh() {
    const mine = ++turn;
    try {
      const loaded = await load();
      if (mine === turn) [lines, failed] = [loaded, false];
    } catch {
      if (mine === turn) failed = true;
    }
  }

  return {
    get lines() {
      return lines;
    },
    get failed() {
      return failed;
    },
    refresh,
  };
}

/** Entered a minute or more after it happened. */
export const isLate = ({ at, recordedAt }: JournalLine): boolean => recordedAt - at >= 60_000;

/** What an entry says; what the console wrote itself has no command. */
export const lineSentence = ({ command }: JournalLine, nameOf: (id: string) => string): readonly TextPart[] =>
  textParts(command === null ? t('roster.sheet.expiry') : sentence(command, nameOf));

/** Out of its fight, an entry knows no round. */
const sentence = (command: Command, nameOf: (id: string) => string): string =>
  command.type === 'closePhases'
    ? t('commands.closePhases', { phases: command.phases.map((phase) => t(`terms.phase.${phase}`)).join(', ') })
    : commandSentence(command, nameOf, 0);
