import { describe, expect, it } from 'vitest';
import { refuse } from '../../../shared/vocabulary/refusal.ts';
import type { EntrySeq } from '../../../shared/vocabulary/ids.ts';
import { challenge, closing, hit, testCamp } from '../../fixtures/test-camp.ts';

const undo = (entry: EntrySeq) => ({ type: 'undoEntry', entry });
const redo = (entry: EntrySeq) => ({ type: 'redoEntry', entry });
const xp = (who: string, add: number) => ({ type: 'writeXp', who, add, reason: 'beh' });

describe('an entry of the camp that was taken back', () => {
  it('counts again as it did, and can be taken back and put in again once more', () => {
    const camp = testCamp({ anna: {}, boris: {} });
    const { seq } = camp.enter({ type: 'writeXpTo', who: ['anna', 'boris'], add: 4, reason: 'koniec dňa' });
    for (const _time of [1, 2]) {
      camp.enter(undo(seq));
      expect([camp.character('anna').xp, camp.character('boris').xp]).toEqual([0, 0]);
      camp.enter(redo(seq));
      expect([camp.character('anna').xp, camp.character('boris').xp]).toEqual([4, 4]);
    }
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
    expect(camp.send(redo(seq))).toEqual(refuse('nothing-to-redo'));
  });

  it('stays so once something else was written on the same, which is named', () => {
    const camp = testCamp({ anna: {} });
    const { seq } = camp.enter(xp('anna', 4));
    camp.enter(undo(seq));
    const later = camp.enter(xp('anna', 1));
    expect(camp.send(redo(seq))).toEqual(refuse('touched-since', { who: 'anna', entry: later.seq, at: camp.now() }));
  });

  it('waits for the one that it was written on top of', () => {
    const camp = testCamp({ anna: {} });
    const [first, second] = [camp.enter(xp('anna', 4)).seq, camp.enter(xp('anna', 1)).seq];
    camp.enter(undo(second));
    camp.enter(undo(first));
    expect(camp.send(redo(second))).toEqual(refuse('ground-withdrawn', { who: 'anna', entry: first, at: camp.now() }));
    camp.enter(redo(first));
    camp.enter(redo(second));
    expect(camp.character('anna').xp).toBe(5);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('is nothing that was written by itself, or never', () => {
    const camp = testCamp({ anna: {} });
    const { seq } = camp.enter(xp('anna', 4));
    const taken = camp.enter(undo(seq));
    camp.enter(redo(seq));
    expect(camp.send(redo(taken.seq))).toEqual(refuse('not-returnable', { entry: taken.seq }));
    expect(camp.send({ type: 'redoEntry', entry: 999 })).toEqual(refuse('unknown-entry', { entry: 999 }));
  });
});

describe('an entry of a fight that was taken back', () => {
  it('is put in again in the order of the fight, as its redo does', () => {
    const camp = testCamp({ anna: {}, boris: { lives: 1 } });
    camp.enter(challenge(['anna'], ['boris']));
    const closed = camp.enter(closing('pairing', 'potions', 'spells')).seq;
    const scored = camp.enter(hit('anna', 'boris', 'challenger-hits')).seq;
    const before = camp.tables().stored;
    camp.enter(undo(scored));
    camp.enter({ type: 'undo', fight: 'f1' });
    expect(camp.send(redo(scored))).toEqual(refuse('earlier-in-the-fight', { entry: closed }));
    camp.enter(redo(closed));
    camp.enter(redo(scored));
    expect(camp.tables().stored).toEqual(before);
    expect(camp.fight()).toMatchObject({ canUndo: true, canRedo: false });
  });

  it('is final once something new was entered', () => {
    const camp = testCamp({ anna: {}, boris: { lives: 1 } });
    camp.enter(challenge(['anna'], ['boris']));
    camp.enter(closing('pairing', 'potions', 'spells'));
    const scored = camp.enter(hit('anna', 'boris', 'challenger-hits')).seq;
    camp.enter(undo(scored));
    camp.enter(hit('anna', 'boris', 'no-hit'));
    expect(camp.send(redo(scored))).toEqual(refuse('nothing-to-redo'));
  });

  it('cannot come back where it was replaced', () => {
    const camp = testCamp({ anna: {}, boris: { lives: 1 } });
    camp.enter(challenge(['anna'], ['boris']));
    camp.enter(closing('pairing', 'potions', 'spells'));
    const scored = camp.enter(hit('anna', 'boris', 'challenger-hits')).seq;
    camp.enter({ type: 'replace', fight: 'f1', entry: scored, command: hit('anna', 'boris', 'double') });
    expect(camp.send(redo(scored))).toEqual(refuse('not-returnable', { entry: scored }));
  });
});
