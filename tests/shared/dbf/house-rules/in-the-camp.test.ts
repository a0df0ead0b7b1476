import { describe, expect, test } from 'vitest';
import type { HouseRules } from '../../../../shared/dbf/house-rules.ts';
import { challenge, closing, hit, MINUTE, testCamp } from '../../../fixtures/test-camp.ts';

const setting = (rules: Partial<HouseRules>) => ({ type: 'setHouseRules', rules });

const mage = { level: 5, granted: ['enchantment', 'healing', 'elements'] as const };
const stop = { type: 'stopFight', fight: 'f1', reason: 'dážď' };

describe('the house rules in a camp', () => {
  test('a fight is fought by those of its beginning, until its sleepers wake (DBF-A-48)', () => {
    const camp = testCamp({ m: mage, b: {} });
    camp.enter(setting({ sleeperWakes: 'one-life' }));
    camp.enter(challenge(['m'], ['b']));
    camp.enter(setting({ sleeperWakes: 'own-lives' }));
    camp.enter(closing('pairing', 'potions'));
    camp.enter({ type: 'cast', fight: 'f1', who: 'm', spell: 'sleep', on: [] });
    camp.enter(closing('spells'));
    camp.wait(5 * MINUTE);
    expect(camp.character('b')).toMatchObject({ status: 'up', lives: 1 });
  });

  test('a new phase of the event brings lives back, and its undo takes them (DBF-A-08)', () => {
    const camp = testCamp({ a: { lives: 1 }, b: {} });
    camp.enter(setting({ livesReturn: 'new-game-phase' }));
    camp.enter({ type: 'openGamePhase', phase: 2, fightsBelongToOld: false });
    expect(camp.character('a').lives).toBe(3);
    camp.enter({ type: 'undoEntry', entry: camp.store.lastSeq() });
    expect(camp.character('a').lives).toBe(1);
  });

  test('the end of a fight brings lives back, and replay gives the same (DBF-A-08)', () => {
    const camp = testCamp({ a: { lives: 2 }, b: {} });
    camp.enter(setting({ livesReturn: 'after-each-fight' }));
    camp.enter(challenge(['a'], ['b']));
    camp.enter(closing('pairing', 'potions', 'spells'));
    camp.enter(hit('a', 'b', 'challenger-hits'));
    camp.enter(closing('duel', 'wounds'));
    expect([camp.character('a').lives, camp.character('b').lives]).toEqual([2, 2]);
    camp.enter(stop);
    expect([camp.character('a').lives, camp.character('b').lives]).toEqual([3, 3]);
    const { stored, replayed } = camp.tables();
    expect(replayed).toEqual(stored);
    camp.enter({ type: 'undo', fight: 'f1' });
    expect([camp.character('a').lives, camp.character('b').lives]).toEqual([2, 2]);
  });

  test('who fell outside lies from the flight on and wakes while the fight goes on (DBF-A-71)', () => {
    const camp = testCamp({ a: { lives: 1 }, c: {}, b: {} });
    camp.enter(setting({ lastLifeFlight: 'falls-outside' }));
    camp.enter(challenge(['a', 'c'], ['b']));
    camp.enter({ type: 'pick', fight: 'f1', by: 'c', on: 'b' });
    camp.enter(closing('pairing', 'potions', 'spells'));
    camp.enter(hit('c', 'b', 'no-hit'));
    camp.enter(closing('duel', 'wounds'));
    camp.enter({ type: 'flee', fight: 'f1', who: 'a' });
    expect(camp.character('a')).toMatchObject({ status: 'knocked-out', lives: 0, fight: null });
    expect(camp.fight().fighters.find(({ id }) => id === 'a')?.status).toBe('fled');
    camp.wait(5 * MINUTE);
    expect(camp.character('a')).toMatchObject({ status: 'up', lives: 1 });
    const { stored, replayed } = camp.tables();
    expect(replayed).toEqual(stored);
  });

  test('five minutes from the own knock-out may be over before the fight is (DBF-A-75)', () => {
    const camp = testCamp({ a: {}, b: { lives: 1 }, d: {} });
    camp.enter(setting({ knockoutRunsFrom: 'own-knock-out' }));
    camp.enter(challenge(['a'], ['b', 'd']));
    camp.enter({ type: 'pick', fight: 'f1', by: 'a', on: 'b' });
    camp.enter(closing('pairing', 'potions', 'spells'));
    camp.enter(hit('a', 'b', 'challenger-hits'));
    camp.enter(closing('duel', 'wounds'));
    camp.wait(5 * MINUTE);
    camp.enter(stop);
    expect(camp.character('b')).toMatchObject({ status: 'up', lives: 1, fight: null });
    expect(Object.values(camp.views().timers ?? {}).filter(({ state }) => state === 'running')).toEqual([]);
  });

  test('a new level offers what the house gives beyond the class (DBF-A-78)', () => {
    const abilities = [
      'endurance',
      'woodcraft',
      'demolition',
      'toughness',
      'penetration',
      'swordsmanship',
      'sneaking',
    ] as const;
    const camp = testCamp({
      a: { origin: { is: 'class', class: 'warrior' }, weapon: 'short dagger', level: 8, abilities },
    });
    expect(camp.character('a').freePicks).toBe(0);
    camp.enter(setting({ exhaustedClass: 'second-endurance' }));
    expect(camp.character('a')).toMatchObject({ freePicks: 1, choosable: ['endurance'] });
    camp.enter({ type: 'chooseAbility', who: 'a', ability: 'endurance' });
    expect(camp.character('a')).toMatchObject({ freePicks: 0, maxLives: 8 });
  });
});
