import fc from 'fast-check';
import { classRules } from '../../shared/dbf/classes.ts';
import { schools } from '../../shared/dbf/spells/spell-book.ts';
import type { SheetDraft } from '../../shared/roster/commands.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { abilityIds, armours, classIds, creatureKinds } from '../../shared/vocabulary/terms.ts';
import { weapons } from '../../shared/vocabulary/weapons.ts';

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
    weapon: fc.constantFrom(...weapons),
    armour: fc.constantFrom(...armours),
    bonus: fc.constantFrom(0, 0, 0, 1),
    hit: fc.constantFrom(1, 1, 1, 2),
  })
  .map((sheet) => ({
    name: 'Somebody',
    player: '',
    faction: sheet.origin.is === 'class' ? (classRules[sheet.origin.class].factions[0] ?? 'none') : 'none',
    abilities: [],
    shield: false,
    ...sheet,
  }));

export const names = ['adam', 'boris', 'cyril', 'dana', 'emil', 'filip', 'greta', 'hana'] as const;

/** The commands that enter everybody into the roster. */
export const rosterArbitrary: fc.Arbitrary<readonly CommandDraft[]> = fc
  .array(fc.record({ sheet: sheetArbitrary, lives: fc.integer({ min: 1, max: 5 }), ducats: fc.nat(9) }), {
    minLength: names.length,
    maxLength: names.length,
  })
  .map((people) =>
    people.map(({ sheet, lives, ducats }, index) => ({
      type: 'enterCharacter' as const,
      id: names[index] ?? '',
      sheet,
      lives,
      ducats,
      items: ['amulet'],
      exception: 'random people',
    })),
  );
