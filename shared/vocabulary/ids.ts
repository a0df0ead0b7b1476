declare const brand: unique symbol;
type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** A character of the roster: letters, digits, `-` and `_`, unique in a camp. */
export type CharacterId = Branded<string, 'CharacterId'>;
/** A fight; the entry that opened it gives its number. */
export type FightId = Branded<string, 'FightId'>;
export type TimerId = Branded<string, 'TimerId'>;
export type CaseId = Branded<string, 'CaseId'>;
/** Made by the window that sends a command; the same id gets the same answer again. */
export type CommandId = Branded<string, 'CommandId'>;
/** Position of an entry in the journal, from 1 upwards without gaps. */
export type EntrySeq = Branded<number, 'EntrySeq'>;
/** UTC time in milliseconds since 1970. */
export type Instant = Branded<number, 'Instant'>;

export const characterId = (raw: string) => raw as CharacterId;
export const fightId = (raw: string) => raw as FightId;
export const timerId = (raw: string) => raw as TimerId;
export const caseId = (raw: string) => raw as CaseId;
export const commandId = (raw: string) => raw as CommandId;
export const entrySeq = (raw: number) => raw as EntrySeq;
export const instant = (raw: number) => raw as Instant;
