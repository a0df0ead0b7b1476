import { randomUUID } from 'node:crypto';
import { commandId } from '../../shared/vocabulary/ids.ts';
import { ownFolder } from '../src-main/store/samples.ts';
import { atMost, type Bench } from './bench.ts';
import { bigRoster } from './big-roster.ts';
import { openWindow, startHost } from './host-process.ts';

const ROWS = 2_000;
const SECONDS = 3;

/** The same import as a window sees it: from asking for the preview until everybody is told, over the socket of the host. */
export const importWindow: Bench = {
  name: 'import-window',
  run: async () => {
    using place = ownFolder();
    await using host = await startHost(place.file);
    using window = await openWindow(host.address);
    using other = await openWindow(host.address);
    const { client, received, next } = window;
    await client.command({
      commandId: commandId(randomUUID()),
      command: { type: 'startCamp', name: 'Čierny hvozd', sample: false },
    });
    await Promise.all([next(), other.next()]);

    const content = { is: 'file', base64: bigRoster(ROWS).toString('base64') } as const;
    const before = received();
    const begun = performance.now();
    const answer = await client.previewImport({ name: 'roster.csv', content });
    const previewed = performance.now();
    const preview = received() - before;
    if (!answer.ok || answer.preview.new.length !== ROWS) throw new Error('the roster was not understood');
    const changes = answer.preview.new.flatMap((row) => row.changes);
    const command = { type: 'importRoster', source: 'roster.csv', changes } as const;
    const written = await client.command({ commandId: commandId(randomUUID()), command });
    if (!written.ok) throw new Error(`the import was refused: ${written.refusal.code}`);
    await Promise.all([next(), other.next()]);
    const told = performance.now();
    const [first, second] = [previewed - begun, told - previewed].map((each) => each / 1_000);
    const whole = (told - begun) / 1_000;
    return [
      {
        name: `${ROWS.toLocaleString('en')} rows through the host, two windows`,
        ours: `${whole.toFixed(2)} s`,
        reference: `${(first ?? 0).toFixed(2)} s preview, ${(second ?? 0).toFixed(2)} s until told`,
        ratio: null,
        aim: atMost(whole, SECONDS, ' s'),
      },
      {
        name: '… its preview on the socket',
        ours: `${(preview / 1_024).toFixed(0)} kB`,
        reference: `${(content.base64.length / 1_024).toFixed(0)} kB for the file`,
        ratio: preview / content.base64.length,
        aim: null,
      },
    ];
  },
};
