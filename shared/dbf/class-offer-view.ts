import {
  abilityIds,
  armours,
  factions,
  type AbilityId,
  type Armour,
  type ClassId,
  type Faction,
} from '../vocabulary/terms.ts';
import { weaponParts, weapons, type Weapon } from '../vocabulary/weapons.ts';
import { classRules, type ClassRules } from './classes.ts';

/** An ability, with the level from which it may be chosen. */
export interface OfferedAbility {
  readonly ability: AbilityId;
  readonly from: number;
}

/** What a sheet offers before anything that only an ORG can allow. The first faction is the one a newcomer gets. */
export interface SheetOffer {
  readonly factions: readonly Faction[];
  readonly weapons: readonly Weapon[];
  readonly armours: readonly Armour[];
  readonly shield: boolean;
  /** By the level that opens them. */
  readonly abilities: readonly OfferedAbility[];
}

/** DBF-CLS-01 to -03 and DBF-CLS-*-2 to -6: what a class may have. */
export function classOffer(id: ClassId): SheetOffer {
  const rules = classRules[id];
  return {
    factions: rules.factions,
    weapons: weapons.filter((weapon) => carries(rules, weapon)),
    armours: armours.filter((armour) => armour === 'none' || rules.armour.includes(armour)),
    shield: rules.shield,
    abilities: abilityIds
      .flatMap((ability) => {
        const from = rules.abilities[ability];
        return from === undefined ? [] : [{ ability, from }];
      })
      .toSorted((a, b) => a.from - b.from),
  };
}

/** DBF-LVL-14, DBF-A-16: a creature has what its sheet says. */
export const creatureOffer: SheetOffer = {
  factions: ['none', ...factions.filter((faction) => faction !== 'none')],
  weapons,
  armours,
  shield: true,
  abilities: abilityIds.map((ability) => ({ ability, from: 1 })),
};

/** DBF-A-79: the abilities that may be taken as the n-th one. */
export const takenAs = (offer: SheetOffer, n: number): readonly AbilityId[] =>
  offer.abilities.filter(({ from }) => from <= n).map(({ ability }) => ability);

function carries(rules: ClassRules, weapon: Weapon): boolean {
  const { size, kind } = weaponParts(weapon);
  if (size !== null) return rules.weapons.includes(size);
  return kind === 'none' || (kind === 'bow' && rules.weapons.includes('bow'));
}
