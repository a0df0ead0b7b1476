import { tick, untrack } from 'svelte';
import type { Console } from '../../state/console.svelte.ts';
import { isReachedByKeyboard } from '../../state/reached-by-keyboard.ts';
import { createPresses } from './presses.ts';

/** A key that was acted on: where the fight stood then, and whether it may be pressed twice in a row. */
interface Acted {
  readonly key: string;
  readonly place: string;
  readonly leadsOn: boolean;
}

interface HeldDesk {
  readonly console: Pick<Console, 'connection'>;
  readonly busy: boolean;
  readonly refusals: number;
}

interface Where {
  /** The round and its phase. */
  readonly place: () => string;
  /** What is done now may be done twice in a row with the same key. */
  readonly leadsOn: () => boolean;
}

interface Held {
  readonly event: KeyboardEvent;
  /** The same key as the one before it, whose answer was not here yet: perhaps only a bounce. */
  readonly again: boolean;
}

export interface KeyListeners {
  readonly down: (event: KeyboardEvent) => void;
  readonly up: (event: KeyboardEvent) => void;
  readonly blur: () => void;
}

/**
 * Keys that are pressed while an input is under way wait for what it leads to: they are meant for the next phase, not
 * for the one that is still shown. A key that is pressed twice does not carry over into another phase, except where the
 * duel closes together with its wounds (the plain round of six inputs ends with Enter and Enter) and for undo and redo. A key
 * that comes again without having been let go is one press, whatever it led to. After a refusal the waiting keys are
 * forgotten; without a connection none wait. Returns the listeners for the capture phase.
 */
export function holdKeys(desk: HeldDesk, { place, leadsOn }: Where): KeyListeners {
  const presses = createPresses();
  let held: readonly Held[] = [];
  let acted: Acted | null = null;
  let releasing = false;

  $effect(() => {
    if (desk.refusals >= 0) held = [];
  });
  $effect(() => {
    if (!desk.busy) untrack(() => void release());
  });

  const act = (event: KeyboardEvent) => {
    acted = { key: keyOf(event), place: place(), leadsOn: leadsOn() };
  };
  const isBounce = ({ again }: Held) => again && acted !== null && !acted.leadsOn && acted.place !== place();

  async function release(): Promise<void> {
    for (let next = held[0]; next !== undefined && !desk.busy; next = held[0]) {
      held = held.slice(1);
      if (isBounce(next)) continue;
      act(next.event);
      releasing = true;
      (document.activeElement ?? document.body).dispatchEvent(copied(next.event));
      releasing = false;
      await tick();
    }
    if (!desk.busy && held.length === 0) acted = null;
  }

  function down(event: KeyboardEvent): void {
    if (!releasing && presses.isSamePress(event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (releasing || event.repeat || isModifier(event) || isElsewhere(event.target)) return;
    const before = held.at(-1)?.event ?? null;
    const last = before === null ? (acted?.key ?? null) : keyOf(before);
    if (desk.console.connection === 'lost' || !(desk.busy || held.length > 0)) {
      act(event);
      return;
    }
    held = [...held, { event, again: last === keyOf(event) && !event.ctrlKey && !event.metaKey }];
    event.preventDefault();
    event.stopPropagation();
  }

  return { down, up: presses.up, blur: presses.forget };
}

const isModifier = ({ key }: KeyboardEvent) => ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta'].includes(key);

const keyOf = ({ key, code, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent) =>
  [code || key, ctrlKey, shiftKey, altKey, metaKey].join();

const copied = ({ key, code, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent) =>
  new KeyboardEvent('keydown', { key, code, ctrlKey, shiftKey, altKey, metaKey, bubbles: true, cancelable: true });

/** Fields, dialogs and controls that were reached by keyboard have their keys at once. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.matches('input, select, textarea') ||
    isReachedByKeyboard(target) ||
    document.querySelector('[role="dialog"]') !== null);
