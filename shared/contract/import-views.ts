import { z } from 'zod';
import type { ImportChange } from '../roster/import/changes.ts';
import type { AppliedMend, FaultyCell } from '../roster/import/mended-cells.ts';
import type { FaultyRow } from '../roster/import/faults.ts';
import { fields, type PersonalField } from '../roster/import/fields.ts';
import type { ImportColumn } from '../roster/import/import-column.ts';
import type { Known } from '../roster/import/known.ts';
import type { Place } from '../roster/import/table.ts';
import type { PersonalChange } from '../roster/personal.ts';
import type { CharacterId } from '../vocabulary/ids.ts';
import { characterIdSchema } from '../vocabulary/schemas.ts';

export type { ImportChange } from '../roster/import/changes.ts';
export type { AppliedMend, MendedCell, FaultyCell } from '../roster/import/mended-cells.ts';
export type { Fault, FaultCode, FaultyRow } from '../roster/import/faults.ts';
export type { Field } from '../roster/import/fields.ts';
export type { ImportColumn } from '../roster/import/import-column.ts';
export type { Known } from '../roster/import/known.ts';

export const encodings = ['utf-8', 'windows-1250', 'iso-8859-2', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof encodings)[number];

/** So many letters may a heading by which a column is mapped have; one with a longer heading is mapped by its letters. */
export const HEADING_LETTERS = 200;
/** So many letters of the name of a file are kept. */
export const FILE_NAME_LETTERS = 200;
/** So many letters may somebody write into a cell. */
export const CELL_LETTERS = 2_000;

const sheetSchema = z.string().max(200);

/** Whom a row means of those who may be meant; null is somebody new. */
const choiceSchema = z.object({
  sheet: sheetSchema,
  row: z.number().int().min(1).max(9_999_999),
  who: characterIdSchema.nullable(),
});
export type Choice = Readonly<z.infer<typeof choiceSchema>>;

/** What a window gives to see what an import would do. A file comes as base64, a paste as text. */
export const importRequestSchema = z.object({
  name: z.string().trim().max(FILE_NAME_LETTERS),
  content: z.discriminatedUnion('is', [
    z.object({ is: z.literal('file'), base64: z.base64().max(40_000_000) }),
    z.object({ is: z.literal('text'), text: z.string().max(20_000_000) }),
  ]),
  /** Left out, it is detected. */
  encoding: z.enum(encodings).optional(),
  /** Columns mapped by hand, by their letters or heading; null leaves one alone. */
  columns: z
    .record(z.string().max(HEADING_LETTERS), z.enum(fields as [(typeof fields)[number], ...typeof fields]).nullable())
    .optional(),
  /** Cells that somebody mended in the window. */
  mended: z
    .array(
      z.object({
        sheet: sheetSchema,
        cell: z.string().regex(/^[A-Z]{1,3}[1-9]\d{0,6}$/),
        text: z.string().max(CELL_LETTERS),
      }),
    )
    .max(10_000)
    .optional(),
  choices: z.array(choiceSchema).max(10_000).optional(),
});
export type ImportRequest = z.infer<typeof importRequestSchema>;

/** How a file was read. */
export interface ImportSource {
  readonly name: string;
  readonly format: 'csv' | 'xlsx' | 'json';
  /** Null where the format has only one. */
  readonly encoding: Encoding | null;
  readonly delimiter: ',' | ';' | '\t' | null;
  /** Some names with letters that a wrong encoding would spoil. */
  readonly sampleNames: readonly string[];
  readonly sheets: readonly ImportSheet[];
  /** Sheets of an export that hold something, and that an import does not take. */
  readonly leftAlone: readonly string[];
  /** Which of the mended cells count. */
  readonly mended: readonly AppliedMend[];
  /** What of the choices counts. */
  readonly chosen: readonly ChosenPerson[];
}

/** Somebody said whom a row means. */
export interface ChosenPerson extends Place {
  readonly name: string;
  /** Null for somebody new. */
  readonly who: Known | null;
}

export interface ImportSheet {
  readonly name: string;
  /** Row of the headings, from 1; null where none were found: the sheet is left alone. */
  readonly header: number | null;
  readonly columns: readonly ImportColumn[];
}

export interface ImportedRow extends Place {
  readonly is: 'character' | 'kpo' | 'recipe' | 'creep' | 'camp';
  readonly name: string;
  readonly player: string;
}

export interface NewRow extends ImportedRow {
  readonly changes: readonly ImportChange[];
}

export interface Difference {
  /** The name of the column in an export. */
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

export interface ChangedRow extends NewRow {
  readonly differences: readonly Difference[];
}

/** A row that is left out, with the cells in which it can be put right. */
export interface LeftOutRow extends FaultyRow {
  readonly cells: readonly FaultyCell[];
}

/** What a row that is not left out says of a player and was not known so: for the window that asked, and no other. */
export interface PersonalRow extends Place {
  readonly who: CharacterId;
  readonly name: string;
  readonly personal: PersonalChange;
  /** In which of them something else was known. */
  readonly replaces: readonly PersonalField[];
}

/** What an import would do, row by row. The changes of the rows go into `importRoster`, in this order. */
export interface ImportPreview {
  readonly source: ImportSource;
  /** The name of the camp that was exported; null where the file tells none. */
  readonly camp: string | null;
  readonly new: readonly NewRow[];
  readonly changed: readonly ChangedRow[];
  readonly unchanged: readonly ImportedRow[];
  readonly faulty: readonly LeftOutRow[];
  /** Not in the changes: `personal.putMany` writes them once the changes are accepted. */
  readonly personal: readonly PersonalRow[];
}

export const exportFormats = ['xlsx', 'csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportWishSchema = z.object({
  format: z.enum(exportFormats),
  /** Also what is known of the people behind the characters; left out, it is not. */
  personal: z.boolean().optional(),
});
export type ExportWish = z.infer<typeof exportWishSchema>;

export interface ExportedFile {
  readonly name: string;
  readonly base64: string;
}

/** Why a file could not be read at all. */
export const unreadableReasons = [
  'empty',
  'no-header',
  'no-rows',
  'old-excel',
  'not-a-spreadsheet',
  'broken-spreadsheet',
  'broken-json',
  'wrong-encoding',
] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

export type ImportAnswer =
  | { readonly ok: true; readonly preview: ImportPreview }
  | {
      readonly ok: false;
      readonly unreadable: UnreadableReason;
      /** For `no-header`, and `no-rows` by a mapping: what may be the columns, to be mapped by hand. */
      readonly sheets?: readonly ImportSheet[];
    };
