import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-700.css';
import '@fontsource/source-sans-3/latin-ext-400.css';
import '@fontsource/source-sans-3/latin-ext-700.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya/latin-ext-700.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { mount } from 'svelte';
import type { CardJob } from '../../shared/cards/card-job.ts';
import type { Laid } from './laid.ts';
import Pages from './Pages.svelte';

declare global {
  /** What whoever prints this page waits for: it is laid out, with so many cards and sheets. */
  var laid: Promise<Pick<Laid, 'parts' | 'sheets'>>;
}

globalThis.laid = show();

async function show(): Promise<Pick<Laid, 'parts' | 'sheets'>> {
  const answer = await fetch('./job.json');
  const job = (await answer.json()) as CardJob;
  const target = document.getElementById('paper');
  if (target === null) throw new Error('The page has no place for the cards');
  const { promise, resolve } = Promise.withResolvers<Laid>();
  mount(Pages, { target, props: { job, onlaid: resolve } });
  const { parts, sheets } = await promise;
  return { parts, sheets };
}
