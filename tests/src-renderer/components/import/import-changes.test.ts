import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { answerImport } from '../../../../src-main/import/answer-import.ts';
import { testCamp } from '../../../fixtures/test-camp.ts';
import { baseOf, nobody } from '../../../src-main/import/files.ts';
import { now } from '../roster/roster-fixture.ts';
import { enter, field, header, open, paste } from './import-harness.ts';

describe('a change with which the file cannot be read', () => {
  const lost = () => Promise.reject(new Error('the line is cut'));
  const notRead = () => screen.findByText('Poslednú zmenu sa nepodarilo prečítať, preto neplatí. Skús ju znova.');

  test('is dropped: what was mended before stays, and the change can be made again', async () => {
    const { previewImport, lastRequest } = open();
    await paste(header, 'Anna;rytyer;meč', 'Ben;kuchár;luk');
    await enter('Anna – Povolanie, bunka B2', 'rytier');
    await screen.findByText('B2: rytyer → rytier');
    previewImport.mockImplementationOnce(lost);
    await enter('Ben – Povolanie, bunka B3', 'zlodej');
    await notRead();
    expect(screen.getByText('B2: rytyer → rytier')).toBeDefined();
    expect((await field('Ben – Povolanie, bunka B3')).value).toBe('zlodej');
    await fireEvent.keyDown(await field('Ben – Povolanie, bunka B3'), { key: 'Enter' });
    expect(await screen.findByText('Všetko je opravené.')).toBeDefined();
    expect(lastRequest()?.mended).toEqual([
      { sheet: '', cell: 'B2', text: 'rytier' },
      { sheet: '', cell: 'B3', text: 'zlodej' },
    ]);
  });

  test('is not shown as made', async () => {
    const { previewImport } = open(
      baseOf(testCamp({ b1: { name: 'Boris', player: 'Peter' }, b2: { name: 'Boris', player: '' } })),
    );
    await paste('Meno;Čím bije', 'Boris;luk');
    const column = await screen.findByLabelText('B · Čím bije');
    const person = screen.getByLabelText('Kto je Boris?');
    for (const [select, value] of [
      [column, 'weapon'],
      [person, 'b1'],
    ] as const) {
      previewImport.mockImplementationOnce(lost);
      await fireEvent.change(select, { target: { value } });
      await notRead();
      await waitFor(() => expect(select).toHaveProperty('value', ''));
    }
  });

  test('goes with a file that cannot be read, and nothing of the one before is left', async () => {
    const { previewImport } = open();
    await paste(header, 'Anna;rytier;meč');
    await screen.findByRole('button', { name: 'Zapísať 1 riadok' });
    previewImport.mockImplementationOnce(lost);
    await paste(header, 'Ben;zlodej;luk');
    expect(await screen.findByText('Súbor sa nepodarilo prečítať. Skús to znova.')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Zapísať/ })).toHaveProperty('disabled', true);
  });
});

describe('what is too long', () => {
  test('cannot be written into a cell', async () => {
    open();
    await paste(header, 'Anna;rytyer;meč');
    expect((await field('Anna – Povolanie, bunka B2')).maxLength).toBe(2_000);
  });

  test('as the heading of a column leaves it to be mapped by its letter', async () => {
    const { lastRequest } = open();
    const long = 'zbraň, '.repeat(40).trim();
    await paste(`Meno;Povolanie;${long}`, 'Anna;rytier;meč');
    await fireEvent.change(await screen.findByLabelText(/^C · zbraň, zbraň, .{40,50}…$/), {
      target: { value: 'weapon' },
    });
    await waitFor(() => expect(screen.queryByText(/Nepoužije sa/)).toBeNull());
    expect(lastRequest()?.columns).toEqual({ C: 'weapon' });
  });

  test('as the name of a file is cut', async () => {
    const { lastRequest } = open();
    const file = new File([`${header}\nAnna;rytier;meč`], `${'x'.repeat(250)}.csv`);
    await fireEvent.change(await screen.findByLabelText('Súbor'), { target: { files: [file] } });
    expect(await screen.findByRole('button', { name: 'Zapísať 1 riadok' })).toBeDefined();
    expect(lastRequest()?.name).toBe('x'.repeat(200));
  });
});

describe('to write while the last change is still being read', () => {
  /** The next answer comes when it is let come. */
  function holdNext(previewImport: ReturnType<typeof open>['previewImport']) {
    const { promise, resolve } = Promise.withResolvers<null>();
    previewImport.mockImplementationOnce(async (request) => {
      await promise;
      return answerImport(request, nobody, now);
    });
    return () => resolve(null);
  }
  /** A window in which a cell was mended and is being read, and somebody has pressed Write. */
  async function reading(cell: string, value: string) {
    const shown = open();
    await paste(header, 'Anna;rytyer;meč', 'Ben;zlodej;luk');
    await field('Anna – Povolanie, bunka B2');
    const answered = holdNext(shown.previewImport);
    await enter(cell, value);
    await fireEvent.click(screen.getByRole('button', { name: 'Zapísať 1 riadok' }));
    expect(await screen.findByText('Dočíta sa posledná zmena a zapíše sa.')).toBeDefined();
    expect(shown.sent).toEqual([]);
    return { ...shown, answered };
  }

  test('waits for it, and writes what it put right too', async () => {
    const { sent, answered, onclose } = await reading('Anna – Povolanie, bunka B2', 'rytier');
    answered();
    await waitFor(() => expect(onclose).toHaveBeenCalledOnce());
    expect(sent).toMatchObject([
      {
        type: 'importRoster',
        changes: [
          { type: 'enterCharacter', id: 'anna' },
          { type: 'enterCharacter', id: 'ben' },
        ],
      },
    ]);
  });

  test('writes what is right where the row is still wrong', async () => {
    const { sent, answered, onclose } = await reading('Anna – Povolanie, bunka B2', 'ritier');
    answered();
    await waitFor(() => expect(onclose).toHaveBeenCalledOnce());
    expect(sent).toMatchObject([{ type: 'importRoster', changes: [{ type: 'enterCharacter', id: 'ben' }] }]);
  });

  test('writes nothing where a row became faulty by it, and says so', async () => {
    const { previewImport, sent, onclose } = open();
    await paste(header, 'Anna;rytyer;meč', 'Ben;zlodej;luk');
    await enter('Anna – Povolanie, bunka B2', 'rytier');
    await screen.findByText('Všetko je opravené.');
    const answered = holdNext(previewImport);
    await fireEvent.click(screen.getByRole('button', { name: /Vziať späť$/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Zapísať 2 riadky' }));
    answered();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Nezapísalo sa nič: poslednou zmenou pribudol 1 chybný riadok. Pozri si ho.',
    );
    expect([sent, onclose.mock.calls]).toEqual([[], []]);
    await fireEvent.click(screen.getByRole('button', { name: 'Zapísať 1 riadok' }));
    await waitFor(() => expect(onclose).toHaveBeenCalledOnce());
  });

  test('writes nothing after something else was pasted, which nobody saw', async () => {
    const { sent, answered } = await reading('Anna – Povolanie, bunka B2', 'rytier');
    await paste(header, 'Cyril;zlodej;luk', 'Dora;zlodej;luk', 'Ema;zlodej;luk');
    answered();
    expect(await screen.findByRole('button', { name: 'Zapísať 3 riadky' })).toBeDefined();
    expect(screen.queryByText('Dočíta sa posledná zmena a zapíše sa.')).toBeNull();
    expect(sent).toEqual([]);
  });
});
