import { checkKpoCharacter } from './check-kpo-character.ts';
import { kpoExpectations, type KpoExpectations } from './format-kpo-expectations.ts';
import {
  kpoCharacter,
  kpoCommands,
  type KpoCharacter,
  type KpoCommandName,
  type KpoStepCommand,
} from './format-kpo.ts';
import type { StepFormat } from './read-steps.ts';
import { valueIn } from './shape-of-collections.ts';
import type { Shape } from './shape.ts';

/** A character under `characters`, which the rules must allow. */
export const kpoCharacterIn =
  (name: string): Shape<KpoCharacter> =>
  (node, reading) => {
    const character = kpoCharacter(node, reading);
    if (character !== null) checkKpoCharacter(name, character, node, reading);
    return character;
  };

export const kpoFormat: StepFormat<KpoStepCommand, KpoExpectations> = {
  knows: isCommand,
  expectations: kpoExpectations,
  read(entry, reading) {
    if (!isCommand(entry.name)) return null;
    const value = valueIn<unknown>(entry, kpoCommands[entry.name], reading);
    return value === null ? null : ({ name: entry.name, value } as KpoStepCommand);
  },
  after(command, reading) {
    const sides = sidesNamedBy(command);
    return sides.length === 0 ? reading : { ...reading, sides: new Set([...reading.sides, ...sides]) };
  },
};

function sidesNamedBy(command: KpoStepCommand): readonly string[] {
  if (command.name === 'fight') return Object.keys(command.value);
  return command.name === 'join' ? [command.value.side] : [];
}

function isCommand(name: string): name is KpoCommandName {
  return Object.hasOwn(kpoCommands, name);
}
