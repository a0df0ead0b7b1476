import { likeness } from './plain-text.ts';

/** What people write for each of some keys. */
export type KeyNames<Key extends string> = Readonly<Record<Key, readonly string[]>>;

/** The key that a text names, case, diacritics and signs aside; null where it names none. */
export function keyNamed<Key extends string>(names: KeyNames<Key>, text: string): Key | null {
  const keys = Object.keys(names) as Key[];
  return keys.find((key) => names[key].some((name) => likeness(name) === likeness(text))) ?? null;
}
