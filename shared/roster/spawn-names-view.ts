import { slug } from '../vocabulary/free-id.ts';
import type { Character } from './character.ts';

type Named = Pick<Character, 'id'> & { readonly sheet: Pick<Character['sheet'], 'name'> };

/** The names of the next `count` creeps of a template: "Wolf 3" follows "Wolf 2", whatever became of that one. */
export function spawnNames(roster: Iterable<Named>, name: string, count: number): readonly string[] {
  const first = highestNumber(roster, name) + 1;
  return Array.from({ length: count }, (_, at) => `${name} ${String(first + at)}`);
}

/** The highest number behind that name; one that was renamed since is known by its id. */
function highestNumber(roster: Iterable<Named>, name: string): number {
  const numbers = [...roster].flatMap(({ id, sheet }) => [
    numberBehind(`${name} `, sheet.name),
    numberBehind(`${slug(name)}-`, id),
  ]);
  return Math.max(0, ...numbers);
}

function numberBehind(start: string, whole: string): number {
  const rest = whole.startsWith(start) ? whole.slice(start.length) : '';
  return /^\d{1,6}$/.test(rest) ? Number(rest) : 0;
}
