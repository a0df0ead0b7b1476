import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CampInUse } from '../../../src-main/store/errors.ts';
import { openReadOnlyStore, openStore } from '../../../src-main/store/open-store.ts';
import { character, exchange, ownFolder } from './samples.ts';

const script = fileURLToPath(new URL('./writing-process.ts', import.meta.url));

/** Another console that writes until it said that `least` entries are on the disk. */
async function writingConsole(file: string, least: number) {
  const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  const saidEnough = new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the other console ended by itself')));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (lastWhole(said) >= least) resolve();
    });
  });
  await saidEnough;
  return {
    kill: async () => {
      child.removeAllListeners('exit');
      child.kill('SIGKILL');
      await once(child, 'close');
      return lastWhole(said);
    },
  };
}

const lastWhole = (said: string): number => Number(said.split('\n').at(-2) ?? 0);

test('what was committed survives a killed console, and nothing is there by half', async () => {
  using place = ownFolder();
  let before = 0;
  for (const more of [1, 20, 57]) {
    const other = await writingConsole(place.file, before + more);
    const said = await other.kill();
    const { store, setAside } = openStore(place.file);
    const last = store.lastSeq();
    const { characters, fights } = store.tables();
    expect([setAside, last >= said]).toEqual([null, true]);
    expect(Array.from(store.journal(), ({ entry }) => entry)).toEqual(
      Array.from({ length: last }, (_, index) => exchange(index + 1).entry),
    );
    expect([[...characters.values()], fights.size]).toEqual([[character('boris', last % 100)], last]);
    store.close();
    before = last;
  }
});

test('a camp that another process writes is refused, can be read, and opens once that process was killed', async () => {
  using place = ownFolder();
  const other = await writingConsole(place.file, 3);
  expect(() => openStore(place.file)).toThrow(new CampInUse(place.file));
  const reader = openReadOnlyStore(place.file);
  expect(reader.lastSeq()).toBeGreaterThanOrEqual(3);
  reader.close();
  await other.kill();
  openStore(place.file).store.close();
});
