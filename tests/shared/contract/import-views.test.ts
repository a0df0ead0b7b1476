import { describe, expect, test } from 'vitest';
import { importRequestSchema } from '../../../shared/contract/import-views.ts';

const request = (more: object) => ({ name: 'a.csv', content: { is: 'text', text: 'Meno' }, ...more });
const isRead = (more: object) => importRequestSchema.safeParse(request(more)).success;

describe('what a window asks about a file', () => {
  test.each([
    ['nothing put right', {}],
    ['a cell put right', { mended: [{ sheet: 'Hárok1', cell: 'AB12', text: '' }] }],
    ['somebody chosen', { choices: [{ sheet: '', row: 2, who: 'boris' }] }],
    ['somebody new', { choices: [{ sheet: '', row: 2, who: null }] }],
  ])('is read with %s', (_what, more) => {
    expect(isRead(more)).toBe(true);
  });

  test.each([
    ['what names no cell', { mended: [{ sheet: '', cell: 'A0', text: 'x' }] }],
    ['a text that is too long', { mended: [{ sheet: '', cell: 'A1', text: 'x'.repeat(2_001) }] }],
    ['more than ten thousand cells', { mended: Array(10_001).fill({ sheet: '', cell: 'A1', text: 'x' }) }],
    ['a row before the first', { choices: [{ sheet: '', row: 0, who: null }] }],
    ['nobody at all', { choices: [{ sheet: '', row: 2 }] }],
  ])('is not read with %s', (_what, more) => {
    expect(isRead(more)).toBe(false);
  });
});
