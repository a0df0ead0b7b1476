/** Why no PDF came of a job: another one is on its way, nothing here can print, or what can failed. */
export type Unprinted = 'busy' | 'no-program' | 'failed';

export type PdfAnswer =
  { readonly ok: true; readonly base64: string } | { readonly ok: false; readonly unprinted: Unprinted };
