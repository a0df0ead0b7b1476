import { characterId, type CharacterId } from '../vocabulary/ids.ts';
import { freeId } from '../vocabulary/free-id.ts';
import { refuse, type Refused } from '../vocabulary/refusal.ts';
import type { KpoRoster, KpoRosterEvent } from './character.ts';
import type { KpoRosterCommand, OverrideKpoCommand } from './commands.ts';
import { checkKpoSheet, type KpoSheet } from './sheet.ts';

export type KpoRosterDecision = { readonly ok: true; readonly events: readonly KpoRosterEvent[] } | Refused;

/** What a roster command does, or why not. `isTaken` also knows the ids of the other rule set. */
export function decideKpoRoster(
  roster: KpoRoster,
  command: KpoRosterCommand,
  isTaken: (id: CharacterId) => boolean = (id) => roster.has(id),
): KpoRosterDecision {
  const checked = checkKpoSheet(command.sheet);
  if (!checked.ok) return checked;
  if (command.type === 'editKpoCharacter') return edit(roster, command.who, checked.sheet);
  const who = command.id ?? characterId(freeId((id) => isTaken(characterId(id)), command.sheet.name, 'character'));
  if (isTaken(who)) return refuse('id-taken', { who });
  const { sheet } = checked;
  return { ok: true, events: [{ type: 'v1.KpoCharacterEntered', who, sheet, hp: command.hp ?? sheet.hp }] };
}

/** An ORG's correction outside a fight; in one it belongs to the fight (see `decideKpoFightOverride`). */
export function decideKpoOverride(roster: KpoRoster, { who, hp, reason }: OverrideKpoCommand): KpoRosterDecision {
  return roster.has(who)
    ? { ok: true, events: [{ type: 'v1.KpoHpOverridden', who, hp, reason }] }
    : refuse('unknown-character', { who });
}

/** The sheet is frozen while a fight holds the character; names are not. A maximum that falls takes the ÉP above it along. */
function edit(roster: KpoRoster, who: CharacterId, sheet: KpoSheet): KpoRosterDecision {
  const character = roster.get(who);
  if (character === undefined) return refuse('unknown-character', { who });
  if (character.fight !== null && !sameInFight(character.sheet, sheet)) {
    return refuse('frozen-in-a-fight', { who, fight: character.fight });
  }
  const hp = sheet.hp < character.sheet.hp ? Math.min(character.hp, sheet.hp) : character.hp;
  return { ok: true, events: [{ type: 'v1.KpoCharacterEdited', who, sheet, hp }] };
}

const sameInFight = (a: KpoSheet, b: KpoSheet): boolean =>
  JSON.stringify({ ...a, name: '', player: '' }) === JSON.stringify({ ...b, name: '', player: '' });
