import { z } from 'zod';
import { livesSchema } from '../vocabulary/schemas.ts';
import { abilityIds, creatureKinds, type AbilityId } from '../vocabulary/terms.ts';
import { weapons, type Weapon } from '../vocabulary/weapons.ts';

/** DBF-SP-PR5: the sheet of an animal, as its creep or an ORG tells it. */
export interface AnimalForm {
  readonly name: string;
  /** 1 to 9. */
  readonly level: number;
  /** 1 or more: those with which the form begins, and its maximum. */
  readonly lives: number;
  readonly hit: number;
  readonly abilities: readonly AbilityId[];
  readonly weapon: Weapon;
}

/** An animal's form that somebody is in, and what comes back when it ends. */
export interface Form {
  readonly animal: AnimalForm;
  /** The own lives, kept aside; null where the form has the own lives (the house rule `animalForm`). */
  readonly own: { readonly lives: number; readonly temporary: number } | null;
}

/** A being that somebody wants to become; only an animal is accepted. */
export const beingSchema = z
  .object({
    name: z.string().trim().max(80),
    creature: z.enum(creatureKinds),
    level: z.number().int().min(1).max(9),
    lives: livesSchema.min(1),
    hit: z.number().int().min(1).max(20),
    abilities: z.array(z.enum(abilityIds)).max(18).readonly(),
    weapon: z.enum(weapons as [Weapon, ...Weapon[]]),
  })
  .readonly();
export type Being = z.infer<typeof beingSchema>;
