import { describe, expect, it } from 'vitest';
import { challenge, MINUTE, testCamp } from '../../../fixtures/test-camp.ts';

const ranger = { origin: { is: 'class', class: 'ranger' }, faction: 'moy' } as const;
const hana = { ...ranger, level: 1, abilities: ['sneaking'], weapon: 'one-handed axe' } as const;
const fencer = { origin: { is: 'class', class: 'thief' }, level: 4, weapon: 'short sword' } as const;
const watchful = { ...ranger, level: 1, abilities: ['perception'] } as const;
const seer = { ...ranger, level: 1, granted: ['clairvoyance'], abilities: ['dodge'] } as const;
const sneak = (by: string, on: string, dodge = false): unknown => ({ type: 'sneak', by, on, dodge });

describe('Zakrádanie (DBF-ABI-ZAK-1 to -3, DBF-A-70)', () => {
  it('wounds with the own strength, abilities counted in', () => {
    const camp = testCamp({
      filip: { ...fencer, abilities: ['endurance', 'perception', 'sneaking', 'swordsmanship'] },
      cyril: {},
    });
    camp.enter(sneak('filip', 'cyril'));
    expect(camp.character('cyril').lives).toBe(1);
  });

  it('is followed by its challenge, in which the others join', () => {
    const camp = testCamp({ hana, boris: {}, cyril: {}, denis: {} });
    camp.enter(sneak('hana', 'cyril'));
    camp.enter(challenge(['hana', 'boris'], ['cyril', 'denis']));
    expect(camp.fight()).toMatchObject({ phase: 'pairing', round: 1, picks: 'challenger' });
  });

  it('goes on against the rest of the party where it fells its victim', () => {
    const camp = testCamp({ hana, cyril: { lives: 1 }, denis: {} });
    camp.enter(sneak('hana', 'cyril'));
    camp.enter(challenge(['hana'], ['cyril', 'denis']));
    expect(camp.fight()).toMatchObject({ phase: 'pairing', over: null });
    expect(camp.character('cyril').status).toBe('knocked-out');
  });

  it('strikes once before its challenge, and into no running fight', () => {
    const camp = testCamp({ hana, cyril: {}, denis: {}, eva: {}, fero: {} });
    camp.enter(challenge(['eva'], ['fero']));
    expect(camp.send(sneak('hana', 'eva'))).toMatchObject({
      refusal: { code: 'in-another-fight', rule: 'DBF-PTY-02' },
    });
    camp.enter(sneak('hana', 'cyril'));
    expect(camp.send(sneak('hana', 'denis'))).toMatchObject({ refusal: { code: 'already-sneaked', rule: 'DBF-A-70' } });
  });

  it('strikes its victim once, whoever comes second', () => {
    const camp = testCamp({ hana, hugo: hana, cyril: {} });
    camp.enter(sneak('hana', 'cyril'));
    expect(camp.send(sneak('hugo', 'cyril'))).toMatchObject({ refusal: { code: 'already-sneaked', rule: 'DBF-A-70' } });
    expect(camp.character('cyril').lives).toBe(2);
  });

  it('is not for those who never learnt it', () => {
    const camp = testCamp({ boris: {}, cyril: {} });
    expect(camp.send(sneak('boris', 'cyril'))).toMatchObject({
      refusal: { code: 'ability-missing', rule: 'DBF-ABI-ZAK-1' },
    });
  });
});

describe('Pozornosť (DBF-ABI-POZ-1, -3)', () => {
  it('notices the sneaker: no wound and no challenge', () => {
    const camp = testCamp({ hana, iva: watchful });
    camp.enter(sneak('hana', 'iva'));
    expect(camp.character('iva')).toMatchObject({ lives: 4, ambush: null });
    expect(camp.character('hana').ambush).toBeNull();
  });

  it('protects its holder alone, not the mates (DBF-A-70)', () => {
    const camp = testCamp({ hana, iva: watchful, cyril: {} });
    camp.enter(sneak('hana', 'cyril'));
    expect(camp.character('cyril').lives).toBe(2);
  });

  it('comes with sharpened senses too, as long as their time runs (DBF-A-64)', () => {
    const camp = testCamp({ hana, seer });
    camp.enter({ type: 'castOutside', who: 'seer', spell: 'sharpen-senses', on: [] });
    camp.wait(10 * MINUTE - 1);
    camp.enter(sneak('hana', 'seer'));
    expect(camp.character('seer').lives).toBe(4);
    camp.wait(1);
    camp.enter(sneak('hana', 'seer'));
    expect(camp.character('seer').lives).toBe(3);
  });
});
