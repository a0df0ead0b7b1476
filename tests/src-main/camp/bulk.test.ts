import { describe, expect, it } from 'vitest';
import { characterId } from '../../../shared/vocabulary/ids.ts';
import { challenge, closing, hit, MINUTE, testCamp, timeless, type TestCamp } from '../../fixtures/test-camp.ts';

const warrior = {
  origin: { is: 'class', class: 'warrior' },
  level: 2,
  abilities: ['endurance', 'woodcraft'],
  weapon: 'one-handed sword',
  armour: 'light',
} as const;
const thief = {
  origin: { is: 'class', class: 'thief' },
  level: 1,
  abilities: ['thievery'],
  weapon: 'short dagger',
} as const;

const standing = (camp: TestCamp, id: string) => {
  const { lives, status } = camp.character(id);
  return [lives, status];
};

const provesItself = (camp: TestCamp) => {
  expect(camp.tables().replayed).toEqual(camp.tables().stored);
  expect(timeless(camp.reopen().views()).characters).toEqual(timeless(camp.views()).characters);
};

describe('check-in', () => {
  const approve = (who: readonly string[], items: readonly string[]): unknown => ({
    type: 'checkIn',
    who,
    items,
    by: 'Zuzana',
  });

  it('approves of everybody what they need, in one entry that one undo takes back', () => {
    const camp = testCamp({ anna: warrior, zita: thief });
    expect(camp.character('anna').missingChecks).toEqual(['pouch', 'weapon', 'armour']);
    const { seq } = camp.enter(approve(['anna', 'zita'], ['pouch', 'weapon', 'token', 'shield']));
    const seen = { by: 'Zuzana', at: camp.now() };
    expect(camp.character('anna')).toMatchObject({ checks: { pouch: seen, weapon: seen }, missingChecks: ['armour'] });
    expect(camp.character('zita')).toMatchObject({ token: true, missingChecks: [] });
    provesItself(camp);
    camp.enter({ type: 'undoEntry', entry: seq });
    expect(camp.character('zita')).toMatchObject({ token: false, checks: {} });
    provesItself(camp);
  });

  it('says of whom nothing had to be approved, and is refused where that is everybody', () => {
    const camp = testCamp({ anna: warrior, vlk: {} });
    expect(camp.enter(approve(['anna', 'vlk'], ['armour'])).leftOut).toEqual(['vlk']);
    expect(camp.send(approve(['vlk'], ['armour']))).toMatchObject({ refusal: { code: 'nothing-to-change' } });
    expect(camp.send(approve(['nobody'], ['armour']))).toMatchObject({ refusal: { code: 'unknown-character' } });
  });

  it('is needed again for another weapon, and an approval can be taken away', () => {
    const camp = testCamp({ anna: warrior });
    camp.enter(approve(['anna'], ['pouch', 'weapon', 'armour']));
    camp.enter({ type: 'equip', who: 'anna', weapon: 'one-handed axe' });
    expect(camp.character('anna').missingChecks).toEqual(['weapon']);
    camp.enter({ type: 'uncheck', who: ['anna'], items: ['pouch', 'weapon'] });
    expect(camp.character('anna').missingChecks).toEqual(['pouch', 'weapon']);
    provesItself(camp);
  });

  it('that is missing marks a fighter and waits for an ORG as long as the fight runs, and stops nothing', () => {
    const camp = testCamp({ anna: warrior, vlk: {} });
    camp.enter(challenge(['anna'], ['vlk']));
    expect(camp.fight().fighters.map(({ unchecked }) => unchecked)).toEqual([true, false]);
    expect(camp.views().waits).toEqual([
      {
        kind: 'check-in',
        who: { id: 'anna', name: 'anna' },
        fight: 'f1',
        missing: ['pouch', 'weapon', 'armour'],
      },
    ]);
    camp.enter({ type: 'stopFight', fight: 'f1', reason: 'rain' });
    expect(camp.views().waits).toEqual([]);
  });

  it('that four fighters lack waits as one line, apart from the abilities that may be chosen', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'];
    const camp = testCamp(Object.fromEntries(six.map((who) => [who, warrior])));
    camp.enter(challenge(['a', 'b', 'c'], ['d', 'e', 'f']));
    camp.enter(approve(['a', 'b'], ['pouch', 'weapon', 'armour']));
    expect(camp.views().waits).toEqual([{ kind: 'check-ins', ruleset: 'dbf', count: 4 }]);
    camp.enter(approve(['c'], ['pouch', 'weapon', 'armour']));
    expect(camp.views().waits).toEqual(
      ['d', 'e', 'f'].map((who) => ({
        kind: 'check-in',
        who: { id: who, name: who },
        fight: 'f1',
        missing: ['pouch', 'weapon', 'armour'],
      })),
    );
  });

  it('done during the fight takes the mark away', () => {
    const camp = testCamp({ anna: warrior, vlk: {} });
    camp.enter(challenge(['anna'], ['vlk']));
    camp.enter(approve(['anna'], ['pouch', 'weapon', 'armour']));
    expect(camp.fight().fighters.map(({ unchecked }) => unchecked)).toEqual([false, false]);
    expect(camp.views().waits).toEqual([]);
  });
});

