import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printMatters } from '../../../shared/cards/card-job.ts';
import { cardWishSchema, wishOf, type CardWish } from '../../../shared/cards/card-wish.ts';
import { instant } from '../../../shared/vocabulary/ids.ts';
import { jobOfCamp, jobOfWish } from '../../../src-main/cards/job-of-camp.ts';
import type { CardsOptions } from '../../../src-main/cli/cards-options.ts';
import { sampleFolder } from '../../../src-main/shell/folders.ts';
import { openReadOnlyStore } from '../../../src-main/store/open-store.ts';
import type { Tables } from '../../../src-main/store/store.ts';
import { writePrintedCamp } from '../../fixtures/printed-camp.ts';
import { who } from '../../fixtures/sheets.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'job-of-camp-'));
const now = instant(Date.UTC(2026, 6, 10, 12));
let tables: Tables;

beforeAll(() => {
  const camp = path.join(folder, 'camp.dbf');
  writePrintedCamp(camp, sampleFolder);
  const store = openReadOnlyStore(camp);
  tables = store.tables();
  store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const all: CardsOptions = {
  camp: null,
  out: 'cards.pdf',
  what: 'cards',
  choice: 'all',
  layout: 'a5',
  language: 'hu',
  order: 'party',
  sheets: [{ from: 2, to: 3 }],
  phases: 5,
};

describe('what a window wants printed', () => {
  test.each(printMatters)('goes over by ids and is made anew as it was: %s', (what) => {
    const job = jobOfCamp(tables, { ...all, what }, now);
    if ('unknown' in job) throw new Error('nobody is unknown');
    const wish = cardWishSchema.parse(wishOf(job));
    expect(jobOfWish(tables, wish, now)).toEqual(job);
  });

  test('is each person once, in the order that it names, without those whom the camp does not know', () => {
    const wish: CardWish = {
      what: 'cards',
      who: ['zofia', 'nobody', 'vlk', 'zofia'].map(who),
      layout: 'a6',
      language: 'sk',
      phases: 4,
      sheets: null,
    };
    const { matter } = jobOfWish(tables, wish, now);
    expect(matter.is === 'cards' ? matter.cards.map(({ id }) => id) : null).toEqual(['zofia', 'vlk']);
  });
});
