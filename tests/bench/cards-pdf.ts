import { chromium } from '@playwright/test';
import type { CardJob } from '../../shared/cards/card-job.ts';
import { cardsOf } from '../../shared/cards/cards-of.ts';
import { defaultHouseRules } from '../../shared/dbf/house-rules.ts';
import { printWithBrowser } from '../../src-main/cards/print-with-browser.ts';
import { serveJob } from '../../src-main/cards/serve-job.ts';
import { rendererFolder } from '../../src-main/shell/folders.ts';
import { chromiumFlags, findChromium } from '../../tools/chromium.ts';
import { characterOf, ofClass } from '../fixtures/sheets.ts';
import { atMost, CannotMeasure, type Bench } from './bench.ts';
import { median, medianRatio, takeTurns } from './measure.ts';
import { serveStaticPage } from './static-page.ts';

const PEOPLE = 300;

/** Cards as PDF, from the start of the browser on, and the same browser with the same cards as finished HTML. */
export const cardsPdf: Bench = {
  name: 'cards-pdf',
  run: async (quick) => {
    const browser = findChromium();
    if (browser === undefined) throw new CannotMeasure('no Chromium');
    const limits = { timeoutMs: 120_000 };
    const ours = await serveJob(threeHundred(), rendererFolder);
    const reference = await serveStaticPage(await laidOut(browser, ours.address), rendererFolder);
    try {
      const print = async (address: string) => {
        const start = performance.now();
        await printWithBrowser(browser, address, limits);
        return performance.now() - start;
      };
      const times = await takeTurns(quick ? 3 : 9, {
        ours: () => print(ours.address),
        reference: () => print(reference.address),
      });
      const ratio = medianRatio(times.ours, times.reference);
      return [
        {
          name: `${PEOPLE} cards as PDF`,
          ours: `${median(times.ours).toFixed(0)} ms`,
          reference: `${median(times.reference).toFixed(0)} ms as static HTML`,
          ratio,
          aim: atMost(ratio, 1.5),
        },
      ];
    } finally {
      await ours.close();
      await reference.close();
    }
  },
};

function threeHundred(): CardJob {
  const characters = Array.from({ length: PEOPLE }, (_, at) =>
    characterOf(`p${at}`, {
      sheet: ofClass('priest', {
        name: `Žofia Čepčeková ${at}`,
        player: 'Mária Kováčová',
        level: (at % 9) + 1,
        abilities: ['healing', 'worship', 'clairvoyance'],
      }),
    }),
  );
  const cards = cardsOf({ characters, kpoCharacters: [] }, defaultHouseRules).map(({ card }) => card);
  return {
    matter: { is: 'cards', cards, layout: 'a6x4' },
    language: 'sk',
    camp: 'Bench',
    gamePhase: 1,
    phases: 4,
    sheets: null,
  };
}

/** The finished page as HTML without its script. */
async function laidOut(executablePath: string, address: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.evaluate('globalThis.laid');
    const html = await page.content();
    return html.replaceAll(/<script[^>]*><\/script>/g, '<script>globalThis.laid = { parts: 0, sheets: 0 };</script>');
  } finally {
    await browser.close();
  }
}
