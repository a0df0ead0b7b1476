import type { JournalEvent } from '../../../shared/journal/entry.ts';
import type { Standing } from '../../../shared/dbf/events.ts';
import type { Fighter } from '../../../shared/dbf/fight.ts';
import type { Character } from '../../../shared/roster/character.ts';
import { keptChecks, withChecks, withoutChecks } from '../../../shared/roster/check-in.ts';
import type { CharacterId, FightId } from '../../../shared/vocabulary/ids.ts';
import { inOwnShape, outOfForm, withOwnLives, withoutTemporary } from './form.ts';
import { drank, gained, robbed } from './pouch.ts';

/** What one event makes of one character; null before it was entered. Events about others change nothing. */
export function foldCharacter(id: CharacterId, character: Character | null, event: JournalEvent): Character | null {
  if (event.type === 'v1.CharacterEntered') return event.who === id ? entered(event) : character;
  return character === null ? null : withinLives(inOwnShape(foldKnown(character, event)));
}

/** DBF-A-07: no more lives can be temporary than there are. */
const withinLives = (character: Character): Character =>
  character.temporary <= character.lives ? character : { ...character, temporary: character.lives };

function foldKnown(character: Character, event: JournalEvent): Character {
  const { id } = character;
  switch (event.type) {
    case 'v2.CharacterEdited':
      return event.who === id ? edited(character, event) : character;
    case 'v1.PartyChanged':
      return event.who === id ? { ...character, party: event.party } : character;
    case 'v1.CheckedIn':
      return event.who === id ? withChecks(character, event.items, pick(event, 'by', 'at')) : character;
    case 'v1.CheckRevoked':
      return event.who === id ? withoutChecks(character, event.items) : character;
    case 'v1.CardPrinted':
      return event.who === id ? { ...character, printed: event.fingerprint } : character;
    case 'v1.AmbushEnded':
      return event.who === id ? { ...character, ambush: null } : character;
    case 'v1.ConditionOverridden':
      return event.who === id ? overridden(character, event) : character;
    case 'v1.StandingOverridden':
      return event.who === id
        ? { ...overridden(character, event), fight: event.status === 'fled' ? null : character.fight }
        : character;
    case 'v1.XpWritten':
      return event.who === id
        ? { ...character, xp: event.xp, sheet: { ...character.sheet, level: event.level } }
        : character;
    case 'v1.SneakHit':
      return ambushed(character, event);
    case 'v1.GamePhaseOpened':
      return event.renewed.includes(id)
        ? {
            ...character,
            used: [],
            usedSpecial: [],
            lives: character.lives - character.temporary,
            temporary: 0,
            form: withoutTemporary(character.form),
          }
        : character;
    case 'v1.ConditionChanged':
      return event.who === id ? { ...character, ...pick(event, 'lives', 'temporary', 'status') } : character;
    case 'v1.FormTaken':
    case 'v1.ShapeTaken':
      return event.who === id ? { ...character, ...pick(event, 'form', 'lives', 'temporary') } : character;
    case 'v1.FormLeft':
      return event.who === id
        ? { ...character, ...pick(event, 'lives', 'temporary', 'status'), form: null }
        : character;
    case 'v1.ShapeLeft':
      return event.who === id ? outOfForm(character) : character;
    case 'v1.CharacterKilled':
      return event.who === id ? { ...character, lives: 0, status: 'dead', waitsAtHeadOrg: false } : character;
    case 'v1.CharacterRobbed':
      return robbed(character, event);
    case 'v1.TimerExpired':
      return event.who === id && event.outcome !== null ? { ...character, ...event.outcome } : character;
    case 'v1.FightOpened':
      return joined(character, event.fight, event.fighters);
    case 'v1.FightRecorded': {
      const fighter = event.fighters.find((each) => each.id === id);
      if (fighter === undefined) return character;
      return { ...character, lives: fighter.lives, status: fighter.status, lastFight: event.fight };
    }
    case 'v1.HelperJoined':
      return joined(character, event.fight, [event.fighter]);
    case 'v1.PotionDrunk':
      return event.who === id
        ? { ...drank(character, event.potion), ...pick(event, 'lives', 'temporary', 'status') }
        : character;
    case 'v1.PotionDrunkOutside':
      return event.who === id ? { ...drank(character, event.potion), lives: event.lives } : character;
    case 'v1.PotionBrewed':
      return event.who === id ? gained(character, event.potion) : character;
    case 'v1.SpecialSpellCast':
      return event.who === id ? { ...character, usedSpecial: [...character.usedSpecial, event.name] } : character;
    case 'v1.FighterFled':
      return event.who === id
        ? {
            ...character,
            ...pick(event, 'lives', 'temporary', 'status'),
            fight: event.status === 'fled' ? null : character.fight,
          }
        : character;
    case 'v1.WoundsApplied':
    case 'v1.SwarmsBit':
      return stood(character, event.standings);
    case 'v1.SpellDeclared':
    case 'v1.SpellCast':
      return event.who === id ? { ...character, used: [...character.used, event.spell] } : character;
    case 'v1.SpellsResolved':
      return regained(stood(character, event.standings), event.regained);
    case 'v1.FightEnded':
      return event.released.includes(id) && character.fight === event.fight ? { ...character, fight: null } : character;
    default:
      return character;
  }
}

