import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import type { ExportWish } from '../../../../shared/contract/import-views.ts';
import type { PersonalOfMany } from '../../../../shared/roster/personal.ts';
import { characterId } from '../../../../shared/vocabulary/ids.ts';
import type { Queries } from '../../../../src-renderer/api.ts';
import ExportDialog from '../../../../src-renderer/components/import/ExportDialog.svelte';
import { testCamp, type TestCamp } from '../../../fixtures/test-camp.ts';
import { baseOf } from '../../../src-main/import/files.ts';
import { show } from '../roster/roster-fixture.ts';
import { open, paste } from './import-harness.ts';

/** The window over a camp that really keeps what it is given; nothing of the rest is written. */
function openOver(camp: TestCamp) {
  const putMany = vi.fn(({ people }: { people: PersonalOfMany }) =>
    Promise.resolve(camp.camp.personal.putMany(people)),
  );
  return { ...open(baseOf(camp), undefined, { personal: { putMany } as unknown as Queries['personal'] }), putMany };
}

const anna = characterId('anna');
const write = () => fireEvent.click(screen.getByRole('button', { name: /^Zapísať/ }));

describe('personal data in a file', () => {
  test('are counted, shown only when asked for, and written after the entry', async () => {
    const camp = testCamp();
    const { sent, putMany, onclose } = openOver(camp);
    putMany.mockResolvedValue({ ok: true });
    await paste('Meno;Povolanie;Telefón rodiča;Alergie', 'Anna;Druid;mama 0900;orechy', 'Ben;Druid;;');
    expect(await screen.findByText('Osobné údaje: 1')).toBeDefined();
    expect(screen.getByText('Kontakt pre núdzu 1; Zdravotná poznámka 1')).toBeDefined();
    expect(document.body.textContent).not.toMatch(/0900|orechy/);
    expect(screen.getByText('doplní sa: Kontakt pre núdzu, Zdravotná poznámka')).toBeDefined();
    await fireEvent.click(screen.getByLabelText('Ukázať, čo sa zapíše'));
    expect(screen.getByText('Zdravotná poznámka: orechy')).toBeDefined();
    await write();
    await waitFor(() => expect(onclose).toHaveBeenCalledOnce());
    expect(JSON.stringify(sent)).not.toMatch(/0900|orechy/);
    expect(putMany.mock.calls).toEqual([
      [{ people: [{ who: 'anna', personal: { contact: 'mama 0900', health: 'orechy' } }] }],
    ]);
  });

  test('for people whom the camp has are written without an entry, and it is said', async () => {
    const camp = testCamp({ anna: { name: 'Anna' } });
    camp.camp.personal.put(anna, { contact: 'otec 0905', notes: '', health: '', minor: false });
    const { sent, onclose } = openOver(camp);
    await paste('Meno;Kontakt;Neplnoletý', 'Anna;mama 0900;áno');
    expect(await screen.findByText('Denník sa nemení: súbor prináša len osobné údaje.')).toBeDefined();
    expect([
      screen.getByText('doplní sa: neplnoletá osoba'),
      screen.getByText('zmení sa: Kontakt pre núdzu'),
    ]).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Zapísať 1 riadok' })).toBeDefined();
    await write();
    await waitFor(() => expect(onclose).toHaveBeenCalledOnce());
    expect(sent).toEqual([]);
    expect(camp.camp.personal.get(anna)).toEqual({ contact: 'mama 0900', notes: '', health: '', minor: true });
  });

  test('that could not be written are offered again, and the window stays', async () => {
    const camp = testCamp({ anna: { name: 'Anna' } });
    const { putMany, onclose } = openOver(camp);
    putMany.mockRejectedValueOnce(new Error('the line broke'));
    await paste('Meno;Kontakt', 'Anna;mama 0900');
    await screen.findByText('Osobné údaje: 1');
    await write();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Osobné údaje sa nepodarilo zapísať, ostatné je zapísané. Skús to znova.',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: /^Zapísať/ })).toHaveProperty('disabled', false));
    await write();
    await waitFor(() => expect(onclose).toHaveBeenCalledOnce());
    expect(camp.camp.personal.get(anna)?.contact).toBe('mama 0900');
  });

  test('that are neither yes nor no are put right beside their cell', async () => {
    const camp = testCamp({ anna: { name: 'Anna' } });
    openOver(camp);
    await paste('Meno;Neplnoletý', 'Anna;15');
    const input = await screen.findByLabelText<HTMLInputElement>('Anna – neplnoletá osoba, bunka B2');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'či je to neplnoletá osoba, sa tu nedá prečítať; napíš áno alebo nie',
    );
    await fireEvent.input(input, { target: { value: 'áno' } });
    await fireEvent.keyDown(input, { key: 'Enter' });
    expect(await screen.findByText('doplní sa: neplnoletá osoba')).toBeDefined();
  });
});

test('an export holds personal data only where somebody ticks them, and is warned', async () => {
  const exportCamp = vi.fn((_wish: ExportWish) => Promise.reject(new Error('no')));
  show(ExportDialog, { onclose: vi.fn() }, { characters: [], queries: { exportCamp } as unknown as Queries });
  const save = await screen.findByRole('button', { name: 'Uložiť súbor' });
  await fireEvent.click(save);
  expect(screen.queryByText(/Súbor daj len tomu/)).toBeNull();
  await fireEvent.click(screen.getByLabelText('aj osobné údaje'));
  expect(screen.getByText(/Súbor daj len tomu/)).toBeDefined();
  await waitFor(() => expect(save).toHaveProperty('disabled', false));
  await fireEvent.click(save);
  expect(exportCamp.mock.calls).toEqual([[{ format: 'xlsx', personal: false }], [{ format: 'xlsx', personal: true }]]);
});
