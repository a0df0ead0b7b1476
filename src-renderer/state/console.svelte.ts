import { getContext, setContext } from 'svelte';
import type { Answer } from '../../shared/contract/answer.ts';
import type { Command } from '../../shared/contract/commands.ts';
import type { KpoFightView } from '../../shared/contract/kpo-views.ts';
import type { FightView, ViewsMessage } from '../../shared/contract/views.ts';
import { alphabetOf } from '../../shared/vocabulary/alphabet.ts';
import type { CharacterId, EntrySeq, FightId, Instant } from '../../shared/vocabulary/ids.ts';
import { ownValue } from '../../shared/vocabulary/own-value.ts';
import type { Refusal } from '../../shared/vocabulary/refusal.ts';
import type { Api, ApiListener, ConnectionState, SendOptions } from '../api.ts';
import { createClock } from './clock.svelte.ts';
import { mergeViews, noViews, type HeldViews } from './merge-views.ts';
import { preferences } from './preferences.svelte.ts';

/** What stands in the way: the other side said no, or it failed. */
export type Problem =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed' }
  /** It was entered while the connection was lost, and not taken. */
  | { readonly kind: 'offline' };

/** All that a window shows, and the one way to change something. */
export type Console = ReturnType<typeof createConsole>;

export const consoleKey = Symbol('console');
export const provideConsole = (given: Console) => setContext(consoleKey, given);
export const useConsole = () => getContext<Console>(consoleKey);

export function createConsole(connect: (listener: ApiListener) => Api) {
  const clock = createClock();
  let held = $state.raw<HeldViews>(noViews);
  let connection = $state<ConnectionState>('connecting');
  let problem = $state.raw<Problem | null>(null);
  let waiting = $state(0);
  let entered = $state<EntrySeq | null>(null);

  // Each view for itself: what is drawn from one is not drawn anew because of another.
  const lastEntry = $derived(held.seq);
  const camp = $derived(held.camp);
  const timers = $derived(held.timers);
  const waits = $derived(held.waits);
  const fightsById = $derived(held.fights);
  const charactersById = $derived(held.characters);
  const kpoFightsById = $derived(held.kpoFights);
  const kpoCharactersById = $derived(held.kpoCharacters);

  const fights = $derived(
    Object.values<FightView>(fightsById)
      .filter((fight) => fight.phase !== 'closed')
      .toSorted((one, other) => one.number - other.number),
  );
  const inAlphabet = $derived(alphabetOf(preferences.language));
  const characters = $derived(
    Object.values(charactersById).toSorted((one, other) => inAlphabet(one.sheet.name, other.sheet.name)),
  );

  const kpoFights = $derived(
    Object.values<KpoFightView>(kpoFightsById)
      .filter(({ fight }) => fight.phase !== 'closed')
      .toSorted((one, other) => one.fight.number - other.fight.number),
  );
  const kpoCharacters = $derived(
    Object.values(kpoCharactersById).toSorted((one, other) => inAlphabet(one.sheet.name, other.sheet.name)),
  );

  const api = connect({
    onConnection: (state) => (connection = state),
    onViews: (message: ViewsMessage) => {
      held = mergeViews(held, message);
      clock.setTo(message.now);
    },
  });

  /** Sends a command. Its refusal is shown until it is dismissed or the next command is accepted. */
  async function perform(command: Command, options: Omit<SendOptions, 'org'> = {}): Promise<Answer | null> {
    if (connection === 'lost') return turnAway();
    waiting += 1;
    try {
      const answer = await api.sendCommand(command, { ...options, org: preferences.org });
      problem = answer.ok ? null : { kind: 'refused', refusal: answer.refusal };
      if (answer.ok) entered = answer.seq;
      return answer;
    } catch {
      problem = { kind: 'failed' };
      return null;
    } finally {
      waiting -= 1;
    }
  }

  /** Tells that nothing is taken now: what was meant for a moment is not to happen blindly at another. */
  function turnAway(): Promise<null> {
    problem = { kind: 'offline' };
    return Promise.resolve(null);
  }

  return {
    get connection() {
      return connection;
    },
    /** False until the first views are here. */
    get loaded() {
      return camp !== null;
    },
    get camp() {
      return camp;
    },
    /** All open fights by number; those that were put away are not among them. */
    get fights(): readonly FightView[] {
      return fights;
    },
    /** All characters by name. */
    get characters() {
      return characters;
    },
    /** All open KPO fights by number. */
    get kpoFights(): readonly KpoFightView[] {
      return kpoFights;
    },
    /** All characters of the KPO roster by name. */
    get kpoCharacters() {
      return kpoCharacters;
    },
    get timers() {
      return timers;
    },
    get waits() {
      return waits;
    },
    get now(): Instant {
      return clock.now;
    },
    /** The instant at which fights and timers stand still, or null. */
    get stoppedAt(): Instant | null {
      return camp?.stopped?.since ?? null;
    },
    get problem() {
      return problem;
    },
    /** The last entry that this window wrote. */
    get entered() {
      return entered;
    },
    /** A command is under way. */
    get busy() {
      return waiting > 0;
    },
    /** Closed fights are found here too. */
    fight: (id: FightId) => ownValue(fightsById, id) ?? null,
    character: (id: CharacterId) => ownValue(charactersById, id) ?? null,
    kpoFight: (id: FightId) => ownValue(kpoFightsById, id) ?? null,
    kpoCharacter: (id: CharacterId) => ownValue(kpoCharactersById, id) ?? null,
    timer: (id: FightView['fighters'][number]['timer']) => timers.find((timer) => timer.id === id) ?? null,
    /** The journal's last entry that this window was told of. */
    get lastEntry() {
      return lastEntry;
    },
    /** Something that grows with each entry about a character: what was asked of the journal is then out of date. */
    lastEntryAbout: (id: CharacterId): number | null => ownValue(held.about, id) ?? held.opened,
    /** The name of a character, else of a recipe or a template of creeps, else the id. */
    nameOf: (id: string): string =>
      ownValue(charactersById, id)?.sheet.name ??
      ownValue(kpoCharactersById, id)?.sheet.name ??
      [...(camp?.recipes ?? []), ...(camp?.creeps ?? [])].find((each) => each.id === id)?.name ??
      id,
    perform,
    turnAway,
    dismissProblem: () => (problem = null),
    history: api.history,
    ask: api.ask,
    close: () => {
      api.close();
      clock.stop();
    },
  };
}
