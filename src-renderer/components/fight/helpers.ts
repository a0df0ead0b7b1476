import type { FightView } from '../../../shared/contract/views.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';

type Offer = FightView['allowed']['join'][number];

/** Who may come to help: some by a button each, and where there are too many for that, whoever is searched for. */
interface Helpers {
  readonly shown: readonly Offer[];
  /** Empty where a button each is enough. */
  readonly searched: readonly CharacterId[];
}

/** So many buttons can be read at the table. */
const MOST = 12;

/** Whoever was found comes first; who stood by at the challenge keeps a button as long as there are few of them. */
export function offeredHelpers(
  { allowed: { join }, present }: { readonly allowed: Pick<FightView['allowed'], 'join'> } & Pick<FightView, 'present'>,
  found: readonly CharacterId[],
): Helpers {
  if (join.length <= MOST) return { shown: join, searched: [] };
  const isFound = ({ who }: Offer) => found.includes(who);
  const near = join.filter((offer) => !isFound(offer) && present.some(({ id }) => id === offer.who));
  return {
    shown: [...join.filter(isFound), ...(near.length <= MOST ? near : [])],
    searched: [...new Set(join.map(({ who }) => who))],
  };
}
