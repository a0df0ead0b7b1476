import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CardJob } from '../../../../shared/cards/card-job.ts';
import { numbered } from '../../../../shared/cards/parts.ts';
import type { PdfAnswer } from '../../../../shared/contract/print-views.ts';
import { instant } from '../../../../shared/vocabulary/ids.ts';
import type { Laid } from '../../../../src-renderer/cards/laid.ts';
import PrintBar from '../../../../src-renderer/components/cards/PrintBar.svelte';
import type { SavedPdf } from '../../../../src-renderer/state/shell.ts';

const job: CardJob = {
  matter: { is: 'cards', cards: [], layout: 'a6x4' },
  language: 'hu',
  camp: 'Artušov hvozd',
  gamePhase: 1,
  phases: 4,
  sheets: null,
};
const sheet = (number: number) => ({ number, sheet: [null] });
const laidOut = (of: CardJob): Laid => ({ job: of, parts: 5, sheets: 2, shown: [sheet(1), sheet(2)] });
const roster: CardJob = { ...job, matter: { is: 'roster', rows: [], now: instant(0) } };

interface Shown {
  readonly job?: CardJob;
  readonly laid?: Laid | null;
  readonly wrong?: string;
  readonly pdfOf?: (job: CardJob) => Promise<PdfAnswer>;
}

function show(props: Shown = {}) {
  const onprinted = vi.fn();
  const { laid = laidOut(job) } = props;
  const { rerender } = render(PrintBar, { job, laid, onPaper: laid, wrong: null, pdfOf: noPdf, onprinted, ...props });
  return { onprinted, laid, rerender };
}
const noPdf = (): Promise<PdfAnswer> => Promise.resolve({ ok: false, unprinted: 'no-program' });
const tell = (event: 'beforeprint' | 'afterprint') => globalThis.dispatchEvent(new Event(event));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const told = () => screen.getByRole('status').textContent.replaceAll(/\s+/g, ' ').trim();

const print = vi.fn();
beforeEach(() => vi.stubGlobal('print', print));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  print.mockReset();
  globalThis.dbfShell = undefined;
});

/** The window of Electron, whose dialog ends so after it printed; the names that were suggested. */
function inElectron(answer: SavedPdf, printing: () => void = () => undefined): string[] {
  const suggested: string[] = [];
  globalThis.dbfShell = {
    savePdf: (name) => {
      suggested.push(name);
      printing();
      return Promise.resolve(answer);
    },
  };
  return suggested;
}

describe('printing what is laid out', () => {
  test('the bar says how many cards and sheets there are', () => {
    show();
    expect(told()).toBe('kariet: 5, listov: 2');
  });

  test('the bar says which sheets of how many come out again', () => {
    const [card = null] = numbered([{ document: { key: 'zofia', card: null, blocks: [] }, blocks: [] }]);
    const shown = [3, 4, 7].map((number) => ({ number, sheet: [card, null] }));
    show({ laid: { ...laidOut(job), sheets: 11, shown } });
    expect(told()).toBe('kariet: 3, listy 3–4, 7 z 11');
  });

  test('the bar says of a single sheet which one it is', () => {
    show({ laid: { ...laidOut(job), sheets: 11, shown: [sheet(4)] } });
    expect(told()).toBe('kariet: 0, list 4 z 11');
  });

  test('the bar says of a list how many pages there are', () => {
    show({ job: roster, laid: laidOut(roster) });
    expect(told()).toBe('strán: 2');
  });

  test.each([
    ['while the cards are laid out', { laid: null }, 'Rozkladám karty…'],
    ['while something is wrong with what was asked for', { wrong: 'Napíš jeden list.' }, 'Napíš jeden list.'],
  ])('nothing is printed %s', (_, props, words) => {
    show(props);
    expect([button('Tlačiť').disabled, button('Uložiť ako PDF').disabled, told()]).toEqual([true, true, words]);
  });

  test('the dialog of the printer opens, and who comes back from it is asked whether it came out', async () => {
    const { onprinted, laid } = show();
    await fireEvent.click(button('Tlačiť'));
    expect(print).toHaveBeenCalledOnce();
    expect(onprinted).not.toHaveBeenCalled();
    tell('beforeprint');
    tell('afterprint');
    expect(onprinted.mock.calls).toEqual([[laid]]);
  });

  test('they are asked about what went to the printer, also where something else is laid out by now', async () => {
    const { onprinted, laid, rerender } = show();
    tell('beforeprint');
    await rerender({ job: roster, laid: laidOut(roster), onPaper: laidOut(roster) });
    tell('afterprint');
    expect(onprinted.mock.calls).toEqual([[laid]]);
  });

  test('they are asked about what stood on the pages, also while what is wanted since is not laid out yet', async () => {
    const { onprinted, laid, rerender } = show();
    await rerender({ job: roster, laid: null });
    tell('beforeprint');
    tell('afterprint');
    expect(onprinted.mock.calls).toEqual([[laid]]);
  });

  test('nobody is asked after a print of something that was not laid out', () => {
    const { onprinted } = show({ laid: null });
    tell('beforeprint');
    tell('afterprint');
    expect(onprinted).not.toHaveBeenCalled();
  });
});

