/** Bears the mark while a control has its focus from the mouse or a finger, also once a dialog gave it back. */
const MARK = 'data-pointed';
const CONTROL = 'a, button, summary, [role=option]';
const STAYS = ['Enter', ' ', 'Escape', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta'];

/**
 * Whether Enter and Space belong to this control: the focus was led there by keyboard. The browser alone does not tell:
 * to it, whatever was clicked counts as reached by keyboard from the next key on.
 */
export const isReachedByKeyboard = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches(CONTROL) &&
  target.matches(':focus-visible') &&
  !target.hasAttribute(MARK);

export interface ReachListeners {
  readonly pointed: (event: PointerEvent) => void;
  readonly pressed: (event: KeyboardEvent) => void;
  readonly focused: (event: FocusEvent) => void;
}

/** Follows how the focus of a window gets where it is. The listeners are for the capture phase. */
export function followReach(): ReachListeners {
  let leads = false;
  return {
    pointed: ({ target }) => {
      leads = false;
      if (target instanceof Element) target.closest(CONTROL)?.setAttribute(MARK, '');
    },
    pressed: ({ key }) => {
      leads = !STAYS.includes(key);
    },
    focused: ({ target }) => {
      if (leads && target instanceof Element) target.removeAttribute(MARK);
    },
  };
}
