import { describe, expect, it } from 'vitest';
import { defaultHouseRules } from '../../../shared/dbf/house-rules.ts';
import { envelopeSchema } from '../../../shared/contract/commands.ts';
import { liecivy, ohnivy, vlk } from '../../fixtures/camp-data.ts';
import { challenge, testCamp } from '../../fixtures/test-camp.ts';

describe('house rules of a camp', () => {
  const refuseFlight = { type: 'setHouseRules', rules: { lastLifeFlight: 'refused' } };

  it('are the recommended ones until an ORG chooses others, also after a restart', () => {
    const camp = testCamp();
    expect(camp.views().camp?.houseRules).toEqual(defaultHouseRules);
    camp.enter(refuseFlight);
    const chosen = { ...defaultHouseRules, lastLifeFlight: 'refused' };
    expect(camp.views().camp?.houseRules).toEqual(chosen);
    expect(camp.reopen().views().camp?.houseRules).toEqual(chosen);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('are taken back one choice at a time', () => {
    const camp = testCamp();
    const { seq } = camp.enter(refuseFlight);
    camp.enter({ type: 'setHouseRules', rules: { lateHelpers: 'anyone' } });
    camp.enter({ type: 'undoEntry', entry: seq });
    expect(camp.views().camp?.houseRules).toEqual({ ...defaultHouseRules, lateHelpers: 'anyone' });
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('do not reach into a fight that runs: it is fought to its end by those it began with', () => {
    const camp = testCamp({ anna: { lives: 1 }, cyril: {}, dano: { lives: 1 }, emil: {} });
    camp.enter(challenge(['anna'], ['cyril']));
    camp.enter(refuseFlight);
    camp.enter(challenge(['dano'], ['emil']));
    for (const fight of ['f1', 'f2']) {
      camp.enter({ type: 'closePhases', fight, phases: ['pairing', 'potions', 'spells'] });
      const [pair] = camp.fight(fight).pairs;
      camp.enter({ type: 'scoreDuel', fight, pair, outcome: 'no-hit' });
      camp.enter({ type: 'closePhases', fight, phases: ['duel', 'wounds'] });
    }
    expect([camp.fight('f1').allowed.flee.length, camp.fight('f2').allowed.flee.length]).toEqual([2, 1]);
  });

  it('that nobody knows are no command', () => {
    const command = { type: 'setHouseRules', rules: { lastLifeFlight: 'dances' } };
    expect(envelopeSchema.safeParse({ commandId: 'c', command }).success).toBe(false);
  });
});

describe('recipes of a camp (DBF-MAG-AL-3, DBF-A-27)', () => {
  const idsIn = (camp: ReturnType<typeof testCamp>) => camp.views().camp?.recipes.map(({ id }) => id);

  it('are kept, changed in their place, and dropped; all of it can be taken back', () => {
    const camp = testCamp();
    camp.enter({ type: 'keepRecipe', recipe: liecivy });
    camp.enter({ type: 'keepRecipe', recipe: ohnivy });
    const { seq: changed } = camp.enter({ type: 'keepRecipe', recipe: { ...liecivy, heals: 3 } });
    const { seq: dropped } = camp.enter({ type: 'dropRecipe', recipe: 'ohnivy' });
    expect(camp.views().camp?.recipes).toEqual([{ ...liecivy, heals: 3 }]);
    camp.enter({ type: 'undoEntry', entry: dropped });
    camp.enter({ type: 'undoEntry', entry: changed });
    expect(camp.views().camp?.recipes).toEqual([liecivy, ohnivy]);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
    expect(camp.reopen().views().camp?.recipes).toEqual([liecivy, ohnivy]);
  });

  it('get an id of their name where none is given', () => {
    const camp = testCamp();
    const { id: _id, ...nameless } = liecivy;
    camp.enter({ type: 'keepRecipe', recipe: nameless });
    camp.enter({ type: 'keepRecipe', recipe: nameless });
    expect(idsIn(camp)).toEqual(['liecivy-lektvar', 'liecivy-lektvar-2']);
  });

  it('that are not there can’t be dropped', () => {
    expect(testCamp().send({ type: 'dropRecipe', recipe: 'x' })).toMatchObject({ refusal: { code: 'unknown-recipe' } });
  });
});

describe('creeps of a template (DBF-A-16, DBF-WPN-11)', () => {
  it('come in numbers, and go again together', () => {
    const camp = testCamp();
    camp.enter({ type: 'keepCreep', template: vlk });
    camp.enter({ type: 'spawnCreeps', template: 'vlk', count: 2 });
    const { seq } = camp.enter({ type: 'spawnCreeps', template: 'vlk', count: 3 });
    const names = () => Object.values(camp.views().characters ?? {}).map((each) => each?.sheet.name);
    expect(names()).toEqual(['Vlk 1', 'Vlk 2', 'Vlk 3', 'Vlk 4', 'Vlk 5']);
    expect(camp.character('vlk-5')).toMatchObject({ lives: 4, sheet: { weapon: 'claws' }, items: ['vlčia koža'] });
    camp.enter({ type: 'undoEntry', entry: seq });
    expect(names()).toEqual(['Vlk 1', 'Vlk 2']);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('are what the template was when they came', () => {
    const camp = testCamp();
    camp.enter({ type: 'keepCreep', template: vlk });
    camp.enter({ type: 'spawnCreeps', template: 'vlk', count: 1 });
    camp.enter({ type: 'keepCreep', template: { ...vlk, sheet: { ...vlk.sheet, hit: 3 } } });
    camp.enter({ type: 'spawnCreeps', template: 'vlk', count: 1 });
    expect([camp.character('vlk-1').sheet.hit, camp.character('vlk-2').sheet.hit]).toEqual([1, 3]);
  });

  it('need a template that is there, of a creature the rules allow', () => {
    const camp = testCamp();
    expect(camp.send({ type: 'spawnCreeps', template: 'vlk', count: 1 })).toMatchObject({
      refusal: { code: 'unknown-creep' },
    });
    expect(camp.send({ type: 'dropCreep', template: 'vlk' })).toMatchObject({ refusal: { code: 'unknown-creep' } });
    const impossible = { ...vlk, sheet: { ...vlk.sheet, weapon: 'two-handed axe', shield: true } };
    expect(camp.send({ type: 'keepCreep', template: impossible })).toMatchObject({
      refusal: { code: 'shield-with-two-hands' },
    });
    const knight = { ...vlk, sheet: { ...vlk.sheet, origin: { is: 'class', class: 'knight' } } };
    const command = { type: 'keepCreep', template: knight };
    expect(envelopeSchema.safeParse({ commandId: 'c', command }).success).toBe(false);
  });
});