describe('an ability that may be chosen', () => {
  it('waits for an ORG until it is (DBF-LVL-05)', () => {
    const camp = testCamp({ anna: { ...warrior, level: 3 }, vlk: { level: 5 } });
    expect(camp.views().waits).toEqual([{ kind: 'level-up', who: { id: 'anna', name: 'anna' }, free: 1 }]);
    camp.enter({ type: 'chooseAbility', who: 'anna', ability: 'toughness' });
    expect(camp.views().waits).toEqual([]);
  });

  it('of more than three characters waits as one line', () => {
    const five = ['a', 'b', 'c', 'd', 'e'];
    const camp = testCamp(Object.fromEntries(five.map((who) => [who, { ...warrior, level: 3 }])));
    expect(camp.views().waits).toEqual([{ kind: 'level-ups', count: 5 }]);
  });
});

describe('a party (DBF-PTY-01)', () => {
  it('is formed of three, left, and never has a fourth', () => {
    const camp = testCamp({ anna: {}, boris: {}, cyril: {}, dana: {} });
    const { seq } = camp.enter({ type: 'setParty', who: ['anna', 'boris', 'cyril'], party: '  Vlci ' });
    expect(camp.send({ type: 'setParty', who: ['dana'], party: 'Vlci' })).toMatchObject({
      refusal: { code: 'party-full', rule: 'DBF-PTY-01' },
    });
    camp.enter({ type: 'setParty', who: ['cyril'], party: null });
    camp.enter({ type: 'setParty', who: ['dana'], party: 'Vlci' });
    const parties = () => ['anna', 'boris', 'cyril', 'dana'].map((id) => camp.character(id).party);
    expect(parties()).toEqual(['Vlci', 'Vlci', null, 'Vlci']);
    provesItself(camp);
    expect(camp.send({ type: 'undoEntry', entry: seq })).toMatchObject({ refusal: { code: 'touched-since' } });
  });
});

