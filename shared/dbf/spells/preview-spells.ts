import type { CharacterId } from '../../vocabulary/ids.ts';
import type { Ending, Status, Winner } from '../../vocabulary/terms.ts';
import type { SpellId } from '../../vocabulary/spells.ts';
import { decideClose } from '../close-phase.ts';
import type { Surroundings } from '../decision.ts';
import { isFightEvent, type FightEvent } from '../events.ts';
import type { Fight } from '../fight.ts';
import { fold } from '../fold.ts';
import type { Mark } from './spell.ts';
import type { SpellPart } from './spell-parts.ts';

interface Stands {
  readonly lives: number;
  readonly status: Status;
}

/** What the declared spells would do to one character; `to` is before a new form has lives of its own. */
export interface SpellOutcome {
  readonly who: CharacterId;
  readonly from: Stands;
  readonly to: Stands;
  readonly parts: readonly SpellPart[];
  /** The marks that are new. */
  readonly marks: readonly Mark[];
}

export interface SpellPreview {
  /** Those whom a spell does anything to: fighters, then those who only stand by (DBF-A-43). */
  readonly outcomes: readonly SpellOutcome[];
  /** DBF-SP-PR5: who becomes which animal, with how many lives. */
  readonly forms: readonly { readonly who: CharacterId; readonly animal: string; readonly lives: number }[];
  /** The casters of swarms that begin, and of those that die. */
  readonly swarms: { readonly begin: readonly CharacterId[]; readonly die: readonly CharacterId[] };
  readonly regained: readonly { readonly who: CharacterId; readonly spell: SpellId }[];
  /** DBF-SP-EL4: the fight will end with this round. */
  readonly storms: boolean;
  /** DBF-PAIR-07: other fighters are active than the pairs were made for. */
  readonly repairs: boolean;
  readonly ends: { readonly by: Ending; readonly winner: Winner } | null;
}

/** DBF-SPP-01: what closing the spell phase does as it stands now, by the closing itself; null where they do nothing. */
export function previewSpells(fight: Fight, around: Surroundings): SpellPreview | null {
  if (fight.phase !== 'spells') return null;
  const closing = decideClose(fight, 'spells', around);
  if (!closing.ok) return null;
  const events = closing.events.filter(isFightEvent);
  const resolved = events.find((event) => event.type === 'v1.SpellsResolved');
  if (resolved === undefined) return null;
  const after = events.reduce(fold, fight);
  return {
    outcomes: [
      ...outcomesOf(fight, fold(fight, resolved), resolved.parts),
      ...resolved.bystanders.map((hurt) => ({ ...hurt, parts: partsOn(resolved.parts, hurt.who), marks: [] })),
    ],
    forms: events.flatMap(formIn),
    swarms: {
      begin: resolved.swarms.filter((caster) => !fight.swarms.includes(caster)),
      die: fight.swarms.filter((caster) => !resolved.swarms.includes(caster)),
    },
    regained: resolved.regained,
    storms: resolved.stormed,
    repairs: after.repairing,
    ends: endingOf(events),
  };
}

const outcomesOf = (before: Fight, after: Fight, all: readonly SpellPart[]): readonly SpellOutcome[] =>
  before.fighters.flatMap((was): readonly SpellOutcome[] => {
    const is = after.fighters.find(({ id }) => id === was.id) ?? was;
    const parts = partsOn(all, was.id);
    const marks = is.marks.filter((mark) => !was.marks.includes(mark));
    const same = was.lives === is.lives && was.status === is.status;
    if (same && parts.length === 0 && marks.length === 0) return [];
    return [{ who: was.id, from: standsOf(was), to: standsOf(is), parts, marks }];
  });

const partsOn = (parts: readonly SpellPart[], id: CharacterId): readonly SpellPart[] =>
  parts.filter(({ who }) => who === id);

const formIn = (event: FightEvent): SpellPreview['forms'] =>
  event.type === 'v1.FormTaken' ? [{ who: event.who, animal: event.form.animal.name, lives: event.lives }] : [];

const standsOf = ({ lives, status }: Stands): Stands => ({ lives, status });

function endingOf(events: readonly FightEvent[]): SpellPreview['ends'] {
  const ended = events.find((event) => event.type === 'v1.FightEnded');
  return ended === undefined ? null : { by: ended.by, winner: ended.winner };
}
