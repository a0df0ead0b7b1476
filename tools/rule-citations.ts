/** A rule that a text cites, and the line (from 1) where the citation stands. */
export interface Citation {
  readonly rule: string;
  readonly line: number;
}

/**
 * The rules that a text cites, in the order of the text. A citation may go on with shortened ids and ranges:
 * "DBF-CHL-01 to -05", "DBF-AFT-04, -05 and -06", "DBF-SP-PR1 to -PR5"; a range cites every rule in it.
 */
export function citationsIn(text: string): readonly Citation[] {
  const lineAt = lineCounter(text);
  return [...text.matchAll(chains)].flatMap((chain) =>
    rulesOfChain(chain[0]).map(({ rule, at }) => ({ rule, line: lineAt(chain.index + at) })),
  );
}

const fullId = '(?:DBF|KPO)(?:-[A-Z]+)*-(?:[A-Z]+)?\\d+';
const shortId = '(?:-[A-Z]+)?-(?:[A-Z]+)?\\d+(?!\\w)';
/** Comment marks may stand between two lines of one citation. */
const gap = '[\\s*#]*(?:// )?';
const link = `${gap}(?:, and|,|and|or|to)${gap}`;
const chains = new RegExp(`\\b${fullId}(?:${link}(?:${fullId}|${shortId}))*`, 'g');
const steps = new RegExp(`(${link})?(${fullId}|${shortId})`, 'g');

interface Cited {
  readonly rule: string;
  readonly at: number;
}

const rulesOfChain = (chain: string): readonly Cited[] =>
  [...chain.matchAll(steps)].reduce<readonly Cited[]>((cited, { 0: step, 1: joint = '', 2: id = '', index }) => {
    const before = cited.at(-1)?.rule ?? id;
    const rule = completed(id, before);
    if (id.startsWith('-') && split(rule).width !== split(before).width) return cited;
    const range = /\bto\b/.test(joint) ? [...between(before, rule), rule] : [rule];
    return [...cited, ...range.map((each) => ({ rule: each, at: index + step.length - id.length }))];
  }, []);

/** `-05` after `DBF-CHL-01` is `DBF-CHL-05`: as many parts as it has take the place of the last ones. */
function completed(id: string, before: string): string {
  if (!id.startsWith('-')) return id;
  const parts = id.slice(1).split('-');
  return [...before.split('-').slice(0, -parts.length), ...parts].join('-');
}

/** The rules strictly between two of one family; none if they are of different families. */
function between(first: string, last: string): readonly string[] {
  const [from, to] = [split(first), split(last)];
  if (from.family !== to.family) return [];
  const count = Math.max(0, to.number - from.number - 1);
  return Array.from(
    { length: count },
    (_, index) => `${from.family}${String(from.number + index + 1).padStart(from.width, '0')}`,
  );
}

const split = (rule: string): { family: string; number: number; width: number } => {
  const digits = /\d+$/.exec(rule)?.[0] ?? '';
  return { family: rule.slice(0, rule.length - digits.length), number: Number(digits), width: digits.length };
};

const lineCounter = (text: string): ((at: number) => number) => {
  const ends = [...text.matchAll(/\n/g)].map((end) => end.index);
  return (at) => ends.filter((end) => end < at).length + 1;
};
