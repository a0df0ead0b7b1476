import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chromiumFlags, findChromium } from './chromium.ts';
import { toIcns, toIco } from './icon-containers.ts';
import type { Picture } from './icon-containers.ts';
import { inRoot } from './root.ts';

const sizes = [16, 24, 32, 48, 64, 128, 256, 512, 1024] as const;

/** Below this size the ring would be a blur. */
const smallBelow = 64;

/** The one that a window shows while it runs. */
const windowSize = 256;

const draw = async (page: Page, size: number): Promise<Picture> => {
  const svg = readFileSync(inRoot('resources/icon', size < smallBelow ? 'icon-small.svg' : 'icon.svg'), 'utf8');
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>html,body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  return { size, png: await page.screenshot({ omitBackground: true }) };
};

const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...chromiumFlags],
  ...(executablePath === undefined ? {} : { executablePath }),
});
try {
  const page = await browser.newPage();
  const pictures: Picture[] = [];
  for (const size of sizes) pictures.push(await draw(page, size));

  mkdirSync(inRoot('resources/icon/linux'), { recursive: true });
  for (const { size, png } of pictures) {
    writeFileSync(inRoot('resources/icon/linux', `${size}x${size}.png`), png);
  }
  for (const { png } of pictures.filter(({ size }) => size === windowSize)) {
    writeFileSync(inRoot('resources/icon/icon.png'), png);
  }
  writeFileSync(inRoot('resources/icon/icon.ico'), toIco(pictures.filter(({ size }) => size <= 256)));
  writeFileSync(inRoot('resources/icon/icon.icns'), toIcns(pictures));
} finally {
  await browser.close();
}
