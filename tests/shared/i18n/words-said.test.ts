import { expect, test } from 'vitest';
import { words } from '../../../shared/i18n/index.ts';
import { isSaid } from './said-in-code.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

const keysOf = (value: unknown, at: readonly string[] = []): readonly string[] =>
  typeof value === 'string'
    ? [at.join('.').replace(PLURAL, '')]
    : Object.entries(value as object).flatMap(([key, inner]) => keysOf(inner, [...at, key]));

test.each([
  ['stands in quotes', 'common.close', true],
  ['is put together', 'terms.class.warrior', true],
  ['is read from the words themselves', 'importing.fault.name-missing', true],
  ['is taken out by its name', 'importing.file.denied', true],
  ['is only like one that is said', 'common.closed', false],
  ['nobody asks for', 'dashboard.nothing.like-it', false],
])('a text whose key %s: %s', (_title, key, said) => {
  expect(isSaid(key)).toBe(said);
});

test('every text is said somewhere', () => {
  expect([...new Set(keysOf(words.sk))].filter((key) => !isSaid(key))).toEqual([]);
});
