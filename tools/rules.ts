import { ruleOf } from '../shared/vocabulary/rule-register.ts';
import { indexRules, type CitingFile, type IndexedRule } from './rule-index.ts';
import { finishWith, Stop } from './stop.mjs';

/**
 * Prints the rules with what cites them: all, one with its lines (`DBF-ABI-SER-2`), or those that nothing cites
 * (`--uncited`).
 */
const printRules = (args: readonly string[]): number => {
  const [asked] = args;
  if (args.length > 1) throw new Stop('Ask for one rule, for --uncited, or for nothing.');
  if (asked === undefined) return print(indexRules().map(summary));
  if (asked === '--uncited') return print(indexRules().filter(lacksCitation).map(lacking));
  if (ruleOf(asked) === undefined) throw new Stop(`There is no rule ${asked}.`);
  return print(
    indexRules()
      .filter(({ id }) => id === asked)
      .map(withLines),
  );
};

/** Rules for people need no code: their text in the reference is all there is. */
const lacksCitation = ({ kind, code, tests }: IndexedRule): boolean =>
  kind !== 'reference' && (code.length === 0 || tests.length === 0);

const lacking = (rule: IndexedRule): string => {
  const places = [...(rule.code.length === 0 ? ['no code'] : []), ...(rule.tests.length === 0 ? ['no test'] : [])];
  return `${head(rule)}  ${places.join(', ')}`;
};

const summary = (rule: IndexedRule): string => listed(rule, ({ file }) => file);
const withLines = (rule: IndexedRule): string => listed(rule, ({ file, lines }) => `${file}:${lines.join(',')}`);

function listed(rule: IndexedRule, written: (citing: CitingFile) => string): string {
  const places = [...rule.code, ...rule.tests].map(written);
  const indent = ' '.repeat(head(rule).length);
  const [first = '–', ...others] = places;
  return [`${head(rule)}  ${first}`, ...others.map((place) => `${indent}  ${place}`)].join('\n');
}

const head = ({ id, kind }: IndexedRule): string => `${id.padEnd(13)}  ${kind.padEnd(9)}`;

const print = (lines: readonly string[]): number => {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  return 0;
};

await finishWith(() => printRules(process.argv.slice(2)));
