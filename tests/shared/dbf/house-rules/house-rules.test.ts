import { describe, expect, test } from 'vitest';
import {
  defaultHouseRules,
  houseRuleGroups,
  houseRuleOptions,
  houseRuleSource,
} from '../../../../shared/dbf/house-rules.ts';
import { decodeEntry } from '../../../../shared/journal/decode.ts';
import { sidesOf } from '../../../fixtures/fights.ts';

describe('the house rules', () => {
  test('have the first alternative as their default', () => {
    const firsts = Object.fromEntries(Object.entries(houseRuleOptions).map(([id, [first]]) => [id, first]));
    expect(defaultHouseRules).toEqual(firsts);
  });

  test('each stand in one group of the screen', () => {
    expect(Object.values(houseRuleGroups).flat().toSorted()).toEqual(Object.keys(houseRuleOptions).toSorted());
  });

  test('each settle one ambiguity of the text', () => {
    const sources = Object.values(houseRuleSource);
    expect(new Set(sources).size).toBe(Object.keys(houseRuleOptions).length);
  });

  test('that a fight of the journal does not know yet were the defaults then', () => {
    const older = { lastLifeFlight: 'refused', refillBeforeEnd: 'no', lateHelpers: 'anyone' };
    const entry = decodeEntry({
      seq: 3,
      at: 0,
      recordedAt: 0,
      commandId: null,
      fight: 'f1',
      cause: null,
      org: null,
      trigger: { type: 'challenge' },
      events: [
        {
          type: 'v1.FightOpened',
          fight: 'f1',
          number: 1,
          place: '',
          houseRules: older,
          fighters: sidesOf(1, 1),
          present: [],
          pairing: { active: [], forced: [] },
        },
      ],
      touches: [],
    });
    expect(entry.events).toEqual([expect.objectContaining({ houseRules: { ...defaultHouseRules, ...older } })]);
  });
});
