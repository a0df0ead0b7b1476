import type { BulkCommand } from '../roster/bulk-commands.ts';
import type { RosterEvent } from '../roster/events.ts';
import type { Instant } from '../vocabulary/ids.ts';
import type { KpoCharacter, KpoRosterEvent } from './character.ts';
import { missingKpoChecks } from './check-in.ts';

type Restore = Extract<BulkCommand, { type: 'restore' }>;

/** What a command for several characters does to one of KPO; null for nothing. XP and parties are of DBF alone. */
export function kpoBulkEvent(
  character: KpoCharacter,
  command: BulkCommand,
  at: Instant,
): RosterEvent | KpoRosterEvent | null {
  const { id: who, checks } = character;
  switch (command.type) {
    case 'checkIn': {
      const items = missingKpoChecks(character).filter((item) => command.items.includes(item));
      return items.length === 0 ? null : { type: 'v1.CheckedIn', who, items, by: command.by, at };
    }
    case 'uncheck': {
      const items = command.items.filter((item) => checks[item] !== undefined);
      return items.length === 0 ? null : { type: 'v1.CheckRevoked', who, items };
    }
    case 'restore':
      return restored(character, command);
    case 'markPrinted': {
      const card = command.cards.findLast((each) => each.who === who);
      return card === undefined ? null : { type: 'v1.CardPrinted', who, fingerprint: card.fingerprint };
    }
    default:
      return null;
  }
}

/**
 * An ORG gives ÉP back, up to the maximum; more than that stays. Waking leaves one ÉP to who is out of the fight
 * (KPO-A-07). Whoever fights is put right in the fight.
 */
function restored({ id: who, sheet, hp: before, fight }: KpoCharacter, command: Restore): KpoRosterEvent | null {
  if (fight !== null) return null;
  const wanted = { wake: 1, heal: before + (command.lives ?? 1), full: sheet.hp }[command.what];
  const hp = Math.max(before, Math.min(wanted, sheet.hp));
  return hp === before ? null : { type: 'v1.KpoHpOverridden', who, hp, reason: command.reason };
}
