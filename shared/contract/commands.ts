import { z } from 'zod';
import { smashTargets } from '../dbf/ability-acts.ts';
import { houseRulesSchema } from '../dbf/house-rules-schema.ts';
import { recipeSchema } from '../dbf/recipe.ts';
import { drinkSchema, fightCommandSchema, openingCommandSchema, spellIdSchema } from '../dbf/commands.ts';
import { creepTemplateSchema } from '../roster/creep-template.ts';
import { beingSchema } from '../roster/animal-form.ts';
import {
  kpoFightCommandSchema,
  kpoOpeningCommandSchema,
  kpoRosterCommandSchema,
  overrideKpoCommandSchema,
} from '../kpo/commands.ts';
import { kpoHouseRulesSchema } from '../kpo/house-rules-schema.ts';
import { bulkCommandSchema } from '../roster/bulk-commands.ts';
import { overrideCommandSchema, rosterCommandSchema } from '../roster/commands.ts';
import { importCommandSchema } from '../roster/import/changes.ts';
import {
  campDataIdSchema,
  caseIdSchema,
  characterIdSchema,
  commandIdSchema,
  entrySeqSchema,
  fightIdSchema,
  instantSchema,
  reasonSchema,
  timerIdSchema,
} from '../vocabulary/schemas.ts';
import { loot, rulesets } from '../vocabulary/terms.ts';

/** What one does outside a fight: to those who lie or have fled, by an ability, by a spell. */
export const afterFightCommandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('kill'), by: characterIdSchema, on: characterIdSchema, reason: reasonSchema }),
  z.object({
    type: z.literal('rob'),
    by: characterIdSchema,
    on: characterIdSchema,
    take: z.enum(loot),
    /** Where `take` is `item` or `potion`: the names of those taken, all that are listed if empty, one of them if left out. */
    items: z.array(z.string().trim().min(1).max(80)).max(100).readonly().optional(),
  }),
  /** A spell outside a fight (in one it is `cast`). `range` is in metres; `consent` is the target's own word. */
  z.object({
    type: z.literal('castOutside'),
    who: characterIdSchema,
    spell: spellIdSchema,
    on: z.array(characterIdSchema).max(3).readonly(),
    range: z.number().min(0).max(1000).optional(),
    consent: z.boolean().optional(),
    as: beingSchema.optional(),
  }),
  z.object({
    type: z.literal('sneak'),
    by: characterIdSchema,
    on: characterIdSchema,
    /** The victim dodges it. */
    dodge: z.boolean(),
  }),
  z.object({
    type: z.literal('steal'),
    by: characterIdSchema,
    on: characterIdSchema,
    give: z.enum(['ducats', 'item']),
    /** The name of the item; the first that is listed if left out. */
    item: z.string().trim().min(1).max(80).optional(),
  }),
  z.object({ type: z.literal('smash'), who: characterIdSchema, target: z.enum(smashTargets) }),
  /** By a recipe of the camp, or of a `level`, 1 to 9, without one. */
  z
    .object({
      type: z.literal('brew'),
      who: characterIdSchema,
      recipe: campDataIdSchema.optional(),
      level: z.number().int().min(1).max(9).optional(),
    })
    .refine(({ recipe, level }) => (recipe === undefined) !== (level === undefined)),
  /** A potion outside a fight (in one it is `drinkPotion`). */
  z.object({ type: z.literal('drinkOutside'), who: characterIdSchema, ...drinkSchema }),
  /** DBF-MGC-04: a spell of one's own, by its name, in a fight or outside. */
  z.object({ type: z.literal('castSpecial'), who: characterIdSchema, name: z.string().trim().min(1).max(80) }),
  z.object({ type: z.literal('pursue'), who: characterIdSchema, target: characterIdSchema }),
]);
export type AfterFightCommand = z.infer<typeof afterFightCommandSchema>;

