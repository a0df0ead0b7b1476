import fc from 'fast-check';
import { classRules } from '../../shared/dbf/classes.ts';
import { houseRuleOptions, type HouseRules } from '../../shared/dbf/house-rules.ts';
import { schools } from '../../shared/dbf/spells/spell-book.ts';
import type { SheetDraft } from '../../shared/roster/commands.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import type { SpellId } from '../../shared/vocabulary/spells.ts';
import { abilityIds, armours, classIds, creatureKinds } from '../../shared/vocabulary/terms.ts';
import { weapons } from '../../shared/vocabulary/weapons.ts';
import { carried, ownSpells } from './pouch-entries.ts';

/** Anybody: every class and creep, any level, weapon and armour; an ORG lets through what the rules don't give. */
const sheetArbitrary: fc.Arbitrary<SheetDraft> = fc
  .record({
    origin: fc.oneof(
      fc.constantFrom(...classIds).map((id) => ({ is: 'class', class: id }) as const),
      fc.record({
        is: fc.constant('creature' as const),
        creature: fc.constantFrom(...creatureKinds),
        lives: fc.integer({ min: 1, max: 6 }),
      }),
    ),
    level: fc.integer({ min: 1, max: 9 }),
    granted: fc.uniqueArray(
      fc.oneof(fc.constantFrom('dodge', 'woodcraft'), fc.constantFrom(...schools), fc.constantFrom(...abilityIds)),
      { maxLength: 4 },
    ),
    abilities: fc.uniqueArray(fc.constantFrom(...abilityIds), { maxLength: 3 }),
    shifts: fc.constantFrom<SheetDraft['shifts']>({}, {}, { elements: 0, necromancy: 2 }, { nature: 4, alchemy: 0 }),
    weapon: fc.constantFrom(...weapons),
    armour: fc.constantFrom(...armours),
    bonus: fc.constantFrom(0, 0, 0, 1),
    hit: fc.constantFrom(1, 1, 1, 2),
    extraSpells: fc.constantFrom<readonly SpellId[]>([], [], ['fire-arrow'], ['transformation', 'pesky-insects']),
    ownSpells: fc.constantFrom([], ownSpells),
  })
  .map((sheet) => ({
    name: 'Somebody',
    player: '',
    faction: sheet.origin.is === 'class' ? (classRules[sheet.origin.class].factions[0] ?? 'none') : 'none',
    shield: false,
    ...sheet,
  }));

export const names = ['adam', 'boris', 'cyril', 'dana', 'emil', 'filip', 'greta', 'hana'] as const;

/** The last entry of a camp with its start, its roster and its house rules. */
export const BEFORE_THE_EVENING = names.length + 2;

/** The commands that enter everybody into the roster. */
export const rosterArbitrary: fc.Arbitrary<readonly CommandDraft[]> = fc
  .array(
    fc.record({
      sheet: sheetArbitrary,
      lives: fc.integer({ min: 1, max: 5 }),
      ducats: fc.nat(9),
      token: fc.boolean(),
    }),
    { minLength: names.length, maxLength: names.length },
  )
  .map((people) =>
    people.map(({ sheet, ...standing }, index) => ({
      type: 'enterCharacter' as const,
      id: names[index] ?? '',
      sheet,
      ...standing,
      items: ['amulet'],
      potions: [carried],
      exception: 'random people',
    })),
  );

/** All house rules, each with any of its values. */
export const houseRulesArbitrary = fc.record(
  Object.fromEntries(Object.entries(houseRuleOptions).map(([id, values]) => [id, fc.constantFrom(...values)])),
) as unknown as fc.Arbitrary<HouseRules>;
