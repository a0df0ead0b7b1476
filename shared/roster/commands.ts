import { z } from 'zod';
import { characterIdSchema, livesSchema, reasonSchema } from '../vocabulary/schemas.ts';
import { abilityIds, armours, classIds, creatureKinds, factions, statuses } from '../vocabulary/terms.ts';
import { weapons, type Weapon } from '../vocabulary/weapons.ts';

const weaponSchema = z.enum(weapons as [Weapon, ...Weapon[]]);
const lootItemsSchema = z.array(z.string().trim().min(1).max(80)).max(100).readonly();
const ducatsSchema = z.number().int().min(0).max(100_000);

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
    ...exception,
  }),
  z.object({
    type: z.literal('editCharacter'),
    who: characterIdSchema,
    sheet: sheetDraftSchema,
    ducats: ducatsSchema,
    items: lootItemsSchema,
    ...exception,
  }),
  /** DBF-LVL-03: XP from quests, creeps and dungeons, -100 to 100, with the reason. */
  z.object({
    type: z.literal('writeXp'),
    who: characterIdSchema,
    add: z.number().int().min(-100).max(100),
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
