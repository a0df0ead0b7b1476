import { expect, test } from 'vitest';
import { instant } from '../../../shared/vocabulary/ids.ts';
import { helped } from '../../../src-main/cli/help.ts';
import { printCards } from '../../../src-main/cli/print-cards.ts';
import { runExport } from '../../../src-main/cli/run-export.ts';
import { runImport } from '../../../src-main/cli/run-import.ts';
import { runScenarioFiles } from '../../../src-main/cli/run-scenario-files.ts';
import { verifyCamp } from '../../../src-main/cli/verify-camp.ts';
import { NOON } from '../../fixtures/test-camp.ts';
import { collectLines, type Lines } from './lines.ts';

type Run = (args: readonly string[], output: Lines) => number | Promise<number>;

const commands: Readonly<Record<string, Run>> = {
  import: (args, output) => runImport(args, output, instant(NOON)),
  export: runExport,
  cards: printCards,
  scenario: runScenarioFiles,
  verify: verifyCamp,
};

test.each(Object.entries(commands))(
  '%s tells how it is used, to standard output, and does nothing',
  async (name, run) => {
    for (const asked of [['--help'], ['-h'], ['roster.csv', '--help']]) {
      const output = collectLines();
      expect(await run(asked, output)).toBe(0);
      expect([output.out.length, output.notes]).toEqual([1, []]);
      expect(output.out[0]).toMatch(new RegExp(`^Usage: npm run (--silent )?${name} -- `));
    }
  },
);

test('a file of that name stands behind two dashes', () => {
  const output = collectLines();
  expect(helped(['--', '--help'], 'Usage', output)).toBe(false);
  expect(output.out).toEqual([]);
});
