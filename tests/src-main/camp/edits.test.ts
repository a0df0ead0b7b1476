import { describe, expect, it } from 'vitest';
import { testCamp } from '../../fixtures/test-camp.ts';

describe('an edit of a sheet', () => {
  it('does not bring back a purse that was robbed by an entry taken back since', () => {
    const camp = testCamp({ boris: { lives: 0 }, anna: {} });
    const { exceptions: _none, ...sheet } = camp.character('boris').sheet;
    camp.enter({ type: 'editCharacter', who: 'boris', sheet, ducats: 7, items: ['amulet'] });
    const robbery = camp.enter({ type: 'rob', by: 'anna', on: 'boris', take: 'ducats' });
    expect(camp.character('boris').ducats).toBe(0);
    camp.enter({ type: 'equip', who: 'boris', armour: 'light' });
    camp.enter({ type: 'undoEntry', entry: robbery.seq });
    expect(camp.character('boris')).toMatchObject({ ducats: 7, items: ['amulet'], sheet: { armour: 'light' } });
    expect(camp.character('anna').ducats).toBe(0);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('does not bring back lives that were put right by an entry taken back since', () => {
    const camp = testCamp({ boris: {} });
    const { exceptions: _none, ...sheet } = camp.character('boris').sheet;
    const override = camp.enter({ type: 'override', who: 'boris', lives: 1, reason: 'a fall' });
    camp.enter({ type: 'editCharacter', who: 'boris', sheet: { ...sheet, player: 'Fero' }, ducats: 0, items: [] });
    camp.enter({ type: 'undoEntry', entry: override.seq });
    expect(camp.character('boris')).toMatchObject({ lives: 3, sheet: { player: 'Fero' } });
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });
});