describe('saving as PDF', () => {
  test('in Electron it is written where somebody says, under the name of the camp, and they are told where', async () => {
    const suggested = inElectron({ is: 'saved', file: '/stan/karty.pdf' });
    const { onprinted, laid } = show();
    await fireEvent.click(button('Uložiť ako PDF'));
    await vi.waitFor(() => expect(onprinted.mock.calls).toEqual([[laid]]));
    expect(suggested).toEqual(['Artušov hvozd – Karty postáv.pdf']);
    expect(told()).toBe('kariet: 5, listov: 2 PDF je uložené: /stan/karty.pdf');
    expect(print).not.toHaveBeenCalled();
  });

  test('nothing is said or asked where somebody thinks better of it', async () => {
    const suggested = inElectron({ is: 'cancelled' });
    const { onprinted } = show();
    await fireEvent.click(button('Uložiť ako PDF'));
    await vi.waitFor(() => expect(suggested).toHaveLength(1));
    expect([told(), onprinted.mock.calls]).toEqual(['kariet: 5, listov: 2', []]);
  });

  test('somebody is told where it could not be written, and the cards do not count as printed', async () => {
    inElectron({ is: 'failed' }, () => {
      tell('beforeprint');
      tell('afterprint');
    });
    const { onprinted } = show();
    await fireEvent.click(button('Uložiť ako PDF'));
    await vi.waitFor(() => expect(told()).toContain('PDF sa nepodarilo uložiť.'));
    expect(onprinted).not.toHaveBeenCalled();
  });

  test('in a browser the PDF is called after the camp: the window has that title while it prints', () => {
    document.title = 'DBF';
    show();
    tell('beforeprint');
    expect(document.title).toBe('Artušov hvozd – Karty postáv');
    tell('afterprint');
    expect(document.title).toBe('DBF');
  });

  test('in a browser the host makes it and the browser downloads it, and one is asked whether it is right', async () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const answer = Promise.withResolvers<PdfAnswer>();
    const pdfOf = vi.fn(() => answer.promise);
    const { onprinted, laid } = show({ pdfOf });
    await fireEvent.click(button('Uložiť ako PDF'));
    expect([told(), button('Uložiť ako PDF').disabled]).toEqual(['kariet: 5, listov: 2 Pripravujem PDF…', true]);
    answer.resolve({ ok: true, base64: 'JVBERg==' });
    await vi.waitFor(() => expect(onprinted.mock.calls).toEqual([[laid]]));
    expect([pdfOf.mock.calls, names]).toEqual([[[job]], ['Artušov hvozd – Karty postáv.pdf']]);
    await vi.waitFor(() => expect(button('Uložiť ako PDF').disabled).toBe(false));
    expect(told()).toBe('kariet: 5, listov: 2 PDF je medzi stiahnutými súbormi: Artušov hvozd – Karty postáv.pdf');
    expect(print).not.toHaveBeenCalled();
  });

  test.each([
    ['nothing can make it', noPdf, 'Tento počítač nemá Chromium, Chrome ani Edge, ktorý by PDF urobil.'],
    ['it fails', () => Promise.resolve({ ok: false, unprinted: 'failed' } as const), 'PDF sa nepodarilo urobiť.'],
    ['the host fails', () => Promise.reject(new Error('gone')), 'PDF sa nepodarilo urobiť.'],
  ])(
    'where %s, the browser’s own dialog opens, and the bar says why and what to choose there',
    async (_, pdfOf, why) => {
      show({ pdfOf });
      await fireEvent.click(button('Uložiť ako PDF'));
      await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
      expect(told()).toContain(`${why} V okne tlače vyber ako tlačiareň uloženie do PDF.`);
    },
  );

  test('while another one is made, somebody is only told to wait', async () => {
    const { onprinted } = show({ pdfOf: () => Promise.resolve({ ok: false, unprinted: 'busy' }) });
    await fireEvent.click(button('Uložiť ako PDF'));
    await vi.waitFor(() => expect(told()).toContain('Práve sa pripravuje iné PDF, skús to o chvíľu.'));
    expect([print.mock.calls, onprinted.mock.calls]).toEqual([[], []]);
  });
});
