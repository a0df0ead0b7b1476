import { expect, test } from 'vitest';
import type { JournalLine } from '../../../../shared/contract/journal-views.ts';
import { characterId, entrySeq, fightId, instant } from '../../../../shared/vocabulary/ids.ts';
import { journalCsv } from '../../../../src-renderer/components/journal/journal-file.ts';

const at = instant(Date.UTC(2026, 6, 10, 12));
const line: JournalLine = {
  entry: entrySeq(7),
  at,
  recordedAt: instant(at + 60_000),
  org: '=Eva',
  fight: null,
  table: null,
  command: { type: 'writeXp', who: characterId('anna'), add: 2, reason: 'drak, "ten veľký"' },
  people: [characterId('anna')],
  withdrawn: false,
  offers: 'undoEntry',
};

test('the saved journal is a table of the shown words, in which nothing is a formula', () => {
  const fought: JournalLine = {
    ...line,
    entry: entrySeq(6),
    org: null,
    fight: fightId('f1'),
    table: { number: 1, place: 'most' },
    command: null,
    people: ['anna', 'b', 'c', 'd', 'e', 'f'].map(characterId),
    withdrawn: true,
  };
  expect(journalCsv([line, fought], (id) => (id === 'anna' ? '+Anna' : id))).toBe(
    [
      '\uFEFFZáznam,Stalo sa,Zapísané,ORG,Súboj,Koho sa týka,Čo,Vzaté späť',
      `7,2026-07-10T12:00:00.000Z,2026-07-10T12:01:00.000Z,'=Eva,,'+Anna,"'+Anna: XP +2 (drak, ""ten veľký"")",nie`,
      `6,2026-07-10T12:00:00.000Z,2026-07-10T12:01:00.000Z,,"súboj #1, most","'+Anna, b, c, d, e, f",Vypršal čas,áno`,
      '',
    ].join('\r\n'),
  );
});
