import { describe, expect, test } from 'vitest';
import { classOffer, creatureOffer, takenAs } from '../../../shared/dbf/class-offer-view.ts';
import { breachesOf } from '../../../shared/dbf/sheet-rules.ts';
import type { SheetDraft } from '../../../shared/roster/commands.ts';
import { abilityIds, armours, classIds, factions } from '../../../shared/vocabulary/terms.ts';
import { weapons } from '../../../shared/vocabulary/weapons.ts';

describe('what a sheet offers', () => {
  test('a ranger belongs to the Moy, carries no two-handed weapon, no heavy armour and no shield', () => {
    expect(classOffer('ranger')).toEqual({
      factions: ['moy'],
      weapons: [
        'short dagger',
        'short sword',
        'short club',
        'one-handed sword',
        'one-handed axe',
        'one-handed hammer',
        'one-handed mace',
        'bow',
        'none',
      ],
      armours: ['none', 'light'],
      shield: false,
      abilities: [
        { ability: 'woodcraft', from: 1 },
        { ability: 'perception', from: 1 },
        { ability: 'dodge', from: 1 },
        { ability: 'sneaking', from: 1 },
        { ability: 'toughness', from: 3 },
        { ability: 'swordsmanship', from: 3 },
        { ability: 'healing', from: 3 },
        { ability: 'nature', from: 3 },
      ],
    });
  });

  test.each([
    [2, ['woodcraft', 'endurance', 'demolition']],
    [4, ['woodcraft', 'endurance', 'demolition', 'toughness', 'penetration', 'swordsmanship']],
    [5, ['woodcraft', 'endurance', 'demolition', 'toughness', 'penetration', 'swordsmanship', 'sneaking']],
  ] as const)('the ability a warrior takes at level %i is one of those opened by then', (level, expected) => {
    expect(new Set(takenAs(classOffer('warrior'), level))).toEqual(new Set(expected));
  });

  test('a creature may have everything', () => {
    expect(creatureOffer.weapons).toEqual(weapons);
    expect(creatureOffer.abilities.map(({ ability }) => ability)).toEqual(abilityIds);
  });

  test.each(classIds)('the offer to a %s is exactly what the rules let through', (id) => {
    const offer = classOffer(id);
    const sheet: SheetDraft = {
      name: 'Adam',
      player: '',
      origin: { is: 'class', class: id },
      faction: offer.factions[0] ?? 'none',
      level: 9,
      abilities: [],
      granted: [],
      weapon: 'none',
      armour: 'none',
      shield: false,
      bonus: 0,
      hit: 1,
    };
    const allowed = (change: Partial<SheetDraft>) => breachesOf({ ...sheet, ...change }).length === 0;
    expect(offer.weapons).toEqual(weapons.filter((weapon) => allowed({ weapon })));
    expect(offer.armours).toEqual(armours.filter((armour) => allowed({ armour })));
    expect(new Set(offer.factions)).toEqual(new Set(factions.filter((faction) => allowed({ faction }))));
    expect(offer.shield).toBe(allowed({ shield: true }));
    expect(new Set(takenAs(offer, 1))).toEqual(
      new Set(abilityIds.filter((ability) => allowed({ abilities: [ability] }))),
    );
  });
});
