import type { FightView, LogLine } from '../../../shared/contract/views.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import type { Console } from '../../state/console.svelte.ts';
import { commandSentence } from './command-sentence.ts';
import { createEntryDesk } from './entry-desk.svelte.ts';
import { plainText } from './text-parts.ts';

/** What stands open above the fight. */
export type OpenDialog =
  | { readonly kind: 'override' | 'stop' | 'swap' | 'withdraw' }
  | { readonly kind: 'flee'; readonly who: CharacterId }
  | { readonly kind: 'kill' | 'rob'; readonly on: CharacterId }
  | { readonly kind: 'replace'; readonly line: LogLine };

export type FightDesk = ReturnType<typeof createFightDesk>;

/** The table of a DBF fight. */
export const createFightDesk = (console: Console, opened: FightView) =>
  createEntryDesk<LogLine, FightView, OpenDialog>(console, opened, {
    find: console.fight,
    nameOf: (id, view) =>
      [...view.fighters, ...view.present].find((person) => person.id === id)?.name ?? console.nameOf(id),
    sentence: (command, nameOf, { round }) => plainText(commandSentence(command, nameOf, round)),
  });
