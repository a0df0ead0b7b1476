import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { languages } from '../../shared/i18n/languages.ts';
import { ruleTexts } from '../../shared/i18n/rules/index.ts';
import { ruleChapters } from '../../shared/vocabulary/rule-chapters.ts';
import { ruleFamilies } from '../../shared/vocabulary/rule-families.ts';
import { rules } from '../../shared/vocabulary/rule-register.ts';
import { inRoot } from '../../tools/root.ts';
import { indexRules } from '../../tools/rule-index.ts';

/** The rule texts that the console plays in full. */
const played: readonly string[] = ['DBF', 'KPO'];
const isPlayed = ({ id }: { readonly id: string }) => played.some((text) => id.startsWith(`${text}-`));

describe('every rule is held by somebody', () => {
  const decided = indexRules().filter((rule) => isPlayed(rule) && rule.kind !== 'reference');

  it('those of the engine and of tables stand in the code', () => {
    expect(decided.filter(({ code }) => code.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it('those of the engine and of tables are proved by a test', () => {
    expect(decided.filter(({ tests }) => tests.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it.each(languages)('those that people keep are told in the language %s', (language) => {
    const told = new Map<string, string>(Object.entries(ruleTexts[language]));
    const kept = rules.filter(({ kind }) => kind === 'reference');
    expect(kept.filter(({ id }) => (told.get(id) ?? '') === '').map(({ id }) => id)).toEqual([]);
  });
});

describe('the chapters of the reference', () => {
  it('hold every family once', () => {
    expect(ruleChapters.flatMap(({ families }) => families).toSorted()).toEqual(Object.keys(ruleFamilies).toSorted());
  });
});

describe('npm run rules', () => {
  const run = (...args: readonly string[]): string =>
    execFileSync(process.execPath, [inRoot('tools/rules.ts'), ...args], { encoding: 'utf8' });

  it('prints one rule with its kind and the lines that cite it', () => {
    const printed = run('DBF-ABI-SER-2');
    expect(printed).toMatch(/^DBF-ABI-SER-2 +engine +shared\/dbf\/hit\.ts:\d+/);
    expect(printed).toMatch(/^ +tests\/shared\/dbf\/hit\.test\.ts:[\d,]+$/m);
  });

  it('prints them all, each once, in the order of the register', () => {
    const ids = run().match(/^(DBF|KPO)\S+/gm);
    expect(ids).toEqual(rules.map(({ id }) => id));
  });

  it('prints under --uncited none of those that are played', () => {
    expect(
      run('--uncited')
        .split('\n')
        .filter((line) => isPlayed({ id: line })),
    ).toEqual([]);
  });
});
