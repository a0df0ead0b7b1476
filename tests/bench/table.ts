import { randomUUID } from 'node:crypto';
import type { Accepted } from '../../shared/contract/answer.ts';
import type { Command } from '../../shared/contract/commands.ts';
import { commandId, instant } from '../../shared/vocabulary/ids.ts';
import type { Camp } from '../../src-main/camp/camp.ts';
import { openCamp } from '../../src-main/camp/open-camp.ts';
import type { Store } from '../../src-main/store/store.ts';
import { crowd } from './busy-fights.ts';

/** A camp, and somebody who enters commands into it that must all be accepted. */
export interface Table {
  readonly camp: Camp;
  readonly enter: (command: Command) => Accepted;
}

/** A started camp on a store, with so many people in it. */
export function tableOn(store: Store, people: number): Table {
  const camp = openCamp({ store, clock: { now: () => instant(Date.now()) }, sample: () => [] });
  const enter = entering(camp);
  enter({ type: 'startCamp', name: 'Čierny hvozd', sample: false });
  crowd(people).forEach(enter);
  return { camp, enter };
}

/** Enters commands that must be accepted. */
export const entering =
  (camp: Camp): Table['enter'] =>
  (command) => {
    const answer = camp.perform({ commandId: commandId(randomUUID()), command, org: 'Zuzana' });
    if (!answer.ok) throw new Error(`${JSON.stringify(command)} was refused: ${JSON.stringify(answer.refusal)}`);
    return answer;
  };
