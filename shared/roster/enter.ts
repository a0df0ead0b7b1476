import { choosableBeyondClass, freePicks } from '../dbf/ability-access.ts';
import { defaultHouseRules, type HouseRules } from '../dbf/house-rules.ts';
import { maxLives } from '../dbf/lives.ts';
import { breachesOf } from '../dbf/sheet-rules.ts';
import { characterId, type CharacterId } from '../vocabulary/ids.ts';
import { refuse, type Refusal, type Refused } from '../vocabulary/refusal.ts';
import type { Character, Exception, Roster, Sheet } from './character.ts';
import type { RosterCommand, SheetDraft } from './commands.ts';
import type { RosterEvent } from './events.ts';
import { writtenXp } from './write-xp.ts';
import { freeId } from '../vocabulary/free-id.ts';
import { levelFor } from './xp.ts';

export type RosterDecision = { readonly ok: true; readonly events: readonly RosterEvent[] } | Refused;

/** What a roster command does, or why not. `isTaken` also knows the ids of the other rule set. */
export function decideRoster(
  roster: Roster,
  command: RosterCommand,
  rules: HouseRules = defaultHouseRules,
  isTaken: (id: CharacterId) => boolean = (id) => roster.has(id),
): RosterDecision {
  switch (command.type) {
    case 'enterCharacter':
      return enter(command, isTaken);
    case 'editCharacter':
      return edit(roster, command);
    case 'equip':
      return equip(roster, command);
    case 'writeXp':
      return writeXp(roster, command);
    case 'chooseAbility':
      return choose(roster, command, rules);
    default:
      return command satisfies never;
  }
}

type Enter = Extract<RosterCommand, { type: 'enterCharacter' }>;
type Edit = Extract<RosterCommand, { type: 'editCharacter' }>;
type WriteXp = Extract<RosterCommand, { type: 'writeXp' }>;
type Choose = Extract<RosterCommand, { type: 'chooseAbility' }>;
type Equip = Extract<RosterCommand, { type: 'equip' }>;

function enter(command: Enter, isTaken: (id: CharacterId) => boolean): RosterDecision {
  const id = command.id ?? characterId(freeId((each) => isTaken(characterId(each)), command.sheet.name, 'character'));
  if (isTaken(id)) return refuse('id-taken', { who: id });
  const checked = checkSheet(draftToEnter(command), [], command.exception);
  if (!checked.ok) return checked;
  const lives = command.lives ?? maxLives(checked.sheet);
  const { ducats, items, potions = [], xp = 0, token = false } = command;
  const status = lives > 0 ? 'up' : 'knocked-out';
  return {
    ok: true,
    events: [
      {
        type: 'v1.CharacterEntered',
        who: id,
        sheet: checked.sheet,
        lives,
        status,
        xp,
        startLevel: command.sheet.level,
        token,
        ducats,
        items,
        potions,
      },
    ],
  };
}

/** What stays as it was is not asked again: a correction of XP may have left abilities above the level. */
function edit(roster: Roster, command: Edit): RosterDecision {
  const character = roster.get(command.who);
  if (character === undefined) return refuse('unknown-character', { who: command.who });
  const { sheet: before } = character;
  const draft = withMagicOf(before, command.sheet);
  if (command.exception === undefined && isSameDraft(before, draft)) return change(character, before, command);
  const checked = checkSheet(draft, before.exceptions, command.exception);
  return checked.ok ? change(character, checked.sheet, command) : checked;
}

/** DBF-LVL-06, DBF-A-79: whoever comes with XP has at least the level that these give. */
export const draftToEnter = ({ sheet, xp = 0 }: Pick<Enter, 'sheet' | 'xp'>): SheetDraft => ({
  ...sheet,
  level: Math.max(sheet.level, levelFor(xp)),
});

/** Whatever exceptions it has. */
const isSameDraft = (before: Sheet, draft: SheetDraft): boolean => sameBut(['exceptions'], before, draft);

/** A form that does not show what only an ORG gives leaves it as it was. */
const withMagicOf = (before: Sheet, draft: SheetDraft): SheetDraft => ({
  ...draft,
  shifts: draft.shifts ?? before.shifts,
  extraSpells: draft.extraSpells ?? before.extraSpells,
  ownSpells: draft.ownSpells ?? before.ownSpells,
});

function writeXp(roster: Roster, { who, add }: WriteXp): RosterDecision {
  const character = roster.get(who);
  if (character === undefined) return refuse('unknown-character', { who });
  return { ok: true, events: [writtenXp(character, add)] };
}

/**
 * DBF-LVL-05, -08 to -12: one ability a level, the n-th from the list of level n; by house rule one beyond the class
 * (DBF-A-78).
 */
