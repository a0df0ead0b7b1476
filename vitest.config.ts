import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const inNode = ['shared', 'src-main', 'properties', 'scenarios', 'tools'];

export default defineConfig({
  test: {
    retry: 0,
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: inNode.map((folder) => `tests/${folder}/**/*.test.ts`),
          testTimeout: 30_000,
        },
      },
      {
        plugins: [svelte(), svelteTesting()],
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/src-renderer/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'packaging',
          sequence: { groupOrder: 1 },
          environment: 'node',
          include: ['tests/packaging/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
