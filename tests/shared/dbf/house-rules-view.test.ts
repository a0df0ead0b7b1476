import { describe, expect, test } from 'vitest';
import { houseRuleChange, houseRuleOf, houseRuleViews } from '../../../shared/dbf/house-rules-view.ts';
import { houseRuleGroups, houseRuleOptions } from '../../../shared/dbf/house-rules.ts';
import { rules } from '../../fixtures/house-rules.ts';

describe('the house rules on a screen', () => {
  test('stand in their groups, none left out and none twice', () => {
    const shown = houseRuleViews(rules({})).map(({ group, rules: views }) => [group, views.map(({ id }) => id)]);
    expect(Object.fromEntries(shown)).toEqual(houseRuleGroups);
    expect(Object.values(houseRuleGroups).flat().toSorted()).toEqual(Object.keys(houseRuleOptions).toSorted());
  });

  test('say what is in force beside what is recommended', () => {
    expect(houseRuleOf('DBF-A-48', rules({ sleeperWakes: 'one-life' }))).toEqual({
      id: 'sleeperWakes',
      source: 'DBF-A-48',
      value: 'one-life',
      recommended: 'own-lives',
      options: ['own-lives', 'one-life'],
    });
  });

  test('a rule that leaves no choice has none', () => {
    expect(houseRuleOf('DBF-ABI-SER-2', rules({}))).toBeNull();
  });

  test('only what a rule can be is a change of it', () => {
    expect(houseRuleChange('sleeperWakes', 'one-life')).toEqual({ sleeperWakes: 'one-life' });
    expect(houseRuleChange('sleeperWakes', 'falls')).toBeNull();
  });
});
