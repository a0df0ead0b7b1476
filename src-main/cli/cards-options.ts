import path from 'node:path';
import { parseArgs } from 'node:util';
import type { PrintMatter } from '../../shared/cards/card-job.ts';
import { cardOrders, type CardOrder } from '../../shared/cards/card-order.ts';
import { readRanges, type SheetRange } from '../../shared/cards/sheet-ranges.ts';
import { cardLayouts, type CardLayout } from '../../shared/cards/sheets.ts';
import { languages, type Language } from '../../shared/i18n/languages.ts';

export interface CardsOptions {
  readonly camp: string | null;
  readonly out: string;
  /** Cards, one page for all creeps that are named, or a list. */
  readonly what: PrintMatter['is'];
  readonly choice: 'all' | 'changed' | readonly string[];
  readonly layout: CardLayout;
  readonly language: Language;
  readonly order: CardOrder;
  readonly sheets: readonly SheetRange[] | null;
  /** How many boxes a spell gets; null for the usual number. */
  readonly phases: number | null;
}

export const cardsUsage = `Usage: npm run --silent cards -- --camp FILE (--all | --changed | --who ID ...) --out FILE.pdf

  --all, --changed         everybody's card, or those that changed since they last came out
  --who ID                 one card; may be given more than once
  --table                  with --who, --all: all of these creeps on one page
  --roster, --timers       the list of characters, or of timers that run
  --layout LAYOUT          a6x4 (four on A4, the default), a6, a5
  --lang LANGUAGE          sk (the default), hu, en
  --order ORDER            party (the default), name
  --phases N               boxes beside each spell, 1 to 9
  --sheets 1,3,5-7         only these sheets again`;

/** The options, or a sentence about what is wrong with them. */
export function readCardsOptions(args: readonly string[]): CardsOptions | string {
  try {
    return understood(parsed(args).values);
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}

const parsed = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      camp: { type: 'string' },
      out: { type: 'string' },
      all: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      who: { type: 'string', multiple: true, default: [] },
      table: { type: 'boolean', default: false },
      roster: { type: 'boolean', default: false },
      timers: { type: 'boolean', default: false },
      layout: { type: 'string', default: 'a6x4' },
      lang: { type: 'string', default: 'sk' },
      order: { type: 'string', default: 'party' },
      phases: { type: 'string' },
      sheets: { type: 'string' },
    },
  });

function understood(given: ReturnType<typeof parsed>['values']): CardsOptions | string {
  const { out, who, all, changed, table, roster, timers } = given;
  const layout = cardLayouts.find((one) => one === given.layout);
  const language = languages.find((one) => one === given.lang);
  const order = cardOrders.find((one) => one === given.order);
  const sheets = given.sheets === undefined ? null : readRanges(given.sheets);
  const phases = given.phases === undefined ? null : Number(given.phases);
  const lists = Number(roster) + Number(timers) + Number(table);
  const choices = Number(all) + Number(changed) + Number(who.length > 0);
  if (out === undefined || out === '') return '--out is missing: where shall the PDF go?';
  if (path.extname(out).toLowerCase() !== '.pdf') return `${out} does not end with .pdf.`;
  if (layout === undefined) return `--layout is one of ${cardLayouts.join(', ')}.`;
  if (language === undefined) return `--lang is one of ${languages.join(', ')}.`;
  if (order === undefined) return `--order is one of ${cardOrders.join(', ')}.`;
  if (sheets === undefined) return '--sheets is numbers and ranges, such as 1,3,5-7.';
  if (phases !== null && !(Number.isInteger(phases) && phases >= 1 && phases <= 9)) return '--phases is 1 to 9.';
  if (lists > 1) return 'Only one of --table, --roster and --timers at a time.';
  if (choices > 1) return 'Only one of --all, --changed and --who at a time.';
  if (choices === 0 && !roster && !timers) return 'Whose cards? Say --all, --changed or --who ID.';
  return {
    camp: given.camp ?? null,
    out,
    what: roster ? 'roster' : timers ? 'timers' : table ? 'table-card' : 'cards',
    choice: changed ? 'changed' : who.length > 0 ? who : 'all',
    layout,
    language,
    order,
    sheets,
    phases,
  };
}
