/**
 * A text that a spreadsheet would take for a formula gets an apostrophe before it. One that could be mistaken for a defused
 * text gets one too, so that taking it away on the way back always gives what was there.
 */
export const defused = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);
