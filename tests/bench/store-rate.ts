import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { commandId } from '../../shared/vocabulary/ids.ts';
import { openWritable } from '../../src-main/store/open-database.ts';
import { openStore } from '../../src-main/store/open-store.ts';
import { character, exchange, fightRow, nothingWithdrawn, ownFolder } from '../src-main/store/samples.ts';

/**
 * Commits a second of a typical command (an entry, two characters, a fight, five subjects) against bare single-row
 * transactions on the same disk at the same durability. Both take turns, so that a busy moment hits both.
 */
const ROUNDS = 15;
const BATCH = 400;

using place = ownFolder(process.argv[2]);
const bare = openWritable(join(place.folder, 'bare'));
bare.execute('CREATE TABLE rows (id INTEGER PRIMARY KEY, body TEXT NOT NULL)');
const insert = bare.change<[string]>('INSERT INTO rows (body) VALUES (?)');
const body = JSON.stringify(exchange(1).entry.events);

const { store } = openStore(place.file);
let seq = 0;
const commit = () => {
  seq += 1;
  const number = Math.ceil(seq / 40) * 20 + (seq % 20);
  const who = [3, 7, 11, 13].map((step) => `character-${(seq * step) % 300}`);
  const { entry, subjects, answer } = exchange(seq, number, who);
  const changed = who.slice(0, 2).map((id) => character(id, seq % 5, `f${number}`));
  store.commit([{ entry: { ...entry, commandId: commandId(randomUUID()) }, subjects, answer }], nothingWithdrawn, {
    characters: new Map(changed.map((row) => [row.id, row])),
    fights: new Map([[fightRow(number).id, fightRow(number)]]),
  });
};

const rate = (work: () => void): number => {
  const start = performance.now();
  for (let count = 0; count < BATCH; count += 1) work();
  return (BATCH * 1_000) / (performance.now() - start);
};

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const rounds = Array.from({ length: ROUNDS }, () => ({ bare: rate(() => insert.run(body)), store: rate(commit) }));
const [bareRate, storeRate] = [middle(rounds.map((r) => r.bare)), middle(rounds.map((r) => r.store))];
const ratio = middle(rounds.map((r) => r.store / r.bare));
console.log(`bare ${bareRate.toFixed(0)}/s, store ${storeRate.toFixed(0)}/s, ratio ${ratio.toFixed(2)}`);
store.close();
bare.close();
