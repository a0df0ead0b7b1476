import { describe, expect, test } from 'vitest';
import { spellIds, spellsOfSchool } from '../../../shared/vocabulary/spells.ts';

describe('spells (DBF-MGC-01)', () => {
  test('seven schools have five each, none of them twice', () => {
    expect(Object.values(spellsOfSchool).map(({ length }) => length)).toEqual([5, 5, 5, 5, 5, 5, 5]);
    expect(new Set(spellIds).size).toBe(35);
  });
});
