import { describe, expect, test } from 'vitest';
import { decideParty, partiesOf } from '../../../shared/roster/party.ts';
import { characterOf, rosterOf, who } from '../../fixtures/sheets.ts';

const roster = rosterOf(
  characterOf('anna', { party: 'Vlci' }),
  characterOf('boris', { party: 'Vlci' }),
  characterOf('cyril'),
  characterOf('dana', { party: 'Sovy' }),
  characterOf('emil'),
);

describe('parties (DBF-PTY-01)', () => {
  test('are listed by name with their members', () => {
    expect(partiesOf(roster.values())).toEqual([
      { name: 'Sovy', members: ['dana'] },
      { name: 'Vlci', members: ['anna', 'boris'] },
    ]);
  });

  test('take one more up to three, and leave another for it', () => {
    expect(decideParty(roster, [who('dana')], 'vlci')).toEqual({
      ok: true,
      events: [{ type: 'v1.PartyChanged', who: 'dana', party: 'Vlci' }],
    });
  });

  test('have no fourth member', () => {
    expect(decideParty(roster, [who('cyril'), who('emil')], 'Vlci')).toEqual({
      ok: false,
      refusal: { code: 'party-full', rule: 'DBF-PTY-01', data: { party: 'Vlci', limit: 3 } },
    });
  });

  test('are left, which says nothing of those who were in none', () => {
    expect(decideParty(roster, [who('anna'), who('cyril')], null)).toEqual({
      ok: true,
      events: [{ type: 'v1.PartyChanged', who: 'anna', party: null }],
    });
  });
});
