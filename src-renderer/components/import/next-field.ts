import { tick } from 'svelte';

const controls = 'a[href], button, input, select, textarea, summary';
const fieldsIn = (list: HTMLElement): readonly HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('input, select'),
];

/**
 * Does something that may take fields out of a list, and keeps the focus: whoever stands at something that is still there
 * stays; everybody else comes to the field that is now at the same place, the last one of a shorter list, or, if none is
 * left, to `end`. Where a dialog puts the focus by itself after what had it is gone, nobody chose to stand.
 */
export async function keepingFocus(list: HTMLElement, from: HTMLElement, act: () => Promise<void>, end: () => void) {
  const at = Math.max(fieldsIn(list).indexOf(from), 0);
  let stands: Element = from;
  const note = ({ target }: FocusEvent) => {
    if (from.isConnected && target instanceof Element) stands = target;
  };
  document.addEventListener('focusin', note);
  await act();
  await tick();
  document.removeEventListener('focusin', note);
  if (stands instanceof HTMLElement && stands.isConnected && stands.matches(controls)) stands.focus();
  else focusField(fieldsIn(list).at(at) ?? fieldsIn(list).at(-1), end);
}

/** Goes from a field to the one after it, or to `end`. */
export function focusAfter(list: HTMLElement, from: HTMLElement, end: () => void): void {
  const fields = fieldsIn(list);
  focusField(fields[fields.indexOf(from) + 1], end);
}

function focusField(field: HTMLElement | undefined, end: () => void): void {
  if (field === undefined) end();
  else field.focus();
}
