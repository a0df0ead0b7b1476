import { tick, untrack } from 'svelte';
import type { FightDesk } from './fight-desk.svelte.ts';

/**
 * Keys that are pressed while an input is under way wait for what it leads to: they are meant for the next phase, not
 * for the one that is still shown. After a refusal they are forgotten. Returns the listener for the capture phase.
 */
export function holdKeys(desk: FightDesk): (event: KeyboardEvent) => void {
  let held: readonly KeyboardEvent[] = [];
  let releasing = false;

  $effect(() => {
    if (desk.refusals >= 0) held = [];
  });
  $effect(() => {
    if (!desk.busy) untrack(() => void release());
  });

  async function release(): Promise<void> {
    for (let next = held[0]; next !== undefined && !desk.busy; next = held[0]) {
      held = held.slice(1);
      releasing = true;
      (document.activeElement ?? document.body).dispatchEvent(copied(next));
      releasing = false;
      await tick();
    }
  }

  return (event) => {
    if (releasing || !(desk.busy || held.length > 0) || event.repeat || isElsewhere(event.target)) return;
    held = [...held, event];
    event.preventDefault();
    event.stopPropagation();
  };
}

const copied = ({ key, code, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent) =>
  new KeyboardEvent('keydown', { key, code, ctrlKey, shiftKey, altKey, metaKey, bubbles: true, cancelable: true });

/** Fields, dialogs and controls that were reached by keyboard have their keys at once. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.matches('input, select, textarea, a:focus-visible, button:focus-visible') ||
    document.querySelector('[role="dialog"]') !== null);
