type Named<Value> = Readonly<Partial<Record<string, Value>>>;

/** What stands under a name that a person wrote; never what every object inherits, as under "constructor". */
export const ownValue = <Value>(things: Named<Value>, name: string): Value | undefined =>
  Object.hasOwn(things, name) ? things[name] : undefined;
