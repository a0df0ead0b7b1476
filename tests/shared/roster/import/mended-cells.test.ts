import { describe, expect, test } from 'vitest';
import { mend, faultyCells } from '../../../../shared/roster/import/mended-cells.ts';
import type { Fault } from '../../../../shared/roster/import/faults.ts';
import type { Table } from '../../../../shared/roster/import/table.ts';

const people: Table = {
  sheet: 'ľudia',
  rows: [['Zoznam postáv'], [], ['Meno', 'Hráč', 'Povolanie'], ['Anna', 'Eva', ' rytyer '], ['Ben']],
};
const animals: Table = { sheet: 'zvieratá', rows: [['Meno'], ['Vlk']] };
const write = (cell: string, text: string, sheet = 'ľudia') => ({ sheet, cell, text });

describe('what somebody writes over a cell', () => {
  test('stands there in the place of what the file says, and only there', () => {
    const { tables, applied } = mend([people, animals], [write('C4', 'rytier')]);
    expect(tables).toEqual([{ ...people, rows: people.rows.with(3, ['Anna', 'Eva', 'rytier']) }, animals]);
    expect(applied).toEqual([{ sheet: 'ľudia', cell: 'C4', text: 'rytier', was: 'rytyer' }]);
  });

  test('counts by its sheet', () => {
    const { tables } = mend([people, animals], [write('A2', 'Líška', 'zvieratá')]);
    expect(tables).toEqual([people, { sheet: 'zvieratá', rows: [['Meno'], ['Líška']] }]);
  });

  test('reaches a cell that a short row leaves out', () => {
    const { tables, applied } = mend([people], [write('C5', 'druid')]);
    expect(tables[0]?.rows[4]).toEqual(['Ben', '', 'druid']);
    expect(applied).toEqual([{ sheet: 'ľudia', cell: 'C5', text: 'druid', was: '' }]);
  });

  test('counts as it was written last', () => {
    const { tables, applied } = mend([people], [write('C4', 'ritier'), write('C4', 'rytier')]);
    expect(tables[0]?.rows[3]).toEqual(['Anna', 'Eva', 'rytier']);
    expect(applied).toEqual([{ sheet: 'ľudia', cell: 'C4', text: 'rytier', was: 'rytyer' }]);
  });

  test.each([
    ['below the last row', write('A6', 'x')],
    ['right of the widest row', write('D4', 'x')],
    ['on a sheet that is not there', write('A4', 'x', 'duchovia')],
    ['that is no cell', write('4A', 'x')],
    ['that stands there already', write('C4', 'rytyer ')],
  ])('is left aside %s', (_where, mended) => {
    expect(mend([people], [mended])).toEqual({ tables: [people], applied: [] });
  });
});

describe('the cells to put right in a row', () => {
  const fault = (cell: string | null, text: string): Fault => ({
    code: 'ability-unknown',
    cell,
    field: cell === null ? null : 'abilities',
    text,
    refusal: null,
    data: {},
  });

  test('are told each once from left to right, with all that stands there', () => {
    const rows = [
      ['Meno', 'Schopnosti', 'Navyše'],
      ['Anna', ' Lietanie, Uhýbanie, Plávanie ', 'Spev'],
    ];
    const faults = [fault('C2', 'Spev'), fault('B2', 'Lietanie'), fault('B2', 'Plávanie'), fault(null, '')];
    expect(faultyCells({ sheet: '', row: 2, name: 'Anna', faults }, [{ sheet: '', rows }])).toEqual([
      { cell: 'B2', field: 'abilities', text: 'Lietanie, Uhýbanie, Plávanie' },
      { cell: 'C2', field: 'abilities', text: 'Spev' },
    ]);
  });
});
