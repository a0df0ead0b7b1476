import type { CampView, KeyedViews, Notice, TimerView, ViewsMessage } from '../../../shared/contract/views.ts';
import { isOpenToAnyone } from '../../../shared/dbf/help.ts';
import type { HouseRules } from '../../../shared/dbf/house-rules.ts';
import type { Timer } from '../../../shared/timers/timer.ts';
import { characterId, type CharacterId, type FightId, type Instant } from '../../../shared/vocabulary/ids.ts';
import type { CampRow, Store } from '../../store/store.ts';
import type { Draft } from '../draft.ts';
import type { CampState } from '../state.ts';
import { subjectsOf } from '../subjects.ts';
import type { KpoHouseRules } from '../../../shared/kpo/house-rules.ts';
import { kpoCharacterView } from '../kpo/kpo-character-view.ts';
import { kpoFightView } from '../kpo/kpo-fight-view.ts';
import { characterView } from './character-view.ts';
import { fightView } from './fight-view.ts';
import { personView } from './person-view.ts';
import { waitItems } from './waits.ts';

/** What the views need beside the state. */
export interface Outlook {
  readonly store: Pick<Store, 'lastSeq'>;
  readonly file: string;
  readonly notices: readonly Notice[];
  readonly now: Instant;
  /** Those that a fight opened now would be fought by. */
  readonly houseRules: HouseRules;
  readonly kpoHouseRules: KpoHouseRules;
}

/** Everything, for a window that opens. */
export const wholeView = (state: CampState, outlook: Outlook): ViewsMessage => ({
  ...header(outlook, true),
  camp: campView(state, outlook),
  timers: timerViews(state),
  waits: waitItems(state, outlook),
  fights: Object.fromEntries([...state.fights].map(([id, record]) => [id, fightView(state, record, outlook.now)])),
  characters: Object.fromEntries(
    [...state.characters].map(([id, character]) => [id, characterView(character, outlook.houseRules)]),
  ),
  kpoFights: Object.fromEntries(
    [...state.kpoFights].map(([id, record]) => [id, kpoFightView(state, record, outlook.now)]),
  ),
  kpoCharacters: Object.fromEntries(
    [...state.kpoCharacters].map(([id, character]) => [id, kpoCharacterView(character)]),
  ),
});

/** The views that change by themselves: what is told, and what waits for an ORG. */
export const unaskedViews = (state: CampState, outlook: Outlook): ViewsMessage => ({
  ...header(outlook, false),
  camp: campView(state, outlook),
  waits: waitItems(state, outlook),
});

/** A draft, and what of the camp before it has to be known to tell its change. */
export interface Change {
  readonly draft: Draft;
  readonly campBefore: CampRow;
  /** Whose timers it starts, changes or puts away. */
  readonly timersOf: ReadonlySet<CharacterId>;
}

/** To be asked before the draft is settled: then the state is that of before. */
export function changeIn(draft: Draft, { camp, timers }: CampState): Change {
  const changed = [...draft.timers.changes()].flatMap(([id, after]) => [timers.get(id), after]);
  return { draft, campBefore: camp, timersOf: new Set(changed.flatMap((timer) => timer?.who ?? [])) };
}

/** The views that a change concerns, each whole. What somebody can depends on the house rules, what a fight allows on a stop. */
export function changedViews(state: CampState, change: Change, outlook: Outlook): ViewsMessage {
  const { draft, campBefore } = change;
  const otherRules = state.camp.houseRules !== campBefore.houseRules;
  const stoppedOrResumed = state.camp.stopped !== campBefore.stopped;
  const characters = new Set([...draft.characters.changes().keys(), ...(otherRules ? state.characters.keys() : [])]);
  const changedFights = [
    ...draft.fights.changes().keys(),
    ...(stoppedOrResumed ? state.fights.keys() : fightsOf(state, change)),
  ];
  const about = peopleOf(draft);
  const changed: KeyedViews = {
    ...(state.camp === campBefore ? {} : { camp: campView(state, outlook) }),
    ...(areTimersConcerned(state, draft) ? { timers: timerViews(state) } : {}),
    waits: waitItems(state, outlook),
    fights: Object.fromEntries(
      [...new Set(changedFights)].map((id) => {
        const record = state.fights.get(id);
        return [id, record === undefined ? null : fightView(state, record, outlook.now)];
      }),
    ),
    characters: Object.fromEntries(
      [...characters].map((id) => {
        const character = state.characters.get(id);
        return [id, character === undefined ? null : characterView(character, outlook.houseRules)];
      }),
    ),
    ...changedKpoViews(state, draft, stoppedOrResumed, outlook.now),
  };
  return { ...header(outlook, false), ...(about.length === 0 ? {} : { about }), ...changed };
}

