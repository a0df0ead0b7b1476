import type { KpoRoster } from '../../kpo/character.ts';
import { keptKpoChecks } from '../../kpo/check-in.ts';
import { decideKpoRoster } from '../../kpo/roster.ts';
import { maxLives } from '../../dbf/lives.ts';
import type { JournalEvent } from '../../journal/entry.ts';
import { startTimer } from '../../timers/start-timer.ts';
import { timerOfStatus } from '../../timers/timer.ts';
import type { CharacterId, Instant } from '../../vocabulary/ids.ts';
import { refuse, type Refused } from '../../vocabulary/refusal.ts';
import type { Character, Checks, Roster, Sheet } from '../character.ts';
import { keptChecks } from '../check-in.ts';
import { checkSheet, decideRoster, draftToEnter } from '../enter.ts';
import type { RosterEvent } from '../events.ts';
import { statusAfterOverride } from '../override.ts';
import { decideParty } from '../party.ts';
import { writtenXp } from '../write-xp.ts';
import type { CheckMark, ImportChange } from './changes.ts';

export interface ImportSurroundings {
  readonly roster: Roster;
  readonly kpoRoster: KpoRoster;
  /** Who is in a party, whatever the case its name is written in. */
  readonly membersOf: (party: string) => Roster;
  /** Of either rule set. */
  readonly isTaken: (id: CharacterId) => boolean;
  readonly at: Instant;
  /** Who imports; approves what the file only says was approved. */
  readonly org: string;
}

export type ImportDecision = { readonly ok: true; readonly events: readonly JournalEvent[] } | Refused;

/** What one change of an import does, by the rules of the roster. A change that changes nothing has no events. */
export function decideChange(change: ImportChange, around: ImportSurroundings): ImportDecision {
  switch (change.type) {
    case 'enterCharacter':
      return enter(change, around);
    case 'editCharacter':
      return edit(change, around);
    case 'enterKpoCharacter':
    case 'editKpoCharacter':
      return putKpo(change, around);
    case 'keepRecipe':
      return happens({ type: 'v1.RecipeKept', recipe: change.recipe });
    case 'keepCreep': {
      const { sheet } = change.template;
      const checked = checkSheet({ ...sheet, name: change.template.name }, [], undefined);
      return checked.ok ? happens({ type: 'v1.CreepKept', template: change.template }) : checked;
    }
    case 'chooseRulesets':
      return happens({ type: 'v1.RulesetsChosen', rulesets: change.rulesets });
    case 'setHouseRules':
      return happens({ type: 'v1.HouseRulesSet', rules: change.rules });
    case 'setKpoHouseRules':
      return happens({ type: 'v1.KpoHouseRulesSet', rules: change.rules });
    case 'openGamePhase':
      return happens({ type: 'v1.GamePhaseOpened', phase: change.phase, renewed: [] });
    default:
      return change satisfies never;
  }
}

type Enter = Extract<ImportChange, { type: 'enterCharacter' }>;
type Edit = Extract<ImportChange, { type: 'editCharacter' }>;

/** DBF-LVL-12: what was taken at a level stays when XP are taken back; the ledger tells how high it was. */
const highest = (level: number, ledger: Enter['ledger'] = []): number =>
  ledger.reduce((most, line) => Math.max(most, line.level), level);

/**
 * Somebody new, in the state that the file tells; a timer that the state has runs from now on. Exceptions are kept that
 * nothing needs at this level: it may fall again.
 */
function enter(change: Enter, around: ImportSurroundings): ImportDecision {
  const { id: who, startLevel, xp, token, ducats, items, potions, ledger } = change;
  if (around.isTaken(who)) return refuse('id-taken', { who });
  const draft = startLevel === undefined ? draftToEnter(change) : change.sheet;
  const checked = checkSheet({ ...draft, level: highest(draft.level, ledger) }, change.exceptions, undefined);
  if (!checked.ok) return checked;
  const sheet = { ...checked.sheet, level: draft.level, exceptions: change.exceptions };
  const lives = change.lives ?? maxLives(sheet);
  const left = statusAfterOverride('up', {
    who,
    lives,
    ...(change.status === undefined ? {} : { status: change.status }),
  });
  if (!left.ok) return left;
  const { status } = left;
  const kind = timerOfStatus[status];
  const party = joining(around, who, change.party, null);
  if (!party.ok) return party;
  const start = startLevel ?? change.sheet.level;
  const brought = ledger === undefined ? {} : { ledger };
  const entered = { sheet, lives, status, xp, startLevel: start, token, ducats, items, potions, ...brought };
  return {
    ok: true,
    events: [
      { type: 'v1.CharacterEntered', who, ...entered },
      ...(change.temporary === 0
        ? []
        : [{ type: 'v1.ConditionChanged' as const, who, lives, temporary: change.temporary, status }]),
      ...change.used.map((spell) => ({ type: 'v1.SpellCast' as const, who, spell, on: [] })),
      ...change.usedSpecial.map((name) => ({ type: 'v1.SpecialSpellCast' as const, who, name })),
      ...(kind === undefined ? [] : [startTimer(kind, who, null, around.at)]),
      ...party.events,
      ...approved(who, change.checks, around),
    ],
  };
}

