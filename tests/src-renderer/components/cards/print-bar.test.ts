import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CardJob } from '../../../../shared/cards/card-job.ts';
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
const laidOut = (of: CardJob): Laid => ({ job: of, parts: 5, sheets: 2, shown: [{ number: 1, sheet: [null] }] });
const roster: CardJob = { ...job, matter: { is: 'roster', rows: [], now: instant(0) } };

function show(props: { readonly job?: CardJob; readonly laid?: Laid | null; readonly wrong?: string } = {}) {
  const onprinted = vi.fn();
  render(PrintBar, { job, laid: laidOut(job), wrong: null, onprinted, ...props });
  return onprinted;
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const told = () => screen.getByRole('status').textContent.replaceAll(/\s+/g, ' ').trim();

const print = vi.fn();
beforeEach(() => vi.stubGlobal('print', print));
afterEach(() => {
  vi.unstubAllGlobals();
  print.mockReset();
  globalThis.dbfShell = undefined;
});

/** The window of Electron, whose dialog ends so; the names that were suggested. */
function inElectron(answer: SavedPdf): string[] {
  const suggested: string[] = [];
  globalThis.dbfShell = {
    savePdf: (name) => {
      suggested.push(name);
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
    const onprinted = show();
    await fireEvent.click(button('Tlačiť'));
    expect(print).toHaveBeenCalledOnce();
    expect(onprinted).not.toHaveBeenCalled();
    globalThis.dispatchEvent(new Event('afterprint'));
    expect(onprinted).toHaveBeenCalledOnce();
  });

  test('nobody is asked after a print of something that was not laid out', () => {
    const onprinted = show({ laid: null });
    globalThis.dispatchEvent(new Event('afterprint'));
    expect(onprinted).not.toHaveBeenCalled();
  });
});

describe('saving as PDF', () => {
  test('in Electron it is written where somebody says, under the name of the camp, and they are told where', async () => {
    const suggested = inElectron({ is: 'saved', file: '/stan/karty.pdf' });
    const onprinted = show();
    await fireEvent.click(button('Uložiť ako PDF'));
    await vi.waitFor(() => expect(onprinted).toHaveBeenCalledOnce());
    expect(suggested).toEqual(['Artušov hvozd – Karty postáv.pdf']);
    expect(told()).toBe('kariet: 5, listov: 2 PDF je uložené: /stan/karty.pdf');
    expect(print).not.toHaveBeenCalled();
  });

  test('nothing is said or asked where somebody thinks better of it', async () => {
    const suggested = inElectron({ is: 'cancelled' });
    const onprinted = show();
    await fireEvent.click(button('Uložiť ako PDF'));
    await vi.waitFor(() => expect(suggested).toHaveLength(1));
    expect([told(), onprinted.mock.calls]).toEqual(['kariet: 5, listov: 2', []]);
  });

  test('somebody is told where it could not be written, and the cards do not count as printed', async () => {
    inElectron({ is: 'failed' });
    const onprinted = show();
    await fireEvent.click(button('Uložiť ako PDF'));
    await vi.waitFor(() => expect(told()).toContain('PDF sa nepodarilo uložiť.'));
    expect(onprinted).not.toHaveBeenCalled();
  });

  test('in a browser the PDF is called after the camp: the window has that title while it prints', () => {
    document.title = 'DBF';
    show();
    globalThis.dispatchEvent(new Event('beforeprint'));
    expect(document.title).toBe('Artušov hvozd – Karty postáv');
    globalThis.dispatchEvent(new Event('afterprint'));
    expect(document.title).toBe('DBF');
  });

  test('in a browser its own dialog opens, and the bar says what to choose there', async () => {
    show();
    await fireEvent.click(button('Uložiť ako PDF'));
    expect(print).toHaveBeenCalledOnce();
    expect(told()).toContain('V okne tlače vyber ako tlačiareň uloženie do PDF.');
  });
});
