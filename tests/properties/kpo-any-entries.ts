import type { ViewsMessage } from '../../shared/contract/views.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { signs } from '../../shared/vocabulary/kpo-terms.ts';
import type { Dice } from './dice.ts';
import { kpoFightsIn, kpoPeopleIn } from './kpo-entries.ts';
import { people, randomCommand } from './kpo-moves.ts';

/** The last entry of a camp with its start, the people of KPO and its house rules. */
export const BEFORE_THE_KPO_EVENING = people.length + 2;

/** Anything at all, whether it makes sense or not. */
export function anythingInKpo(views: ViewsMessage, dice: Dice): CommandDraft {
  const view = dice.of(kpoFightsIn(views));
  return dice.way<CommandDraft>([
    () => history(views, dice),
    () => aside(dice),
    () => rewritten(views, dice) ?? aside(dice),
    ...Array<() => CommandDraft>(3).fill(() =>
      view === undefined ? aside(dice) : (randomCommand(view.fight, dice) as CommandDraft),
    ),
  ]);
}

/** What belongs to no fight that runs, or to none at all. */
function aside(dice: Dice): CommandDraft {
  const one = () => dice.of(people);
  const who = one();
  const away = { fight: 'f9', who } as const;
  return dice.way<CommandDraft>([
    () => ({
      type: 'openKpoFight',
      place: 'mill',
      sides: [
        { name: 'x', members: [who] },
        { name: dice.of(['x', 'y', 'y', 'y']), members: [one()] },
      ],
    }),
    () => ({ type: 'editKpoCharacter', who, sheet: { name: who, hp: 5 + dice.number(20), armour: dice.number(4) } }),
    () => ({ type: 'overrideKpo', who, hp: dice.number(14) - 2, reason: 'seen' }),
    () => ({ type: 'overrideKpo', who, hp: 9, unconscious: dice.number(2) === 0, reason: 'seen' }),
    () => dice.of([{ type: 'kpoPass', ...away } as const, { type: 'kpoBonus', ...away } as const]),
    () => ({ type: 'enterKpoCharacter', id: who, sheet: { name: who } }),
  ]);
}

function history(views: ViewsMessage, dice: Dice): CommandDraft {
  const fight = dice.of(kpoFightsIn(views).map(({ id }) => id as string)) ?? 'f9';
  const undone = dice.of(kpoFightsIn(views).filter(({ canRedo }) => canRedo))?.id ?? fight;
  return dice.way<CommandDraft>([
    () => ({ type: 'undo', fight }),
    () => ({ type: 'redo', fight: undone }),
    () => ({ type: 'undoEntry', entry: BEFORE_THE_KPO_EVENING + 1 + dice.number(views.seq) }),
    () => ({ type: 'undoEntry', entry: Math.max(BEFORE_THE_KPO_EVENING + 1, views.seq - dice.number(3)) }),
  ]);
}

/** Another command in the place of an entry, or another person in the place of a fighter. */
function rewritten(views: ViewsMessage, dice: Dice): CommandDraft | null {
  const view = dice.of(kpoFightsIn(views));
  if (view === undefined) return null;
  const fight = view.id;
  const wrong = dice.of(view.fighters)?.id;
  const right = dice.of(kpoPeopleIn(views))?.id;
  if (dice.number(3) === 0 && wrong !== undefined && right !== undefined)
    return { type: 'swapParticipant', fight, wrong, right };
  const line = dice.of(view.log.filter(({ replaceable }) => replaceable));
  if (line === undefined) return null;
  const command = otherThan(line.command, () => randomCommand(view.fight, dice) as CommandDraft, dice);
  return { type: 'replace', fight, entry: line.entry, command } as CommandDraft;
}

/** A command of the same kind where there is one, so that a rewritten record goes on for a while. */
function otherThan(command: CommandDraft, any: () => CommandDraft, dice: Dice): CommandDraft {
  switch (command.type) {
    case 'kpoAttack':
      return command.signs === null || typeof command.signs !== 'object'
        ? { ...command, aim: -3 }
        : { ...command, signs: { ...command.signs, against: dice.of(signs) } };
    case 'kpoSigns':
      return {
        ...command,
        signs: Object.fromEntries(Object.keys(command.signs).map((name) => [name, dice.of(signs)])),
      };
    case 'overrideKpo':
      return { ...command, hp: dice.number(12) };
    case 'openKpoFight':
      return { ...command, place: 'well' };
    default:
      return dice.number(2) === 0 ? command : any();
  }
}