function edit(change: Edit, around: ImportSurroundings): ImportDecision {
  const before = around.roster.get(change.who);
  if (before === undefined) return refuse('unknown-character', { who: change.who });
  const { who, sheet, token, ducats = before.ducats, items = before.items, potions } = change;
  const decision = decideRoster(new Map([[who, excused(before, change)]]), {
    type: 'editCharacter',
    who,
    sheet,
    ducats,
    items,
    ...(token === undefined ? {} : { token }),
    ...(potions === undefined ? {} : { potions }),
  });
  if (!decision.ok) return decision;
  const edited = decision.events.filter((event) => Object.keys(event).length > 2);
  const party = change.party === undefined ? nothing : joining(around, who, change.party, before);
  if (!party.ok) return party;
  const fresh = notAmong(keptChecks(before.checks, before.sheet, sheetAfter(before, edited)), change.checks);
  return {
    ok: true,
    events: [...edited, ...experience(before, edited, change.xp), ...party.events, ...approved(who, fresh, around)],
  };
}

type PutKpo = Extract<ImportChange, { type: 'enterKpoCharacter' | 'editKpoCharacter' }>;

function putKpo(change: PutKpo, around: ImportSurroundings): ImportDecision {
  const decision = decideKpoRoster(around.kpoRoster, change, around.isTaken);
  if (!decision.ok) return decision;
  const who = change.type === 'enterKpoCharacter' ? change.id : change.who;
  const before = around.kpoRoster.get(who);
  const kept = before === undefined ? {} : keptKpoChecks(before.checks, before.sheet, change.sheet);
  return { ok: true, events: [...decision.events, ...approved(who, notAmong(kept, change.checks ?? []), around)] };
}

/** The exceptions that the file brings along count as given. */
const excused = (before: Character, { exceptions }: Edit): Character => ({
  ...before,
  sheet: { ...before.sheet, exceptions: [...before.sheet.exceptions, ...exceptions] },
});

const sheetAfter = ({ sheet }: Character, edited: readonly RosterEvent[]): Sheet =>
  edited.reduce((last, event) => (event.type === 'v2.CharacterEdited' ? (event.sheet ?? last) : last), sheet);

function experience(before: Character, edited: readonly RosterEvent[], xp: number | undefined): readonly RosterEvent[] {
  if (xp === undefined || xp === before.xp) return [];
  const [event] = edited;
  const startLevel = (event?.type === 'v2.CharacterEdited' ? event.startLevel : undefined) ?? before.startLevel;
  return [writtenXp({ id: before.id, xp: before.xp, startLevel }, xp - before.xp)];
}

const nothing = { ok: true, events: [] } as const;

/** Whoever is new is in no party yet. */
function joining(around: ImportSurroundings, who: CharacterId, party: string | null, before: Character | null) {
  if ((before?.party ?? null) === party) return nothing;
  const members = party === null ? [] : around.membersOf(party);
  return decideParty(new Map([...members, ...(before === null ? [] : ([[who, before]] as const))]), [who], party);
}

/** What was approved of a thing that is now another one does not count: the file approves what it brings. */
const notAmong = (kept: Checks, checks: readonly CheckMark[]) => checks.filter(({ item }) => kept[item] === undefined);

const approved = (who: CharacterId, checks: readonly CheckMark[], { at, org }: ImportSurroundings) =>
  checks.map(({ item, by, at: then }) => ({
    type: 'v1.CheckedIn' as const,
    who,
    items: [item],
    by: by === '' ? org : by,
    at: then ?? at,
  }));

const happens = (event: JournalEvent): ImportDecision => ({ ok: true, events: [event] });
