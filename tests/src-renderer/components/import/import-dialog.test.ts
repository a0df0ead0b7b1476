import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { encode } from '../../../fixtures/encode.ts';
import { testCamp } from '../../../fixtures/test-camp.ts';
import { baseOf, nobody } from '../../../src-main/import/files.ts';
import { enter, field, header, leave, open, paste, standsAt } from './import-harness.ts';

describe('the window in which a file is imported', () => {
  test('what is wrong is told beside its cell, and the right rows are written as one entry', async () => {
    const { sent, onclose } = open();
    await paste(header, 'Žofia;Kňaz;', 'Boris;Zlodej;bazuka');
    const input = await field('Boris – Zbraň, bunka C3');
    const reason = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect({ value: input.value, invalid: input.getAttribute('aria-invalid'), reason: reason?.textContent }).toEqual({
      value: 'bazuka',
      invalid: 'true',
      reason: 'zbraň „bazuka“ pravidlá nepoznajú',
    });
    await fireEvent.click(screen.getByRole('button', { name: 'Zapísať 1 riadok' }));
    await waitFor(() => expect(onclose).toHaveBeenCalledOnce());
    expect(sent).toMatchObject([
      { type: 'importRoster', source: 'vložená tabuľka', changes: [{ type: 'enterCharacter', id: 'zofia' }] },
    ]);
  });

  test('another encoding reads the file anew, and keeps what was put right', async () => {
    const { lastRequest } = open();
    const file = new File([new TextEncoder().encode(`${header}\nBoris;Zlodej;bazuka`)], 'postavy.csv');
    await fireEvent.change(await screen.findByLabelText('Súbor'), { target: { files: [file] } });
    await enter('Boris – Zbraň, bunka C2', 'luk');
    await screen.findByText('Všetko je opravené.');
    await fireEvent.change(screen.getByLabelText('Kódovanie'), { target: { value: 'windows-1250' } });
    expect(lastRequest()).toMatchObject({
      name: 'postavy.csv',
      encoding: 'windows-1250',
      mended: [{ sheet: '', cell: 'C2', text: 'luk' }],
    });
    await paste(header, 'Boris;Zlodej;bazuka');
    expect(lastRequest()).toMatchObject({ name: 'vložená tabuľka', mended: [], choices: [] });
  });

  test('a level below that of the XP is told beside its row', async () => {
    open();
    await paste('Meno;Povolanie;Úroveň;XP', 'Žofia;Kňaz;2;12', 'Adam;Zlodej;4;12');
    const row = await screen.findByText('Žofia');
    expect(row.closest('details')?.open).toBe(true);
    expect(row.parentElement?.textContent).toMatch(/úroveň 2 → 4, toľko dávajú XP: 12$/);
    expect(screen.getByText('Adam').parentElement?.textContent).not.toContain('úroveň');
  });

  test('from an encoding in which it cannot be read, a file is led back to a right one', async () => {
    open();
    const file = new File([encode(`${header}\nŽofia;Kňaz;`, 'windows-1250').slice()], 'postavy.csv');
    await fireEvent.change(await screen.findByLabelText('Súbor'), { target: { files: [file] } });
    await screen.findByText('Nové: 1');
    await fireEvent.change(screen.getByLabelText('Kódovanie'), { target: { value: 'utf-8' } });
    await screen.findByText('V tomto kódovaní sa súbor nedá prečítať. Vyber iné.');
    const choice = screen.getByLabelText<HTMLSelectElement>('Kódovanie');
    expect(choice.value).toBe('utf-8');
    await fireEvent.change(choice, { target: { value: 'windows-1250' } });
    await screen.findByText('Nové: 1');
  });

  test('a file that cannot be read says why, and nothing can be written', async () => {
    open(nobody, { ok: false, unreadable: 'old-excel' });
    await paste('x');
    expect(await screen.findByText(/starý zošit Excelu/)).toBeDefined();
    expect(screen.getByRole('button', { name: /^Zapísať/ })).toHaveProperty('disabled', true);
  });

  test('headings with nothing below them are no import', async () => {
    open();
    await paste('Meno;Povolanie;Zbraň');
    expect(await screen.findByText('Pod nadpismi stĺpcov nie je ani jeden riadok.')).toBeDefined();
    expect(screen.queryByText('Stĺpce')).toBeNull();
    expect(screen.getByRole('button', { name: /^Zapísať/ })).toHaveProperty('disabled', true);
  });

  test('sheets of an export that are only to read are named', async () => {
    open();
    await paste('{"characters":[{"name":"Boris","class":"thief"}],"timers":[{"timer":"t"}],"cases":[]}');
    expect(await screen.findByText('Hárky len na čítanie, do importu nejdú: timers')).toBeDefined();
  });

  test('columns that say nothing are named at once, and can be mapped', async () => {
    open();
    await paste('Meno;Povolanie;Čím bije;Obľúbená farba', 'Boris;Zlodej;luk;modrá');
    expect(await screen.findByText('Nepoužijú sa 2 stĺpce: Čím bije, Obľúbená farba')).toBeDefined();
    await fireEvent.change(screen.getByLabelText('C · Čím bije'), { target: { value: 'weapon' } });
    expect(await screen.findByText('Nepoužije sa 1 stĺpec: Obľúbená farba')).toBeDefined();
    expect(within(screen.getByLabelText('C · Čím bije')).getByRole('option', { name: 'Zbraň' })).toHaveProperty(
      'selected',
      true,
    );
  });

  test('a file that names nobody can be mapped by hand', async () => {
    open();
    await paste('Kto to je;Čo robí;Úroveň', 'Boris;Zlodej;1');
    expect(await screen.findByText(/Nenašiel sa riadok s nadpismi/)).toBeDefined();
    expect(screen.getByLabelText('C · Úroveň')).toHaveProperty('value', 'level');
    const select = screen.getByLabelText('A · Kto to je');
    select.focus();
    await fireEvent.change(select, { target: { value: 'name' } });
    expect(await screen.findByText('Nepoužije sa 1 stĺpec: Čo robí')).toBeDefined();
    expect(document.activeElement).toBe(select);
    await fireEvent.change(screen.getByLabelText('B · Čo robí'), { target: { value: 'class' } });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Zapísať 1 riadok' })).toHaveProperty('disabled', false),
    );
  });

  test('what is missing and has no column says what to do', async () => {
    open();
    await paste(header, 'Vlk;zviera;pazúry');
    expect(
      await screen.findByText(
        'chýba, koľko má tvor životov; súbor nemá stĺpec „Životy“, priraď ho niektorému v časti Stĺpce',
      ),
    ).toBeDefined();
  });

  test('what changes is told in words', async () => {
    const camp = testCamp({ boris: { name: 'Boris', weapon: 'short dagger', abilities: ['endurance'] } });
    open(baseOf(camp));
    await paste('id;Meno;Zbraň;Štít', 'boris;Boris;obojručný meč;nie');
    expect(await screen.findByText('Zbraň: dýka → obojručný meč')).toBeDefined();
  });

  test('what stays the same is named too', async () => {
    const camp = testCamp();
    open(baseOf(camp));
    await paste(
      JSON.stringify({ camp: { name: 'Iný', gamePhase: 1, rulesets: camp.store.tables().camp.rulesets.join(';') } }),
    );
    expect(await screen.findByText('Bez zmeny: 1')).toBeDefined();
    expect(screen.getByText('Pravidlá kempu')).toBeDefined();
  });
});

