import { randomUUID } from 'node:crypto';
import { commandId } from '../../shared/vocabulary/ids.ts';
import { ownFolder } from '../src-main/store/samples.ts';
import type { Bench } from './bench.ts';
import { writeBusyCamp } from './busy-camp.ts';
import { next } from './busy-fights.ts';
import { openWindow, startHost } from './host-process.ts';
import { median } from './measure.ts';

/** Commands until a fight of the busy camp stands at its duel. */
const TO_THE_DUEL = 6;

/** What a window receives when it opens on a busy camp, and with one command in one of its fights. */
export const weight: Bench = {
  name: 'weight',
  run: async () => {
    using place = ownFolder();
    const fights = writeBusyCamp(place.file, TO_THE_DUEL);
    await using host = await startHost(place.file);
    using window = await openWindow(host.address);
    const opened = window.received();
    const commands: number[] = [];
    const views: number[] = [];
    for (const command of fights.flatMap((fight) => next(fight, 2))) {
      const before = window.received();
      await window.client.command({ commandId: commandId(randomUUID()), command });
      const { fights: told } = await window.next();
      commands.push(window.received() - before);
      views.push(Buffer.byteLength(JSON.stringify(told)));
    }
    const { fights: shown = {}, characters = {}, timers = [] } = window.first;
    const count = (views: object) => String(Object.keys(views).length);
    return [
      {
        name: 'a window that opens on a busy camp',
        ours: kilobytes(opened),
        reference: `${count(shown)} fights, ${count(characters)} people, ${String(timers.length)} timers`,
        ratio: null,
        aim: null,
      },
      {
        name: '… and each command of a fight there',
        ours: kilobytes(median(commands)),
        reference: `${kilobytes(median(views))} for the fight itself`,
        ratio: median(commands) / median(views),
        aim: null,
      },
    ];
  },
};

const kilobytes = (bytes: number): string => `${(bytes / 1_024).toFixed(1)} kB`;
