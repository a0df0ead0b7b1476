import { checkCharacter } from './check-character.ts';
import { dbfCharacter, type DbfCharacter } from './format-dbf-character.ts';
import { dbfCommands, type DbfCommandName, type DbfStepCommand } from './format-dbf-commands.ts';
import { dbfExpectations, type DbfExpectations } from './format-dbf-expectations.ts';
import type { StepFormat } from './read-steps.ts';
import { valueIn } from './shape-of-collections.ts';
import type { Shape } from './shape.ts';

/** A character under `characters`, which the rules must allow. */
export const dbfCharacterIn =
  (name: string): Shape<DbfCharacter> =>
  (node, reading) => {
    const character = dbfCharacter(node, reading);
    if (character !== null) checkCharacter(name, character, node, reading);
    return character;
  };

export const dbfFormat: StepFormat<DbfStepCommand, DbfExpectations> = {
  knows: isCommand,
  expectations: dbfExpectations,
  read(entry, reading) {
    if (!isCommand(entry.name)) return null;
    const value = valueIn<unknown>(entry, dbfCommands[entry.name], reading);
    return value === null ? null : ({ name: entry.name, value } as DbfStepCommand);
  },
  after: (command, reading) =>
    command.name === 'character' ? { ...reading, names: new Set([...reading.names, command.value.id]) } : reading,
};

function isCommand(name: string): name is DbfCommandName {
  return Object.hasOwn(dbfCommands, name);
}