describe('a cell put right in the window', () => {
  const rows = [header, 'Anna;rytyer;meč', 'Ben;rytyer;bazuka', 'Cyril;kuchár;'];
  const open3 = async () => {
    const shown = open();
    await paste(...rows);
    await field('Anna – Povolanie, bunka B2');
    return shown;
  };

  test('moves its row to the new ones, and the focus to the next faulty cell', async () => {
    await open3();
    await enter('Anna – Povolanie, bunka B2', 'rytier');
    expect(await screen.findByText('Opraviť treba ešte 2 riadky. Čo sa neopraví, to sa vynechá.')).toBeDefined();
    expect(screen.queryByLabelText('Anna – Povolanie, bunka B2')).toBeNull();
    expect(screen.getByRole('button', { name: 'Zapísať 1 riadok' })).toBeDefined();
    await standsAt(await field('Ben – Povolanie, bunka B3'));
  });

  test('stays with its new reason while it is still wrong', async () => {
    await open3();
    await enter('Anna – Povolanie, bunka B2', 'ritier');
    expect(await screen.findByText('povolanie „ritier“ nepoznám')).toBeDefined();
    await standsAt(await field('Anna – Povolanie, bunka B2'));
  });

  test('counts when somebody leaves the field, and the focus stays where they went', async () => {
    await open3();
    await leave('Anna – Povolanie, bunka B2', 'rytier', await field('Cyril – Povolanie, bunka B4'));
    expect(await screen.findByText('B2: rytyer → rytier')).toBeDefined();
    await standsAt(await field('Cyril – Povolanie, bunka B4'));
  });

  test('counts once, by Enter and by leaving the field', async () => {
    const { lastRequest } = await open3();
    await enter('Ben – Zbraň, bunka C3', 'luk');
    await leave('Cyril – Povolanie, bunka B4', 'druid', await screen.findByLabelText('Súbor'));
    expect(await screen.findByText('B4: kuchár → druid')).toBeDefined();
    expect(lastRequest()?.mended).toEqual([
      { sheet: '', cell: 'C3', text: 'luk' },
      { sheet: '', cell: 'B4', text: 'druid' },
    ]);
  });

  test('leads by Enter to the next one also when nothing was written', async () => {
    await open3();
    await fireEvent.keyDown(await field('Anna – Povolanie, bunka B2'), { key: 'Enter' });
    await standsAt(await field('Ben – Povolanie, bunka B3'));
  });

  test('is offered for the other cells with the same text, and after the last one Write has the focus', async () => {
    await open3();
    await enter('Cyril – Povolanie, bunka B4', 'druid');
    await enter('Ben – Zbraň, bunka C3', 'dýka');
    await enter('Anna – Povolanie, bunka B2', 'bojovník');
    await fireEvent.click(await screen.findByRole('button', { name: 'B2: rytyer → bojovník: Aj v ďalšej 1 bunke' }));
    expect(await screen.findByText('Všetko je opravené.')).toBeDefined();
    await standsAt(screen.getByRole('button', { name: 'Zapísať 3 riadky' }));
  });

  test('can be taken back', async () => {
    await open3();
    await enter('Anna – Povolanie, bunka B2', 'rytier');
    await fireEvent.click(await screen.findByRole('button', { name: 'B2: rytyer → rytier: Vziať späť' }));
    await standsAt(await field('Anna – Povolanie, bunka B2'));
    expect((await field('Anna – Povolanie, bunka B2')).value).toBe('rytyer');
    expect(screen.queryByText('Opravené tu')).toBeNull();
  });

  test('is offered the words that its field knows', async () => {
    await open3();
    const words = (input: HTMLInputElement) =>
      [...(input.list?.options ?? [])].map((option) => option.value).slice(0, 3);
    expect(words(await field('Anna – Povolanie, bunka B2'))).toEqual(['Bojovník', 'Zlodej', 'Čarodej']);
    expect(words(await field('Ben – Zbraň, bunka C3'))).toEqual(['dýka', 'krátky meč', 'krátky kyjak']);
  });
});

