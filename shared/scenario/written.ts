/** A value on one line, as it would stand in a scenario file. */
export function written(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(([key, part]) => `${key}: ${written(part)}`);
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
