import type { Attachment } from 'svelte/attachments';

/** Where a fight stands. */
export interface Place {
  readonly round: number;
  readonly phase: string;
  readonly seen: number;
}

/**
 * Takes the focus when another phase begins, and when an entry took away what held it. Whoever types in a field or
 * stands in a dialog keeps it.
 */
export const holdFocus =
  (view: () => Place): Attachment<HTMLElement> =>
  (element) => {
    let place = '';
    $effect(() => {
      const { round, phase, seen } = view();
      const moved = place !== `${round}/${phase}`;
      place = `${round}/${phase}`;
      const held = document.activeElement;
      const lost = seen > 0 && (held === null || held === document.body);
      if (lost || (moved && held?.matches('input, textarea, select, [role="dialog"] *') === false)) {
        element.focus({ preventScroll: true });
      }
    });
  };
