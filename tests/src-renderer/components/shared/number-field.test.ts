import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import NumberField from '../../../../src-renderer/components/shared/NumberField.svelte';
import { stopAtWrongNumber } from '../../../../src-renderer/components/shared/wrong-number.ts';

const show = () => {
  render(NumberField, { label: 'Životy', min: 1, max: 99, value: 3 });
  return screen.getByLabelText<HTMLInputElement>('Životy');
};

test.each(['999', '0', '-5', '2.5', '1e3', ''])(
  '"%s" stays as it was typed, with the range beside it',
  async (typed) => {
    const input = show();
    await fireEvent.input(input, { target: { value: typed } });
    await fireEvent.change(input, { target: { value: typed } });
    expect(input.value).toBe(typed);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Zadaj celé číslo od 1 do 99.')).toBeTruthy();
    expect(stopAtWrongNumber(document)).toBe(true);
    expect(document.activeElement).toBe(input);
  },
);

test('a number of the range is taken', async () => {
  const input = show();
  await fireEvent.input(input, { target: { value: '999' } });
  await fireEvent.input(input, { target: { value: '99' } });
  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(stopAtWrongNumber(document)).toBe(false);
});

test('more than the rules give is taken, but not without a word', async () => {
  render(NumberField, { label: 'Životy', usual: 4, value: 4 });
  const input = screen.getByLabelText<HTMLInputElement>('Životy');
  expect(input.getAttribute('aria-describedby')).toBeNull();
  await fireEvent.input(input, { target: { value: '5' } });
  const notice = screen.getByText('Nad maximum 4.');
  expect(input.getAttribute('aria-describedby')).toBe(notice.id);
  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(stopAtWrongNumber(document)).toBe(false);
});
