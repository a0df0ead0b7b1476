import type { CharacterId, Instant } from '../vocabulary/ids.ts';
import { refuse, type Refused } from '../vocabulary/refusal.ts';
import type { HouseRules } from '../dbf/house-rules.ts';
import { kpoBulkEvent } from '../kpo/bulk.ts';
import type { KpoCharacter, KpoRoster, KpoRosterEvent } from '../kpo/character.ts';
import type { BulkCommand } from './bulk-commands.ts';
import { peopleInBulk } from './bulk-people-view.ts';
import type { Character, Roster } from './character.ts';
import { missingChecks } from './check-in.ts';
import type { RosterEvent } from './events.ts';
import { decideParty } from './party.ts';
import { restored } from './restore.ts';
import { writtenXp, xpOf } from './write-xp.ts';

interface Done {
  readonly ok: true;
  readonly events: readonly (RosterEvent | KpoRosterEvent)[];
  /** Those of the chosen for whom nothing could be done. */
  readonly leftOut: readonly CharacterId[];
}
export type BulkDecision = Done | Refused;

interface Around {
  readonly at: Instant;
  readonly houseRules: HouseRules;
  readonly kpoRoster: KpoRoster;
}

/** What a command for several characters does to each. It is refused as a whole where it does nothing to anybody. */
export function decideBulk(roster: Roster, command: BulkCommand, around: Around): BulkDecision {
  const ids = peopleInBulk(command);
  const { kpoRoster } = around;
  const stranger = ids.find((id) => !roster.has(id) && !kpoRoster.has(id));
  if (stranger !== undefined) return refuse('unknown-character', { who: stranger });
  const people = ids.flatMap((id) => roster.get(id) ?? []);
  const kpoPeople = ids.flatMap((id) => kpoRoster.get(id) ?? []);
  const decision = decided(roster, people, command, around);
  if (!decision.ok) return decision;
  const kpo = toEach(kpoPeople, (each) => kpoBulkEvent(each, command, around.at));
  const events = [...decision.events, ...kpo.events];
  if (events.length === 0) return refuse('nothing-to-change', { count: ids.length });
  return { ok: true, events, leftOut: [...decision.leftOut, ...kpo.leftOut] };
}

function decided(
  roster: Roster,
  people: readonly Character[],
  command: BulkCommand,
  { at, houseRules }: Around,
): BulkDecision {
  switch (command.type) {
    case 'setParty': {
      const decision = decideParty(
        roster,
        people.map(({ id }) => id),
        command.party,
      );
      return decision.ok ? { ...decision, leftOut: [] } : decision;
    }
    case 'checkIn': {
      const { by } = command;
      return toEach(people, (each) => {
        const { id: who } = each;
        const items = missingChecks(each).filter((item) => command.items.includes(item));
        return items.length === 0 ? null : { type: 'v1.CheckedIn', who, items, by, at };
      });
    }
    case 'uncheck':
      return toEach(people, ({ id: who, checks, token }) => {
        const items = command.items.filter((item) => checks[item] !== undefined || (item === 'token' && token));
        return items.length === 0 ? null : { type: 'v1.CheckRevoked', who, items };
      });
    case 'writeXpTo':
      return toEach(people, (each) => {
        const add = xpOf(command, each.id);
        return add === 0 ? null : writtenXp(each, add);
      });
    case 'restore':
      return toEach(people, (each) => restored(each, command, houseRules));
    case 'markPrinted':
      return toEach(people, ({ id: who }) => {
        const card = command.cards.findLast((each) => each.who === who);
        return card === undefined ? null : { type: 'v1.CardPrinted', who, fingerprint: card.fingerprint };
      });
    default:
      return command satisfies never;
  }
}

function toEach<Person extends Character | KpoCharacter>(
  people: readonly Person[],
  change: (character: Person) => Done['events'][number] | null,
): Done {
  const changes = people.map((character) => ({ character, event: change(character) }));
  return {
    ok: true,
    events: changes.flatMap(({ event }) => event ?? []),
    leftOut: changes.filter(({ event }) => event === null).map(({ character }) => character.id),
  };
}
