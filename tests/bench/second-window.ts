import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../tools/chromium.ts';
import { ownFolder } from '../src-main/store/samples.ts';
import { serveBarePage } from './bare-page.ts';
import { atMost, CannotMeasure, type Bench, type Figure } from './bench.ts';
import { FIGHTS, writeBusyCamp } from './busy-camp.ts';
import { startHost } from './host-process.ts';
import { quantile, takeTurns } from './measure.ts';
import { clickToPainted } from './page-probe.ts';

/** Commands until a fight of the busy camp stands at its duel. */
const TO_THE_DUEL = 6;

/** From a click in one window until a second one has painted it, against a page that does nothing else. */
export const secondWindow: Bench = {
  name: 'second-window',
  run: async (quick) => {
    using place = ownFolder();
    writeBusyCamp(place.file, TO_THE_DUEL);
    await using host = await startHost(place.file);
    await using bare = await serveBarePage(join(place.folder, 'bare'));
    await using browser = await openBrowser();
    // A page behind another in one window is painted once a second at most.
    const openPage = async (address: string): Promise<Page> => {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      await page.goto(address);
      return page;
    };
    const table = [await openPage(host.address.href), await openPage(host.address.href)] as const;
    const plain = [await openPage(bare.address), await openPage(bare.address)] as const;
    for (const page of plain) await page.waitForSelector('[data-open]');

    const clicks = quick ? 2 : 15;
    const scored = scoreDuels(table, clicks);
    const sent = sendNumbers(plain);
    await takeTurns(10, { scored, sent });
    const times = await takeTurns(FIGHTS * clicks - 10, { scored, sent });
    return [
      figure('click to painted in a second window, p50', times, 0.5),
      figure('click to painted in a second window, p99', times, 0.99),
    ];
  },
};

async function openBrowser() {
  const executablePath = findChromium();
  try {
    return await chromium.launch({
      args: [...chromiumFlags],
      ...(executablePath === undefined ? {} : { executablePath }),
    });
  } catch {
    throw new CannotMeasure('there is no Chromium to open windows in');
  }
}

/** One click after the other on what became of the first duel, so many in each of the fights, seen in both windows. */
function scoreDuels([page, other]: readonly [Page, Page], clicks: number): () => Promise<number> {
  let done = 0;
  const result = (number: number): string => `main [role=group] button:nth-of-type(${number})`;
  return async () => {
    const fight = `#/fight/f${Math.floor(done / clicks) + 1}`;
    const wanted = result((done % 2) + 1);
    if (done % clicks === 0) await Promise.all([page, other].map((each) => goTo(each, fight)));
    done += 1;
    return clickToPainted(page, wanted, other, { selector: `${wanted}[aria-pressed=true]` });
  };
}

async function goTo(page: Page, place: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, place);
  await page.waitForSelector('main [role=group] button[aria-pressed=false]');
}

function sendNumbers([page, other]: readonly [Page, Page]): () => Promise<number> {
  let sent = 0;
  return () => {
    sent += 1;
    return clickToPainted(page, 'button', other, { selector: 'p', text: String(sent) });
  };
}

type Times = Readonly<Record<'scored' | 'sent', readonly number[]>>;

function figure(name: string, { scored, sent }: Times, part: number): Figure {
  const [ours, reference] = [quantile(scored, part), quantile(sent, part)];
  const ratio = ours / reference;
  return {
    name,
    ours: `${ours.toFixed(1)} ms`,
    reference: `${reference.toFixed(1)} ms for a bare page`,
    ratio,
    aim: atMost(ratio, 1.5),
  };
}
