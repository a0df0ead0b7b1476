import type { JournalEvent } from '../../../shared/journal/entry.ts';
import type { Fighter } from '../../../shared/dbf/fight.ts';
import type { Character } from '../../../shared/roster/character.ts';
import type { CharacterId, FightId } from '../../../shared/vocabulary/ids.ts';

/** What one event makes of one character; null before it was entered. Events about others change nothing. */
export function foldCharacter(id: CharacterId, character: Character | null, event: JournalEvent): Character | null {
  if (event.type === 'v1.CharacterEntered') return event.who === id ? entered(event) : character;
  return character === null ? null : foldKnown(character, event);
}

function foldKnown(character: Character, event: JournalEvent): Character {
  const { id } = character;
  switch (event.type) {
    case 'v1.CharacterEdited':
      return event.who === id ? { ...character, ...pick(event, 'sheet', 'lives', 'ducats', 'items') } : character;
    case 'v1.ConditionOverridden':
      return event.who === id ? overridden(character, event) : character;
    case 'v1.StandingOverridden':
      return event.who === id
        ? { ...overridden(character, event), fight: event.status === 'fled' ? null : character.fight }
        : character;
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
      return event.who === id ? { ...character, ...pick(event, 'lives', 'status') } : character;
    case 'v1.FighterFled':
      return event.who === id
        ? { ...character, ...pick(event, 'lives', 'status'), fight: event.status === 'fled' ? null : character.fight }
        : character;
    case 'v1.WoundsApplied': {
      const wound = event.wounds.find(({ who }) => who === id);
      return wound === undefined ? character : { ...character, lives: wound.lives, status: wound.status };
    }
    case 'v1.FightEnded':
      return event.released.includes(id) && character.fight === event.fight ? { ...character, fight: null } : character;
    default:
      return character;
  }
}

type Entered = Extract<JournalEvent, { type: 'v1.CharacterEntered' }>;
type Robbed = Extract<JournalEvent, { type: 'v1.CharacterRobbed' }>;

const entered = (event: Entered): Character => ({
  id: event.who,
  ...pick(event, 'sheet', 'lives', 'status', 'ducats', 'items'),
  fight: null,
  lastFight: null,
  waitsAtHeadOrg: false,
});

function joined(character: Character, fight: FightId, fighters: readonly Fighter[]): Character {
  const fighter = fighters.find(({ id }) => id === character.id);
  return fighter === undefined ? character : { ...character, status: fighter.status, fight, lastFight: fight };
}

function robbed(character: Character, event: Robbed): Character {
  if (event.who === character.id) {
    const items = event.items.reduce<readonly string[]>(withoutOne, character.items);
    return { ...character, ducats: Math.max(0, character.ducats - event.ducats), items };
  }
  if (event.by !== character.id) return character;
  return { ...character, ducats: character.ducats + event.ducats, items: [...character.items, ...event.items] };
}

/** The dead at the head ORG wait there until somebody says that they are not dead. */
const overridden = (character: Character, { lives, status }: Pick<Character, 'lives' | 'status'>): Character => ({
  ...character,
  lives,
  status,
  waitsAtHeadOrg: character.waitsAtHeadOrg && status === 'dead',
});

const withoutOne = (items: readonly string[], taken: string): readonly string[] =>
  items.includes(taken) ? items.toSpliced(items.indexOf(taken), 1) : items;

const pick = <T extends object, Key extends keyof T>(from: T, ...keys: readonly Key[]): Pick<T, Key> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, Key>;
