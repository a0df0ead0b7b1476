import { describe, expect, it } from 'vitest';
import { characterId } from '../../../shared/vocabulary/ids.ts';
import { testCamp } from '../../fixtures/test-camp.ts';

const anna = characterId('anna');
const known = { contact: 'mother 0900 123 456', notes: 'sleeps badly', health: 'peanuts', minor: true };

describe('what is known of a player', () => {
  it('is told to who asks, stands in no view and in no entry, and is nobody’s who is not there', () => {
    const camp = testCamp({ anna: {} });
    const before = camp.store.lastSeq();
    expect(camp.camp.personal.put(anna, known)).toEqual({ ok: true });
    expect(camp.camp.personal.get(anna)).toEqual(known);
    expect(JSON.stringify(camp.views())).not.toContain('peanuts');
    expect(camp.store.lastSeq()).toBe(before);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
    expect(camp.camp.personal.put(characterId('x'), known)).toMatchObject({ refusal: { code: 'unknown-character' } });
  });

  it('is known after a restart, and gone for good once it is erased or nothing is left of it', () => {
    const camp = testCamp({ anna: {}, boris: {} });
    const boris = characterId('boris');
    camp.camp.personal.put(anna, known);
    camp.camp.personal.put(boris, known);
    expect(camp.reopen().camp.personal.get(boris)).toEqual(known);
    camp.camp.personal.put(anna, { contact: '', notes: '', health: '', minor: false });
    expect(camp.camp.personal.get(anna)).toBeNull();
    camp.camp.personal.erase(boris);
    expect(camp.camp.personal.get(boris)).toBeNull();
    camp.camp.personal.put(anna, known);
    camp.camp.personal.erase(null);
    expect(camp.camp.personal.get(anna)).toBeNull();
  });

  it('is written for many at once, field by field, or for nobody', () => {
    const camp = testCamp({ anna: {}, boris: {} });
    const boris = characterId('boris');
    camp.camp.personal.put(anna, known);
    const people = [
      { who: anna, personal: { contact: 'father 0905' } },
      { who: boris, personal: { minor: true } },
    ];
    const stranger = { who: characterId('x'), personal: { health: 'nuts' } };
    expect(camp.camp.personal.putMany([...people, stranger])).toMatchObject({
      refusal: { code: 'unknown-character', data: { who: 'x' } },
    });
    expect([camp.camp.personal.get(anna), camp.camp.personal.get(boris)]).toEqual([known, null]);
    expect(camp.camp.personal.putMany(people)).toEqual({ ok: true });
    expect([camp.camp.personal.get(anna), camp.camp.personal.get(boris)]).toEqual([
      { ...known, contact: 'father 0905' },
      { contact: '', notes: '', health: '', minor: true },
    ]);
  });
});
