import { refuse, type Refused } from '../../shared/vocabulary/refusal.ts';

/** What zod says of an input, as far as it matters here. */
export interface InputIssue {
  readonly code?: string;
  readonly path?: readonly PropertyKey[];
  /** For a union: what each of its branches found wrong. */
  readonly errors?: readonly (readonly InputIssue[])[];
}

/** Refusal `invalid-input`; `path` names the field (`command.sheet.name`), `issue` is zod's code for what is wrong with it. */
export function refuseInput(issues: readonly InputIssue[]): Refused {
  const found = issues.map((issue) => innermost(issue, []))[0];
  return refuse('invalid-input', {
    path: found?.path.map(String).join('.') ?? '',
    issue: found?.code ?? 'unknown',
  });
}

interface Found {
  readonly path: readonly PropertyKey[];
  readonly code: string;
}

/** A union complains as a whole; the branch that got furthest before it failed is the one that was meant. */
function innermost(issue: InputIssue, above: readonly PropertyKey[]): Found {
  const path = [...above, ...(issue.path ?? [])];
  const branches = (issue.errors ?? []).filter((branch) => branch.length > 0 && !branch.some(aboutAnotherType));
  const meant = branches.toSorted((one, other) => one.length - other.length)[0]?.[0];
  return meant === undefined ? { path, code: issue.code ?? 'unknown' } : innermost(meant, path);
}

const aboutAnotherType = (issue: InputIssue): boolean => issue.path?.length === 1 && issue.path[0] === 'type';
