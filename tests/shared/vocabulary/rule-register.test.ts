import { describe, expect, test } from 'vitest';
import { ruleFamilies, ruleKinds, type RuleFamily } from '../../../shared/vocabulary/rule-families.ts';
import { ruleOf, rules } from '../../../shared/vocabulary/rule-register.ts';

describe('the register of rules', () => {
  test('holds each id once: 264 rules of DBF, 99 of KPO, and what both texts leave open', () => {
    const count = (start: RegExp) => rules.filter(({ id }) => start.test(id)).length;
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect([count(/^DBF-(?!A-)/), count(/^DBF-A-/), count(/^KPO-(?!A-)/), count(/^KPO-A-/)]).toEqual([264, 90, 99, 54]);
  });

  test.each([
    ['DBF-PAIR-03', 'engine'],
    ['DBF-CLS-BOJ-1', 'data'],
    ['DBF-SP-EL3', 'engine'],
    ['DBF-GEN-05', 'reference'],
    ['DBF-LVL-07', 'data'],
    ['KPO-A-07', 'engine'],
  ])('knows %s, and that it is held by: %s', (id, kind) => {
    expect(ruleOf(id)?.kind).toBe(kind);
  });

  test.each(['DBF-PAIR-08', 'DBF-PAIR-3', 'DBF-SP-EL6', 'DBF-SP-EL-1', 'XYZ-01', ''])('knows no "%s"', (id) => {
    expect(ruleOf(id)).toBeUndefined();
  });

  test.each(Object.entries<RuleFamily>(ruleFamilies))(
    'the exceptions of %s are rules of it, each once',
    (_, family) => {
      const excepted = ruleKinds.flatMap((kind) => family.except?.[kind] ?? []);
      expect(new Set(excepted).size).toBe(excepted.length);
      expect(excepted.filter((number) => number < 1 || number > family.count)).toEqual([]);
      expect(family.except?.[family.kind]).toBeUndefined();
    },
  );
});
