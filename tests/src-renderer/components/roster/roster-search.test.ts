import { describe, expect, test } from 'vitest';
import { noFilter, searchRoster } from '../../../../src-renderer/components/roster/roster-search.ts';
import { sortRoster } from '../../../../src-renderer/components/roster/roster-sort.ts';
import { searchWords } from '../../../../src-renderer/components/roster/search-words.ts';
import { dbfCard } from '../../../../shared/cards/dbf-card.ts';
import { fingerprint } from '../../../../shared/cards/fingerprint.ts';
import { defaultHouseRules } from '../../../../shared/dbf/house-rules.ts';
import { fightId } from '../../../../shared/vocabulary/ids.ts';
import { character } from './roster-fixture.ts';

const boris = character(
  'boris',
  { name: 'Boris Udatný', player: 'Boris Nagy', faction: 'camelot', level: 3 },
  { fight: fightId('f1'), party: 'Sovy z Hvozdu', freePicks: 0 },
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
  { lives: 0, status: 'knocked-out', missingChecks: ['pouch', 'weapon'], freePicks: 1 },
);
const camp = [boris, vlk, zofia];

const idsFor = (change: Partial<typeof noFilter>) =>
  searchRoster(camp, { ...noFilter, ...change }, { wordsOf: searchWords, houseRules: defaultHouseRules }).map(
    ({ id }) => id,
  );

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
    ['sovy hvozd', ['boris']],
    ['chyba mesec', ['zofia']],
    ['volna schopnost', ['zofia']],
    ['', ['boris', 'vlk', 'zofia']],
    ['merlin', []],
  ])('"%s" finds %j', (text, expected) => {
    expect(idsFor({ text })).toEqual(expected);
  });

  test('filters narrow by kind, class, status, faction, level, party and being in a fight', () => {
    expect(idsFor({ kind: 'players' })).toEqual(['boris', 'zofia']);
    expect(idsFor({ kind: 'creeps' })).toEqual(['vlk']);
    expect(idsFor({ class: 'priest' })).toEqual(['zofia']);
    expect(idsFor({ status: 'knocked-out' })).toEqual(['zofia']);
    expect(idsFor({ inFight: true })).toEqual(['boris']);
    expect(idsFor({ faction: 'camelot' })).toEqual(['boris', 'zofia']);
    expect(idsFor({ level: 2 })).toEqual(['zofia']);
    expect(idsFor({ party: 'Sovy z Hvozdu' })).toEqual(['boris']);
    expect(idsFor({ party: '' })).toEqual(['vlk', 'zofia']);
    expect(idsFor({ lack: 'weapon' })).toEqual(['zofia']);
    expect(idsFor({ lack: 'armour' })).toEqual([]);
    expect(idsFor({ lack: 'approval' })).toEqual(['zofia']);
    expect(idsFor({ lack: 'ability' })).toEqual(['zofia']);
    expect(idsFor({ lack: 'anything' })).toEqual(['zofia']);
    expect(idsFor({ inFight: true, text: 'zofia' })).toEqual([]);
  });

  test('the filter "changed since print" leaves out whose card came out as it stands now', () => {
    const printed = fingerprint(dbfCard(boris, defaultHouseRules));
    const inPrint = [{ ...boris, printed }, vlk, { ...zofia, printed: 'as it was before' }];
    const changed = searchRoster(
      inPrint,
      { ...noFilter, changed: true },
      { wordsOf: searchWords, houseRules: defaultHouseRules },
    );
    expect(changed.map(({ id }) => id)).toEqual(['vlk', 'zofia']);
  });
});

describe('sorting the roster', () => {
  test.each([
    ['name', false, ['boris', 'vlk', 'zofia']],
    ['name', true, ['zofia', 'vlk', 'boris']],
    ['class', false, ['boris', 'zofia', 'vlk']],
    ['level', true, ['boris', 'zofia', 'vlk']],
    ['lives', false, ['zofia', 'vlk', 'boris']],
    ['faction', false, ['boris', 'zofia', 'vlk']],
    ['status', true, ['zofia', 'boris', 'vlk']],
    ['missing', true, ['zofia', 'boris', 'vlk']],
  ] as const)('by %s, downwards: %s', (by, down, expected) => {
    expect(sortRoster(camp, { by, down }, 'sk').map(({ id }) => id)).toEqual(expected);
  });

  test.each([false, true])('whoever has no party or player comes last, downwards: %s', (down) => {
    expect(sortRoster(camp, { by: 'party', down }, 'sk')[0]?.id).toBe('boris');
    expect(sortRoster(camp, { by: 'player', down }, 'sk').at(-1)?.id).toBe('vlk');
  });

  test('numbers in names go by their size: „Kostra 16“ before „Kostra 104“', () => {
    const people = ['Kostra 0', 'Kostra 16', 'Kostra 104', 'Kostra 112'].map((player) => character(player, { player }));
    const sorted = sortRoster(people.toReversed(), { by: 'player', down: false }, 'sk');
    expect(sorted.map(({ sheet }) => sheet.player)).toEqual(['Kostra 0', 'Kostra 16', 'Kostra 104', 'Kostra 112']);
  });

  test('č comes after c, as Slovak has it', () => {
    const people = ['Cyril', 'Čeněk', 'Dana'].map((player) => character(player, { player }));
    const sorted = sortRoster(people.toReversed(), { by: 'player', down: false }, 'sk');
    expect(sorted.map(({ sheet }) => sheet.player)).toEqual(['Cyril', 'Čeněk', 'Dana']);
  });
});
