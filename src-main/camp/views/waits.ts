import type { WaitItem } from '../../../shared/contract/views.ts';
import { freePicks } from '../../../shared/dbf/ability-access.ts';
import type { HouseRules } from '../../../shared/dbf/house-rules.ts';
import { missingKpoChecks } from '../../../shared/kpo/check-in.ts';
import { missingChecks } from '../../../shared/roster/check-in.ts';
import { instant, type CharacterId, type FightId, type Instant } from '../../../shared/vocabulary/ids.ts';
import type { CheckItem, Ruleset } from '../../../shared/vocabulary/terms.ts';
import type { CampState } from '../state.ts';
import { personView } from './person-view.ts';

/** Milliseconds without an entry after which a running fight is asked after. */
const QUIET = 10 * 60_000;
/** So many of a kind wait one by one; of more it is told how many, and the roster shows who. */
const ONE_BY_ONE = 3;

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
  ...checkIns(state, 'dbf'),
  ...checkIns(state, 'kpo'),
  ...quietFights(state, now).flatMap((id): readonly WaitItem[] => {
    const record = state.fights.get(id) ?? state.kpoFights.get(id);
    const last = record?.entries.at(-1);
    return record === undefined || last === undefined
      ? []
      : [{ kind: 'quiet-fight', fight: id, place: record.fight.place, since: last.entry.at }];
  }),
  ...levelUps(state, houseRules),
];

/** Whoever a fight holds now with something that is not approved. */
function checkIns(state: CampState, ruleset: Ruleset): readonly WaitItem[] {
  const fights = ruleset === 'dbf' ? state.fights.values() : state.kpoFights.values();
  const unchecked = [...fights].flatMap(({ fight }) =>
    fight.fighters.flatMap(({ id }) => {
      const missing = missingIn(state, fight.id, id);
      return missing.length === 0 ? [] : [{ id, fight: fight.id, missing }];
    }),
  );
  if (unchecked.length > ONE_BY_ONE) return [{ kind: 'check-ins', ruleset, count: unchecked.length }];
  return unchecked.map(({ id, fight, missing }) => ({ kind: 'check-in', who: personView(state, id), fight, missing }));
}

function missingIn(state: CampState, fight: FightId, id: CharacterId): readonly CheckItem[] {
  const character = state.characters.get(id);
  if (character?.fight === fight) return missingChecks(character);
  const kpo = state.kpoCharacters.get(id);
  return kpo?.fight === fight ? missingKpoChecks(kpo) : [];
}

function levelUps(state: CampState, rules: HouseRules): readonly WaitItem[] {
  const free: { readonly id: CharacterId; readonly picks: number }[] = [];
  for (const { id, sheet } of state.characters.values()) {
    const picks = freePicks(sheet, rules);
    if (picks > 0) free.push({ id, picks });
  }
  if (free.length > ONE_BY_ONE) return [{ kind: 'level-ups', count: free.length }];
  return free
    .sort((a, b) => inOrder(a.id, b.id))
    .map(({ id, picks }) => ({ kind: 'level-up', who: personView(state, id), free: picks }));
}

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
