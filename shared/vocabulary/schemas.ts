import { z } from 'zod';
import { MOST_LIVES } from './lives-limits.ts';
import type { CaseId, CharacterId, CommandId, EntrySeq, FightId, Instant, TimerId } from './ids.ts';

const id = (longest: number) =>
  z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N}_-]+$/u)
    .max(longest);

export const characterIdSchema = id(64).transform((raw) => raw as CharacterId);
export const fightIdSchema = id(64).transform((raw) => raw as FightId);
/** Timers and cases carry the id of their character in their own. */
export const timerIdSchema = id(120).transform((raw) => raw as TimerId);
export const caseIdSchema = id(120).transform((raw) => raw as CaseId);
export const commandIdSchema = id(64).transform((raw) => raw as CommandId);
export const entrySeqSchema = z
  .number()
  .int()
  .min(1)
  .transform((raw) => raw as EntrySeq);
export const instantSchema = z
  .number()
  .int()
  .min(0)
  .transform((raw) => raw as Instant);

/** Of a recipe or a template of creeps. */
export const campDataIdSchema = id(64);

/** Lives of anybody: 0 to 99. */
export const livesSchema = z.number().int().min(0).max(MOST_LIVES);
/** A reason is never empty: somebody will ask for it. */
export const reasonSchema = z.string().trim().min(1).max(300);
