import { describe, expect, it } from 'vitest';
import type { KpoCharacterView } from '../../../../shared/contract/kpo-views.ts';
import { characterId, fightId } from '../../../../shared/vocabulary/ids.ts';
import { testCamp, timeless, type TestCamp } from '../../../fixtures/test-camp.ts';

const anna = { name: 'Anna', hp: 10, armour: 2, shield: 1, weapon: { max: 8 }, offhand: { max: 4 } };
const bence = { name: 'Bence', hp: 7 };

function kpoCamp(): TestCamp {
  const camp = testCamp({
    boris: { origin: { is: 'class', class: 'warrior' }, abilities: ['endurance'], weapon: 'one-handed sword' },
  });
  camp.enter({ type: 'enterKpoCharacter', id: 'anna', sheet: anna });
  camp.enter({ type: 'enterKpoCharacter', id: 'bence', sheet: bence, hp: -2 });
  return camp;
}

const kpo = (camp: TestCamp, id: string): KpoCharacterView => {
  const found = camp.views().kpoCharacters?.[characterId(id)];
  if (found === undefined || found === null) throw new Error(`no KPO character ${id}`);
  return found;
};
const hp = (camp: TestCamp) => [kpo(camp, 'anna').hp, kpo(camp, 'bence').hp];

const provesItself = (camp: TestCamp) => {
  expect(camp.tables().replayed).toEqual(camp.tables().stored);
  expect(timeless(camp.reopen().views()).kpoCharacters).toEqual(timeless(camp.views()).kpoCharacters);
};

describe('check-in of KPO', () => {
  const all = ['pouch', 'weapon', 'offhand', 'armour', 'shield'];
  const approve = (who: readonly string[], items: readonly string[]) => ({ type: 'checkIn', who, items, by: 'Zuzana' });

  it('approves of everybody what they need, of DBF too, in one entry that one undo takes back', () => {
    const camp = kpoCamp();
    expect(kpo(camp, 'anna').missingChecks).toEqual(['weapon', 'offhand', 'armour', 'shield']);
    const { seq, leftOut } = camp.enter(approve(['anna', 'bence', 'boris'], ['weapon', 'armour']));
    const seen = { by: 'Zuzana', at: camp.now() };
    expect(leftOut).toBeUndefined();
    expect(kpo(camp, 'anna')).toMatchObject({
      checks: { weapon: seen, armour: seen },
      missingChecks: ['offhand', 'shield'],
    });
    expect(kpo(camp, 'bence')).toMatchObject({ checks: { weapon: seen }, missingChecks: [] });
    expect(camp.character('boris').checks).toEqual({ weapon: seen });
    provesItself(camp);
    camp.enter({ type: 'undoEntry', entry: seq });
    expect(kpo(camp, 'anna').checks).toEqual({});
    provesItself(camp);
  });

  it('says of whom nothing had to be approved, and is refused where that is everybody', () => {
    const camp = kpoCamp();
    expect(camp.enter(approve(['anna', 'bence'], ['shield'])).leftOut).toEqual(['bence']);
    expect(camp.send(approve(['bence'], ['shield']))).toMatchObject({ refusal: { code: 'nothing-to-change' } });
    expect(camp.send(approve(['nobody'], ['shield']))).toMatchObject({ refusal: { code: 'unknown-character' } });
  });

  it('is needed again for another weapon, and an approval can be taken away', () => {
    const camp = kpoCamp();
    camp.enter(approve(['anna'], all));
    camp.enter({ type: 'editKpoCharacter', who: 'anna', sheet: { ...anna, offhand: { max: 5 } } });
    expect(kpo(camp, 'anna').missingChecks).toEqual(['offhand']);
    camp.enter({ type: 'uncheck', who: ['anna', 'bence'], items: ['weapon'] });
    expect(kpo(camp, 'anna').missingChecks).toEqual(['weapon', 'offhand']);
    provesItself(camp);
  });

  it('that is missing marks a fighter and waits for an ORG as long as the fight runs, and stops nothing', () => {
    const camp = kpoCamp();
    camp.enter({ type: 'overrideKpo', who: 'bence', hp: 7, reason: 'new day' });
    camp.enter(approve(['bence'], all));
    camp.enter({
      type: 'openKpoFight',
      place: 'Brod',
      sides: [
        { name: 'x', members: ['anna'] },
        { name: 'y', members: ['bence'] },
      ],
    });
    const marks = () => camp.views().kpoFights?.[fightId('f1')]?.fighters.map(({ unchecked }) => unchecked);
    expect(marks()).toEqual([true, false]);
    expect(camp.views().waits).toEqual([
      {
        kind: 'check-in',
        who: { id: 'anna', name: 'Anna' },
        fight: 'f1',
        missing: ['weapon', 'offhand', 'armour', 'shield'],
      },
    ]);
    camp.enter(approve(['anna'], all));
    expect(marks()).toEqual([false, false]);
    expect(camp.views().waits).toEqual([]);
  });
});

