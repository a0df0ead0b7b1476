import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from '../../shared/contract/commands.ts';
import { commandId } from '../../shared/vocabulary/ids.ts';
import { ownFolder } from '../src-main/store/samples.ts';
import { atMost, CannotMeasure, type Bench } from './bench.ts';
import { writeBusyCamp } from './busy-camp.ts';
import { next } from './busy-fights.ts';
import { openWindow, startHost, type Client } from './host-process.ts';

/** Commands into a fight before the host starts: the second round runs. */
const BEFORE = 15;

/** What the process of the host holds with a busy camp and two windows, after an evening's work. */
export const memory: Bench = {
  name: 'memory',
  run: async (quick) => {
    using place = ownFolder();
    const fights = writeBusyCamp(place.file, BEFORE);
    await using host = await startHost(place.file);
    using window = await openWindow(host.address);
    using other = await openWindow(host.address);
    for (const running of fights) {
      for (const command of next(running, quick ? 3 : 12)) await send(window.client, command);
    }
    await wait(quick ? 500 : 3_000);
    const { now, peak } = megabytesOf(host.pid);
    const { fights: shown = {}, characters = {}, timers = [] } = other.first;
    const held = `${Object.keys(shown).length} fights, ${Object.keys(characters).length} people, ${timers.length} timers`;
    return [
      {
        name: `memory, ${held}`,
        ours: `${now.toFixed(0)} MB`,
        reference: `at most ${peak.toFixed(0)} MB`,
        ratio: null,
        aim: atMost(now, 200, ' MB'),
      },
    ];
  },
};

async function send(client: Client, command: Command): Promise<void> {
  const answer = await client.command({ commandId: commandId(randomUUID()), command });
  if (!answer.ok) throw new Error(`${command.type} was refused: ${answer.refusal.code}`);
}

/** Resident memory of a process, and the most it ever was. */
function megabytesOf(pid: number): { readonly now: number; readonly peak: number } {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) throw new CannotMeasure('this system has no /proc to read the memory from');
  const status = readFileSync(file, 'utf8');
  const line = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1_024;
  return { now: line('VmRSS'), peak: line('VmHWM') };
}
