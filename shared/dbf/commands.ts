import { z } from 'zod';
import { beingSchema } from '../roster/animal-form.ts';
import { roundPhases, sides } from '../vocabulary/terms.ts';
import { characterIdSchema, fightIdSchema, livesSchema, reasonSchema } from '../vocabulary/schemas.ts';
import { spellIds, type SpellId } from '../vocabulary/spells.ts';
import { duelOutcomes } from './fight.ts';

const pairSchema = z.object({ challenger: characterIdSchema, challenged: characterIdSchema }).readonly();
const peopleSchema = z.array(characterIdSchema).max(30).readonly();
export const spellIdSchema = z.enum(spellIds as [SpellId, ...SpellId[]]);
const inFight = { fight: fightIdSchema };
export const drinkSchema = {
  potion: z.string().trim().min(1).max(80).optional(),
  heals: z.number().int().min(0).max(99).optional(),
};

/** Opens a fight (DBF-CHL-01 to -05). `place` is where it happens, in the words of the ORG. */
const challenge = z.object({
  type: z.literal('challenge'),
  place: z.string().trim().max(80),
  by: peopleSchema,
  to: peopleSchema,
  present: peopleSchema,
});

/** A fight of which only the outcome is known. Whoever is not named in `outcomes` is as before. */
const recordOutcome = z.object({
  type: z.literal('recordOutcome'),
  place: z.string().trim().max(80),
  by: peopleSchema,
  to: peopleSchema,
  outcomes: z
    .array(
      z
        .object({
          who: characterIdSchema,
          lives: livesSchema,
          status: z.enum(['up', 'knocked-out', 'asleep', 'fled']),
        })
        .readonly(),
    )
    .max(6)
    .readonly(),
  winner: z.enum([...sides, 'nobody']),
});

/** The commands that open a fight. */
export const openingCommandSchema = z.discriminatedUnion('type', [challenge, recordOutcome]);
export type OpeningCommand = z.infer<typeof openingCommandSchema>;

/** The commands that a fight understands once it is open. */
export const fightCommandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('join'), ...inFight, who: characterIdSchema, side: z.enum(sides) }),
  z.object({ type: z.literal('pick'), ...inFight, by: characterIdSchema, on: characterIdSchema }),
  /** The pairs of the last round again, no potions, no spells: straight to the duel. */
  z.object({ type: z.literal('repeatPairs'), ...inFight }),
  /** `potion` is its name; `heals` is what the ORG enters, 0 to 99 lives (DBF-A-27), else what the carried potion says, else 0. */
  z.object({
    type: z.literal('drinkPotion'),
    ...inFight,
    who: characterIdSchema,
    ...drinkSchema,
  }),
  /** Declares a spell; all of a round are resolved when the phase closes. `range` is in metres, 0 to 1000. */
  z.object({
    type: z.literal('cast'),
    ...inFight,
    who: characterIdSchema,
    spell: spellIdSchema,
    on: peopleSchema,
    regain: spellIdSchema.optional(),
    range: z.number().min(0).max(1000).optional(),
    /** For transformation: the animal; without it only the ten minutes run. */
    as: beingSchema.optional(),
  }),
  z.object({ type: z.literal('scoreDuel'), ...inFight, pair: pairSchema, outcome: z.enum(duelOutcomes) }),
  z.object({ type: z.literal('dodge'), ...inFight, who: characterIdSchema }),
  z.object({ type: z.literal('flee'), ...inFight, who: characterIdSchema }),
  /** Closes the current phase, which must be the first named; several are closed in order or not at all. */
  z.object({
    type: z.literal('closePhases'),
    ...inFight,
    phases: z.array(z.enum(roundPhases)).min(1).max(30).readonly(),
  }),
  z.object({ type: z.literal('stopFight'), ...inFight, reason: reasonSchema }),
  /** Puts the tile of a fight away that is over. */
  z.object({ type: z.literal('closeFight'), ...inFight }),
]);
export type FightCommand = z.infer<typeof fightCommandSchema>;
