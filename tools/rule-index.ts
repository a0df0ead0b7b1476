import { readdirSync, readFileSync } from 'node:fs';
import { rules, type RegisteredRule } from '../shared/vocabulary/rule-register.ts';
import { inRoot } from './root.ts';
import { citationsIn } from './rule-citations.ts';

/** A file that cites a rule, and on which lines (from 1). */
export interface CitingFile {
  readonly file: string;
  readonly lines: readonly number[];
}

export interface IndexedRule extends RegisteredRule {
  readonly code: readonly CitingFile[];
  readonly tests: readonly CitingFile[];
}

/** Every rule of the register, with the code and the tests that cite it as the checkout stands. */
export function indexRules(): readonly IndexedRule[] {
  const code = citingFiles(['shared', 'src-main', 'src-renderer']);
  const tests = citingFiles(['tests']);
  return rules.map((rule) => ({ ...rule, code: code.get(rule.id) ?? [], tests: tests.get(rule.id) ?? [] }));
}

/** Where rules are listed, shown or written as an example: there an id says nothing about who decides or proves it. */
const noCitations = [
  'shared/i18n/rules',
  'shared/vocabulary/rule-',
  'src-renderer/components/rules/',
  'tests/shared/i18n/',
  'tests/shared/scenario/',
  'tests/shared/vocabulary/rule-',
  'tests/src-renderer/components/rules/',
  'tests/src-main/cli/',
  'tests/tools/',
];

function citingFiles(folders: readonly string[]): ReadonlyMap<string, readonly CitingFile[]> {
  const citing = new Map<string, CitingFile[]>();
  for (const file of folders.flatMap(filesIn)) {
    const cited = Map.groupBy(citationsIn(readFileSync(inRoot(file), 'utf8')), ({ rule }) => rule);
    for (const [rule, citations] of cited) {
      const lines = [...new Set(citations.map(({ line }) => line))];
      citing.set(rule, [...(citing.get(rule) ?? []), { file, lines }]);
    }
  }
  return citing;
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(ts|svelte|ya?ml)$/.test(file) && !noCitations.some((start) => file.startsWith(start)))
    .sort();
