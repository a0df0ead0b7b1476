import { describe, expect, test } from 'vitest';
import { checkKpoSheet, kpoSheetDraftSchema } from '../../../shared/kpo/sheet.ts';
import { decideKpoOverride, decideKpoRoster } from '../../../shared/kpo/roster.ts';
import type { KpoCharacter, KpoRoster } from '../../../shared/kpo/character.ts';
import { fightId } from '../../../shared/vocabulary/ids.ts';
import { sheet, weapon, who } from './people.ts';

const anna: KpoCharacter = {
  id: who('anna'),
  sheet: sheet({ name: 'Anna' }),
  hp: 8,
  fight: null,
  lastFight: null,
  checks: {},
  printed: null,
};
const roster: KpoRoster = new Map([[anna.id, anna]]);

describe('a sheet', () => {
  test('has the defaults of a character of whom only the name is known', () => {
    expect(kpoSheetDraftSchema.parse({ name: 'Anna' })).toEqual({
      name: 'Anna',
      player: '',
      race: 'human',
      dexterity: 0,
      attack: 0,
      defence: 0,
      hp: 10,
      fortitude: 10,
      armour: 0,
      weapon: {
        max: 6,
        min: 0,
        fixed: null,
        attack: 0,
        defence: 0,
        penalty: 0,
        category: 'sword',
        knockout: true,
        backstab: false,
        slow: false,
        ranged: false,
        length: 0,
        attacks: null,
      },
      offhand: null,
      shield: 0,
      skills: { twoWeapon: 0, anatomy: [], knockout: null },
    });
  });

  test.each<[string, object]>([
    ['a penalty above nought', { weapon: { penalty: 1 } }],
    ['negative armour', { armour: -1 }],
    ['half a point of attack', { attack: 1.5 }],
    ['four shots a round', { weapon: { attacks: 4 } }],
    ['an unknown category', { weapon: { category: 'spoon' } }],
  ])('is not read with %s', (_title, values) => {
    expect(kpoSheetDraftSchema.safeParse({ name: 'Anna', ...values }).success).toBe(false);
  });

  test.each<[string, Parameters<typeof checkKpoSheet>[0], string | null]>([
    ['without a name', sheet({ name: '' }), 'name-missing'],
    ['with crossed limits (KPO-SEB-02)', sheet({ weapon: { max: 3, min: 4 } }), 'weapon-limits-crossed'],
    [
      'with crossed limits in the other hand',
      { ...sheet(), offhand: weapon({ max: 3, min: 4 }) },
      'weapon-limits-crossed',
    ],
    ['with equal limits', sheet({ weapon: { max: 4, min: 4 } }), null],
  ])('%s', (_title, draft, code) => {
    const checked = checkKpoSheet(draft);
    expect(checked.ok ? null : checked.refusal.code).toBe(code);
  });
});

describe('the roster', () => {
  test('enters somebody under a free id with full ÉP', () => {
    const decision = decideKpoRoster(roster, { type: 'enterKpoCharacter', sheet: sheet({ name: 'Anna', hp: 12 }) });
    expect(decision).toEqual({
      ok: true,
      events: [{ type: 'v1.KpoCharacterEntered', who: 'anna-2', sheet: sheet({ name: 'Anna', hp: 12 }), hp: 12 }],
    });
  });

  test('refuses an id that is taken, here or in the other rule set', () => {
    const enter = { type: 'enterKpoCharacter', id: who('anna'), sheet: sheet() } as const;
    expect(decideKpoRoster(roster, enter)).toMatchObject({ refusal: { code: 'id-taken' } });
    expect(decideKpoRoster(new Map(), enter, () => true)).toMatchObject({ refusal: { code: 'id-taken' } });
  });

  test.each([
    [20, 8],
    [5, 5],
  ])('a maximum of %i leaves ÉP at %i', (most, hp) => {
    const decision = decideKpoRoster(roster, { type: 'editKpoCharacter', who: anna.id, sheet: sheet({ hp: most }) });
    expect(decision.ok && decision.events[0]?.hp).toBe(hp);
  });

  test('changes names in a fight, and nothing else', () => {
    const fighting: KpoRoster = new Map([[anna.id, { ...anna, fight: fightId('f1') }]]);
    const edit = (values: object) =>
      decideKpoRoster(fighting, { type: 'editKpoCharacter', who: anna.id, sheet: sheet({ name: 'Anka', ...values }) });
    expect([edit({}).ok, edit({ attack: 3 })]).toMatchObject([true, { refusal: { code: 'frozen-in-a-fight' } }]);
  });

  test('takes over an ORG’s correction', () => {
    const decision = decideKpoOverride(roster, { type: 'overrideKpo', who: anna.id, hp: -2, reason: 'seen' });
    expect(decision).toEqual({
      ok: true,
      events: [{ type: 'v1.KpoHpOverridden', who: 'anna', hp: -2, reason: 'seen' }],
    });
  });
});
