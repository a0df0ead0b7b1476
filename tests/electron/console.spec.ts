import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { _electron, expect, test } from '@playwright/test';

/** The runtime is fetched apart from the package; its name stands in `path.txt` once it is there. */
function findRuntime(): string | null {
  const folder = path.dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  const note = path.join(folder, 'path.txt');
  if (!existsSync(note)) return null;
  const file = path.join(folder, 'dist', readFileSync(note, 'utf8').trim());
  return existsSync(file) ? file : null;
}

const root = path.resolve(import.meta.dirname, '../..');
const runtime = findRuntime();
const noRuntime = 'skipped: no Electron runtime';

test.describe('the console in a real Electron', () => {
  test.beforeAll(() => {
    if (runtime === null) process.stdout.write(`${noRuntime}\n`);
    test.skip(runtime === null, noRuntime);
  });

  const launch = () =>
    _electron.launch({
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), root, '--sample'],
      ...(runtime === null ? {} : { executablePath: runtime }),
    });

  test('opens the sample camp in a window without Node', async () => {
    const electron = await launch();
    const page = await electron.firstWindow();
    expect(page.url()).toBe('app://console/');
    await expect(page.getByText('Ukážkový kemp').first()).toBeVisible();
    expect(await page.evaluate(() => ['require', 'process', 'module'].filter((name) => name in globalThis))).toEqual(
      [],
    );
    await electron.close();
  });

  test('goes nowhere and opens nothing', async () => {
    const electron = await launch();
    const page = await electron.firstWindow();
    await page.evaluate(() => {
      window.open('https://example.org/');
      location.href = 'https://example.org/';
    });
    await expect(page.getByText('Ukážkový kemp').first()).toBeVisible();
    expect(page.url()).toBe('app://console/');
    expect(electron.windows()).toHaveLength(1);
    await electron.close();
  });

  test('gets a new port when its page is loaded again', async () => {
    const electron = await launch();
    const page = await electron.firstWindow();
    await page.reload();
    await expect(page.getByText('Ukážkový kemp').first()).toBeVisible();
    await electron.close();
  });
});
