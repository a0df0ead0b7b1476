import { z } from 'zod';
import { hands, hpLimits, namedSituations, orderVoices, signs, tactics } from '../vocabulary/kpo-terms.ts';
import { characterIdSchema, fightIdSchema, reasonSchema } from '../vocabulary/schemas.ts';
import { kpoSheetDraftSchema } from './sheet.ts';

const who = characterIdSchema;
const inFight = { fight: fightIdSchema };
const peopleSchema = z.array(who).max(30).readonly();
const signSchema = z.enum(signs);
const handSignsSchema = z.object({ right: signSchema.optional(), left: signSchema.optional() }).readonly();
/** The name of a side: letters, digits, `-`, `_`. */
const sideSchema = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}_-]+$/u)
  .max(64);
const hpSchema = z.number().int().min(hpLimits.least).max(hpLimits.most);

/** Opens a fight of two to ten sides. `place` is where it happens, in the words of the ORG. */
export const kpoOpeningCommandSchema = z.object({
  type: z.literal('openKpoFight'),
  place: z.string().trim().max(80),
  sides: z
    .array(z.object({ name: sideSchema, members: peopleSchema }).readonly())
    .min(1)
    .max(10)
    .readonly(),
});
export type KpoOpeningCommand = z.infer<typeof kpoOpeningCommandSchema>;

/** KPO-ATT-01, KPO-KET-02, -15: one sign, or one a hand, on either side. */
const attackSignsSchema = z
  .object({ shown: z.union([signSchema, handSignsSchema]), against: z.union([signSchema, handSignsSchema]) })
  .readonly();

/** The commands that a KPO fight understands once it is open. */
export const kpoFightCommandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('kpoBonus'), ...inFight, who }),
  /** One sign a side; by fighter where the house rules let each throw. */
  z.object({ type: z.literal('kpoSigns'), ...inFight, signs: z.record(z.string().max(64), signSchema).readonly() }),
  z.object({
    type: z.literal('kpoTactic'),
    ...inFight,
    who,
    is: z.enum(tactics),
    main: z.enum(hands).default('right'),
  }),
  /** A number from -99 to 99 stands for the Km's own judgement (KPO-MOD-05). */
  z.object({
    type: z.literal('kpoSituation'),
    ...inFight,
    who,
    is: z.union([z.enum(namedSituations), z.number().int().min(-99).max(99)]),
  }),
  /** `distance` in metres, 0 to 1000. */
  z.object({
    type: z.literal('kpoCharge'),
    ...inFight,
    who,
    on: who,
    distance: z.number().min(0).max(1000),
    announced: z.boolean(),
  }),
  /** `aim` is what aiming takes off: 0 to -9. `hit` is for a physical shot, without signs. */
  z.object({
    type: z.literal('kpoAttack'),
    ...inFight,
    by: who,
    on: who,
    signs: attackSignsSchema.nullable().default(null),
    aim: z.number().int().min(-99).max(99).default(0),
    knockout: z.boolean().default(false),
    declared: z.enum(['before', 'after']).default('before'),
    backstab: z.boolean().default(false),
    noSigns: z.boolean().default(false),
    hasted: z.boolean().default(false),
    hit: z.boolean().nullable().default(null),
  }),
  z.object({ type: z.literal('kpoPass'), ...inFight, who }),
  /** `signs` of the caster and of each fighter the spell is thrown against; `seconds` 0 to 3600. */
  z.object({
    type: z.literal('kpoCast'),
    ...inFight,
    who,
    seconds: z.number().min(0).max(3600),
    read: z.boolean(),
    signs: z.record(who, signSchema).readonly(),
  }),
  z.object({ type: z.literal('kpoSpoken'), ...inFight, who }),
  z.object({ type: z.literal('kpoSuspicious'), ...inFight, who, of: who }),
  z.object({ type: z.literal('kpoApart'), ...inFight, who: z.tuple([who, who]).readonly() }),
  /** A side that is not there yet is a new one. */
  z.object({ type: z.literal('kpoJoin'), ...inFight, who, side: sideSchema }),
  z.object({ type: z.literal('kpoOrder'), ...inFight, first: peopleSchema, by: z.enum(orderVoices) }),
  z.object({ type: z.literal('kpoEndRound'), ...inFight }),
  z.object({ type: z.literal('kpoStop'), ...inFight, reason: reasonSchema }),
  /** Puts the tile of a fight away that is over. */
  z.object({ type: z.literal('kpoClose'), ...inFight }),
]);
export type KpoFightCommand = z.infer<typeof kpoFightCommandSchema>;

/** An ORG puts ÉP (and consciousness) right, in a fight or outside one. */
export const overrideKpoCommandSchema = z.object({
  type: z.literal('overrideKpo'),
  who,
  hp: hpSchema,
  /** Left out: more than 0 ÉP wake, 0 or less leave it as it is. */
  unconscious: z.boolean().optional(),
  reason: reasonSchema,
});
export type OverrideKpoCommand = z.infer<typeof overrideKpoCommandSchema>;

export const kpoRosterCommandSchema = z.discriminatedUnion('type', [
  /** Without an id one is made from the name; without `hp` the maximum counts. */
  z.object({
    type: z.literal('enterKpoCharacter'),
    id: characterIdSchema.optional(),
    sheet: kpoSheetDraftSchema,
    hp: hpSchema.optional(),
  }),
  z.object({ type: z.literal('editKpoCharacter'), who, sheet: kpoSheetDraftSchema }),
]);
export type KpoRosterCommand = z.infer<typeof kpoRosterCommandSchema>;
