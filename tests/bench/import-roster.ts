import { rmSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { instant } from '../../shared/vocabulary/ids.ts';
import { previewImport } from '../../src-main/import/preview-import.ts';
import { openStore } from '../../src-main/store/open-store.ts';
import { atMost, type Bench } from './bench.ts';
import { median } from './measure.ts';
import { tableOn } from './table.ts';

const ROWS = 2_000;
const SECONDS = 3;

/** A roster of two thousand from its bytes to the disk: preview, and the import of everybody. */
export const importRoster: Bench = {
  name: 'import',
  run: async (quick) => {
    const seconds: number[] = [];
    for (let turn = 0; turn < (quick ? 1 : 5); turn += 1) seconds.push(await oneImport());
    const ours = median(seconds);
    return [
      {
        name: `import of ${String(ROWS)} rows, preview and all`,
        ours: `${ours.toFixed(2)} s`,
        reference: '',
        ratio: null,
        aim: atMost(ours, SECONDS, ' s'),
      },
    ];
  },
};

const file = new TextEncoder().encode(
  [
    'Meno;Hráč;Povolanie;Úroveň;Zbraň;Zbroj;Schopnosti;Dukáty;Predmety;Družina',
    ...Array.from({ length: ROWS }, (_, row) =>
      [
        ...[`Žofia ${String(row)}`, `Hráč ${String(row)}`, 'Bojovník', '2', 'jednoručný meč', 'ľahká'],
        ...['Vytrvalosť, Ničenie', String(row % 50), 'lano; lampa', `Vlci ${String(Math.floor(row / 3))}`],
      ].join(';'),
    ),
  ].join('\r\n'),
);

async function oneImport(): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-import-'));
  const { store } = openStore(path.join(folder, 'camp.dbf'));
  try {
    const { enter } = tableOn(store, 0);
    const { camp, characters, kpoCharacters } = store.tables();
    const begun = performance.now();
    const answer = await previewImport(
      { name: 'roster.csv', content: file },
      { encoding: null, mapping: {} },
      { camp, roster: characters, kpoRoster: kpoCharacters },
      instant(Date.now()),
    );
    if (!answer.ok || answer.preview.new.length !== ROWS) throw new Error('the roster was not understood');
    const changes = answer.preview.new.flatMap((row) => row.changes);
    enter({ type: 'importRoster', source: 'roster.csv', changes });
    return (performance.now() - begun) / 1_000;
  } finally {
    store.close();
    rmSync(folder, { recursive: true });
  }
}
