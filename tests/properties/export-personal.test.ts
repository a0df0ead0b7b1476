import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExportFormat } from '../../shared/contract/import-views.ts';
import { isNothingPersonal, type Personal } from '../../shared/roster/personal.ts';
import { characterId, type CharacterId } from '../../shared/vocabulary/ids.ts';
import { campOf } from '../../src-main/export/exported-camp.ts';
import { exportBytes } from '../../src-main/export/export-file.ts';
import { testCamp, type TestCamp } from '../fixtures/test-camp.ts';
import { changesOf, previewOf } from '../src-main/import/files.ts';

const nasty = [
  '=cmd|calc',
  "'=1",
  '+421 900 123 456',
  '-1',
  '@x',
  "''+1",
  'a;b,c|d\\',
  '"q"',
  'žltý kôň',
  'Őrző: igen',
];
const isDash = (text: string) => /^[-–—]+$/.test(text);

const text = (letters: string) =>
  fc
    .oneof(fc.constantFrom('', ...nasty), fc.string({ unit: fc.constantFrom(...Array.from(letters)), maxLength: 30 }))
    .map((each) => each.trim())
    .filter((each) => !isDash(each));

const personal: fc.Arbitrary<Personal> = fc.record({
  contact: text('aáľ =+-@;,|\\"\'0'),
  notes: text('aáľ =+-@;,|\\"\'0\n'),
  health: text('aáľ =+-@;,|\\"\'0\n'),
  minor: fc.boolean(),
});

const ids = ['anna', 'ben', 'balint'].map(characterId);

function campWith(known: readonly Personal[]): TestCamp {
  const camp = testCamp({ anna: {}, ben: {} });
  camp.enter({ type: 'enterKpoCharacter', id: 'balint', sheet: { name: 'Bálint' } });
  known.forEach((each, index) => camp.camp.personal.put(ids[index] ?? characterId(''), each));
  return camp;
}

const exported = ({ store }: TestCamp, format: ExportFormat, withPersonal: boolean) =>
  exportBytes(campOf(store.tables(), store, withPersonal), format);

async function backFrom(bytes: Buffer): Promise<TestCamp> {
  const preview = await previewOf(new Uint8Array(bytes));
  expect(preview.faulty).toEqual([]);
  const other = testCamp();
  other.enter({ type: 'importRoster', source: 'camp', changes: changesOf(preview) });
  const people = preview.personal.map(({ who, personal: said }) => ({ who, personal: said }));
  if (people.length > 0) expect(other.camp.personal.putMany(people)).toEqual({ ok: true });
  return other;
}

const knownIn = ({ camp }: TestCamp): readonly (readonly [CharacterId, Personal | null])[] =>
  ids.map((id) => [id, camp.personal.get(id)]);

describe('what is known of the people behind the characters', () => {
  test.each([
    ['xlsx', 15],
    ['csv', 60],
    ['json', 60],
  ] as const)('goes out when asked for and comes back the same, by %s', async (format, numRuns) => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(personal, personal, personal), async (known) => {
        const camp = campWith(known);
        const back = knownIn(await backFrom(await exported(camp, format, true)));
        expect(back).toEqual(ids.map((id, index) => [id, nullForNothing(known[index])]));
      }),
      { numRuns },
    );
  });

  test.each(['xlsx', 'csv', 'json'] as const)('stays where it is when nobody asks, by %s', async (format) => {
    const camp = campWith(ids.map(() => ({ contact: 'mama 0900', notes: 'tichá', health: 'astma', minor: true })));
    const back = await backFrom(await exported(camp, format, false));
    expect(knownIn(back)).toEqual(ids.map((id) => [id, null]));
  });

  test('is nothing that a spreadsheet takes for a formula', async () => {
    const camp = campWith([{ contact: '+421 900', notes: '=cmd', health: '@x', minor: false }]);
    const cells = (await exported(camp, 'csv', true)).toString('utf8').split(/[\r\n,]+/);
    expect(cells.filter((cell) => /^"?[=+\-@\t]/.test(cell))).toEqual([]);
    for (const cell of ["'+421 900", "'=cmd", "'@x"]) expect(cells).toContain(cell);
  });
});

const nullForNothing = (known: Personal | undefined): Personal | null =>
  known === undefined || isNothingPersonal(known) ? null : known;
