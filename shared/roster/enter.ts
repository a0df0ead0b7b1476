import { freePicks } from '../dbf/ability-access.ts';
import { maxLives } from '../dbf/lives.ts';
import { breachesOf } from '../dbf/sheet-rules.ts';
import { characterId, type CharacterId } from '../vocabulary/ids.ts';
import { refuse, type Refusal, type Refused } from '../vocabulary/refusal.ts';
import type { Character, Exception, Roster, Sheet } from './character.ts';
import type { RosterCommand, SheetDraft } from './commands.ts';
import type { RosterEvent } from './events.ts';
import { levelFor } from './xp.ts';

export type RosterDecision = { readonly ok: true; readonly events: readonly RosterEvent[] } | Refused;

/** What a roster command does, or why not. */
export function decideRoster(roster: Roster, command: RosterCommand): RosterDecision {
  switch (command.type) {
    case 'enterCharacter':
      return enter(roster, command);
    case 'editCharacter':
      return edit(roster, command);
    case 'equip':
      return equip(roster, command);
    case 'writeXp':
      return writeXp(roster, command);
    case 'chooseAbility':
      return choose(roster, command);
    default:
      return command satisfies never;
  }
}

type Enter = Extract<RosterCommand, { type: 'enterCharacter' }>;
type Edit = Extract<RosterCommand, { type: 'editCharacter' }>;
type WriteXp = Extract<RosterCommand, { type: 'writeXp' }>;
type Choose = Extract<RosterCommand, { type: 'chooseAbility' }>;
type Equip = Extract<RosterCommand, { type: 'equip' }>;

function enter(roster: Roster, command: Enter): RosterDecision {
  const id = command.id ?? freeId(roster, command.sheet.name);
  if (roster.has(id)) return refuse('id-taken', { who: id });
  const checked = checkSheet(command.sheet, [], command.exception);
  if (!checked.ok) return checked;
  const lives = command.lives ?? maxLives(checked.sheet);
  const { ducats, items, xp = 0, token = false } = command;
  const status = lives > 0 ? 'up' : 'knocked-out';
  return {
    ok: true,
    events: [{ type: 'v1.CharacterEntered', who: id, sheet: checked.sheet, lives, status, xp, token, ducats, items }],
  };
}

function edit(roster: Roster, command: Edit): RosterDecision {
  const character = roster.get(command.who);
  if (character === undefined) return refuse('unknown-character', { who: command.who });
  const checked = checkSheet(command.sheet, character.sheet.exceptions, command.exception);
  if (!checked.ok) return checked;
  return change(character, checked.sheet, command.ducats, command.items);
}

/** DBF-LVL-03, -06, -07: the level follows the XP, and never falls below what it was without them. */
function writeXp(roster: Roster, { who, add }: WriteXp): RosterDecision {
  const character = roster.get(who);
  if (character === undefined) return refuse('unknown-character', { who });
  const xp = Math.max(0, character.xp + add);
  const level = Math.max(character.sheet.level, levelFor(xp));
  return { ok: true, events: [{ type: 'v1.XpWritten', who, add, xp, level }] };
}

/** DBF-LVL-05, -08 to -12: one ability a level, the n-th from the list of level n. */
function choose(roster: Roster, { who, ability }: Choose): RosterDecision {
  const character = roster.get(who);
  if (character === undefined) return refuse('unknown-character', { who });
  const { sheet } = character;
  if (freePicks(sheet) === 0) return refuse('nothing-to-choose', { who, level: sheet.level }, 'DBF-LVL-05');
  const checked = checkSheet({ ...sheet, abilities: [...sheet.abilities, ability] }, sheet.exceptions, undefined);
  return checked.ok ? change(character, checked.sheet, character.ducats, character.items) : checked;
}

