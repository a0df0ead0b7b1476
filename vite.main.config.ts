import { existsSync } from 'node:fs';
import { defineConfig } from 'vite';
import { inRoot } from './tools/root.ts';

const commands = ['scenario', 'verify', 'backup', 'restore', 'cards', 'import', 'export'];

const entries = {
  electron: 'src-main/electron/main.ts',
  host: 'src-main/host/main.ts',
  'print-page': 'src-main/electron/print-page.ts',
  ...Object.fromEntries(commands.map((name) => [name, `src-main/cli/${name}.ts`])),
};

const present = Object.fromEntries(
  Object.entries(entries)
    .map(([name, file]) => [name, inRoot(file)] as const)
    .filter(([, file]) => existsSync(file)),
);

export default defineConfig({
  root: inRoot(),
  publicDir: false,
  ssr: { noExternal: true, external: ['electron', 'better-sqlite3'] },
  build: {
    ssr: true,
    outDir: inRoot('dist/main'),
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: present,
      external: ['electron', 'better-sqlite3'],
      // Chunks lie beside the entries, so that a path relative to `import.meta` is as deep as it was in the sources.
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunk-[name]-[hash].js' },
    },
  },
});
