import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { ImportAnswer, ImportChange } from '../../../../shared/contract/import-views.ts';
import type { Queries } from '../../../../src-renderer/api.ts';
import ImportDialog from '../../../../src-renderer/components/import/ImportDialog.svelte';
import { show } from '../roster/roster-fixture.ts';

const change = { type: 'setCampName' } as unknown as ImportChange;
const answer: ImportAnswer = {
  ok: true,
  preview: {
    source: {
      name: 'postavy.csv',
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ';',
      sampleNames: ['Žofia'],
      sheets: [],
    },
    camp: null,
    new: [{ sheet: '', row: 2, is: 'character', name: 'Žofia', player: 'Ema', changes: [change] }],
    changed: [],
    unchanged: [],
    faulty: [
      {
        sheet: '',
        row: 3,
        name: 'Boris',
        faults: [{ code: 'weapon-unknown', cell: 'K3', field: 'weapon', text: 'bazuka', refusal: null, data: {} }],
      },
    ],
  },
};

function open(given: ImportAnswer) {
  const previewImport = vi.fn(() => Promise.resolve(given));
  const onclose = vi.fn();
  const queries = { previewImport } as unknown as Queries;
  const shown = show(ImportDialog, { onclose }, { characters: [], queries });
  return { ...shown, previewImport, onclose };
}
async function paste(text: string) {
  const field = await screen.findByLabelText('Alebo vlož tabuľku');
  await fireEvent.input(field, { target: { value: text } });
}

test('what is wrong is told with its cell, and the right rows are written as one entry', async () => {
  const { sent, onclose } = open(answer);
  await paste('Meno;Zbraň');
  expect(await screen.findByText(/bunka K3: .*bazuka/)).toBeDefined();
  await fireEvent.click(screen.getByRole('button', { name: 'Zapísať 1 riadok' }));
  await waitFor(() => expect(onclose).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ type: 'importRoster', source: 'postavy.csv', changes: [change] }]);
});

test('another encoding reads the file anew', async () => {
  const { previewImport } = open(answer);
  await paste('Meno');
  await fireEvent.change(await screen.findByLabelText('Kódovanie'), { target: { value: 'windows-1250' } });
  expect(previewImport.mock.calls.at(-1)).toEqual([
    { name: 'vložená tabuľka', content: { is: 'text', text: 'Meno' }, columns: {}, encoding: 'windows-1250' },
  ]);
});

test('a file that cannot be read says why, and nothing can be written', async () => {
  open({ ok: false, unreadable: 'old-excel' });
  await paste('x');
  expect(await screen.findByText(/starý zošit Excelu/)).toBeDefined();
  expect(screen.getByRole('button', { name: /^Zapísať/ })).toHaveProperty('disabled', true);
});
