import type { WaitItem } from '../../../shared/contract/views.ts';
import { freePicks } from '../../../shared/dbf/ability-access.ts';
import type { HouseRules } from '../../../shared/dbf/house-rules.ts';
import { missingChecks } from '../../../shared/roster/check-in.ts';
import { instant, type FightId, type Instant } from '../../../shared/vocabulary/ids.ts';
import type { CampState } from '../state.ts';
import { personView } from './person-view.ts';

/** Milliseconds without an entry after which a running fight is asked after. */
const QUIET = 10 * 60_000;

interface Around {
  readonly now: Instant;
  readonly houseRules: HouseRules;
}

/**
 * What waits for an ORG: open cases, the dead at the head ORG, fighters with something that nobody approved, fights that
 * nobody reports on, abilities to choose.
 */
export const waitItems = (state: CampState, { now, houseRules }: Around): readonly WaitItem[] => [
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
  ...uncheckedFighters(state),
  ...quietFights(state, now).flatMap((id): readonly WaitItem[] => {
    const record = state.fights.get(id) ?? state.kpoFights.get(id);
    const last = record?.entries.at(-1);
    return record === undefined || last === undefined
      ? []
      : [{ kind: 'quiet-fight', fight: id, place: record.fight.place, since: last.entry.at }];
  }),
  ...levelUps(state, houseRules),
];

const uncheckedFighters = (state: CampState): readonly WaitItem[] =>
  [...state.fights.values()].flatMap(({ fight }) =>
    fight.fighters.flatMap(({ id }): readonly WaitItem[] => {
      const character = state.characters.get(id);
      if (character?.fight !== fight.id) return [];
      const missing = missingChecks(character);
      if (missing.length === 0) return [];
      return [{ kind: 'check-in', who: personView(state, id), fight: fight.id, missing }];
    }),
  );

const levelUps = (state: CampState, rules: HouseRules): readonly WaitItem[] =>
  [...state.characters.values()]
    .map(({ id, sheet }) => ({ id, free: freePicks(sheet, rules) }))
    .filter(({ free }) => free > 0)
    .sort((a, b) => inOrder(a.id, b.id))
    .map(({ id, free }) => ({ kind: 'level-up', who: personView(state, id), free }));

/** The same order before a restart and after it. */
const inOrder = (a: string, b: string): number => (a < b ? -1 : 1);

/** Running fights of either rule set, in the order of their numbers. */
export const quietFights = ({ fights, kpoFights, camp }: CampState, now: Instant): readonly FightId[] =>
  camp.stopped !== null
    ? []
    : [...fights.values(), ...kpoFights.values()]
        .filter(({ fight, entries }) => fight.phase !== 'over' && now - (entries.at(-1)?.entry.at ?? now) > QUIET)
        .map(({ fight }) => fight)
        .sort((a, b) => a.number - b.number)
        .map(({ id }) => id);
