import { describe, expect, it } from 'vitest';
import { fightId, characterId } from '../../../../shared/vocabulary/ids.ts';
import type { KpoFightView } from '../../../../shared/contract/kpo-views.ts';
import { MINUTE, testCamp, timeless, type TestCamp } from '../../../fixtures/test-camp.ts';

const anna = { name: 'Anna', dexterity: 5, attack: 12, defence: 10, hp: 10, weapon: { max: 8 } };
const bence = { name: 'Bence', dexterity: 3, attack: 9, defence: 8, hp: 7 };

function kpoCamp(): TestCamp {
  const camp = testCamp({ boris: {} });
  camp.enter({ type: 'enterKpoCharacter', id: 'anna', sheet: anna });
  camp.enter({ type: 'enterKpoCharacter', id: 'bence', sheet: bence });
  return camp;
}

const opening = {
  type: 'openKpoFight',
  place: 'Brod',
  sides: [
    { name: 'x', members: ['anna'] },
    { name: 'y', members: ['bence'] },
  ],
};
const signs = { type: 'kpoSigns', fight: 'f1', signs: { x: 'rock', y: 'scissors' } };
const attack = {
  type: 'kpoAttack',
  fight: 'f1',
  by: 'anna',
  on: 'bence',
  signs: { shown: 'rock', against: 'scissors' },
};

const view = (camp: TestCamp, id = 'f1'): KpoFightView => {
  const found = camp.views().kpoFights?.[fightId(id)];
  if (found === undefined || found === null) throw new Error(`no KPO fight ${id}`);
  return found;
};
const hpOf = (camp: TestCamp, id: string) => camp.views().kpoCharacters?.[characterId(id)]?.hp;

