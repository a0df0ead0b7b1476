import { existsSync, renameSync } from 'node:fs';
import { companionsOf } from './camp-file.ts';

/** Gives a damaged camp another name, with what SQLite keeps beside it. Never overwrites. Returns the new name. */
export function setAside(file: string, at: Date): string {
  const name = freeName(`${file}.damaged-${stamp(at)}`);
  const targets = companionsOf(name);
  // The file itself goes last: as long as it bears its name, no new camp is made beside a stranger's write-ahead log.
  companionsOf(file).forEach((companion, index) => renameIfThere(companion, targets[index]));
  renameSync(file, name);
  return name;
}

function freeName(wanted: string): string {
  const taken = (name: string) => [name, ...companionsOf(name)].some((path) => existsSync(path));
  let name = wanted;
  for (let n = 2; taken(name); n += 1) name = `${wanted}-${n}`;
  return name;
}

function renameIfThere(from: string, to: string | undefined): void {
  if (to !== undefined && existsSync(from)) renameSync(from, to);
}

/** Local time, as on the clock in the tent: YYYYMMDD-HHMMSS. */
function stamp(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${at.getFullYear()}${two(at.getMonth() + 1)}${two(at.getDate())}`;
  return `${day}-${two(at.getHours())}${two(at.getMinutes())}${two(at.getSeconds())}`;
}
