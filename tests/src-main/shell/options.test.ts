import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../src-main/shell/options.ts';

const plain = { camp: null, sample: false, port: null, open: true };

describe('the options of the console', () => {
  test.each([
    [[], plain],
    [['--camp', 'my.dbf'], { ...plain, camp: 'my.dbf' }],
    [['--camp=my=own.dbf', '--no-open'], { ...plain, camp: 'my=own.dbf', open: false }],
    [['--sample', '--port', '0'], { ...plain, sample: true, port: 0 }],
  ])('%j', (args, options) => {
    expect(readOptions(args, 'refuse')).toEqual(options);
  });

  test.each([
    [['--what'], 'There is no option --what.'],
    [['camp.dbf'], 'There is no option camp.dbf.'],
    [['--camp'], '--camp needs a value.'],
    [['--camp', '--sample'], '--camp needs a value.'],
    [['--port', '70000'], '70000 is no port'],
    [['--port', 'x'], 'x is no port'],
    [['--sample', '--camp', 'a'], 'Choose one'],
  ])('%j is refused in plain words', (args, words) => {
    expect(() => readOptions(args, 'refuse')).toThrow(words);
  });

  test('those of Electron are let by', () => {
    expect(readOptions(['--no-sandbox', '/app', '--sample'], 'pass')).toEqual({ ...plain, sample: true });
  });
});
