/** The name of a side as it is sent: without spaces and signs. */
export const sideId = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s+/g, '_')
    .replaceAll(/[^\p{L}\p{N}_-]/gu, '')
    .slice(0, 64);

/** The same for the eye. */
export const sideText = (side: string): string => side.replaceAll('_', ' ');
