import type { ViewsMessage } from '../../shared/contract/views.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { anyFightEntry } from './any-entries.ts';
import { Dice, type Throw } from './dice.ts';
import { fightsIn, offered } from './entries.ts';

/** What belongs to no fight on its own is not for the ring. */
const elsewhere: ReadonlySet<string> = new Set(['kill', 'rob', 'pursue', 'castSpecial']);

/** Two times of three what the views offer, which must be accepted; else anything. */
export function nextCommand(
  views: ViewsMessage,
  { command, choices }: Throw,
): { readonly command: CommandDraft; readonly isOffered: boolean } {
  const dice = new Dice(choices);
  const isOpen = fightsIn(views).length > 0;
  const offers = offered(views, dice).filter(
    ({ type }) => !elsewhere.has(type) && !(isOpen && (type === 'challenge' || type === 'recordOutcome')),
  );
  const offer = command % 3 > 0 ? dice.of(offers) : undefined;
  return offer === undefined
    ? { command: anyFightEntry(views, dice), isOffered: false }
    : { command: offer, isOffered: true };
}
