import type { KpoCharacter } from '../../../shared/kpo/character.ts';
import { keptKpoChecks } from '../../../shared/kpo/check-in.ts';
import type { KpoStanding } from '../../../shared/kpo/events.ts';
import type { JournalEvent } from '../../../shared/journal/entry.ts';
import { checksWith, checksWithout } from '../../../shared/roster/check-in.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';

/** What one event makes of one character of KPO; null before it was entered. Events about others change nothing. */
export function foldKpoCharacter(
  id: CharacterId,
  character: KpoCharacter | null,
  event: JournalEvent,
): KpoCharacter | null {
  if (event.type === 'v1.KpoCharacterEntered' && event.who === id) {
    return { id, sheet: event.sheet, hp: event.hp, fight: null, lastFight: null, checks: {}, printed: null };
  }
  return character === null ? null : foldKnown(character, event);
}

type Edited = Extract<JournalEvent, { type: 'v1.KpoCharacterEdited' }>;

function foldKnown(character: KpoCharacter, event: JournalEvent): KpoCharacter {
  const { id } = character;
  switch (event.type) {
    case 'v1.KpoCharacterEdited':
      return event.who === id ? edited(character, event) : character;
    case 'v1.CheckedIn':
      return event.who === id
        ? { ...character, checks: checksWith(character.checks, event.items, { by: event.by, at: event.at }) }
        : character;
    case 'v1.CheckRevoked':
      return event.who === id ? { ...character, checks: checksWithout(character.checks, event.items) } : character;
    case 'v1.CardPrinted':
      return event.who === id ? { ...character, printed: event.fingerprint } : character;
    case 'v1.KpoHpOverridden':
    case 'v1.KpoStandingOverridden':
      return event.who === id ? { ...character, hp: event.hp } : character;
    case 'v1.KpoFightOpened':
      return event.fighters.some((fighter) => fighter.id === id) ? held(character, event.fight) : character;
    case 'v1.KpoFighterJoined':
      return event.fighter.id === id ? held(character, event.fight) : character;
    case 'v1.KpoStepResolved':
      return stood(character, event.standings);
    case 'v1.KpoFightEnded':
      return event.released.includes(id) && character.fight === event.fight ? { ...character, fight: null } : character;
    default:
      return character;
  }
}

const edited = (character: KpoCharacter, { sheet, hp }: Edited): KpoCharacter => ({
  ...character,
  sheet,
  hp,
  checks: keptKpoChecks(character.checks, character.sheet, sheet),
});

const held = (character: KpoCharacter, fight: KpoCharacter['fight']): KpoCharacter => ({
  ...character,
  fight,
  lastFight: fight,
});

function stood(character: KpoCharacter, standings: readonly KpoStanding[]): KpoCharacter {
  const standing = standings.find(({ who }) => who === character.id);
  return standing === undefined ? character : { ...character, hp: standing.hp };
}
