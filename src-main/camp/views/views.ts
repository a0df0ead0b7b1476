import type { CampView, KeyedViews, Notice, TimerView, ViewsMessage } from '../../../shared/contract/views.ts';
import type { HouseRules } from '../../../shared/dbf/house-rules.ts';
import type { Timer } from '../../../shared/timers/timer.ts';
import type { Instant } from '../../../shared/vocabulary/ids.ts';
import type { Store } from '../../store/store.ts';
import type { Draft } from '../draft.ts';
import type { CampState } from '../state.ts';
import type { KpoHouseRules } from '../../../shared/kpo/house-rules.ts';
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
  kpoCharacters: Object.fromEntries(state.kpoCharacters),
});

/** The views that change by themselves: what is told, and what waits for an ORG. */
export const unaskedViews = (state: CampState, outlook: Outlook): ViewsMessage => ({
  ...header(outlook, false),
  camp: campView(state, outlook),
  waits: waitItems(state, outlook),
});

/** What a committed draft changed. */
export interface Change {
  readonly draft: Draft;
  readonly campChanged: boolean;
}

/** The views that a change concerns, each whole. */
export function changedViews(state: CampState, { draft, campChanged }: Change, outlook: Outlook): ViewsMessage {
  const characters = new Set([...draft.characters.changes().keys(), ...(campChanged ? state.characters.keys() : [])]);
  const changedFights = [
    ...draft.fights.changes().keys(),
    ...(campChanged ? state.fights.keys() : fightsOf(state, draft)),
  ];
  const changed: KeyedViews = {
    ...(campChanged ? { camp: campView(state, outlook) } : {}),
    ...(draft.timers.changes().size > 0 ? { timers: timerViews(state) } : {}),
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
    ...changedKpoViews(state, { draft, campChanged }, outlook),
  };
  return { ...header(outlook, false), ...changed };
}

/** Who is free to join a fight changes with the roster: then all open fights are told again. */
function changedKpoViews(state: CampState, { draft, campChanged }: Change, { now }: Outlook): KeyedViews {
  const characters = [...draft.kpoCharacters.changes().keys()];
  const all = campChanged || characters.length > 0;
  const fights = new Set([...draft.kpoFights.changes().keys(), ...(all ? state.kpoFights.keys() : [])]);
  if (fights.size === 0 && characters.length === 0) return {};
  return {
    kpoFights: Object.fromEntries(
      [...fights].map((id) => {
        const record = state.kpoFights.get(id);
        return [id, record === undefined ? null : kpoFightView(state, record, now)];
      }),
    ),
    kpoCharacters: Object.fromEntries(characters.map((id) => [id, state.kpoCharacters.get(id) ?? null])),
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

/** Those that run out together have an order too: it must be the same after a restart. */
const byDeadline = (a: Timer, b: Timer): number => a.deadline - b.deadline || (a.id < b.id ? -1 : 1);

/** The open fights that a changed character is shown in: those it is or was in, and those it stands by. */
const fightsOf = (state: CampState, draft: Draft) =>
  [...state.fights]
    .filter(([, { fight }]) =>
      [...draft.characters.changes().keys()].some(
        (who) => fight.fighters.some(({ id }) => id === who) || fight.present.includes(who),
      ),
    )
    .map(([id]) => id);
