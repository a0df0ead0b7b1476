import type { Attachment } from 'svelte/attachments';

/** The first field of a form takes the focus when it appears. */
export const focusFirst: Attachment<HTMLElement> = (element) => {
  element.querySelector<HTMLElement>('input:not([disabled]), select, textarea')?.focus();
};
