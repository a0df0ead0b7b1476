import { describe, expect, test } from 'vitest';
import { noFilter, searchRoster, sortRoster } from '../../../../src-renderer/components/roster/roster-search.ts';
import { searchWords } from '../../../../src-renderer/components/roster/search-words.ts';
import { fightId } from '../../../../shared/vocabulary/ids.ts';
import { character } from './roster-fixture.ts';

const boris = character(
  'boris',
  { name: 'Boris Udatný', player: 'Boris Nagy', faction: 'camelot', level: 3 },
  { fight: fightId('f1') },
);
const vlk = character('vlk', {
  name: 'Vlk samotár',
  player: '',
  origin: { is: 'creature', creature: 'animal', lives: 3 },
});
const zofia = character(
  'zofia',
  {
    name: 'Žofia Čepčeková',
    player: 'Žofia Lacková',
    origin: { is: 'class', class: 'priest' },
    faction: 'camelot',
    level: 2,
  },
  { lives: 0, status: 'knocked-out' },
);
const camp = [boris, vlk, zofia];

const idsFor = (change: Partial<typeof noFilter>) =>
  searchRoster(camp, { ...noFilter, ...change }, searchWords).map(({ id }) => id);

describe('searching the roster', () => {
  test.each([
    ['zofia', ['zofia']],
    ['ČEPČ', ['zofia']],
    ['nagy', ['boris']],
    ['knaz', ['zofia']],
    ['zviera', ['vlk']],
    ['kamelot', ['boris', 'zofia']],
    ['kamelot 3', ['boris']],
    ['vyradenie', ['zofia']],
    ['', ['boris', 'vlk', 'zofia']],
    ['merlin', []],
  ])('"%s" finds %j', (text, expected) => {
    expect(idsFor({ text })).toEqual(expected);
  });

  test('filters narrow by kind, class, status and being in a fight', () => {
    expect(idsFor({ kind: 'players' })).toEqual(['boris', 'zofia']);
    expect(idsFor({ kind: 'creeps' })).toEqual(['vlk']);
    expect(idsFor({ class: 'priest' })).toEqual(['zofia']);
    expect(idsFor({ status: 'knocked-out' })).toEqual(['zofia']);
    expect(idsFor({ inFight: true })).toEqual(['boris']);
    expect(idsFor({ inFight: true, text: 'zofia' })).toEqual([]);
  });
});

describe('sorting the roster', () => {
  test.each([
    ['name', ['boris', 'vlk', 'zofia']],
    ['class', ['boris', 'zofia', 'vlk']],
    ['level', ['boris', 'zofia', 'vlk']],
    ['lives', ['zofia', 'vlk', 'boris']],
  ] as const)('by %s', (by, expected) => {
    expect(sortRoster(camp, by).map(({ id }) => id)).toEqual(expected);
  });
});
