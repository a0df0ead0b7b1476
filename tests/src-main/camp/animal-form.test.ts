import { describe, expect, test } from 'vitest';
import { challenge, closing, hit, MINUTE, NOON, testCamp, timeless, type TestCamp } from '../../fixtures/test-camp.ts';

const bear = {
  name: 'bear',
  creature: 'animal',
  level: 3,
  lives: 5,
  hit: 2,
  abilities: [],
  weapon: 'claws',
} as const;
const mage = {
  level: 5,
  granted: ['nature', 'elements'],
  origin: { is: 'creature', creature: 'human', lives: 3 },
} as const;

const camp = (lives = 2) => testCamp({ m: { ...mage, lives }, orc: { hit: 2 }, x: {} });
const turn = (at: TestCamp, as: unknown = bear) =>
  at.enter({ type: 'castOutside', who: 'm', spell: 'transformation', on: [], as });
const turnInFight = (at: TestCamp) => {
  at.enter(challenge(['m'], ['orc']));
  at.enter(closing('pairing', 'potions'));
  at.enter({ type: 'cast', fight: 'f1', who: 'm', spell: 'transformation', on: [], as: bear });
  at.enter(closing('spells'));
};
const shape = (at: TestCamp) => {
  const { lives, status, maxLives, hit: strength, form } = at.character('m');
  return [lives, status, maxLives, strength.total, form?.animal.name ?? null];
};
const asBear = [5, 'up', 5, 2, 'bear'];
const itself = [2, 'up', 3, 1, null];
const kindsOf = (at: TestCamp) =>
  (at.views().timers ?? []).filter(({ state }) => state === 'running').map(({ kind }) => kind);
const expectReplayed = (at: TestCamp) => {
  const { stored, replayed } = at.tables();
  expect(replayed).toEqual(stored);
  expect(timeless(at.reopen().views()).characters).toEqual(timeless(at.views()).characters);
};

describe('an animal’s form outside a fight (DBF-SP-PR5, DBF-A-61)', () => {
  test('lasts ten minutes by the clock, and can be taken back', () => {
    const at = camp();
    const before = timeless(at.views()).characters;
    const { seq } = turn(at);
    expect([shape(at), kindsOf(at)]).toEqual([asBear, ['transformation']]);
    at.wait(10 * MINUTE);
    expect(shape(at)).toEqual(itself);
    expectReplayed(at);
    at.enter({ type: 'undoEntry', entry: seq });
    expect([timeless(at.views()).characters, at.views().timers]).toEqual([before, []]);
    expectReplayed(at);
  });

  test('ends with its last life, and its timer with it', () => {
    const at = camp();
    turn(at);
    at.enter({ type: 'override', who: 'm', lives: 0, reason: 'a fall' });
    expect([shape(at), kindsOf(at)]).toEqual([[0, 'knocked-out', 3, 1, null], ['knockout']]);
    at.wait(10 * MINUTE);
    expect(shape(at)).toEqual([1, 'up', 3, 1, null]);
    expectReplayed(at);
  });

  test('outlasts another standing that an ORG writes down', () => {
    const at = camp();
    turn(at);
    at.enter({ type: 'override', who: 'm', lives: 4, status: 'asleep', reason: 'seen' });
    at.wait(10 * MINUTE);
    expect(shape(at)).toEqual(itself);
  });

  test('is gone on time however the table is entered: late, or while the console slept', () => {
    const at = camp();
    turn(at);
    at.sleep(25 * MINUTE);
    at.enter(challenge(['m'], ['orc']), { happenedAt: NOON + 20 * MINUTE });
    expect([shape(at), at.fight().fighters[0]?.form]).toEqual([itself, null]);
    expectReplayed(at);
  });

  test('is still there in a fight that is entered late', () => {
    const at = camp();
    turn(at);
    at.wait(25 * MINUTE);
    at.enter(challenge(['m'], ['orc']), { happenedAt: NOON + 5 * MINUTE });
    expect([shape(at), at.fight().fighters[0]?.form?.name]).toEqual([asBear, 'bear']);
    at.enter({ type: 'stopFight', fight: 'f1', reason: 'rain' });
    expect(shape(at)).toEqual(itself);
    expectReplayed(at);
  });

  test('keeps the own lives aside while staff edit the sheet', () => {
    const at = camp();
    turn(at);
    const { sheet, ducats, items } = at.character('m');
    at.enter({
      type: 'editCharacter',
      who: 'm',
      sheet: { ...sheet, origin: { ...mage.origin, lives: 1 } },
      ducats,
      items,
    });
    expect(shape(at)).toEqual(asBear);
    at.wait(10 * MINUTE);
    expect(shape(at)).toEqual([1, 'up', 1, 1, null]);
    expectReplayed(at);
  });

  test('outlives a new phase of the event, in which the temporary lives are gone (DBF-A-07)', () => {
    const at = testCamp({ m: { ...mage, granted: ['nature', 'necromancy'] } });
    at.enter({ type: 'castOutside', who: 'm', spell: 'false-life', on: [] });
    turn(at);
    at.enter({ type: 'openGamePhase', phase: 2, fightsBelongToOld: false });
    expect(shape(at)).toEqual(asBear);
    at.wait(10 * MINUTE);
    expect(shape(at)).toEqual([3, 'up', 3, 1, null]);
  });
});

