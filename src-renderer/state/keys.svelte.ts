import { untrack } from 'svelte';
import { isReachedByKeyboard } from './reached-by-keyboard.ts';

/** A key and what it does in a view. */
export interface KeyBinding {
  /** `n`, `?`, `1`, `Enter`, `Escape`, `Ctrl+z`, `Shift+Enter`. Letters and digits hold on every layout. */
  readonly key: string;
  /** The place on the keyboard (`KeyZ`) that counts instead of the letter; `key` is then what is shown. */
  readonly code?: string;
  /** What it does, in the user's language, for the list under `?`. */
  readonly label: string;
  readonly run: () => void;
  /** False where it would do nothing now: the key is left alone. */
  readonly when?: boolean;
  /** Also while somebody types in a field. */
  readonly inFields?: boolean;
  /** Also while a dialog is open. */
  readonly inDialogs?: boolean;
}

type Bindings = () => readonly KeyBinding[];

let layers = $state.raw<readonly Bindings[]>([]);

/** Registers the keys of a view while it is shown. The view opened last is asked first. */
export function useKeys(bindings: Bindings): void {
  $effect(() => {
    const layer: Bindings = () => bindings();
    addLayer(layer);
    return () => removeLayer(layer);
  });
}

const addLayer = (layer: Bindings) => (layers = [...untrack(() => layers), layer]);
const removeLayer = (layer: Bindings) => (layers = untrack(() => layers).filter((other) => other !== layer));

/** Each key once, with what it does now; one that does nothing now stands there with what it would do. */
export function listKeys(): readonly KeyBinding[] {
  const all = [...layers].reverse().flatMap((layer) => layer());
  const told = (key: string) => {
    const same = all.filter((binding) => binding.key === key);
    return same.find((binding) => binding.when !== false) ?? same[0];
  };
  return all.filter((binding) => told(binding.key) === binding);
}

/** The window's one key listener. */
export function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.repeat) return;
  const typing = isField(event.target);
  const inDialog = isDialogOpen();
  const binding = [...layers]
    .reverse()
    .flatMap((layer) => layer())
    .find(
      (candidate) =>
        pressed(event, candidate) &&
        candidate.when !== false &&
        (!typing || candidate.inFields === true) &&
        (!inDialog || candidate.inDialogs === true),
    );
  if (binding === undefined || activatesFocused(event)) return;
  event.preventDefault();
  binding.run();
}

const pressed = (event: KeyboardEvent, { key, code }: KeyBinding) =>
  code === undefined
    ? matches(event, key)
    : event.code === code && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;

export function matches(event: KeyboardEvent, spec: string): boolean {
  const parts = spec.split('+').filter((part) => part !== '');
  const key = parts.at(-1) ?? '+';
  const wants = (modifier: string) => parts.slice(0, -1).includes(modifier);
  if ((event.ctrlKey || event.metaKey) !== wants('Ctrl') || event.altKey !== wants('Alt')) return false;
  if (key.length > 1 || wants('Shift') || wants('Ctrl')) {
    if (event.shiftKey !== wants('Shift')) return false;
  }
  return event.key.toLowerCase() === key.toLowerCase() || isDigitOf(event, key);
}

/** On a Slovak keyboard the digits need Shift; their keys count without it too. */
const isDigitOf = (event: KeyboardEvent, key: string) =>
  /^\d$/.test(key) && (event.code === `Digit${key}` || event.code === `Numpad${key}`);

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])'));

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Enter and Space belong to a control that was reached by keyboard. */
const activatesFocused = (event: KeyboardEvent) =>
  (event.key === 'Enter' || event.key === ' ') && isReachedByKeyboard(event.target);
