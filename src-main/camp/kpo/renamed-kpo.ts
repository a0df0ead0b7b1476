import type { KpoFightCommand, KpoOpeningCommand, OverrideKpoCommand } from '../../../shared/kpo/commands.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';

export type RecordedKpoCommand = KpoOpeningCommand | KpoFightCommand | OverrideKpoCommand;

/** A command of a record with other people in it, by `one`. */
export function renamedKpo(command: RecordedKpoCommand, one: (id: CharacterId) => CharacterId): RecordedKpoCommand {
  switch (command.type) {
    case 'openKpoFight':
      return { ...command, sides: command.sides.map((side) => ({ ...side, members: side.members.map(one) })) };
    case 'kpoBonus':
    case 'kpoTactic':
    case 'kpoSituation':
    case 'kpoPass':
    case 'kpoSpoken':
    case 'kpoJoin':
    case 'overrideKpo':
      return { ...command, who: one(command.who) };
    case 'kpoCast':
      return { ...command, who: one(command.who), signs: renamedKeys(command.signs, one) };
    case 'kpoCharge':
      return { ...command, who: one(command.who), on: one(command.on) };
    case 'kpoAttack':
      return { ...command, by: one(command.by), on: one(command.on) };
    case 'kpoSuspicious':
      return { ...command, who: one(command.who), of: one(command.of) };
    case 'kpoApart': {
      const [first, second] = command.who;
      return { ...command, who: [one(first), one(second)] };
    }
    case 'kpoOrder':
      return { ...command, first: command.first.map(one) };
    case 'kpoSigns':
      return { ...command, signs: renamedKeys(command.signs, one) };
    case 'kpoEndRound':
    case 'kpoStop':
    case 'kpoClose':
      return command;
    default:
      return command satisfies never;
  }
}

/** A sign belongs to a side or to somebody; what is nobody's id stays. */
const renamedKeys = <Value>(
  signs: Readonly<Record<string, Value>>,
  one: (id: CharacterId) => CharacterId,
): Readonly<Record<CharacterId, Value>> =>
  Object.fromEntries(Object.entries(signs).map(([id, sign]) => [one(id as CharacterId), sign]));
