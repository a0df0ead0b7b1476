import type { ViewsMessage } from '../../shared/contract/views.ts';
import { duelOutcomes } from '../../shared/dbf/fight.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { anything } from './any-entries.ts';
import type { Dice } from './dice.ts';
import { charactersIn, fightsIn } from './entries.ts';

/** Another command in the place of an entry, or another person in the place of a participant. */
export function rewriting(views: ViewsMessage, dice: Dice): CommandDraft | null {
  const view = dice.of(fightsIn(views));
  if (view === undefined) return null;
  const fight = view.id;
  const wrong = dice.of(view.fighters)?.id;
  const right = dice.of(charactersIn(views))?.id;
  if (dice.number(4) === 0 && wrong !== undefined && right !== undefined)
    return { type: 'swapParticipant', fight, wrong, right };
  const line = dice.of(view.log.filter(({ replaceable }) => replaceable));
  if (line === undefined) return null;
  const command = otherThan(line.command, views, dice);
  return { type: 'replace', fight, entry: line.entry, command } as CommandDraft;
}

/** A command of the same kind where there is one, so that a rewritten record goes on for a while. */
function otherThan(command: CommandDraft, views: ViewsMessage, dice: Dice): CommandDraft {
  switch (command.type) {
    case 'scoreDuel':
      return { ...command, outcome: dice.of(duelOutcomes) };
    case 'drinkPotion':
      return { ...command, heals: dice.number(5) };
    case 'pick':
      return { ...command, on: dice.of(charactersIn(views).map(({ id }) => id as string)) ?? command.on };
    case 'override':
      return { ...command, lives: dice.number(5) };
    case 'challenge':
      return dice.number(2) === 0 ? { ...command, by: command.to, to: command.by } : { ...command, place: 'well' };
    default:
      return dice.number(2) === 0 ? command : anything(views, dice);
  }
}
