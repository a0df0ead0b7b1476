import { describe, expect, it } from 'vitest';
import { liecivy, ohnivy } from '../../fixtures/camp-data.ts';
import { challenge, closing, MINUTE, testCamp } from '../../fixtures/test-camp.ts';

const ranger = { origin: { is: 'class', class: 'ranger' }, faction: 'moy', weapon: 'bow' } as const;
const drozd = { ...ranger, level: 1, abilities: ['woodcraft'], lives: 1 } as const;
const wizard = { origin: { is: 'class', class: 'wizard' }, level: 2, abilities: ['alchemy'], weapon: 'none' } as const;
const potion = { name: 'Liečivý lektvar', heals: 2, effect: 'vracia 2 životy' };
const brew = { type: 'brew', who: 'drozd', recipe: 'liecivy' };

function forest() {
  const camp = testCamp({ drozd, wizard, cyril: {} });
  camp.enter({ type: 'keepRecipe', recipe: liecivy });
  camp.enter({ type: 'keepRecipe', recipe: ohnivy });
  return camp;
}

const carrying = (camp: ReturnType<typeof testCamp>, who: string, potions: readonly unknown[], more: object = {}) =>
  camp.enter({ type: 'editCharacter', who, sheet: camp.character(who).sheet, ducats: 0, items: [], potions, ...more });

