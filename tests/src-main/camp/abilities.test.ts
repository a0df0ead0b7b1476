import { describe, expect, it } from 'vitest';
import { challenge, closing, hit, MINUTE, testCamp } from '../../fixtures/test-camp.ts';

const ranger = {
  origin: { is: 'class', class: 'ranger' },
  faction: 'moy',
  level: 4,
  weapon: 'one-handed axe',
} as const;
const hana = { ...ranger, abilities: ['dodge', 'sneaking', 'toughness', 'woodcraft'] } as const;
const thief = { origin: { is: 'class', class: 'thief' }, level: 4, weapon: 'short sword' } as const;
const zita = { ...thief, abilities: ['perception', 'endurance', 'dodge', 'swordsmanship'] } as const;
const dodger = { ...thief, abilities: ['endurance', 'thievery', 'dodge', 'swordsmanship'] } as const;
const boris = {
  origin: { is: 'class', class: 'warrior' },
  level: 3,
  abilities: ['endurance', 'demolition', 'swordsmanship'],
} as const;
const sneak = (by: string, on: string, dodge = false): unknown => ({ type: 'sneak', by, on, dodge });

describe('a sneak hit (DBF-ABI-ZAK-2, DBF-A-70)', () => {
  it('wounds with the own strength and is followed by its challenge, in which all join', () => {
    const camp = testCamp({ hana, boris, cyril: {}, denis: {} });
    camp.enter(sneak('hana', 'cyril'));
    expect(camp.character('cyril')).toMatchObject({
      lives: 2,
      ambush: { role: 'victim', with: 'hana', dodged: false },
    });
    expect(camp.send(sneak('hana', 'denis'))).toMatchObject({ refusal: { code: 'already-sneaked', rule: 'DBF-A-70' } });
    camp.enter(challenge(['hana', 'boris'], ['cyril', 'denis']));
    expect([camp.character('hana').ambush, camp.character('cyril').ambush]).toEqual([null, null]);
    expect(camp.fight()).toMatchObject({ phase: 'pairing', round: 1, picks: 'challenger' });
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('does nothing to the watchful, who may be sneaked upon again', () => {
    const camp = testCamp({ hana, zita });
    camp.enter(sneak('hana', 'zita'));
    expect(camp.character('zita')).toMatchObject({ lives: 4, ambush: null });
    expect(camp.character('hana').ambush).toBeNull();
  });

  it('that is dodged takes nothing, and the dodge is used in the fight that follows', () => {
    const camp = testCamp({ hana, dodger });
    camp.enter(sneak('hana', 'dodger', true));
    expect(camp.character('dodger').lives).toBe(4);
    camp.enter(challenge(['hana'], ['dodger']));
    camp.enter(closing('pairing', 'potions', 'spells'));
    camp.enter(hit('hana', 'dodger', 'challenger-hits'));
    camp.enter(closing('duel'));
    expect(camp.send({ type: 'dodge', fight: 'f1', who: 'dodger' })).toMatchObject({ refusal: { code: 'dodge-used' } });
  });

  it('that fells the only victim ends the fight at its challenge, and five minutes count from there', () => {
    const camp = testCamp({ hana, cyril: { lives: 1 } });
    camp.enter(sneak('hana', 'cyril'));
    camp.wait(MINUTE);
    camp.enter(challenge(['hana'], ['cyril']));
    expect(camp.fight().over).toEqual({ by: 'emptied', winner: 'challenger' });
    expect(camp.views().timers).toMatchObject([{ kind: 'knockout', deadline: camp.now() + 5 * MINUTE }]);
    camp.enter({ type: 'undo', fight: 'f1' });
    expect(camp.views().timers).toMatchObject([{ kind: 'knockout', deadline: camp.now() + 4 * MINUTE }]);
  });

  it('needs the ability, and a dodge its own', () => {
    const camp = testCamp({ hana, boris, cyril: {} });
    expect(camp.send(sneak('boris', 'cyril'))).toMatchObject({
      refusal: { code: 'ability-missing', data: { who: 'boris', ability: 'sneaking' } },
    });
    expect(camp.send(sneak('hana', 'cyril', true))).toMatchObject({
      refusal: { code: 'ability-missing', data: { who: 'cyril', ability: 'dodge' } },
    });
  });
});

describe('demolition (DBF-ABI-NIC-2 to -7)', () => {
  it.each([
    ['door', 4],
    ['large-chest', 4],
    ['small-chest', 5],
  ] as const)('a %s leaves the warrior with %i of 5 lives', (target, lives) => {
    const camp = testCamp({ boris });
    camp.enter({ type: 'smash', who: 'boris', target });
    expect(camp.character('boris').lives).toBe(lives);
  });

  it('takes the last life too, and a gate holds', () => {
    const camp = testCamp({ boris: { ...boris, lives: 1 } });
    expect(camp.send({ type: 'smash', who: 'boris', target: 'gate' })).toMatchObject({
      refusal: { code: 'gate-holds', rule: 'DBF-ABI-NIC-5' },
    });
    camp.enter({ type: 'smash', who: 'boris', target: 'door' });
    expect(camp.character('boris')).toMatchObject({ lives: 0, status: 'knocked-out' });
    camp.wait(5 * MINUTE);
    expect(camp.character('boris')).toMatchObject({ lives: 1, status: 'up' });
  });
});

describe('XP and abilities (DBF-LVL-03 to -12)', () => {
  it('the level follows the XP and does not fall below where it began', () => {
    const camp = testCamp({ boris });
    camp.enter({ type: 'writeXp', who: 'boris', add: 6, reason: 'úloha' });
    expect(camp.character('boris')).toMatchObject({ xp: 6, sheet: { level: 3 } });
    camp.enter({ type: 'writeXp', who: 'boris', add: 4, reason: 'vlk' });
    expect(camp.character('boris')).toMatchObject({ xp: 10, sheet: { level: 4 }, freePicks: 1 });
  });

  it('a fight that is won writes no XP by itself (DBF-A-90)', () => {
    const camp = testCamp({ boris, cyril: { lives: 1 } });
    camp.enter(challenge(['boris'], ['cyril']));
    camp.enter(closing('pairing', 'potions', 'spells'));
    camp.enter(hit('boris', 'cyril', 'challenger-hits'));
    camp.enter(closing('duel', 'wounds', 'end'));
    expect(camp.fight().over).toEqual({ by: 'emptied', winner: 'challenger' });
    expect(camp.character('boris')).toMatchObject({ xp: 0, sheet: { level: 3 } });
  });

  it('an ability taken in play raises lives and maximum alike (DBF-A-17)', () => {
    const camp = testCamp({ boris: { ...boris, level: 4, lives: 2 } });
    camp.enter({ type: 'chooseAbility', who: 'boris', ability: 'toughness' });
    expect(camp.character('boris')).toMatchObject({ lives: 4, maxLives: 7, freePicks: 0 });
    expect(camp.send({ type: 'chooseAbility', who: 'boris', ability: 'woodcraft' })).toMatchObject({
      refusal: { code: 'nothing-to-choose' },
    });
  });
});

describe('a phase of the event (DBF-A-28, DBF-MGC-02)', () => {
  const druid = {
    origin: { is: 'class', class: 'druid' },
    faction: 'moy',
    level: 4,
    abilities: ['elements', 'nature', 'necromancy'],
  } as const;

  it('renews spells and ends temporary lives, and only goes forward', () => {
    const camp = testCamp({ druid });
    camp.enter({ type: 'castOutside', who: 'druid', spell: 'false-life', on: [] });
    expect(camp.character('druid')).toMatchObject({ lives: 4, temporary: 1, used: ['false-life'] });
    const opened = camp.enter({ type: 'openGamePhase', phase: 2, fightsBelongToOld: false });
    expect(camp.character('druid')).toMatchObject({ lives: 3, temporary: 0, used: [] });
    expect(camp.send({ type: 'openGamePhase', phase: 2, fightsBelongToOld: false })).toMatchObject({
      refusal: { code: 'game-phase-not-later', data: { phase: 2, now: 2 } },
    });
    camp.enter({ type: 'undoEntry', entry: opened.seq });
    expect(camp.views().camp?.gamePhase).toBe(1);
    expect(camp.character('druid')).toMatchObject({ lives: 4, temporary: 1, used: ['false-life'] });
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('is not opened while a fight runs, unless that still belongs to the old one', () => {
    const camp = testCamp({ anna: {}, cyril: {} });
    camp.enter(challenge(['anna'], ['cyril']));
    expect(camp.send({ type: 'openGamePhase', phase: 2, fightsBelongToOld: false })).toMatchObject({
      refusal: { code: 'fights-running', data: { count: 1 } },
    });
    camp.enter({ type: 'openGamePhase', phase: 2, fightsBelongToOld: true });
    expect(camp.views().camp?.gamePhase).toBe(2);
  });
});
