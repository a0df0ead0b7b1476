import type { Attachment } from 'svelte/attachments';

/** A question that opens far from what was pressed comes into view: below it on a narrow screen, above it in a long list. */
export const inSight: Attachment<HTMLElement> = (element) => element.scrollIntoView({ block: 'nearest' });
