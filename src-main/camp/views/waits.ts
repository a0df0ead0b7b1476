import type { WaitItem } from '../../../shared/contract/views.ts';
import { instant, type FightId, type Instant } from '../../../shared/vocabulary/ids.ts';
import type { CampState } from '../state.ts';
import { personView } from './person-view.ts';

/** Milliseconds without an entry after which a running fight is asked after. */
const QUIET = 10 * 60_000;

/** What waits for an ORG: open cases, the dead at the head ORG, fights that nobody reports on. */
export const waitItems = (state: CampState, now: Instant): readonly WaitItem[] => [
  ...[...state.cases.values()]
    .filter(({ verdict }) => verdict === null)
    .sort((a, b) => a.openedAt - b.openedAt || inOrder(a.id, b.id))
    .map(({ id, victim, killer, reason, openedAt }): WaitItem => ({
      kind: 'council',
      case: id,
      victim: personView(state, victim),
      killer: personView(state, killer),
      reason,
      since: instant(openedAt),
    })),
  ...[...state.characters.values()]
    .filter(({ waitsAtHeadOrg }) => waitsAtHeadOrg)
    .sort((a, b) => inOrder(a.id, b.id))
    .map(({ id }): WaitItem => ({ kind: 'dead-at-head-org', who: personView(state, id) })),
  ...quietFights(state, now).flatMap((id): readonly WaitItem[] => {
    const record = state.fights.get(id);
    const last = record?.entries.at(-1);
    return record === undefined || last === undefined
      ? []
      : [{ kind: 'quiet-fight', fight: id, place: record.fight.place, since: last.entry.at }];
  }),
];

/** The same order before a restart and after it. */
const inOrder = (a: string, b: string): number => (a < b ? -1 : 1);

export const quietFights = ({ fights, camp }: CampState, now: Instant): readonly FightId[] =>
  camp.stopped !== null
    ? []
    : [...fights]
        .filter(([, { fight, entries }]) => fight.phase !== 'over' && now - (entries.at(-1)?.entry.at ?? now) > QUIET)
        .map(([id]) => id);