describe('ÉP that an ORG gives back', () => {
  const restore = (what: string, who = ['anna', 'bence'], lives?: number) => ({
    type: 'restore',
    who,
    what,
    reason: 'new day',
    ...(lives === undefined ? {} : { lives }),
  });

  it('wake with one who is out of the fight (KPO-A-07), and leave the others as they are', () => {
    const camp = kpoCamp();
    const { seq, leftOut } = camp.enter(restore('wake'));
    expect([hp(camp), leftOut]).toEqual([[10, 1], ['anna']]);
    provesItself(camp);
    camp.enter({ type: 'undoEntry', entry: seq });
    expect(hp(camp)).toEqual([10, -2]);
    provesItself(camp);
  });

  it('heal up to the maximum, also who is below nothing', () => {
    const camp = kpoCamp();
    camp.enter({ type: 'overrideKpo', who: 'anna', hp: 8, reason: 'fall' });
    camp.enter(restore('heal', undefined, 5));
    expect(hp(camp)).toEqual([10, 3]);
    camp.enter(restore('full'));
    expect(hp(camp)).toEqual([10, 7]);
    expect(camp.send(restore('full'))).toMatchObject({ refusal: { code: 'nothing-to-change' } });
  });

  it('above the maximum stay', () => {
    const camp = kpoCamp();
    camp.enter({ type: 'overrideKpo', who: 'anna', hp: 14, reason: 'blessing' });
    camp.enter(restore('full'));
    expect(hp(camp)).toEqual([14, 7]);
  });

  it('pass over who fights: an ORG puts them right in the fight', () => {
    const camp = kpoCamp();
    camp.enter(restore('full'));
    camp.enter({ type: 'overrideKpo', who: 'anna', hp: 5, reason: 'fall' });
    camp.enter({
      type: 'openKpoFight',
      place: '',
      sides: [
        { name: 'x', members: ['anna'] },
        { name: 'y', members: ['bence'] },
      ],
    });
    expect(camp.send(restore('full'))).toMatchObject({ refusal: { code: 'nothing-to-change' } });
  });
});

describe('a command for several that only DBF knows', () => {
  it('leaves those of KPO out', () => {
    const camp = kpoCamp();
    expect(camp.enter({ type: 'writeXpTo', who: ['anna', 'boris'], add: 1, reason: 'quest' }).leftOut).toEqual([
      'anna',
    ]);
    expect(camp.enter({ type: 'setParty', who: ['anna', 'boris'], party: 'Sovy' }).leftOut).toEqual(['anna']);
    expect(camp.send({ type: 'setParty', who: ['anna'], party: 'Vlky' })).toMatchObject({
      refusal: { code: 'nothing-to-change' },
    });
  });
});

describe('the card of a KPO character that came out', () => {
  it('is marked as printed, and an edit leaves the mark', () => {
    const camp = kpoCamp();
    camp.enter({ type: 'markPrinted', cards: [{ who: 'anna', fingerprint: 'a1b2' }] });
    camp.enter({ type: 'editKpoCharacter', who: 'anna', sheet: { ...anna, attack: 4 } });
    expect([kpo(camp, 'anna').printed, kpo(camp, 'bence').printed]).toEqual(['a1b2', null]);
    provesItself(camp);
  });
});
