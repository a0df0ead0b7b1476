import { z } from 'zod';
import { kpoWeaponCategories, type KpoWeaponCategory } from '../vocabulary/kpo-terms.ts';
import { refuse, type Refused } from '../vocabulary/refusal.ts';

/** A weapon as the Km entered it at the weapon check (KPO-SEB-01 to -03, -06, KPO-LEU-06, KPO-ORV-10). */
export interface KpoWeapon {
  readonly max: number;
  readonly min: number;
  /** KPO-SEB-06: fixed damage; null where the difference counts. */
  readonly fixed: number | null;
  /** Weapon-use modifiers (KPO-A-11). */
  readonly attack: number;
  readonly defence: number;
  /** What two-weapon fighting takes off in this hand; never above 0. */
  readonly penalty: number;
  readonly category: KpoWeaponCategory;
  readonly knockout: boolean;
  readonly backstab: boolean;
  readonly slow: boolean;
  readonly ranged: boolean;
  /** In centimetres, as it looks (KPO-HOS-03). */
  readonly length: number;
  /** KPO-KOR-09: how many shots a round the Km permits; null for what the rules give. */
  readonly attacks: number | null;
}

export interface KpoSkills {
  /** Kétkezes harc; 0 is untrained. */
  readonly twoWeapon: number;
  /** KPO-ORV-04: the races whose anatomy is known. */
  readonly anatomy: readonly string[];
  /** KPO-LEU-07: what a knockout costs who has learnt it; null for the usual -6. */
  readonly knockout: number | null;
}

export interface KpoSheet {
  readonly name: string;
  readonly player: string;
  /** Empty where nobody has said it: then nobody knows its anatomy (KPO-ORV-04). */
  readonly race: string;
  /** Ügyesség. */
  readonly dexterity: number;
  /** Base values, without weapon and situation (KPO-A-11). */
  readonly attack: number;
  readonly defence: number;
  /** The maximum of ÉP. */
  readonly hp: number;
  /** Fizikum. */
  readonly fortitude: number;
  /** SFÉ. */
  readonly armour: number;
  readonly weapon: KpoWeapon;
  readonly offhand: KpoWeapon | null;
  /** Its defence modifier. */
  readonly shield: number;
  readonly skills: KpoSkills;
}

const modifier = z.number().int().min(-99).max(99).default(0);
const amount = (preset: number) => z.number().int().min(0).max(999).default(preset);
const race = z.string().trim().max(40);

/** Damage 0 to 999, modifiers -99 to 99, length 0 to 1000 cm, 1 to 3 shots a round. */
export const kpoWeaponSchema = z
  .object({
    max: amount(6),
    min: amount(0),
    fixed: z.number().int().min(0).max(999).nullable().default(null),
    attack: modifier,
    defence: modifier,
    penalty: z.number().int().min(-99).max(0).default(0),
    category: z.enum(kpoWeaponCategories).default('sword'),
    knockout: z.boolean().default(true),
    backstab: z.boolean().default(false),
    slow: z.boolean().default(false),
    ranged: z.boolean().default(false),
    length: z.number().int().min(0).max(1000).default(0),
    attacks: z.number().int().min(1).max(3).nullable().default(null),
  })
  .readonly();

const skillsSchema = z
  .object({
    twoWeapon: z.number().int().min(0).max(9).default(0),
    anatomy: z.array(race.min(1)).max(30).readonly().default([]),
    knockout: z.number().int().min(-99).max(99).nullable().default(null),
  })
  .readonly();

/** A sheet as staff fill it in: dexterity 0 to 99, attack, defence, ÉP, Fizikum and SFÉ 0 to 999. */
export const kpoSheetDraftSchema = z
  .object({
    name: z.string().trim().max(80),
    player: z.string().trim().max(80).default(''),
    race: race.default('human'),
    dexterity: z.number().int().min(0).max(99).default(0),
    attack: amount(0),
    defence: amount(0),
    hp: amount(10),
    fortitude: amount(10),
    armour: amount(0),
    weapon: kpoWeaponSchema.prefault({}),
    offhand: kpoWeaponSchema.nullable().default(null),
    shield: modifier,
    skills: skillsSchema.prefault({}),
  })
  .readonly();
export type KpoSheetDraft = z.infer<typeof kpoSheetDraftSchema>;

export type CheckedKpoSheet = { readonly ok: true; readonly sheet: KpoSheet } | Refused;

/** KPO-SEB-01, -02: a draft becomes a sheet, or is refused with the field that is wrong. */
export function checkKpoSheet(draft: KpoSheetDraft): CheckedKpoSheet {
  if (draft.name === '') return refuse('name-missing');
  const crossed = (['weapon', 'offhand'] as const).find((field) => limitsCross(draft[field]));
  if (crossed !== undefined) return refuse('weapon-limits-crossed', { field: crossed }, 'KPO-SEB-02');
  return { ok: true, sheet: draft };
}

const limitsCross = (weapon: KpoWeapon | null): boolean => weapon !== null && weapon.min > weapon.max;
