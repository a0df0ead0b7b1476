import { ruleFamilies, ruleKinds, type RuleFamily, type RuleKind } from './rule-families.ts';

export interface RegisteredRule {
  readonly id: string;
  /** The id without its number: `DBF-PAIR`, `DBF-SP-EL`. */
  readonly family: string;
  readonly kind: RuleKind;
}

/** Every rule of both rule texts, and every place they leave open (`DBF-A-…`, `KPO-A-…`), in the order of the texts. */
export const rules: readonly RegisteredRule[] = Object.entries<RuleFamily>(ruleFamilies).flatMap(([family, rules]) =>
  Array.from({ length: rules.count }, (_, index) => ({
    id: `${family}${numbered(family, index + 1)}`,
    family,
    kind: kindOf(rules, index + 1),
  })),
);

const byId: ReadonlyMap<string, RegisteredRule> = new Map(rules.map((rule) => [rule.id, rule]));

export const ruleOf = (id: string): RegisteredRule | undefined => byId.get(id);

/** Families with a letter group of their own (`-CLS-BOJ`) count in single digits, spells without a dash. */
function numbered(family: string, number: number): string {
  if (family.startsWith('DBF-SP-')) return String(number);
  return family.split('-').length === 2 ? `-${String(number).padStart(2, '0')}` : `-${String(number)}`;
}

function kindOf({ kind, except = {} }: RuleFamily, number: number): RuleKind {
  return ruleKinds.find((other) => except[other]?.includes(number)) ?? kind;
}
