import path from 'node:path';

const root = path.dirname(import.meta.dirname);

/** The absolute path of something in the checkout. */
export const inRoot = (...parts: readonly string[]): string => path.join(root, ...parts);