/** Whom the entries of a draft are about, and those that it withdrew or let count again. */
function peopleOf(draft: Draft): readonly CharacterId[] {
  const flipped = [...draft.withdrawn.keys()].flatMap((seq) => draft.entry(seq)?.entry ?? []);
  const subjects = new Set([...draft.entries.flatMap((each) => each.subjects), ...flipped.flatMap(subjectsOf)]);
  return [...subjects].flatMap((subject) =>
    subject.startsWith(ABOUT) ? [characterId(subject.slice(ABOUT.length))] : [],
  );
}

const ABOUT = 'character:';

function changedKpoViews(state: CampState, draft: Draft, stoppedOrResumed: boolean, now: Instant): KeyedViews {
  const characters = [...draft.kpoCharacters.changes().keys()];
  const fights = new Set([
    ...draft.kpoFights.changes().keys(),
    ...(stoppedOrResumed ? state.kpoFights.keys() : kpoFightsOf(state, draft)),
  ]);
  if (fights.size === 0 && characters.length === 0) return {};
  return {
    kpoFights: Object.fromEntries(
      [...fights].map((id) => {
        const record = state.kpoFights.get(id);
        return [id, record === undefined ? null : kpoFightView(state, record, now)];
      }),
    ),
    kpoCharacters: Object.fromEntries(
      characters.map((id) => {
        const character = state.kpoCharacters.get(id);
        return [id, character === undefined ? null : kpoCharacterView(character)];
      }),
    ),
  };
}

export const timerView = (state: CampState, timer: Timer): TimerView => {
  const fight = timer.fight === null ? undefined : state.fights.get(timer.fight)?.fight;
  return {
    id: timer.id,
    kind: timer.kind,
    state: timer.state,
    who: personView(state, timer.who),
    fight: fight === undefined ? null : { id: fight.id, number: fight.number, place: fight.place },
    startedAt: timer.startedAt,
    deadline: timer.deadline,
  };
};

const header = ({ store, now }: Outlook, whole: boolean) => ({ seq: store.lastSeq(), now, whole });

const campView = ({ camp }: CampState, { file, notices, houseRules, kpoHouseRules }: Outlook): CampView => ({
  started: camp.started,
  name: camp.name,
  file,
  stopped: camp.stopped,
  gamePhase: camp.gamePhase,
  houseRules,
  rulesets: camp.rulesets,
  kpoHouseRules,
  recipes: camp.recipes,
  creeps: camp.creeps,
  notices: [...notices],
});

const timerViews = (state: CampState): readonly TimerView[] =>
  [...state.timers.values()].sort(byDeadline).map((timer) => timerView(state, timer));

/** A timer bears the name of whom it is about, and that of its fight while the fight is not put away. */
function areTimersConcerned({ timers, fights }: CampState, draft: Draft): boolean {
  const people = draft.characters.changes();
  return (
    draft.timers.changes().size > 0 ||
    draft.withdrawn.size > 0 ||
    [...draft.fights.changes().keys()].some((id) => !fights.has(id)) ||
    [...timers.values()].some(({ who }) => people.has(who))
  );
}

/** Those that run out together have an order too: it must be the same after a restart. */
const byDeadline = (a: Timer, b: Timer): number => a.deadline - b.deadline || (a.id < b.id ? -1 : 1);

/** The open fights that a changed character is shown in: those it is or was in, stands by, or may join. */
function fightsOf({ fights }: CampState, { draft, timersOf }: Change): readonly FightId[] {
  const changed = new Set([...draft.characters.changes().keys(), ...timersOf]);
  if (changed.size === 0) return [];
  return [...fights.values()]
    .map(({ fight }) => fight)
    .filter(
      (fight) =>
        isOpenToAnyone(fight) ||
        [...fight.fighters.map(({ id }) => id), ...fight.present].some((id) => changed.has(id)),
    )
    .map(({ id }) => id);
}

function kpoFightsOf({ kpoFights }: CampState, draft: Draft): readonly FightId[] {
  const changed = draft.kpoCharacters.changes();
  return [...kpoFights.values()]
    .filter(({ fight: { fighters } }) => fighters.some(({ id }) => changed.has(id)))
    .map(({ fight }) => fight.id);
}
