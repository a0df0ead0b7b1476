/**
 * What came, with every part that is equal to what was there before taken from there: what is drawn from such a part need
 * not be drawn anew. For plain data, as the other side sends it.
 */
export function keepEqual<View>(before: unknown, next: View): View {
  if (!isData(before) || !isData(next) || Array.isArray(before) !== Array.isArray(next)) return next;
  const parts = Object.keys(next).map((key) => [key, keepEqual(before[key], next[key])] as const);
  const isEqual = parts.length === Object.keys(before).length && parts.every(([key, part]) => part === before[key]);
  if (isEqual) return before as View;
  return Object.assign(Array.isArray(next) ? [] : {}, Object.fromEntries(parts)) as View;
}

const isData = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
