import type { CharacterId } from '../vocabulary/ids.ts';
import type { BulkCommand } from './bulk-commands.ts';

export type { BulkCommand } from './bulk-commands.ts';

/** Everybody that a command is about, each once. */
export const peopleInBulk = (command: BulkCommand): readonly CharacterId[] => [
  ...new Set(command.type === 'markPrinted' ? command.cards.map(({ who }) => who) : command.who),
];
