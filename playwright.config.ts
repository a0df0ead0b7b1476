import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './tools/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  globalTimeout: 12 * 60_000,
  expect: { timeout: 10_000 },
  outputDir: '.artefacts/playwright',
  reporter: [['list'], ['json', { outputFile: '.artefacts/playwright.json' }]],
  use: {
    actionTimeout: 20_000,
    viewport: { width: 1366, height: 768 },
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  projects: [
    {
      name: 'e2e',
      testDir: 'tests/e2e',
      use: {
        browserName: 'chromium',
        launchOptions: { args: [...chromiumFlags], ...(executablePath === undefined ? {} : { executablePath }) },
      },
    },
    { name: 'electron', testDir: 'tests/electron' },
  ],
});