function equip(roster: Roster, command: Equip): RosterDecision {
  const character = roster.get(command.who);
  if (character === undefined) return refuse('unknown-character', { who: command.who });
  const { sheet } = character;
  const draft = {
    ...sheet,
    weapon: command.weapon ?? sheet.weapon,
    armour: command.armour ?? sheet.armour,
    shield: command.shield ?? sheet.shield,
  };
  const checked = checkSheet(draft, sheet.exceptions, command.exception);
  if (!checked.ok) return checked;
  return change(character, checked.sheet, character.ducats, character.items);
}

/**
 * Level, abilities and equipment are frozen while a fight holds the character; names are not. A maximum that falls takes
 * the lives above it along, one that rises by armour heals nobody (DBF-A-09), one that rises by an ability does (DBF-A-17).
 */
function change(character: Character, sheet: Sheet, ducats: number, items: readonly string[]): RosterDecision {
  const { id, sheet: before } = character;
  if (character.fight !== null && !sameInFight(before, sheet)) {
    return refuse('frozen-in-a-fight', { who: id, fight: character.fight });
  }
  const gained = maxLives({ ...sheet, armour: 'none', bonus: 0 }) - maxLives({ ...before, armour: 'none', bonus: 0 });
  const risen = character.lives + (character.status === 'up' || character.status === 'fled' ? Math.max(0, gained) : 0);
  const shrunk = maxLives(sheet) < maxLives(before);
  const lives = shrunk ? Math.min(risen, maxLives(sheet)) : risen;
  return { ok: true, events: [{ type: 'v1.CharacterEdited', who: id, sheet, lives, ducats, items }] };
}

export type CheckedSheet = { readonly ok: true; readonly sheet: Sheet } | Refused;

/**
 * A draft becomes a sheet: what the rules don't give is refused with the first rule it breaks, or, with an ORG's reason,
 * let through and kept as an exception. Exceptions granted before hold on as long as they are needed.
 */
export function checkSheet(draft: SheetDraft, granted: readonly Exception[], reason: string | undefined): CheckedSheet {
  if (draft.name === '') return refuse('name-missing');
  const breaches = breachesOf(draft).map((breach) => ({
    breach,
    rule: breach.rule ?? breach.code,
    thing: thingOf(breach),
  }));
  const excused = (one: Pick<Exception, 'rule' | 'thing'>) =>
    granted.find(({ rule, thing }) => rule === one.rule && thing === one.thing);
  const [first] = breaches.filter((one) => excused(one) === undefined);
  if (first !== undefined && reason === undefined) return { ok: false, refusal: first.breach };
  const exceptions = breaches.map(
    ({ rule, thing }) => excused({ rule, thing }) ?? { rule, thing, reason: reason ?? '' },
  );
  return { ok: true, sheet: { ...pickSheet(draft), exceptions } };
}

const thingOf = ({ data }: Refusal): string =>
  [data.ability, data.weapon, data.armour, data.faction].find((thing) => typeof thing === 'string') ?? '';

const pickSheet = (draft: SheetDraft): Omit<Sheet, 'exceptions'> => ({
  name: draft.name,
  player: draft.player,
  origin: draft.origin,
  faction: draft.faction,
  level: draft.level,
  abilities: draft.abilities,
  granted: draft.granted,
  weapon: draft.weapon,
  armour: draft.armour,
  shield: draft.shield,
  bonus: draft.bonus,
  hit: draft.hit,
});

const sameInFight = (a: Sheet, b: Sheet): boolean =>
  JSON.stringify({ ...a, name: '', player: '' }) === JSON.stringify({ ...b, name: '', player: '' });

function freeId(roster: Roster, name: string): CharacterId {
  const stem = slug(name);
  for (let number = 1; ; number += 1) {
    const id = characterId(number === 1 ? stem : `${stem}-${String(number)}`);
    if (!roster.has(id)) return id;
  }
}

/** "Žofia Čepčeková" -> "zofia-cepcekova", at most 40 letters. */
const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'character';
