import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import CameOutDialog from '../../../../src-renderer/components/cards/CameOutDialog.svelte';

const printed = [
  { from: 1, to: 1 },
  { from: 3, to: 7 },
];

function show() {
  const onyes = vi.fn();
  render(CameOutDialog, { open: true, printed, onyes });
  return onyes;
}
const field = () => screen.getByLabelText<HTMLInputElement>('Vyšli listy');
const yes = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Áno' });
const write = (value: string) => fireEvent.input(field(), { target: { value } });

describe('asked which sheets came out', () => {
  test('one has all before oneself that went to the printer', async () => {
    const onyes = show();
    expect(field().value).toBe('1, 3–7');
    await fireEvent.click(yes());
    expect(onyes.mock.calls).toEqual([[printed]]);
  });

  test('one may name some of them', async () => {
    const onyes = show();
    await write('1, 4-5');
    await fireEvent.click(yes());
    expect(onyes.mock.calls).toEqual([
      [
        [
          { from: 1, to: 1 },
          { from: 4, to: 5 },
        ],
      ],
    ]);
  });

  test.each([
    ['abc', 'Napíš čísla listov alebo rozsahy, napríklad 1, 3, 5-7.'],
    ['50–200', 'Do tlačiarne išli len listy: 1, 3–7.'],
    ['1-3', 'Do tlačiarne išli len listy: 1, 3–7.'],
  ])('"%s" is refused, and the field says why', async (text, why) => {
    show();
    await write(text);
    expect(yes().disabled).toBe(true);
    const told = field().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(told.split(' ').at(-1) ?? '')?.textContent.trim()).toBe(why);
  });
});
