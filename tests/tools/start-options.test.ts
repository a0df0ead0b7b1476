import path from 'node:path';
import { expect, test } from 'vitest';
import { readStartOptions, usage } from '../../tools/start-options.mjs';
import { Stop } from '../../tools/stop.mjs';

const from = path.resolve('/tent');
const plain = { host: false, sample: false, open: true, camp: null, port: null };

test('without options the console opens as it is', () => {
  expect(readStartOptions([], from)).toEqual(plain);
});

test('every option is understood, with a space or an equals sign', () => {
  const expected = { host: true, sample: false, open: false, camp: path.join(from, 'a.camp'), port: 4400 };
  expect(readStartOptions(['--host', '--no-open', '--camp', 'a.camp', '--port', '4400'], from)).toEqual(expected);
  expect(readStartOptions(['--host', '--no-open', '--camp=a.camp', '--port=4400'], from)).toEqual(expected);
});

test.each([
  [['--fullscreen'], 'There is no option --fullscreen.'],
  [['forest.camp'], 'There is no option forest.camp.'],
  [['--camp'], '--camp needs a value.'],
  [['--camp', '--host'], '--camp needs a value.'],
  [['--port', 'eighty'], 'eighty is no port: a number from 0 to 65535.'],
  [['--port', '70000'], '70000 is no port: a number from 0 to 65535.'],
  [['--sample', '--camp', 'a.camp'], 'Choose one: --camp FILE or --sample.'],
])('%j is refused in one plain sentence, and the options are listed', (args, sentence) => {
  expect(() => readStartOptions(args, from)).toThrow(new Stop(`${sentence}\n\n${usage}`, 2));
});
