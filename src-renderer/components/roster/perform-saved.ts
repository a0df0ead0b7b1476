import type { Command } from '../../../shared/contract/commands.ts';
import type { Console } from '../../state/console.svelte.ts';
import { saved } from './saved.svelte.ts';

/** Sends a command that needs no dialog; what was accepted can be taken back from the toast. */
export async function performSaved(console: Console, command: Command, name: string): Promise<boolean> {
  const answer = await console.perform(command);
  if (!answer?.ok) return false;
  saved.show({ entry: answer.seq, name, undone: false });
  return true;
}
