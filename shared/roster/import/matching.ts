import type { CharacterId } from '../../vocabulary/ids.ts';
import type { FaultCode } from './faults.ts';
import type { Known } from './known.ts';
import { likeness } from './plain-text.ts';

/** Whom a row names. */
export interface Naming {
  readonly id: CharacterId | null;
  readonly name: string;
  /** Null where the file does not say who plays. */
  readonly player: string | null;
}

/** `among` are those who may be meant. */
export type Match =
  { readonly who: CharacterId | null } | { readonly fault: FaultCode; readonly among: readonly Known[] };

/**
 * Whom the rows of a file mean: by id, else by character and player. Two of one name with different players are two people;
 * where it can't be told, the row is faulty and nobody is doubled.
 */
export function matcher(known: readonly Known[], namedById: ReadonlySet<CharacterId>): (naming: Naming) => Match {
  const ids = new Set(known.map(({ id }) => id));
  const byName = Map.groupBy(
    known.filter(({ id }) => !namedById.has(id)),
    ({ name }) => likeness(name),
  );
  return ({ id, name, player }) => {
    if (id !== null && ids.has(id)) return { who: id };
    const namesakes = byName.get(likeness(name)) ?? [];
    const same = player === null ? namesakes : namesakes.filter((each) => likeness(each.player) === likeness(player));
    const [one, another] = same;
    if (another !== undefined) return { fault: 'several-of-that-name', among: same };
    if (one !== undefined) return { who: one.id };
    const unclear = namesakes.some((each) => (each.player === '') !== (player === null || player === ''));
    return unclear && id === null ? { fault: 'maybe-the-same', among: namesakes } : { who: null };
  };
}
