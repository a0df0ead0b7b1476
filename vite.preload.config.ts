import { defineConfig } from 'vite';
import { inRoot } from './tools/root.ts';

export default defineConfig({
  root: inRoot(),
  publicDir: false,
  ssr: { noExternal: true, external: ['electron'] },
  build: {
    ssr: true,
    outDir: inRoot('dist/preload'),
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: inRoot('src-main/electron/preload.ts'),
      external: ['electron'],
      output: { format: 'cjs', entryFileNames: 'index.cjs', codeSplitting: false },
    },
  },
});