describe('a row that may mean several people', () => {
  const camp = testCamp({ b1: { name: 'Boris', player: 'Peter' }, b2: { name: 'Boris', player: '' } });

  test('asks who it is, and can be answered and asked again', async () => {
    const { lastRequest } = open(baseOf(camp));
    await paste('Meno;Zbraň', 'Boris;luk');
    const select = await screen.findByLabelText('Kto je Boris?');
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['vyber', 'Boris (hrá Peter)', 'Boris (bez hráča)', 'nová postava']);
    await fireEvent.change(select, { target: { value: 'b1' } });
    expect(await screen.findByText('riadok 2: Boris je Boris (hrá Peter)')).toBeDefined();
    expect(lastRequest()?.choices).toEqual([{ sheet: '', row: 2, who: 'b1' }]);
    await fireEvent.click(screen.getByRole('button', { name: /Vziať späť$/ }));
    expect(await screen.findByLabelText('Kto je Boris?')).toBeDefined();
  });

  test('may be about somebody new', async () => {
    const { lastRequest } = open(baseOf(camp));
    await paste('Meno;Povolanie', 'Boris;druid');
    await fireEvent.change(await screen.findByLabelText('Kto je Boris?'), { target: { value: '+' } });
    expect(await screen.findByText('riadok 2: Boris je nová postava')).toBeDefined();
    expect(lastRequest()?.choices).toEqual([{ sheet: '', row: 2, who: null }]);
  });
});
