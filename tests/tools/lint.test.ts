import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { inRoot } from '../../tools/root.ts';

/** The first call reads the types of the whole project. */
const slow = { timeout: 150_000 };

const eslint = new ESLint({ cwd: inRoot() });

const rulesBrokenBy = async (code: string, file: string): Promise<readonly (string | null)[]> => {
  const [result] = await eslint.lintText(code, { filePath: inRoot(file) });
  return [...new Set(result?.messages.map(({ ruleId }) => ruleId))];
};

test.each([
  ['the clock', 'export const now = (): number => Date.now();', 'no-restricted-syntax'],
  ['the date of today', 'export const today = (): Date => new Date();', 'no-restricted-syntax'],
  ['chance', 'export const die = (): number => Math.random();', 'no-restricted-syntax'],
  ['random ids', 'export const id = (): unknown => crypto;', 'no-restricted-globals'],
  ['a countdown', 'export const later = (): unknown => setTimeout;', 'no-restricted-globals'],
])('shared knows nothing of %s', slow, async (_, code, rule) => {
  expect(await rulesBrokenBy(`${code}\n`, 'shared/vocabulary/ids.ts')).toContain(rule);
});

test.each([
  ['an enum', 'export enum Side { Left }', 'no-restricted-syntax'],
  ['any', 'export const raw = (value: any): string => String(value);', '@typescript-eslint/no-explicit-any'],
  [
    'a non-null assertion',
    'export const first = (names: readonly string[]): string => names[0]!;',
    '@typescript-eslint/no-non-null-assertion',
  ],
  [
    'a switch that forgets a case',
    "export const f = (side: 'a' | 'b'): void => { switch (side) { case 'a': break; } };",
    '@typescript-eslint/switch-exhaustiveness-check',
  ],
  [
    'a call nobody waits for',
    'export const f = (work: () => Promise<void>): void => { work(); };',
    '@typescript-eslint/no-floating-promises',
  ],
])('%s is found', slow, async (_, code, rule) => {
  expect(await rulesBrokenBy(`${code}\n`, 'shared/vocabulary/ids.ts')).toContain(rule);
});

test('a time that is given may become a date in shared', slow, async () => {
  const code = 'export const at = (ms: number): Date => new Date(ms);\n';
  expect(await rulesBrokenBy(code, 'shared/vocabulary/ids.ts')).toEqual([]);
});
