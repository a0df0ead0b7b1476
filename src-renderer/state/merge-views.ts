import type {
  CampView,
  CharacterView,
  FightView,
  TimerView,
  ViewsMessage,
  WaitItem,
} from '../../shared/contract/views.ts';
import type { KpoCharacterView, KpoFightView } from '../../shared/contract/kpo-views.ts';
import type { CharacterId, FightId } from '../../shared/vocabulary/ids.ts';
import { keepEqual } from './keep-equal.ts';

/** What a window has been told so far. */
export interface HeldViews {
  readonly seq: number;
  /** The journal's last entry when everything was told. */
  readonly opened: number;
  /** The journal's last entry when somebody was told of last, for whom that was later. */
  readonly about: Readonly<Record<CharacterId, number>>;
  readonly camp: CampView | null;
  readonly timers: readonly TimerView[];
  readonly waits: readonly WaitItem[];
  readonly fights: Readonly<Record<FightId, FightView>>;
  readonly characters: Readonly<Record<CharacterId, CharacterView>>;
  readonly kpoFights: Readonly<Record<FightId, KpoFightView>>;
  readonly kpoCharacters: Readonly<Record<CharacterId, KpoCharacterView>>;
}

export const noViews: HeldViews = {
  seq: -1,
  opened: -1,
  about: {},
  camp: null,
  timers: [],
  waits: [],
  fights: {},
  characters: {},
  kpoFights: {},
  kpoCharacters: {},
};

/** A whole message replaces everything; of the others one that is older than what is held changes nothing. */
export function mergeViews(held: HeldViews, message: ViewsMessage): HeldViews {
  if (!message.whole && message.seq < held.seq) return held;
  const base = message.whole ? noViews : held;
  return {
    seq: message.seq,
    opened: message.whole ? message.seq : base.opened,
    about: mergeKeyed(base.about, Object.fromEntries((message.about ?? []).map((who) => [who, message.seq]))),
    camp: keepEqual(base.camp, message.camp ?? base.camp),
    timers: keepEqual(base.timers, message.timers ?? base.timers),
    waits: keepEqual(base.waits, message.waits ?? base.waits),
    fights: mergeKeyed(base.fights, message.fights),
    characters: mergeKeyed(base.characters, message.characters),
    kpoFights: mergeKeyed(base.kpoFights, message.kpoFights),
    kpoCharacters: mergeKeyed(base.kpoCharacters, message.kpoCharacters),
  };
}

type Keyed<View> = Readonly<Record<string, View>>;

function mergeKeyed<View>(held: Keyed<View>, changed: Keyed<View | null> | undefined): Keyed<View> {
  if (changed === undefined || Object.keys(changed).length === 0) return held;
  const merged: Record<string, View> = { ...held };
  for (const [key, view] of Object.entries(changed)) {
    if (view === null) Reflect.deleteProperty(merged, key);
    else merged[key] = keepEqual(held[key], view);
  }
  return merged;
}
