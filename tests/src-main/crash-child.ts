import { writeSync } from 'node:fs';
import { commandSchema } from '../../shared/contract/commands.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { commandId, instant } from '../../shared/vocabulary/ids.ts';
import { openCamp } from '../../src-main/camp/open-camp.ts';
import { openStore } from '../../src-main/store/open-store.ts';
import { nextEntry, seeded } from './busy-table.ts';

/*
 * Enters commands into a camp as fast as it can, until it is killed. Every answer goes to standard output once it is given.
 * Arguments: the camp file, the seed, the time of its clock at the start (20 seconds go by with each command).
 */
const [file = '', seed = '0', start = '0'] = process.argv.slice(2);
const random = seeded(Number(seed));
let sent = 0;
const { store } = openStore(file);
const clock = { now: () => instant(Number(start) + sent * 20_000) };
const camp = openCamp({ store, clock, sample: () => [] });

if (store.lastSeq() === 0) setUp();
for (;;) enter(nextEntry(camp.views(), random));

function enter(draft: CommandDraft): void {
  sent += 1;
  const id = commandId(`run-${seed}-${String(sent)}`);
  const answer = camp.perform({ commandId: id, command: commandSchema.parse(draft) });
  if (answer.ok) writeSync(1, `${JSON.stringify({ commandId: id, answer })}\n`);
}

function setUp(): void {
  enter({ type: 'startCamp', name: 'Crash', sample: false });
  for (let number = 1; number <= 20; number += 1) {
    enter({
      type: 'enterCharacter',
      id: `c${String(number)}`,
      sheet: {
        name: `C${String(number)}`,
        player: '',
        origin: { is: 'creature', creature: 'human', lives: 3 },
        faction: 'none',
        level: 1,
        abilities: [],
        granted: number % 3 === 0 ? ['dodge'] : [],
        weapon: 'short dagger',
        armour: 'none',
        shield: false,
        bonus: 0,
        hit: 1,
      },
      ducats: 0,
      items: [],
    });
  }
}
