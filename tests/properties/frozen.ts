/** The value with all that it holds, none of which can be changed any more: whoever tries throws. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  const held: Iterable<unknown> = value instanceof Map ? value.values() : Object.values(value);
  for (const each of held) frozen(each);
  return value;
}
