import { describe, expect, test } from 'vitest';
import { matches } from '../../../src-renderer/state/keys.svelte.ts';

const press = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...more });

describe('a key of a view', () => {
  test.each([
    ['n', press('n'), true],
    ['n', press('N', { shiftKey: true }), true],
    ['n', press('n', { ctrlKey: true }), false],
    ['n', press('n', { altKey: true }), false],
    ['Ctrl+z', press('z', { ctrlKey: true }), true],
    ['Ctrl+z', press('z', { metaKey: true }), true],
    ['Ctrl+z', press('Z', { ctrlKey: true, shiftKey: true }), false],
    ['Ctrl+Shift+z', press('Z', { ctrlKey: true, shiftKey: true }), true],
    ['Enter', press('Enter'), true],
    ['Enter', press('Enter', { shiftKey: true }), false],
    ['?', press('?', { shiftKey: true }), true],
    ['/', press('/', { shiftKey: true }), true],
    ['=', press('='), true],
    ['1', press('1'), true],
  ])('%s answers or leaves the press alone', (spec, event, expected) => {
    expect(matches(event, spec)).toEqual(expected);
  });

  test('a digit answers on a Slovak keyboard, where its key alone writes a letter', () => {
    expect(matches(press('ľ', { code: 'Digit2' }), '2')).toEqual(true);
    expect(matches(press('2', { code: 'Numpad2' }), '2')).toEqual(true);
  });
});
