import path from 'node:path';
import { words } from '../../shared/i18n/index.ts';
import type { Language } from '../../shared/i18n/languages.ts';
import { fill } from './import-words.ts';

/** What the system reports: a file that is not there, a disk that is full. */
export type SystemError = NodeJS.ErrnoException;

export const isSystemError = (error: unknown): error is SystemError => error instanceof Error && 'syscall' in error;

/** Why a file can't be read, in one sentence that names it. */
export function unreadableWords({ code = '', message }: SystemError, file: string, language: Language): string {
  const { file: said } = words[language].importing;
  if (code === 'ENOENT' || code === 'ENOTDIR') return fill(said.missing, { file });
  if (code === 'EISDIR') return fill(said.folder, { file });
  return isForbidden(code) ? fill(said.denied, { file }) : fill(said.unreadable, { file, why: message });
}

/** Why a file can't be written, in one sentence that names it. */
export function unwritableWords({ code = '', message }: SystemError, file: string, language: Language): string {
  const { file: said } = words[language].importing;
  if (code === 'ENOENT' || code === 'ENOTDIR') return folderMissingWords(file, language);
  if (code === 'EISDIR') return fill(said.isFolder, { file });
  return isForbidden(code) ? fill(said.notWritable, { file }) : fill(said.unwritable, { file, why: message });
}

export const folderMissingWords = (file: string, language: Language): string =>
  fill(words[language].importing.file.folderMissing, { file, folder: path.dirname(file) });

const isForbidden = (code: string): boolean => code === 'EACCES' || code === 'EPERM' || code === 'EROFS';
