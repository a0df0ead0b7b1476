import type { CharacterId } from '../vocabulary/ids.ts';
import { refuse, type Refused } from '../vocabulary/refusal.ts';
import type { Character, Roster } from './character.ts';
import type { RosterEvent } from './events.ts';

/** DBF-PTY-01 */
export const PARTY_LIMIT = 3;

export interface Party {
  readonly name: string;
  /** In the order of the roster. */
  readonly members: readonly CharacterId[];
}

type Member = Pick<Character, 'id' | 'party'>;

/** The parties of the camp by name, each with its members; characters without one are in none. */
export function partiesOf(characters: Iterable<Member>): readonly Party[] {
  const members = new Map<string, readonly CharacterId[]>();
  for (const { id, party } of characters) if (party !== null) members.set(party, [...(members.get(party) ?? []), id]);
  return [...members]
    .map(([name, ids]) => ({ name, members: ids }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

type Decision = { readonly ok: true; readonly events: readonly RosterEvent[] } | Refused;

/**
 * DBF-PTY-01: these characters join a party of at most three, beside those who are in it already, or with null leave
 * theirs. A party that is written in another case is the same party.
 */
export function decideParty(roster: Roster, who: readonly CharacterId[], named: string | null): Decision {
  const name = named === null ? null : (spelt(roster, named) ?? named);
  const stays = [...roster.values()].filter(({ id, party }) => party === name && !who.includes(id));
  if (name !== null && stays.length + who.length > PARTY_LIMIT) {
    return refuse('party-full', { party: name, limit: PARTY_LIMIT }, 'DBF-PTY-01');
  }
  return {
    ok: true,
    events: who
      .filter((id) => roster.get(id)?.party !== name)
      .map((id) => ({ type: 'v1.PartyChanged', who: id, party: name })),
  };
}

const spelt = (roster: Roster, name: string): string | null =>
  [...roster.values()].find(({ party }) => party?.toLowerCase() === name.toLowerCase())?.party ?? null;
