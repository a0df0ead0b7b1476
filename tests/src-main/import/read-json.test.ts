import { expect, test } from 'vitest';
import { readJson } from '../../../src-main/import/read-json.ts';

test('a key that only some rows have is empty in the others, whatever it is called', () => {
  const text = '[{"name":"Anna","constructor":"x","__proto__":"y"},{"name":"Ben"}]';
  expect(readJson(text)).toEqual([
    {
      sheet: '',
      rows: [
        ['name', 'constructor', '__proto__'],
        ['Anna', 'x', 'y'],
        ['Ben', '', ''],
      ],
    },
  ]);
});
