import { describe, expect, test } from 'vitest';
import { after, fighter, fightOf, signsOf, who, type CommandOf } from './people.ts';

const attack = (by: string, on: string, rest: object = {}): CommandOf =>
  Object.assign({ type: 'kpoAttack' as const, by, on, signs: signsOf('rock', 'rock') }, rest);

const strong = { attack: 20, defence: 10, hp: 6, weapon: { max: 8 } };

/** Everybody acts at once. */
const tie = (...fighters: Parameters<typeof fightOf>[0]) =>
  fightOf(fighters, { order: [fighters.map(({ id }) => id)] });

describe('a step whose members act at once (KPO-INI-10, KPO-A-05, KPO-A-06)', () => {
  const begun = after(tie(fighter('anna', 'x', strong), fighter('bence', 'y', strong)), attack('anna', 'bence'));

  test('keeps what was struck to itself until the last one has acted', () => {
    expect(begun.pending).toMatchObject({ group: ['anna', 'bence'], pass: 1, attacks: [{ by: 'anna', on: 'bence' }] });
    expect(begun.fighters.map(({ hp }) => hp)).toEqual([6, 6]);
  });

  test.each<[string, CommandOf, readonly number[]]>([
    ['attacks', attack('bence', 'anna'), [-2, -2]],
    ['passes', { type: 'kpoPass', who: 'bence' }, [6, -2]],
    ['casts', { type: 'kpoCast', who: 'bence', seconds: 9, read: false, signs: {} }, [6, -2]],
    ['moves away', { type: 'kpoApart', who: ['anna', 'bence'] }, [6, -2]],
    ['is put behind', { type: 'kpoOrder', first: ['anna', 'bence'], by: 'km' }, [6, -2]],
  ])('is felt once the last one %s', (_title, command, hp) => {
    const fight = after(begun, command);
    expect([fight.pending, fight.fighters.map((each) => each.hp)]).toEqual([null, hp]);
  });

  test('waits for one whom the game master puts in front', () => {
    const fight = after(begun, { type: 'kpoOrder', first: ['bence', 'anna'], by: 'km' });
    expect([fight.pending?.group, fight.fighters[1]?.hp]).toEqual([['anna', 'bence'], 6]);
    expect(after(fight, attack('bence', 'anna')).fighters.map(({ hp }) => hp)).toEqual([-2, -2]);
  });

  test('takes a hasted blow of its members along', () => {
    const fight = after(begun, attack('anna', 'bence', { hasted: true }));
    expect([fight.pending?.attacks.length, fight.fighters[1]?.hp]).toEqual([2, 6]);
  });
});

describe('a blow by oneself', () => {
  test('is felt at once', () => {
    const fight = fightOf([fighter('anna', 'x', strong), fighter('bence', 'y', { hp: 20 })]);
    expect(after(fight, attack('anna', 'bence')).fighters[1]?.hp).toBe(12);
  });

  test('of a charged polearm halts a charger who has not attacked yet (KPO-HOS-05)', () => {
    const halberd = { ...strong, weapon: { max: 1, category: 'polearm' } } as const;
    const charger = fighter('bence', 'y', {}, { charge: { on: who('anna'), halted: false } });
    const halted = [charger, { ...charger, used: 1 }].map(
      (bence) => after(fightOf([fighter('anna', 'x', halberd), bence]), attack('anna', 'bence')).fighters[1]?.charge,
    );
    expect(halted).toEqual([
      { on: 'anna', halted: true },
      { on: 'anna', halted: false },
    ]);
  });

  test('that fells a caster too late leaves the spell said', () => {
    const casting = { seconds: 2, read: false, round: 1, against: [who('anna')], tooLate: [who('anna')] };
    const bence = fighter('bence', 'y', { hp: 3 }, { casting });
    const fight = after(fightOf([fighter('anna', 'x', strong), bence, fighter('csaba', 'y')]), attack('anna', 'bence'));
    expect([fight.fighters[1]?.casting, fight.fighters[1]?.interrupted]).toEqual([null, false]);
  });
});

describe('the end (KPO-A-07)', () => {
  test('comes when fewer than two sides can fight, and lets everybody go', () => {
    const fight = after(
      fightOf([fighter('anna', 'x', strong), fighter('bence', 'y', { hp: 1 })]),
      attack('anna', 'bence'),
    );
    expect([fight.phase, fight.over]).toEqual(['over', { by: 'emptied', winner: 'x' }]);
  });

  test('has no winner where the last two fall together, or an ORG stops it', () => {
    const both = tie(fighter('anna', 'x', strong), fighter('bence', 'y', strong));
    const fallen = after(after(both, attack('anna', 'bence')), attack('bence', 'anna'));
    expect(fallen.over).toEqual({ by: 'emptied', winner: null });
    expect(after(both, { type: 'kpoStop', reason: 'storm' }).over).toEqual({ by: 'stopped', winner: null });
  });
});
