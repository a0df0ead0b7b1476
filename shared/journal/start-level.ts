interface Entered {
  readonly type: string;
  readonly sheet?: { readonly level: number };
  readonly startLevel?: number;
}

/** DBF-LVL-06: before the level of the start was written down, it was the one of the sheet. */
export function withStartLevel<Event extends { readonly type: string }>(event: Event): Event {
  const { sheet, startLevel }: Entered = event;
  return sheet === undefined || startLevel !== undefined ? event : { ...event, startLevel: sheet.level };
}
