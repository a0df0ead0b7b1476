import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { decideRoster } from '../../../shared/roster/enter.ts';
import { classIds, creatureKinds, factions } from '../../../shared/vocabulary/terms.ts';
import { BrokenSample, readSampleRoster, type EnterCharacter } from '../../../src-main/camp/sample-roster.ts';

const sample = readSampleRoster(join(import.meta.dirname, '../../../resources/sample-camp'));
const players = sample.filter(({ sheet }) => sheet.origin.is === 'class');
const creeps = sample.filter(({ sheet }) => sheet.origin.is === 'creature');

const classOf = ({ sheet }: EnterCharacter) => (sheet.origin.is === 'class' ? [sheet.origin.class] : []);
const kindOf = ({ sheet }: EnterCharacter) => (sheet.origin.is === 'creature' ? [sheet.origin.creature] : []);
const distinct = <Value>(values: readonly Value[]) => [...new Set(values)].toSorted();

describe('the sample camp', () => {
  test('has players of every class and faction, each with a player behind it', () => {
    expect(players.length).toBeGreaterThanOrEqual(26);
    expect(distinct(players.flatMap(classOf))).toEqual([...classIds].toSorted());
    expect(distinct(players.map(({ sheet }) => sheet.faction))).toEqual([...factions].toSorted());
    expect(players.filter(({ sheet }) => sheet.player === '')).toEqual([]);
  });

  test('has beginners and veterans up to level seven', () => {
    expect(distinct(players.map(({ sheet }) => sheet.level))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('has at least eight creeps of every kind', () => {
    expect(creeps.length).toBeGreaterThanOrEqual(8);
    expect(distinct(creeps.flatMap(kindOf))).toEqual([...creatureKinds].toSorted());
  });

  test('names nobody twice', () => {
    expect(distinct(sample.map(({ id }) => id)).length).toBe(sample.length);
    expect(distinct(sample.map(({ sheet }) => sheet.name)).length).toBe(sample.length);
  });

  test.each(sample.map((command) => [command.sheet.name, command] as const))(
    'lets %s in by the rules',
    (_, command) => {
      expect(decideRoster(new Map(), command)).toMatchObject({ ok: true });
    },
  );

  test('reads lists, numbers and the lives of a creature from its row', () => {
    expect(sample.find(({ id }) => id === 'sarkaz')).toEqual({
      type: 'enterCharacter',
      id: 'sarkaz',
      sheet: {
        name: 'Démon Šarkaz',
        player: '',
        origin: { is: 'creature', creature: 'demon', lives: 12 },
        faction: 'none',
        level: 7,
        abilities: ['dodge', 'elements'],
        granted: [],
        weapon: 'claws',
        armour: 'none',
        shield: false,
        bonus: 0,
        hit: 2,
      },
      token: false,
      ducats: 0,
      items: ['ohnivý kameň'],
      potions: [],
    });
  });
});

describe('a roster file that was spoiled', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('is refused with the row that is wrong', () => {
    const header =
      'id,name,player,class,creature,creatureLives,faction,level,abilities,granted,weapon,armour,shield,bonus,hit,ducats,items';
    const row = 'x,Xaver,Fero,warrior,,,none,12,,,short dagger,none,false,0,1,0,';
    writeFileSync(join(folder, 'roster.csv'), `${header}\n${row}\n`);
    expect(() => readSampleRoster(folder)).toThrow(BrokenSample);
    expect(() => readSampleRoster(folder)).toThrow(/row 1/);
  });
});
