import { expect, test } from 'vitest';
import { freeId } from '../../../shared/vocabulary/free-id.ts';

test.each([
  ['Žofia Čepčeková', [], 'zofia-cepcekova'],
  ['Vlk', ['vlk'], 'vlk-2'],
  ['Vlk', ['vlk', 'vlk-2'], 'vlk-3'],
  ['„!“', [], 'creep'],
])('%s with %j taken is %s', (name, taken: readonly string[], id) => {
  expect(freeId((each) => taken.includes(each), name, 'creep')).toBe(id);
});
