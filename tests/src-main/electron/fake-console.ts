import type { Console } from '../../../src-main/open-console.ts';
import { FakeCamp } from '../fake-camp.ts';
import { readableLog } from '../silent-log.ts';

/** What the shells get instead of an open camp; one for each test file. */
export const fake = {
  camp: new FakeCamp(),
  opened: [] as string[],
  looks: 0,
  closed: 0,
  fails: null as Error | null,
};

export function openConsole({ campFile }: { readonly campFile: string }): Console {
  if (fake.fails !== null) throw fake.fails;
  fake.opened.push(campFile);
  return {
    camp: fake.camp,
    file: campFile,
    log: readableLog().log,
    lookNow: () => void (fake.looks += 1),
    close: () => void (fake.closed += 1),
  };
}