describe('brewing by a recipe (DBF-MAG-AL-3, -4, DBF-ABI-ZAL-4)', () => {
  it('puts the potion into the pouch after ten minutes, and it is drunk in a fight', () => {
    const camp = forest();
    camp.enter(brew);
    camp.wait(10 * MINUTE - 1);
    expect(camp.character('drozd').potions).toEqual([]);
    camp.wait(1);
    expect(camp.character('drozd').potions).toEqual([potion]);
    camp.enter(challenge(['drozd'], ['cyril']));
    camp.enter(closing('pairing'));
    expect(camp.fight().allowed.drink).toEqual([
      { who: 'drozd', potions: [potion] },
      { who: 'cyril', potions: [] },
    ]);
    camp.enter({ type: 'drinkPotion', fight: 'f1', who: 'drozd', potion: 'Liečivý lektvar' });
    expect(camp.character('drozd')).toMatchObject({ lives: 3, potions: [] });
    camp.enter({ type: 'undo', fight: 'f1' });
    expect(camp.character('drozd')).toMatchObject({ lives: 1, potions: [potion] });
    camp.enter({ type: 'redo', fight: 'f1' });
    expect(camp.character('drozd')).toMatchObject({ lives: 3, potions: [] });
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
    expect(camp.reopen().character('drozd').potions).toEqual([]);
  });

  it('taken back takes the potion along, unless it was drunk since', () => {
    const camp = forest();
    const { seq } = camp.enter(brew);
    camp.wait(10 * MINUTE);
    const { seq: drunk } = camp.enter({ type: 'drinkOutside', who: 'drozd', potion: 'Liečivý lektvar' });
    expect(camp.send({ type: 'undoEntry', entry: seq })).toMatchObject({ refusal: { code: 'touched-since' } });
    camp.enter({ type: 'undoEntry', entry: drunk });
    camp.enter({ type: 'undoEntry', entry: seq });
    expect(camp.character('drozd')).toMatchObject({ lives: 1, potions: [] });
    expect(camp.views().timers).toEqual([]);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('makes what the recipe said when it was begun', () => {
    const camp = forest();
    camp.enter(brew);
    camp.enter({ type: 'keepRecipe', recipe: { ...liecivy, heals: 9 } });
    camp.wait(10 * MINUTE);
    expect(camp.character('drozd').potions).toEqual([potion]);
  });

  it('asks for the craft, the level, and a recipe that there is', () => {
    const camp = forest();
    expect(camp.send({ ...brew, who: 'wizard' })).toMatchObject({ refusal: { code: 'craft-missing' } });
    expect(camp.send({ ...brew, recipe: 'ohnivy' })).toMatchObject({ refusal: { code: 'ability-missing' } });
    expect(camp.send({ ...brew, recipe: 'x' })).toMatchObject({ refusal: { code: 'unknown-recipe' } });
    camp.enter({ type: 'brew', who: 'wizard', recipe: 'ohnivy' });
    camp.enter({ type: 'keepRecipe', recipe: { ...ohnivy, level: 3 } });
    expect(camp.send({ type: 'brew', who: 'wizard', recipe: 'ohnivy' })).toMatchObject({
      refusal: { code: 'potion-too-high', data: { level: 3 } },
    });
  });

  it('of which only the level is known leaves the pouch as it is', () => {
    const camp = forest();
    camp.enter({ type: 'brew', who: 'wizard', level: 1 });
    camp.wait(10 * MINUTE);
    expect(camp.character('wizard').potions).toEqual([]);
  });
});

describe('drinking outside a fight (DBF-A-27, DBF-A-05)', () => {
  it('heals up to the maximum and takes the potion out of the pouch', () => {
    const camp = forest();
    carrying(camp, 'drozd', [potion, potion], {});
    camp.enter({ type: 'drinkOutside', who: 'drozd', potion: 'Liečivý lektvar' });
    camp.enter({ type: 'drinkOutside', who: 'drozd', potion: 'Liečivý lektvar', heals: 20 });
    expect(camp.character('drozd')).toMatchObject({ lives: 4, potions: [] });
  });

  it('may be of anything, and is nothing for those who lie or fight', () => {
    const camp = forest();
    camp.enter({ type: 'drinkOutside', who: 'drozd', heals: 1 });
    expect(camp.character('drozd').lives).toBe(2);
    camp.enter({ type: 'override', who: 'drozd', lives: 0, reason: 'pád' });
    expect(camp.send({ type: 'drinkOutside', who: 'drozd', heals: 1 })).toMatchObject({
      refusal: { code: 'not-on-feet' },
    });
    camp.enter(challenge(['wizard'], ['cyril']));
    expect(camp.send({ type: 'drinkOutside', who: 'cyril', heals: 1 })).toMatchObject({
      refusal: { code: 'in-another-fight' },
    });
  });
});

describe('the pouch in the hands of others (DBF-AFT-02, DBF-ABI-ZLO-3)', () => {
  const fire = { name: 'Ohnivý dych', heals: 0, effect: '' };

  it.each([
    ['the potion that is named', ['Ohnivý dych'], [fire], [potion]],
    ['one of them where none is named', undefined, [potion], [fire]],
    ['all of them where the list is empty', [], [potion, fire], []],
    ['also one that the tent does not know of', ['Jed'], [{ name: 'Jed', heals: 0, effect: '' }], [potion, fire]],
  ])('a robber takes %s', (_title, items, taken, left) => {
    const camp = forest();
    carrying(camp, 'cyril', [potion, fire]);
    camp.enter({ type: 'override', who: 'cyril', lives: 0, reason: 'pád' });
    camp.enter({ type: 'rob', by: 'drozd', on: 'cyril', take: 'potion', ...(items === undefined ? {} : { items }) });
    expect([camp.character('drozd').potions, camp.character('cyril').potions]).toEqual([taken, left]);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('a thief whose token an ORG approved steals the item that is named', () => {
    const camp = testCamp({
      lubo: { origin: { is: 'class', class: 'thief' }, abilities: ['thievery'] },
      cyril: {},
    });
    const steal = { type: 'steal', by: 'lubo', on: 'cyril', give: 'item', item: 'mapa' };
    camp.enter({ ...entered(camp), who: 'cyril', items: ['kľúč', 'mapa'] });
    expect(camp.send(steal)).toMatchObject({ refusal: { code: 'no-token' } });
    carrying(camp, 'lubo', [], { token: true });
    camp.enter(steal);
    expect([camp.character('lubo').items, camp.character('cyril').items]).toEqual([['mapa'], ['kľúč']]);
    carrying(camp, 'lubo', [], { token: false });
    expect(camp.send(steal)).toMatchObject({ refusal: { code: 'no-token' } });
  });

  const entered = (camp: ReturnType<typeof testCamp>) => ({
    type: 'editCharacter',
    sheet: camp.character('cyril').sheet,
    ducats: 0,
  });
});