describe('a KPO fight in the camp', () => {
  it('is opened, thrown for and fought on the one path of a command', () => {
    const camp = kpoCamp();
    expect(camp.enter(opening)).toMatchObject({ fight: 'f1' });
    camp.enter(signs);
    expect(view(camp).order).toEqual([['anna'], ['bence']]);
    camp.enter(attack);
    expect(hpOf(camp, 'bence')).toBe(-1);
    expect(view(camp).fight.over).toEqual({ by: 'emptied', winner: 'x' });
    expect(camp.views().kpoCharacters?.[characterId('bence')]?.fight).toBeNull();
  });

  it('shares the numbers of the fights with DBF', () => {
    const camp = kpoCamp();
    camp.enter({ type: 'enterCharacter', id: 'cyril', sheet: wolf, ducats: 0, items: [] });
    camp.enter({ type: 'challenge', place: '', by: ['boris'], to: ['cyril'], present: [] });
    expect(camp.enter(opening)).toMatchObject({ fight: 'f2' });
    expect(view(camp, 'f2').fight.number).toBe(2);
  });

  it('nobody of one rule set has the id of somebody of the other', () => {
    const camp = kpoCamp();
    expect(camp.send({ type: 'enterKpoCharacter', id: 'boris', sheet: anna })).toMatchObject({
      refusal: { code: 'id-taken', data: { who: 'boris' } },
    });
    expect(camp.send({ type: 'enterCharacter', id: 'anna', sheet: wolf, ducats: 0, items: [] })).toMatchObject({
      refusal: { code: 'id-taken', data: { who: 'anna' } },
    });
  });

  it('undo of everything gives the camp back as it was, and redo the fight', () => {
    const camp = kpoCamp();
    const before = timeless(camp.views());
    camp.enter(opening);
    camp.enter(signs);
    camp.enter(attack);
    const fought = timeless(camp.views());
    for (const _ of [1, 2, 3]) camp.enter({ type: 'undo', fight: 'f1' });
    expect({ ...timeless(camp.views()), seq: 0 }).toEqual({ ...before, seq: 0 });
    for (const _ of [1, 2, 3]) camp.enter({ type: 'redo', fight: 'f1' });
    const again = timeless(camp.views());
    expect(again.kpoCharacters).toEqual(fought.kpoCharacters);
    expect(view(camp).fight.over).toEqual({ by: 'emptied', winner: 'x' });
  });

  it('an attack put right decides the later entries again', () => {
    const camp = kpoCamp();
    camp.enter(opening);
    camp.enter(signs);
    const { seq } = camp.enter(attack);
    const { signs: _, ...rest } = attack;
    camp.enter({
      type: 'replace',
      fight: 'f1',
      entry: seq,
      command: { ...rest, signs: { shown: 'rock', against: 'rock' } },
    });
    expect(hpOf(camp, 'bence')).toBe(3);
  });

  it('the wrong person in a record is put right by name', () => {
    const camp = kpoCamp();
    camp.enter({ type: 'enterKpoCharacter', id: 'dora', sheet: { ...bence, name: 'Dóra' } });
    camp.enter(opening);
    camp.enter(signs);
    camp.enter(attack);
    camp.enter({ type: 'swapParticipant', fight: 'f1', wrong: 'bence', right: 'dora' });
    expect([hpOf(camp, 'bence'), hpOf(camp, 'dora')]).toEqual([7, -1]);
  });

  it('an ORG puts ÉP right in the fight, and undo reaches it', () => {
    const camp = kpoCamp();
    camp.enter(opening);
    camp.enter({ type: 'overrideKpo', who: 'bence', hp: 5, reason: 'wrongly written' });
    expect(hpOf(camp, 'bence')).toBe(5);
    camp.enter({ type: 'undo', fight: 'f1' });
    expect(hpOf(camp, 'bence')).toBe(7);
  });

  it('nothing is entered while the camp stands still, and what is too early is refused', () => {
    const camp = kpoCamp();
    camp.enter(opening);
    camp.wait(MINUTE);
    camp.enter(signs);
    expect(camp.send(attack, { happenedAt: camp.now() - MINUTE / 2 })).toMatchObject({
      refusal: { code: 'before-the-last-entry' },
    });
    camp.enter({ type: 'stopCamp', reason: 'storm' });
    expect(camp.send(attack)).toMatchObject({ refusal: { code: 'camp-stopped' } });
    expect(view(camp).allowed.turn).toEqual([]);
  });

  it('the journal alone gives the tables, and a console that opens again shows the same', () => {
    const camp = kpoCamp();
    camp.enter({ type: 'setKpoHouseRules', rules: { weaponLength: true } });
    camp.enter({ type: 'chooseRulesets', rulesets: ['dbf', 'kpo'] });
    camp.enter(opening);
    camp.enter(signs);
    const { stored, replayed } = camp.tables();
    expect(replayed).toEqual(stored);
    const again = camp.reopen();
    expect(view(again)).toEqual(view(camp));
    expect(again.views().camp).toMatchObject({ rulesets: ['dbf', 'kpo'], kpoHouseRules: { weaponLength: true } });
  });

  it('a house rule that changes leaves the fight alone that runs', () => {
    const camp = kpoCamp();
    camp.enter(opening);
    camp.enter({ type: 'setKpoHouseRules', rules: { weaponLength: true } });
    expect(view(camp).fight.houseRules.weaponLength).toBe(false);
  });

  it('a fight of which nobody reports for ten minutes waits for an ORG', () => {
    const camp = kpoCamp();
    camp.enter(opening);
    const since = camp.now();
    camp.wait(11 * MINUTE);
    expect(camp.views().waits).toContainEqual({ kind: 'quiet-fight', fight: 'f1', place: 'Brod', since });
  });

  it('a fight that is put away leaves the dashboard and can be taken back from there', () => {
    const camp = kpoCamp();
    camp.enter(opening);
    camp.enter({ type: 'kpoStop', fight: 'f1', reason: 'rain' });
    camp.enter({ type: 'kpoClose', fight: 'f1' });
    expect(camp.views().kpoFights).toEqual({});
    camp.enter({ type: 'undo', fight: 'f1' });
    expect(view(camp).fight.phase).toBe('over');
  });
});

const wolf = {
  name: 'Vlk',
  player: '',
  origin: { is: 'creature', creature: 'animal', lives: 3 },
  faction: 'none',
  level: 1,
  abilities: [],
  granted: [],
  weapon: 'claws',
  armour: 'none',
  shield: false,
  bonus: 0,
  hit: 1,
};
