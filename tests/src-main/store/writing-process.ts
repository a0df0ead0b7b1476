import { openStore } from '../../../src-main/store/open-store.ts';
import { character, exchange, fightRow, nothingWithdrawn } from './samples.ts';

/** A console of its own process: writes entry after entry until it is killed, and tells each that is on the disk. */
const { store } = openStore(process.argv[2] ?? '');
for (let seq = store.lastSeq() + 1; ; seq += 1) {
  const row = character('boris', seq % 100);
  const fight = fightRow(seq);
  store.commit([exchange(seq)], nothingWithdrawn, {
    characters: new Map([[row.id, row]]),
    fights: new Map([[fight.id, fight]]),
  });
  process.stdout.write(`${seq}\n`);
}