function choose(roster: Roster, { who, ability }: Choose, rules: HouseRules): RosterDecision {
  const character = roster.get(who);
  if (character === undefined) return refuse('unknown-character', { who });
  const { sheet } = character;
  if (freePicks(sheet, rules) === 0) return refuse('nothing-to-choose', { who, level: sheet.level }, 'DBF-LVL-05');
  const beyond = choosableBeyondClass(sheet, rules).includes(ability) ? 'DBF-A-78' : undefined;
  const checked = checkSheet({ ...sheet, abilities: [...sheet.abilities, ability] }, sheet.exceptions, beyond);
  return checked.ok ? change(character, checked.sheet) : checked;
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
  return change(character, checked.sheet);
}

/**
 * Level, abilities and equipment are frozen while a fight holds the character; names are not. A maximum that falls
 * takes the lives above it along, one that rises by armour heals nobody (DBF-A-09), one that rises by an ability does
 * (DBF-A-17). In an animal's form these are the lives kept aside.
 */
function change(character: Character, sheet: Sheet, written: Written = {}): RosterDecision {
  const { id, sheet: before } = character;
  if (character.fight !== null && !sameInFight(before, sheet)) {
    return refuse('frozen-in-a-fight', { who: id, fight: character.fight });
  }
  const gained = maxLives({ ...sheet, armour: 'none', bonus: 0 }) - maxLives({ ...before, armour: 'none', bonus: 0 });
  const held = character.form?.own ?? null;
  const own = held ?? character;
  const risen = own.lives + (character.status === 'up' || character.status === 'fled' ? Math.max(0, gained) : 0);
  const shrunk = maxLives(sheet) < maxLives(before);
  const lives = shrunk ? Math.min(risen, maxLives(sheet)) : risen;
  const { ducats, items, token, potions } = written;
  return {
    ok: true,
    events: [
      {
        type: 'v2.CharacterEdited',
        who: id,
        ...(isSame(before, sheet) ? {} : { sheet }),
        ...(before.level === sheet.level ? {} : { startLevel: sheet.level }),
        ...(lives === own.lives ? {} : held === null ? { lives } : { ownLives: lives }),
        ...(token === undefined || token === character.token ? {} : { token }),
        ...(ducats === undefined || ducats === character.ducats ? {} : { ducats }),
        ...(items === undefined || isSame(items, character.items) ? {} : { items }),
        ...(potions === undefined || isSame(potions, character.potions) ? {} : { potions }),
      },
    ],
  };
}

/** What is written down beside the sheet; what is left out stays as it was. */
type Written = Partial<Pick<Edit, 'ducats' | 'items' | 'potions' | 'token'>>;

export type CheckedSheet = { readonly ok: true; readonly sheet: Sheet } | Refused;

/**
 * A draft becomes a sheet: what the rules don't give is refused with the first rule it breaks, or, with an ORG's
 * reason, let through and kept as an exception. Exceptions granted before hold on as long as they are needed.
 */
export function checkSheet(draft: SheetDraft, granted: readonly Exception[], reason: string | undefined): CheckedSheet {
  if (draft.name === '') return refuse('name-missing');
  const [first] = openBreaches(draft, granted);
  if (first !== undefined && reason === undefined) return { ok: false, refusal: first };
  const exceptions = breachesOf(draft).map(
    (breach) => excuseOf(breach, granted) ?? { ...excusable(breach), reason: reason ?? '' },
  );
  const { shifts = {}, extraSpells = [], ownSpells = [] } = draft;
  return { ok: true, sheet: { ...pickSheet(draft), exceptions, shifts, extraSpells, ownSpells } };
}

/** What the rules don't give to a sheet and no ORG has let through yet. */
export const openBreaches = (draft: SheetDraft, granted: readonly Exception[]): readonly Refusal[] =>
  breachesOf(draft).filter((breach) => excuseOf(breach, granted) === undefined);

function excuseOf(breach: Refusal, granted: readonly Exception[]): Exception | undefined {
  const one = excusable(breach);
  return granted.find(({ rule, thing }) => rule === one.rule && thing === one.thing);
}

/** By what an exception is known. */
const excusable = (breach: Refusal): Pick<Exception, 'rule' | 'thing'> => ({
  rule: breach.rule ?? breach.code,
  thing: thingOf(breach),
});

const thingOf = ({ data }: Refusal): string =>
  [data.ability, data.weapon, data.armour, data.faction].find((thing) => typeof thing === 'string') ?? '';

const pickSheet = (draft: SheetDraft): Omit<Sheet, 'exceptions' | 'shifts' | 'extraSpells' | 'ownSpells'> => ({
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

const sameInFight = (a: Sheet, b: Sheet): boolean => sameBut(['name', 'player'], a, b);

const sameBut = (aside: readonly string[], a: Sheet, b: SheetDraft): boolean =>
  (Object.keys(a) as (keyof SheetDraft)[])
    .filter((field) => !aside.includes(field))
    .every((field) => isSame(a[field], b[field]));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
