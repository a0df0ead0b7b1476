import { z } from 'zod';
import { houseRulesSchema } from '../../dbf/house-rules-schema.ts';
import { recipeSchema } from '../../dbf/recipe.ts';
import { kpoHouseRulesSchema } from '../../kpo/house-rules-schema.ts';
import { kpoSheetDraftSchema } from '../../kpo/sheet.ts';
import { spellIds, type SpellId } from '../../vocabulary/spells.ts';
import { characterIdSchema, instantSchema, livesSchema, reasonSchema } from '../../vocabulary/schemas.ts';
import { checkItems, rulesets, statuses } from '../../vocabulary/terms.ts';
import { partyNameSchema } from '../bulk-commands.ts';
import { ducatsSchema, lootItemsSchema, potionsSchema, sheetDraftSchema } from '../commands.ts';
import { creepTemplateSchema } from '../creep-template.ts';
import { comesTo, ledgerLineSchema, XP_MAX } from '../xp-ledger.ts';

/** An exception that a file brings along; somebody gave it, with a reason. */
const exceptionsSchema = z
  .array(
    z
      .object({ rule: z.string().trim().min(1).max(40), thing: z.string().trim().max(40), reason: reasonSchema })
      .readonly(),
  )
  .max(40)
  .readonly();

/** `by` is empty where the file does not say who approved it; without `at` it counts from the import on. */
const checkMarkSchema = z
  .object({ item: z.enum(checkItems), by: z.string().trim().max(60), at: instantSchema.nullable() })
  .readonly();
export type CheckMark = z.infer<typeof checkMarkSchema>;

const xpSchema = z.number().int().min(0).max(XP_MAX);
const spellsSchema = z
  .array(z.enum(spellIds as [SpellId, ...SpellId[]]))
  .max(spellIds.length)
  .readonly();
const party = partyNameSchema.nullable();
const checks = z.array(checkMarkSchema).max(30).readonly();

/**
 * One change that an import makes. What a file says of lives, status and used spells counts only for those who are new:
 * nothing of what happened in play is undone by an old file.
 */
export const importChangeSchema = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('enterCharacter'),
      id: characterIdSchema,
      sheet: sheetDraftSchema,
      /** Given, the level stands as it is, whatever the XP. */
      startLevel: z.number().int().min(1).max(9).optional(),
      exceptions: exceptionsSchema,
      lives: livesSchema.optional(),
      temporary: livesSchema,
      status: z.enum(statuses).optional(),
      used: spellsSchema,
      usedSpecial: z.array(z.string().trim().min(1).max(80)).max(30).readonly(),
      xp: xpSchema,
      token: z.boolean(),
      ducats: ducatsSchema,
      items: lootItemsSchema,
      potions: potionsSchema,
      party,
      checks,
      /** DBF-LVL-03: how the XP came together, oldest first. */
      ledger: z.array(ledgerLineSchema).min(1).max(10_000).readonly().optional(),
    })
    .refine(({ ledger, xp }) => ledger === undefined || comesTo(ledger, xp), { path: ['ledger'] }),
  /** What is left out stays as it was. */
  z.object({
    type: z.literal('editCharacter'),
    who: characterIdSchema,
    sheet: sheetDraftSchema,
    exceptions: exceptionsSchema,
    xp: xpSchema.optional(),
    token: z.boolean().optional(),
    ducats: ducatsSchema.optional(),
    items: lootItemsSchema.optional(),
    potions: potionsSchema.optional(),
    party: party.optional(),
    checks,
  }),
  z.object({
    type: z.literal('enterKpoCharacter'),
    id: characterIdSchema,
    sheet: kpoSheetDraftSchema,
    hp: z.number().int().min(-999).max(999).optional(),
    checks: checks.optional(),
  }),
  z.object({
    type: z.literal('editKpoCharacter'),
    who: characterIdSchema,
    sheet: kpoSheetDraftSchema,
    checks: checks.optional(),
  }),
  z.object({ type: z.literal('keepRecipe'), recipe: recipeSchema }),
  z.object({ type: z.literal('keepCreep'), template: creepTemplateSchema }),
  z.object({ type: z.literal('chooseRulesets'), rulesets: z.array(z.enum(rulesets)).min(1).max(2).readonly() }),
  z.object({ type: z.literal('setHouseRules'), rules: houseRulesSchema }),
  z.object({ type: z.literal('setKpoHouseRules'), rules: kpoHouseRulesSchema }),
  z.object({ type: z.literal('openGamePhase'), phase: z.number().int().min(2).max(999) }),
]);
export type ImportChange = z.infer<typeof importChangeSchema>;

/** A whole import, one entry and one undo; it is refused as a whole. `source` is the file, as a person knows it. */
export const importCommandSchema = z.object({
  type: z.literal('importRoster'),
  source: z.string().trim().max(200),
  changes: z.array(importChangeSchema).min(1).max(10_000).readonly(),
});
export type ImportCommand = z.infer<typeof importCommandSchema>;
