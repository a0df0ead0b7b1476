import { isScalar, LineCounter, parseAllDocuments, type Document, type Node } from 'yaml';
import { readDocument } from './read-document.ts';
import type { Problem, Scenario } from './scenario.ts';

export type ScenarioFile =
  | { readonly ok: true; readonly scenarios: readonly Scenario[] }
  /** In the order of the file, at least one. */
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads a whole scenario file, or tells everything that is wrong with it. */
export function readScenarios(file: string): ScenarioFile {
  const lines = new LineCounter();
  const documents = parseAllDocuments(file, {
    version: '1.2',
    schema: 'core',
    lineCounter: lines,
    prettyErrors: false,
  });
  const problems: Problem[] = [];
  const report = (offset: number, why: string) => {
    const { line, col } = lines.linePos(offset);
    problems.push({ line: Math.max(line, 1), column: Math.max(col, 1), why });
  };

  const scenarios = [...documents].map((document) => {
    const broken = [...document.errors, ...document.warnings];
    for (const error of broken) report(error.pos[0], error.message);
    return broken.length > 0 ? null : readParsed(document, report);
  });
  if (scenarios.length === 0) report(0, 'the file holds no scenario');

  const read = scenarios.filter((scenario) => scenario !== null);
  return problems.length === 0 ? { ok: true, scenarios: read } : { ok: false, problems: inOrder(problems) };
}

function inOrder(problems: readonly Problem[]): readonly Problem[] {
  const once = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...once.values()].toSorted((a, b) => a.line - b.line || a.column - b.column);
}

function readParsed(document: Document, report: (offset: number, why: string) => void): Scenario | null {
  const { contents } = document;
  const [start] = contents?.range ?? document.range ?? [0];
  if (contents === null || (isScalar(contents) && contents.value === null)) {
    report(start, 'the document is empty');
    return null;
  }
  return readDocument(contents, {
    document,
    names: new Set(),
    sides: new Set(),
    report: (node: Node, why) => report(node.range?.[0] ?? start, why),
  });
}