type Entered = Extract<JournalEvent, { type: 'v1.CharacterEntered' }>;
type Resolved = Extract<JournalEvent, { type: 'v1.SpellsResolved' }>;
type SneakHit = Extract<JournalEvent, { type: 'v1.SneakHit' }>;
type Edited = Extract<JournalEvent, { type: 'v2.CharacterEdited' }>;

const entered = (event: Entered): Character => ({
  id: event.who,
  ...pick(event, 'sheet', 'lives', 'status', 'xp', 'startLevel', 'token', 'ducats', 'items', 'potions'),
  party: null,
  checks: {},
  printed: null,
  ambush: null,
  temporary: 0,
  used: [],
  usedSpecial: [],
  form: null,
  fight: null,
  lastFight: null,
  waitsAtHeadOrg: false,
});

/** Who left a running fight by a spell is let go as by flight. */
function stood(character: Character, standings: readonly Standing[]): Character {
  const standing = standings.find(({ who }) => who === character.id);
  if (standing === undefined) return character;
  const fight = standing.status === 'fled' ? null : character.fight;
  return { ...character, ...pick(standing, 'lives', 'temporary', 'status'), fight };
}

function regained(character: Character, spells: Resolved['regained']): Character {
  const back = spells.filter(({ who }) => who === character.id).map(({ spell }) => spell);
  return back.length === 0
    ? character
    : { ...character, used: character.used.filter((spell) => !back.includes(spell)) };
}

function joined(character: Character, fight: FightId, fighters: readonly Fighter[]): Character {
  const fighter = fighters.find(({ id }) => id === character.id);
  return fighter === undefined
    ? character
    : { ...character, status: fighter.status, ambush: null, fight, lastFight: fight };
}

/** What an edit does not name stays as it was. */
function edited(character: Character, event: Edited): Character {
  const { type: _type, who: _who, ownLives, ...written } = event;
  const sheet = event.sheet ?? character.sheet;
  const after = { ...character, ...written, form: withOwnLives(character.form, ownLives) };
  const kept = { ...after, checks: keptChecks(after.checks, character.sheet, sheet) };
  return event.token === false ? withoutChecks(kept, ['token']) : kept;
}

/** The dead at the head ORG wait there until somebody says that they are not dead. */
const overridden = (character: Character, { lives, status }: Pick<Character, 'lives' | 'status'>): Character => ({
  ...character,
  lives,
  temporary: Math.min(character.temporary, lives),
  status,
  waitsAtHeadOrg: character.waitsAtHeadOrg && status === 'dead',
});

function ambushed(character: Character, event: SneakHit): Character {
  const { who, by, dodged } = event;
  if (character.id === by) return { ...character, ambush: { role: 'sneaker', with: who, dodged } };
  if (character.id !== who) return character;
  return { ...character, ...pick(event, 'lives', 'temporary', 'status'), ambush: { role: 'victim', with: by, dodged } };
}

const pick = <T extends object, Key extends keyof T>(from: T, ...keys: readonly Key[]): Pick<T, Key> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, Key>;
