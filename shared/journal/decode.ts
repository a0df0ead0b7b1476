import { fightEventTypes } from '../dbf/events.ts';
import { defaultHouseRules } from '../dbf/house-rules.ts';
import { isKpoRosterEvent, kpoRosterEventTypes } from '../kpo/character.ts';
import { isKpoFightEvent, kpoFightEventTypes } from '../kpo/events.ts';
import { defaultKpoHouseRules } from '../kpo/house-rules.ts';
import { commandId, entrySeq, fightId, instant } from '../vocabulary/ids.ts';
import type { Entry, JournalEvent, Touch, Trigger } from './entry.ts';
import { withStartLevel } from './start-level.ts';
import { withWholeSheets } from './whole-sheets.ts';

/** An entry as it lies in the file: its parts are parsed, but nothing is known of them yet. */
export interface RawEntry {
  readonly seq: number;
  readonly at: number;
  readonly recordedAt: number;
  readonly commandId: string | null;
  readonly fight: string | null;
  readonly cause: number | null;
  readonly org: string | null;
  readonly trigger: unknown;
  readonly events: unknown;
  readonly touches: unknown;
}

/** The journal holds an event of a type or version that this console doesn't know. */
export class JournalTooNew extends Error {
  override readonly name = 'JournalTooNew';
  readonly seq: number;
  readonly type: string;

  constructor(seq: number, type: string) {
    super(`Entry ${seq} of the journal holds ${type}, which a newer console wrote.`);
    this.seq = seq;
    this.type = type;
  }
}

/** An entry that is no entry: the file was written by something else. */
export class JournalUnreadable extends Error {
  override readonly name = 'JournalUnreadable';
  readonly seq: number;

  constructor(seq: number) {
    super(`Entry ${seq} of the journal can't be read.`);
    this.seq = seq;
  }
}

/** Events of older versions come out in their newest one. */
export function decodeEntry(raw: RawEntry): Entry {
  if (!isTyped(raw.trigger) || !Array.isArray(raw.events) || !Array.isArray(raw.touches)) {
    throw new JournalUnreadable(raw.seq);
  }
  return {
    seq: entrySeq(raw.seq),
    at: instant(raw.at),
    recordedAt: instant(raw.recordedAt),
    commandId: raw.commandId === null ? null : commandId(raw.commandId),
    fight: raw.fight === null ? null : fightId(raw.fight),
    cause: raw.cause === null ? null : entrySeq(raw.cause),
    org: raw.org,
    trigger: raw.trigger as Trigger,
    events: raw.events.map((event: unknown) => decodeEvent(raw.seq, event)),
    touches: raw.touches as readonly Touch[],
  };
}

interface Typed {
  readonly type: string;
}

type Upcast = (older: Typed) => Typed;

/**
 * By the older type: what the event would be had it been written one version later. An edit once wrote down all that it
 * showed, the level too.
 */
const upcasts: ReadonlyMap<string, Upcast> = new Map([
  ['v1.CharacterEdited', (older) => withStartLevel({ ...older, type: 'v2.CharacterEdited' })],
]);

/** Fields that an event got within its version, as they are in entries that are older than the field. */
const laterFields: ReadonlyMap<string, object> = new Map<string, object>([
  ['v1.SpellsResolved', { parts: [], bystanders: [] }],
  ['v1.SpellDeclared', { as: null }],
  ['v1.CharacterEntered', { potions: [] }],
  ['v1.CharacterRobbed', { potions: [] }],
  ['v1.BrewBegun', { potion: null }],
  ['v1.PotionDrunk', { potion: null }],
]);

function decodeEvent(seq: number, raw: unknown): JournalEvent {
  if (!isTyped(raw)) throw new JournalUnreadable(seq);
  let event = raw.type === 'v1.CharacterEntered' ? withStartLevel(raw) : raw;
  for (let upcast = upcasts.get(event.type); upcast !== undefined; upcast = upcasts.get(event.type)) {
    event = upcast(event);
  }
  const whole =
    isKpoFightEvent(event) || isKpoRosterEvent(event)
      ? withAllHouseRules(event, defaultKpoHouseRules)
      : withAllHouseRules(withWholeSheets({ ...laterFields.get(event.type), ...event }), defaultHouseRules);
  if (!isKnown(whole)) throw new JournalTooNew(seq, whole.type);
  return whole;
}

/** A fight that is older than a house rule was fought by its default. */
const withAllHouseRules = (event: Typed & { readonly houseRules?: object }, defaults: object): Typed =>
  event.houseRules === undefined
    ? event
    : Object.assign({}, event, { houseRules: { ...defaults, ...event.houseRules } });

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const isKnown = (event: Typed): event is JournalEvent => Object.hasOwn(knownTypes, event.type);

/** Complete by its type: an event that is missing here doesn't compile. */
const knownTypes: Readonly<Record<JournalEvent['type'], true>> = {
  'v1.CampStarted': true,
  'v1.CampStopped': true,
  'v1.CampResumed': true,
  'v1.ClockJumped': true,
  'v1.CaseOpened': true,
  'v1.CaseDecided': true,
  'v1.Withdrawn': true,
  'v1.XpWritten': true,
  'v1.SneakHit': true,
  'v1.SneakNoticed': true,
  'v1.ThingSmashed': true,
  'v1.BrewBegun': true,
  'v1.PotionBrewed': true,
  'v1.PotionDrunkOutside': true,
  'v1.SpecialSpellCast': true,
  'v1.HouseRulesSet': true,
  'v1.RecipeKept': true,
  'v1.RecipeDropped': true,
  'v1.CreepKept': true,
  'v1.CreepDropped': true,
  'v1.GamePhaseOpened': true,
  'v1.SpellCast': true,
  'v1.ConditionChanged': true,
  'v1.ShapeTaken': true,
  'v1.ShapeLeft': true,
  'v1.CharacterEntered': true,
  'v2.CharacterEdited': true,
  'v1.PartyChanged': true,
  'v1.CheckedIn': true,
  'v1.CheckRevoked': true,
  'v1.CardPrinted': true,
  'v1.AmbushEnded': true,
  'v1.ConditionOverridden': true,
  'v1.CharacterKilled': true,
  'v1.CharacterRobbed': true,
  'v1.PursuitBegun': true,
  'v1.TimerStarted': true,
  'v1.TimerExpired': true,
  'v1.TimerAcknowledged': true,
  'v1.TimerCancelled': true,
  ...fightEventTypes,
  'v1.RulesetsChosen': true,
  'v1.KpoHouseRulesSet': true,
  ...kpoFightEventTypes,
  ...kpoRosterEventTypes,
};
