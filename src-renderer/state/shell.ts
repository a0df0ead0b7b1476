export type SavedPdf =
  { readonly is: 'saved'; readonly file: string } | { readonly is: 'cancelled' } | { readonly is: 'failed' };

/** What the window of the shell can do and a browser can't; its preload gives it. */
interface Shell {
  /** Asks where to, and writes there what printing this page now would give. */
  readonly savePdf: (name: string) => Promise<SavedPdf>;
}

declare global {
  var dbfShell: Shell | undefined;
}

export const shell = (): Shell | null => globalThis.dbfShell ?? null;
