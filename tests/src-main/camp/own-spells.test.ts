import { describe, expect, it } from 'vitest';
import { challenge, closing, testCamp } from '../../fixtures/test-camp.ts';

const silence = { name: 'Ticho', effect: 'nikto nehovorí' };
const witch = { ownSpells: [silence], extraSpells: ['fire-arrow'] } as const;
const cast = { type: 'castSpecial', who: 'witch', name: 'Ticho' };

describe('spells that an ORG gave (DBF-MGC-04)', () => {
  it('in words are cast once in a phase of the event, and can be taken back', () => {
    const camp = testCamp({ witch });
    const { seq } = camp.enter(cast);
    expect(camp.send(cast)).toMatchObject({ refusal: { code: 'own-spell-used', rule: 'DBF-MGC-02' } });
    camp.enter({ type: 'undoEntry', entry: seq });
    camp.enter(cast);
    camp.enter({ type: 'openGamePhase', phase: 2, fightsBelongToOld: false });
    expect(camp.character('witch').usedSpecial).toEqual([]);
    camp.enter(cast);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
    expect(camp.reopen().character('witch').usedSpecial).toEqual(['Ticho']);
  });

  it('in words belong to the fight in which they are cast, and go back with its steps', () => {
    const camp = testCamp({ witch, cyril: {} });
    camp.enter(challenge(['witch'], ['cyril']));
    expect(camp.fight().allowed.castSpecial).toEqual([{ who: 'witch', spell: silence }]);
    camp.enter(cast);
    expect(camp.fight().allowed.castSpecial).toEqual([]);
    expect(camp.fight().log.at(-1)?.command).toEqual(cast);
    camp.enter({ type: 'undo', fight: 'f1' });
    expect(camp.character('witch').usedSpecial).toEqual([]);
    camp.enter({ type: 'redo', fight: 'f1' });
    expect(camp.character('witch').usedSpecial).toEqual(['Ticho']);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('out of the book are cast without a school and whatever the level', () => {
    const camp = testCamp({ witch, cyril: {} });
    expect(camp.character('witch').knows).toEqual(['fire-arrow']);
    camp.enter(challenge(['witch'], ['cyril']));
    camp.enter(closing('pairing', 'potions'));
    expect(camp.fight().allowed.cast).toMatchObject([{ who: 'witch', spell: 'fire-arrow', on: ['cyril'] }]);
    camp.enter({ type: 'cast', fight: 'f1', who: 'witch', spell: 'fire-arrow', on: ['cyril'] });
    camp.enter(closing('spells'));
    expect(camp.character('cyril').lives).toBe(1);
    expect(camp.character('witch').used).toEqual(['fire-arrow']);
  });
});