describe('XP for many (DBF-LVL-03)', () => {
  it('is one entry, in the ledger of each with its reason', () => {
    const camp = testCamp({ anna: warrior, zita: thief });
    const { seq } = camp.enter({ type: 'writeXpTo', who: ['anna', 'zita', 'anna'], add: 3, reason: 'dragon' });
    camp.enter({ type: 'writeXp', who: 'zita', add: -1, reason: 'miscounted' });
    expect([camp.character('anna').xp, camp.character('zita').xp]).toEqual([3, 2]);
    expect(camp.camp.xpLedger(characterId('zita'))).toMatchObject([
      { entry: seq, add: 3, xp: 3, level: 2, reason: 'dragon', withdrawn: false },
      { add: -1, xp: 2, level: 1, reason: 'miscounted', withdrawn: false },
    ]);
    provesItself(camp);
  });

  it('that was brought along stands first in the ledger, and what was taken back stays there as such', () => {
    const camp = testCamp();
    const sheet = {
      ...warrior,
      name: 'Anna',
      player: '',
      faction: 'none',
      granted: [],
      shield: false,
      bonus: 0,
      hit: 1,
    };
    camp.enter({ type: 'enterCharacter', id: 'anna', sheet, xp: 6, ducats: 0, items: [] });
    const { seq } = camp.enter({ type: 'writeXp', who: 'anna', add: 4, reason: 'troll' });
    camp.enter({ type: 'undoEntry', entry: seq });
    expect(camp.camp.xpLedger(characterId('anna'))).toMatchObject([
      { add: 6, xp: 6, level: 3, reason: null, withdrawn: false },
      { entry: seq, add: 4, reason: 'troll', withdrawn: true },
    ]);
    expect(camp.character('anna')).toMatchObject({ xp: 6, startLevel: 2, sheet: { level: 3 } });
  });

  it('a correction lowers the level down to that of the start (DBF-LVL-06)', () => {
    const camp = testCamp({ anna: warrior });
    camp.enter({ type: 'writeXp', who: 'anna', add: 10, reason: 'for boris' });
    expect(camp.character('anna').sheet.level).toBe(4);
    camp.enter({ type: 'writeXp', who: 'anna', add: -10, reason: 'it was boris' });
    expect(camp.character('anna')).toMatchObject({ xp: 0, sheet: { level: 2 } });
    provesItself(camp);
  });

  it('that builds on a level by the word of an ORG keeps that word from being taken back', () => {
    const camp = testCamp({ vlk: {} });
    const { exceptions: _none, ...sheet } = camp.character('vlk').sheet;
    const edit = camp.enter({ type: 'editCharacter', who: 'vlk', sheet: { ...sheet, level: 5 }, ducats: 0, items: [] });
    camp.enter({ type: 'writeXp', who: 'vlk', add: 3, reason: 'howling' });
    expect(camp.character('vlk').sheet.level).toBe(5);
    expect(camp.send({ type: 'undoEntry', entry: edit.seq })).toMatchObject({ refusal: { code: 'touched-since' } });
  });
});

describe('lives for many (DBF-A-08)', () => {
  const fought = () => {
    const camp = testCamp({
      anna: { lives: 1 },
      boris: { lives: 1 },
      cyril: { lives: 2 },
      dana: {},
      emil: { lives: 1 },
    });
    camp.enter(challenge(['anna'], ['boris']));
    camp.enter(closing('pairing', 'potions', 'spells'));
    camp.enter(hit('anna', 'boris', 'challenger-hits'));
    camp.enter(closing('duel', 'wounds', 'end'));
    camp.enter(challenge(['dana'], ['emil']));
    return camp;
  };
  const everybody = ['anna', 'boris', 'cyril', 'dana', 'emil'];

  it('come back to all but those who fight, who are named, and the fallen lie under no timer', () => {
    const camp = fought();
    const answer = camp.enter({ type: 'restore', who: everybody, what: 'full', reason: 'a night’s sleep' });
    expect(answer.leftOut).toEqual(['dana', 'emil']);
    expect(everybody.map((id) => standing(camp, id))).toEqual([
      [3, 'up'],
      [3, 'up'],
      [3, 'up'],
      [3, 'up'],
      [1, 'up'],
    ]);
    expect(camp.views().timers).toEqual([]);
    provesItself(camp);
  });

  it('are as they were after an undo, the timer too', () => {
    const camp = fought();
    const { seq } = camp.enter({ type: 'restore', who: ['boris', 'cyril'], what: 'wake', reason: 'storm' });
    expect([standing(camp, 'boris'), standing(camp, 'cyril')]).toEqual([
      [1, 'up'],
      [2, 'up'],
    ]);
    camp.enter({ type: 'undoEntry', entry: seq });
    expect(standing(camp, 'boris')).toEqual([0, 'knocked-out']);
    camp.wait(5 * MINUTE);
    expect(standing(camp, 'boris')).toEqual([1, 'up']);
    provesItself(camp);
  });

  it('need somebody whom they help', () => {
    expect(fought().send({ type: 'restore', who: ['dana'], what: 'heal', lives: 2, reason: 'soup' })).toMatchObject({
      refusal: { code: 'nothing-to-change' },
    });
  });
});

describe('cards that were printed', () => {
  it('are known by what stood on them', () => {
    const camp = testCamp({ anna: {}, boris: {} });
    const cards = [
      { who: 'anna', fingerprint: 'a1' },
      { who: 'boris', fingerprint: 'b1' },
    ];
    camp.enter({ type: 'markPrinted', cards });
    expect([camp.character('anna').printed, camp.character('boris').printed]).toEqual(['a1', 'b1']);
    provesItself(camp);
  });
});
