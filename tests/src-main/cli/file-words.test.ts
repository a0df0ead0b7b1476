import { expect, test } from 'vitest';
import { unreadableWords, unwritableWords, type SystemError } from '../../../src-main/cli/file-words.ts';

const error = (code: string): SystemError => Object.assign(new Error(`${code}: it went wrong`), { code });

test.each([
  ['ENOENT', 'There is no file lists/a.csv.'],
  ['ENOTDIR', 'There is no file lists/a.csv.'],
  ['EISDIR', 'lists/a.csv is a folder, not a file.'],
  ['EACCES', "The file lists/a.csv can't be read: permission is missing."],
  ['EIO', "The file lists/a.csv can't be read: EIO: it went wrong"],
])('a file that can not be read is named, by %s', (code, sentence) => {
  expect(unreadableWords(error(code), 'lists/a.csv', 'en')).toBe(sentence);
});

test.each([
  ['ENOENT', 'There is no folder lists. Make it, or write lists/a.csv somewhere else.'],
  ['EISDIR', "lists/a.csv is a folder; it can't be written as a file."],
  ['EROFS', "The file lists/a.csv can't be written: permission is missing."],
  ['ENOSPC', "The file lists/a.csv can't be written: ENOSPC: it went wrong"],
])('a file that can not be written is named, by %s', (code, sentence) => {
  expect(unwritableWords(error(code), 'lists/a.csv', 'en')).toBe(sentence);
});
