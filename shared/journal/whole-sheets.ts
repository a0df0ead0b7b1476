interface Older {
  readonly type: string;
  readonly sheet?: object;
  readonly fighter?: { readonly sheet: object };
  readonly fighters?: readonly { readonly sheet: object }[];
}

/** What a sheet got after the first camps were written; on an older one it says nothing. */
const laterOnASheet = { shifts: {}, extraSpells: [], ownSpells: [] };

/** Every sheet in an event, those of fighters too, with the fields that sheets have now. */
export function withWholeSheets<Event extends { readonly type: string }>(event: Event): Event {
  const { sheet, fighter, fighters }: Older = event;
  if (sheet !== undefined) return { ...event, sheet: whole(sheet) };
  if (fighter !== undefined) return { ...event, fighter: withWholeSheet(fighter) };
  if (fighters !== undefined) return { ...event, fighters: fighters.map(withWholeSheet) };
  return event;
}

const whole = (sheet: object): object => ({ ...laterOnASheet, ...sheet });

/** Fighters of the first camps had no shape but their own. */
const withWholeSheet = (fighter: { readonly sheet: object }): object => ({
  form: null,
  ...fighter,
  sheet: whole(fighter.sheet),
});
