import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { mount } from 'svelte';
import type { CardJob } from '../../shared/cards/card-job.ts';
import { wordsIn } from '../state/i18n.svelte.ts';
import { paperTitle } from './card-text.ts';
import type { Laid } from './laid.ts';
import Pages from './Pages.svelte';

interface Printed {
  /** How many cards or pages stand on the sheets that are printed, with those that only go on. */
  readonly parts: number;
  readonly sheets: number;
}

declare global {
  /** What whoever prints this page waits for: it is laid out. */
  var laid: Promise<Printed>;
}

globalThis.laid = show();

async function show(): Promise<Printed> {
  const answer = await fetch('./job.json');
  const job = (await answer.json()) as CardJob;
  document.title = paperTitle(job, wordsIn(job.language));
  document.documentElement.lang = job.language;
  const target = document.getElementById('paper');
  if (target === null) throw new Error('The page has no place for the cards');
  const { promise, resolve } = Promise.withResolvers<Laid>();
  mount(Pages, { target, props: { job, onlaid: resolve } });
  const { shown } = await promise;
  const parts = shown.flatMap(({ sheet }) => sheet.filter((part) => part !== null));
  return { parts: parts.length, sheets: shown.length };
}
