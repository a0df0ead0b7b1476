import { z } from 'zod';
import type { CaseId, CharacterId, CommandId, EntrySeq, FightId, Instant, TimerId } from './ids.ts';

const id = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}_-]{1,120}$/u);

export const characterIdSchema = id.transform((raw) => raw as CharacterId);
export const fightIdSchema = id.transform((raw) => raw as FightId);
export const timerIdSchema = id.transform((raw) => raw as TimerId);
export const caseIdSchema = id.transform((raw) => raw as CaseId);
export const commandIdSchema = id.transform((raw) => raw as CommandId);
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

/** Lives of anybody: 0 to 99. */
export const livesSchema = z.number().int().min(0).max(99);
/** A reason is never empty: somebody will ask for it. */
export const reasonSchema = z.string().trim().min(1).max(300);