export const campCommandSchema = z.discriminatedUnion('type', [
  /** A new camp: with the roster of the sample, or empty. */
  z.object({ type: z.literal('startCamp'), name: z.string().trim().min(1).max(80), sample: z.boolean() }),
  /** Storm, injury, night: all fights and timers stand still. */
  z.object({ type: z.literal('stopCamp'), reason: reasonSchema }),
  z.object({ type: z.literal('resumeCamp') }),
  /** DBF-A-28: a later phase of the event. Refused while a fight runs, unless it still belongs to the old one. */
  z.object({
    type: z.literal('openGamePhase'),
    phase: z.number().int().min(1),
    fightsBelongToOld: z.boolean(),
  }),
  /** Which rule sets the camp plays by. */
  z.object({ type: z.literal('chooseRulesets'), rulesets: z.array(z.enum(rulesets)).min(1).max(2).readonly() }),
  /** Only the house rules that change. Fights that run keep theirs. */
  z.object({ type: z.literal('setHouseRules'), rules: houseRulesSchema }),
  z.object({ type: z.literal('setKpoHouseRules'), rules: kpoHouseRulesSchema }),
  /** A new recipe, or the one of this id changed; without an id one is made from the name. */
  z.object({
    type: z.literal('keepRecipe'),
    recipe: z.object({ ...recipeSchema.unwrap().shape, id: campDataIdSchema.optional() }).readonly(),
  }),
  z.object({ type: z.literal('dropRecipe'), recipe: campDataIdSchema }),
  /** A new template of creeps, or the one of this id changed; without an id one is made from the name. */
  z.object({
    type: z.literal('keepCreep'),
    template: z.object({ ...creepTemplateSchema.unwrap().shape, id: campDataIdSchema.optional() }).readonly(),
  }),
  z.object({ type: z.literal('dropCreep'), template: campDataIdSchema }),
  /** Numbered creeps of a template, 1 to 20 at once. */
  z.object({ type: z.literal('spawnCreeps'), template: campDataIdSchema, count: z.number().int().min(1).max(20) }),
  z.object({ type: z.literal('acknowledgeTimer'), timer: timerIdSchema }),
  z.object({ type: z.literal('decideCase'), case: caseIdSchema, verdict: reasonSchema }),
]);
export type CampCommand = z.infer<typeof campCommandSchema>;

const replacement = z.union([
  openingCommandSchema,
  fightCommandSchema,
  overrideCommandSchema,
  afterFightCommandSchema,
  kpoOpeningCommandSchema,
  kpoFightCommandSchema,
  overrideKpoCommandSchema,
]);
/** A command that stands in a fight's record and can be replaced there. */
export type RecordedCommand = z.infer<typeof replacement>;

/** Commands about earlier entries. */
export const historyCommandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('undo'), fight: fightIdSchema }),
  z.object({ type: z.literal('redo'), fight: fightIdSchema }),
  /** Takes back one entry (a roster edit, a verdict…). Of a fight it must be the last step, as for `undo`. */
  z.object({ type: z.literal('undoEntry'), entry: entrySeqSchema }),
  /** Puts an entry in again that `undoEntry` or `undo` took back; of a fight in the order of `redo`. */
  z.object({ type: z.literal('redoEntry'), entry: entrySeqSchema }),
  /** Puts `command` in the place of an entry of the fight and decides the later ones again. */
  z.object({ type: z.literal('replace'), fight: fightIdSchema, entry: entrySeqSchema, command: replacement }),
  /** Boris it was, not Bruno: the whole fight is decided again with the right one. */
  z.object({
    type: z.literal('swapParticipant'),
    fight: fightIdSchema,
    wrong: characterIdSchema,
    right: characterIdSchema,
  }),
]);
export type HistoryCommand = z.infer<typeof historyCommandSchema>;

export const commandSchema = z.union([
  openingCommandSchema,
  fightCommandSchema,
  overrideCommandSchema,
  rosterCommandSchema,
  bulkCommandSchema,
  importCommandSchema,
  afterFightCommandSchema,
  kpoOpeningCommandSchema,
  kpoFightCommandSchema,
  overrideKpoCommandSchema,
  kpoRosterCommandSchema,
  campCommandSchema,
  historyCommandSchema,
]);
export type Command = z.infer<typeof commandSchema>;

export const envelopeSchema = z.object({
  commandId: commandIdSchema,
  command: commandSchema,
  /** The last entry of the fight that the sender had seen; a later one refuses the command as stale. */
  seen: entrySeqSchema.optional(),
  /** When it happened, if it is entered late: not after now, not before the fight's last entry. */
  happenedAt: instantSchema.optional(),
  /** Who entered it. */
  org: z.string().trim().max(60).optional(),
});
export type Envelope = z.infer<typeof envelopeSchema>;
