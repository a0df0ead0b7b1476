import { beforeEach, expect, test } from 'vitest';
import { followReach, isReachedByKeyboard } from '../../../src-renderer/state/reached-by-keyboard.ts';

let card: HTMLButtonElement;
let reach: ReturnType<typeof followReach>;

/** As a window hears it; the DOM of these tests shows every focus as if it came by keyboard. */
const click = (target: HTMLElement) => {
  target.addEventListener('pointerdown', (event) => reach.pointed(event), { once: true });
  target.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  focus(target);
};
const key = (pressed: string) => reach.pressed(new KeyboardEvent('keydown', { key: pressed }));
const focus = (target: HTMLElement) => {
  target.addEventListener('focusin', (event) => reach.focused(event), { once: true });
  target.focus();
};

beforeEach(() => {
  document.body.innerHTML = '<button>Ohnivý šíp</button><input />';
  card = document.querySelector('button') ?? document.createElement('button');
  reach = followReach();
});

test('a control that Tab led to has Enter for itself', () => {
  key('Tab');
  focus(card);
  expect(isReachedByKeyboard(card)).toBe(true);
});

test('one that was clicked has not, whatever is pressed after it', () => {
  click(card);
  key('Escape');
  expect(isReachedByKeyboard(card)).toBe(false);
});

test('nor when a dialog that the click opened gives the focus back', () => {
  click(card);
  focus(document.querySelector('input') ?? card);
  key('Escape');
  focus(card);
  expect(isReachedByKeyboard(card)).toBe(false);
});

test('whoever opened the dialog by keyboard is back on the control with Enter', () => {
  key('Tab');
  focus(card);
  key('Enter');
  focus(document.querySelector('input') ?? card);
  key('Escape');
  focus(card);
  expect(isReachedByKeyboard(card)).toBe(true);
});

test('a clicked control that Tab leads back to has Enter again', () => {
  click(card);
  key('Tab');
  focus(document.querySelector('input') ?? card);
  key('Tab');
  focus(card);
  expect(isReachedByKeyboard(card)).toBe(true);
});
