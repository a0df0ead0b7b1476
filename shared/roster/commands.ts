import { z } from 'zod';
import { pouchLimits } from '../vocabulary/pouch-limits.ts';
import { characterIdSchema, livesSchema, reasonSchema } from '../vocabulary/schemas.ts';
import { spellIds, spellsOfSchool, type School, type SpellId } from '../vocabulary/spells.ts';
import { abilityIds, armours, classIds, creatureKinds, factions, statuses } from '../vocabulary/terms.ts';
import { weapons, type Weapon } from '../vocabulary/weapons.ts';
import { xpForSchema } from './xp-for.ts';

const weaponSchema = z.enum(weapons as [Weapon, ...Weapon[]]);
export const lootItemsSchema = z
  .array(z.string().trim().min(1).max(pouchLimits.itemLength))
  .max(pouchLimits.items)
  .readonly();
export const ducatsSchema = z.number().int().min(0).max(100_000);
const schools = Object.keys(spellsOfSchool) as [School, ...School[]];
const effectSchema = z.string().trim().max(300);

/** DBF-A-27: `heals` is 0 to 20 lives. */
export const potionSchema = z
  .object({
    name: z.string().trim().min(1).max(80),
    heals: z.number().int().min(0).max(20),
    effect: effectSchema.default(''),
  })
  .readonly();
export const potionsSchema = z.array(potionSchema).max(pouchLimits.potions).readonly();

/** DBF-MGC-04, DBF-A-82: what only an ORG gives. Left out, a new sheet has none of it and a changed one keeps what it had. */
const specialMagic = {
  shifts: z
    .partialRecord(z.enum([...schools, 'alchemy']), z.union([z.literal(0), z.literal(2), z.literal(4)]))
    .readonly()
    .optional(),
  extraSpells: z
    .array(z.enum(spellIds as [SpellId, ...SpellId[]]))
    .max(spellIds.length)
    .readonly()
    .optional(),
  ownSpells: z
    .array(z.object({ name: z.string().trim().min(1).max(80), effect: effectSchema }).readonly())
    .max(20)
    .refine((spells) => new Set(spells.map(({ name }) => name)).size === spells.length)
    .readonly()
    .optional(),
};

export const originSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('class'), class: z.enum(classIds) }).readonly(),
  z.object({ is: z.literal('creature'), creature: z.enum(creatureKinds), lives: livesSchema.min(1) }).readonly(),
]);

/** A sheet as staff fill it in; what the rules say of it is checked afterwards. */
export const sheetDraftSchema = z
  .object({
    name: z.string().trim().max(80),
    player: z.string().trim().max(80),
    origin: originSchema,
    faction: z.enum(factions),
    level: z.number().int().min(1).max(9),
    abilities: z.array(z.enum(abilityIds)).max(18).readonly(),
    granted: z.array(z.enum(abilityIds)).max(18).readonly(),
    weapon: weaponSchema,
    armour: z.enum(armours),
    shield: z.boolean(),
    bonus: z.number().int().min(0).max(20),
    hit: z.number().int().min(1).max(20),
    ...specialMagic,
  })
  .readonly();
export type SheetDraft = z.infer<typeof sheetDraftSchema>;

/** With a reason, an ORG lets through what the rules don't give; it is written on the sheet as an exception. */
const exception = { exception: reasonSchema.optional() };

export const rosterCommandSchema = z.discriminatedUnion('type', [
  /** Without an id one is made from the name; without lives the maximum counts. */
  z.object({
    type: z.literal('enterCharacter'),
    id: characterIdSchema.optional(),
    sheet: sheetDraftSchema,
    lives: livesSchema.optional(),
    /** DBF-LVL-04: 0 to 1000. */
    xp: z.number().int().min(0).max(1000).optional(),
    token: z.boolean().optional(),
    ducats: ducatsSchema,
    items: lootItemsSchema,
    potions: potionsSchema.optional(),
    ...exception,
  }),
  /** What is left out of the pouch and the token stays as it was. */
  z.object({
    type: z.literal('editCharacter'),
    who: characterIdSchema,
    sheet: sheetDraftSchema,
    /** DBF-ABI-ZLO-4: an ORG approves the thief's token, or takes it away. */
    token: z.boolean().optional(),
    ducats: ducatsSchema,
    items: lootItemsSchema,
    potions: potionsSchema.optional(),
    ...exception,
  }),
  /** DBF-LVL-03: XP from quests, creeps and dungeons, -1000 to 1000, with the reason. */
  z.object({
    type: z.literal('writeXp'),
    who: characterIdSchema,
    add: z.number().int().min(-1000).max(1000),
    for: xpForSchema.optional(),
    reason: reasonSchema,
  }),
  /** DBF-LVL-05: the next ability, at an ORG. */
  z.object({ type: z.literal('chooseAbility'), who: characterIdSchema, ability: z.enum(abilityIds) }),
  z.object({
    type: z.literal('equip'),
    who: characterIdSchema,
    weapon: weaponSchema.optional(),
    armour: z.enum(armours).optional(),
    shield: z.boolean().optional(),
    ...exception,
  }),
]);
export type RosterCommand = z.infer<typeof rosterCommandSchema>;

/**
 * An ORG puts lives (and status) right, in a fight or outside one. Without a status, 0 lives mean knocked out, and more
 * than 0 bring a knocked-out character back on its feet.
 */
export const overrideCommandSchema = z.object({
  type: z.literal('override'),
  who: characterIdSchema,
  lives: livesSchema,
  status: z.enum(statuses).optional(),
  reason: reasonSchema,
});
export type OverrideCommand = z.infer<typeof overrideCommandSchema>;
