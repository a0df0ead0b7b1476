export interface PrintLimits {
  readonly timeoutMs: number;
}

export interface Printed {
  readonly pdf: Uint8Array;
  /** How many cards or pages stand on it, with those that only go on, and on how many sheets. */
  readonly parts: number;
  readonly sheets: number;
}

/** The program that should have printed didn't. */
export class PrintFailed extends Error {
  override readonly name = 'PrintFailed';
  constructor(program: string, options: ErrorOptions) {
    super(`${program} could not print: ${reasonOf(options.cause)}`, options);
  }
}

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** What the page says when it is laid out. */
export function laidOutSheets(value: unknown): Pick<Printed, 'parts' | 'sheets'> {
  if (typeof value === 'object' && value !== null && 'parts' in value && 'sheets' in value) {
    const { parts, sheets } = value;
    if (typeof parts === 'number' && typeof sheets === 'number') return { parts, sheets };
  }
  throw new Error('the page did not lay itself out');
}
