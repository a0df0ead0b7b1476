import { instant } from '../../shared/vocabulary/ids.ts';
import { openCamp } from '../../src-main/camp/open-camp.ts';
import { openStore } from '../../src-main/store/open-store.ts';
import { ownFolder } from '../src-main/store/samples.ts';
import { atMost, type Bench } from './bench.ts';
import { bigRoster } from './big-roster.ts';
import { median, medianRatio } from './measure.ts';
import { entering } from './table.ts';

const ROWS = 2_000;
const SECONDS = 3;

/** A roster of two thousand from its bytes to the disk, preview and the import of everybody, and back again. */
export const importRoster: Bench = {
  name: 'import',
  run: async (quick) => {
    const times = [];
    for (let turn = 0; turn < (quick ? 1 : 5); turn += 1) times.push(await oneImport());
    const [whole, undo] = [times.map(({ preview, write }) => preview + write), times.map((each) => each.undo)];
    const [preview, write] = [median(times.map((each) => each.preview)), median(times.map((each) => each.write))];
    const ratio = medianRatio(undo, whole);
    return [
      {
        name: `import of ${ROWS.toLocaleString('en')} rows, bytes to disk`,
        ours: `${median(whole).toFixed(2)} s`,
        reference: `${preview.toFixed(2)} s preview, ${write.toFixed(2)} s write`,
        ratio: null,
        aim: atMost(median(whole), SECONDS, ' s'),
      },
      {
        name: '… taken back',
        ours: `${median(undo).toFixed(2)} s`,
        reference: `${median(whole).toFixed(2)} s for the import`,
        ratio,
        aim: atMost(ratio, 1.5),
      },
    ];
  },
};

const file = bigRoster(ROWS);

/** In seconds. */
async function oneImport() {
  using place = ownFolder();
  const camp = openCamp({
    store: openStore(place.file).store,
    clock: { now: () => instant(Date.now()) },
    sample: () => [],
  });
  try {
    const enter = entering(camp);
    enter({ type: 'startCamp', name: 'Čierny hvozd', sample: false });
    const begun = performance.now();
    const answer = await camp.previewImport({
      name: 'roster.csv',
      content: { is: 'file', base64: file.toString('base64') },
    });
    if (!answer.ok || answer.preview.new.length !== ROWS) throw new Error('the roster was not understood');
    const previewed = performance.now();
    const changes = answer.preview.new.flatMap((row) => row.changes);
    const { seq } = enter({ type: 'importRoster', source: 'roster.csv', changes });
    const written = performance.now();
    enter({ type: 'undoEntry', entry: seq });
    const undone = performance.now();
    return {
      preview: (previewed - begun) / 1_000,
      write: (written - previewed) / 1_000,
      undo: (undone - written) / 1_000,
    };
  } finally {
    camp.close();
  }
}
