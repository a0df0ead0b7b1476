import { describe, expect, it } from 'vitest';
import type { JournalKind, JournalLine } from '../../../shared/contract/journal-views.ts';
import { entrySeq } from '../../../shared/vocabulary/ids.ts';
import { challenge, closing, hit, MINUTE, NOON, testCamp } from '../../fixtures/test-camp.ts';

const camp = () => testCamp({ anna: {}, boris: { lives: 1 } });
type AtTheTable = ReturnType<typeof testCamp>;

const page = (table: AtTheTable, kind: JournalKind | null = null, limit = 50) =>
  table.camp.journal.page({ kind, before: null, limit });
const typesOf = (lines: readonly JournalLine[]) => lines.map(({ command }) => command?.type ?? null);

describe('the journal', () => {
  it('is told newest first and a page at a time, down to the start of the camp', () => {
    const table = camp();
    const newest = page(table, null, 2);
    expect(newest.lines.map(({ entry }) => entry)).toEqual([3, 2]);
    expect(newest.older).toBe(true);
    const rest = table.camp.journal.page({ kind: null, before: entrySeq(2), limit: 2 });
    expect(typesOf(rest.lines)).toEqual(['startCamp']);
    expect(rest.older).toBe(false);
  });

  it('is told by kind: what is in the record of a fight, in the roster, and of the camp', () => {
    const table = camp();
    table.enter(challenge(['anna'], ['boris']));
    table.enter({ type: 'setHouseRules', rules: { clubPierces: 'yes' } });
    const xp = table.enter({ type: 'writeXp', who: 'anna', add: 2, reason: 'beh' });
    table.enter({ type: 'undoEntry', entry: xp.seq });
    expect(typesOf(page(table, 'fights').lines)).toEqual(['challenge']);
    expect(typesOf(page(table, 'roster').lines)).toEqual(['writeXp', 'enterCharacter', 'enterCharacter']);
    expect(typesOf(page(table, 'camp').lines)).toEqual(['undoEntry', 'setHouseRules', 'startCamp']);
  });

  it('says of an entry where it happened, whom it is about and what can be asked for', () => {
    const table = camp();
    table.enter(challenge(['anna'], ['boris']));
    table.enter(closing('pairing', 'potions', 'spells'));
    table.enter(hit('anna', 'boris', 'challenger-hits'));
    const closed = table.enter(closing('duel', 'wounds'));
    expect(page(table, null, 1).lines).toEqual([
      {
        entry: closed.seq,
        at: NOON,
        recordedAt: NOON,
        org: null,
        fight: 'f1',
        table: { number: 1, place: 'Čierny most' },
        command: closing('duel', 'wounds'),
        people: ['boris'],
        withdrawn: false,
        offers: 'undoEntry',
      },
    ]);
  });

  it('tells everybody whom an entry is about, and of an import only how many changes it has', () => {
    const table = testCamp(Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => [id, {}])));
    table.enter({ type: 'writeXpTo', who: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], add: 1, reason: 'koniec dňa' });
    table.enter({
      type: 'importRoster',
      source: 'r.csv',
      changes: [{ type: 'setHouseRules', rules: { clubPierces: 'yes' } }],
    });
    const [imported, given] = page(table).lines;
    expect(given?.people).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(imported?.command).toEqual({ type: 'importRoster', source: 'r.csv', count: 1 });
  });

  it('offers to put in again what an ORG took back, and nothing about what came of itself or opened the camp', () => {
    const table = camp();
    table.enter(challenge(['anna'], ['boris']));
    table.enter(closing('pairing', 'potions', 'spells'));
    table.enter(hit('anna', 'boris', 'challenger-hits'));
    table.enter(closing('duel', 'wounds'));
    table.enter(closing('end'));
    table.wait(5 * MINUTE);
    table.enter({ type: 'undo', fight: 'f1' });
    expect(
      page(table).lines.map(({ command, withdrawn, offers }) => [command?.type ?? null, withdrawn, offers]),
    ).toEqual([
      ['undo', false, null],
      [null, true, null],
      ['closePhases', true, 'redoEntry'],
      ['closePhases', false, 'undoEntry'],
      ['scoreDuel', false, 'undoEntry'],
      ['closePhases', false, 'undoEntry'],
      ['challenge', false, 'undoEntry'],
      ['enterCharacter', false, 'undoEntry'],
      ['enterCharacter', false, 'undoEntry'],
      ['startCamp', false, null],
    ]);
  });

  it('names no fight that was taken back whole, and tells entries anew as they stand now', () => {
    const table = camp();
    const { seq } = table.enter(challenge(['anna'], ['boris']));
    expect(table.camp.journal.lines([seq, entrySeq(999)])).toMatchObject([{ table: { number: 1 }, withdrawn: false }]);
    table.enter({ type: 'undoEntry', entry: seq });
    expect(table.camp.journal.lines([seq])).toMatchObject([{ table: null, withdrawn: true, offers: 'redoEntry' }]);
  });
});
