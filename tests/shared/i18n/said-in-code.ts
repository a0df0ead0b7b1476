import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { words } from '../../../shared/i18n/index.ts';

const root = path.join(import.meta.dirname, '../../..');
const group = `(?:${Object.keys(words.sk).join('|')})`;

/** Every file of the console that can say something. The words themselves say nothing. */
const sources: readonly string[] = ['shared', 'src-main', 'src-renderer'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !(folder === 'shared' && /^i18n\W/.test(name)))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8')),
);

/** Keys in quotes, also those that are handed on: `t('common.close')`. Of `'staff.restore'` all below can be said. */
const quoted = found(sources, `['"\`](${group}(?:\\.[\\w-]+)+)['"\`]`);

/** What files that read the words themselves take of them: `importing.fault[code]`, `kpoHouseRules[rule]`. */
const readers = sources.filter((text) => text.includes('i18n/index.ts'));
const taken = [
  ...found(readers, `\\b(${group}(?:\\.\\w+)+)`),
  ...found(readers, `\\.(${group})\\[`),
  ...readers.flatMap((text) =>
    Array.from(text.matchAll(new RegExp(`\\{ ([^{}]+) \\} = [^;]*\\b(${group});`, 'g'))).flatMap(
      ([, names = '', of = '']) => names.split(', ').map((name) => `${of}.${name.replace(/:.*/, '')}`),
    ),
  ),
];

/** Keys that are put together count with whatever can come of them: of `terms.class.${id}`, all of `terms.class`. */
const computed = found(sources, `\`(${group}\\.[^\`]*\\$\\{[^\`]*)\``).map(
  (key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '.+')}$`),
);

/** Whether the text of a key, without the form of its plural, can come up anywhere. */
export const isSaid = (key: string): boolean =>
  [...quoted, ...taken].some((said) => key === said || key.startsWith(`${said}.`)) ||
  computed.some((pattern) => pattern.test(key));

function found(texts: readonly string[], pattern: string): readonly string[] {
  const all = texts.flatMap((text) => Array.from(text.matchAll(new RegExp(pattern, 'g')), ([, key = '']) => key));
  return [...new Set(all)];
}
