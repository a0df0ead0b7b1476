import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { inRoot } from './tools/root.ts';

export default defineConfig({
  root: inRoot('src-renderer'),
  base: './',
  plugins: [svelte({ configFile: inRoot('svelte.config.js') })],
  build: {
    outDir: inRoot('dist/renderer'),
    emptyOutDir: true,
    target: 'es2023',
    // A strict content security policy knows no `data:` and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The pages come from the same machine: one file with the words of all languages is quickest.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: inRoot('src-renderer/index.html'), cards: inRoot('src-renderer/cards.html') },
    },
  },
});
