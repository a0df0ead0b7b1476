import { describe, expect, test } from 'vitest';
import type { Character, Sheet } from '../../../shared/roster/character.ts';
import { keptChecks, missingChecks, neededChecks, withChecks, withoutChecks } from '../../../shared/roster/check-in.ts';
import { instant } from '../../../shared/vocabulary/ids.ts';
import type { CheckItem } from '../../../shared/vocabulary/terms.ts';
import { characterOf, creep, ofClass } from '../../fixtures/sheets.ts';

const seen = { by: 'Zuzana', at: instant(1) };

describe('what has to be approved (DBF-GEX-04, DBF-WPN-02, -09, DBF-ARM-01, DBF-SHD-01, DBF-ABI-ZLO-4)', () => {
  test.each<[string, Sheet, readonly CheckItem[]]>([
    ['of a warrior without arms only the purse', ofClass('warrior', { weapon: 'none' }), ['pouch']],
    [
      'of a warrior in full arms all of it',
      ofClass('warrior', { weapon: 'one-handed sword', armour: 'heavy', shield: true }),
      ['pouch', 'weapon', 'armour', 'shield'],
    ],
    ['of an archer the bow', ofClass('ranger', { weapon: 'bow', armour: 'light' }), ['pouch', 'bow', 'armour']],
    ['claws are nobody’s weapon', ofClass('druid', { weapon: 'claws' }), ['pouch']],
    ['of a thief the token too', ofClass('thief', { abilities: ['thievery'] }), ['pouch', 'weapon', 'token']],
    [
      'of whom an ORG granted thievery as well',
      ofClass('wizard', { granted: ['thievery'] }),
      ['pouch', 'weapon', 'token'],
    ],
    ['of a creep nothing', creep(3, { weapon: 'two-handed axe', armour: 'heavy' }), []],
  ])('%s', (_title, sheet, items) => {
    expect(neededChecks(sheet)).toEqual(items);
  });
});

describe('what is not approved yet', () => {
  const thief: Character = characterOf('zita', { sheet: ofClass('thief', { abilities: ['thievery'] }) });

  test('becomes less item by item, and is back when an approval is taken away', () => {
    const some = withChecks(thief, ['pouch', 'weapon'], seen);
    expect(missingChecks(some)).toEqual(['token']);
    expect(missingChecks(withoutChecks(some, ['pouch']))).toEqual(['pouch', 'token']);
  });

  test('a token that is approved is a token that steals, and the other way round', () => {
    expect(withChecks(thief, ['token'], seen).token).toBe(true);
    expect(missingChecks({ ...thief, token: true })).toEqual(['pouch', 'weapon']);
    expect(withoutChecks({ ...thief, token: true }, ['token']).token).toBe(false);
  });
});

describe('an approval holds for what was seen', () => {
  const armed = ofClass('warrior', { weapon: 'one-handed sword', armour: 'light', shield: true });
  const all = { pouch: seen, weapon: seen, armour: seen, shield: seen };

  test.each<[string, Partial<Sheet>, readonly string[]]>([
    ['another name changes nothing', { name: 'Bruno' }, ['pouch', 'weapon', 'armour', 'shield']],
    ['another weapon has to be tested', { weapon: 'one-handed axe' }, ['pouch', 'armour', 'shield']],
    ['other armour has to be rated', { armour: 'heavy' }, ['pouch', 'weapon', 'shield']],
    ['so do finer pieces', { bonus: 1 }, ['pouch', 'weapon', 'shield']],
    ['a shield put away is not approved any more', { shield: false }, ['pouch', 'weapon', 'armour']],
  ])('%s', (_title, patch, left) => {
    expect(Object.keys(keptChecks(all, armed, { ...armed, ...patch }))).toEqual(left);
  });
});
