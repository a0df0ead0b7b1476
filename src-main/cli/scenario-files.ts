import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** A file or folder that somebody named and that isn't there; the message says so. */
export class NoSuchFile extends Error {
  override readonly name = 'NoSuchFile';
}

/** The file itself, or every YAML file of the folder and the folders in it, sorted. */
export function scenarioFiles(place: string): readonly string[] {
  const found = statSync(place, { throwIfNoEntry: false });
  if (found === undefined) throw new NoSuchFile(`${place}: there is no such file or folder.`);
  if (!found.isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/i.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted((a, b) => (a < b ? -1 : 1));
}
