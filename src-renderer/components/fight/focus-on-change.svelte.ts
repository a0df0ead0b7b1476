import type { Attachment } from 'svelte/attachments';

/** Takes the focus whenever `place` changes, unless somebody types in a field or stands in a dialog. */
export const focusOnChange =
  (place: () => string): Attachment<HTMLElement> =>
  (element) => {
    $effect(() => {
      place();
      const held = document.activeElement;
      const typing = held instanceof HTMLElement && held.matches('input, textarea, select, [role="dialog"] *');
      if (!typing) element.focus({ preventScroll: true });
    });
  };