describe('an animal’s form in a fight (DBF-A-36, DBF-A-61)', () => {
  test('is shown with its timer, and undo gives everything back', () => {
    const at = camp();
    const before = timeless(at.views()).characters;
    turnInFight(at);
    const [timer] = at.views().timers ?? [];
    expect([shape(at), at.fight().fighters[0]]).toMatchObject([
      asBear,
      { lives: 5, maxLives: 5, form: { name: 'bear', timer: timer?.id } },
    ]);
    for (let step = 0; step < 4; step += 1) at.enter({ type: 'undo', fight: 'f1' });
    expect([timeless(at.views()).characters, at.views().timers]).toEqual([before, []]);
    for (let step = 0; step < 4; step += 1) at.enter({ type: 'redo', fight: 'f1' });
    expect([shape(at), kindsOf(at)]).toEqual([asBear, ['transformation']]);
    expectReplayed(at);
  });

  test('that has run out lasts to the end of the round', () => {
    const at = camp();
    turnInFight(at);
    at.wait(11 * MINUTE);
    expect(shape(at)).toEqual(asBear);
    at.enter(hit('m', 'orc', 'no-hit'));
    at.enter(closing('duel', 'wounds', 'end'));
    expect([shape(at), at.fight().fighters[0]?.form]).toEqual([itself, null]);
    expectReplayed(at);
    at.enter({ type: 'undo', fight: 'f1' });
    expect(shape(at)).toEqual(asBear);
    expectReplayed(at);
  });

  test('falls with its last life; the timer of the form is cancelled', () => {
    const at = testCamp({ m: { ...mage }, orc: { hit: 9 } });
    turnInFight(at);
    at.enter(hit('m', 'orc', 'challenged-hits'));
    at.enter(closing('duel', 'wounds'));
    expect([shape(at), kindsOf(at)]).toEqual([[0, 'knocked-out', 3, 1, null], []]);
    expectReplayed(at);
  });

  test('that was brought along and ran out in a fight is gone when that fight never was', () => {
    const at = camp();
    turn(at);
    at.enter(challenge(['m'], ['orc']));
    at.wait(11 * MINUTE);
    expect(shape(at)).toEqual(asBear);
    at.enter({ type: 'undo', fight: 'f1' });
    expect(shape(at)).toEqual(itself);
    expectReplayed(at);
  });

  test('of the wrong one goes with the swap of a participant', () => {
    const at = camp();
    turn(at);
    at.enter(challenge(['m'], ['orc']));
    at.wait(11 * MINUTE);
    at.enter({ type: 'swapParticipant', fight: 'f1', wrong: 'm', right: 'x' });
    expect(shape(at)).toEqual(itself);
    expectReplayed(at);
  });
});
