import type { Answer } from '../../../shared/contract/answer.ts';
import type { Command } from '../../../shared/contract/commands.ts';
import type { CharacterView } from '../../../shared/contract/views.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import type { Refusal } from '../../../shared/vocabulary/refusal.ts';
import type { Winner } from '../../../shared/vocabulary/terms.ts';
import type { Console } from '../../state/console.svelte.ts';
import { instantOf, type HappenedAt } from '../../state/happened-at.ts';
import { t } from '../../state/i18n.svelte.ts';
import { fieldOf, type NewFightField } from './new-fight-field.ts';
import { whyNotFree } from './why-not-free.ts';

type Recorded = Extract<Command, { type: 'recordOutcome' }>['outcomes'][number];
export type RecordedStatus = Recorded['status'];
type Standing = Pick<Recorded, 'lives' | 'status'>;

/** What is filled in on the screen for a new fight. It stays as it is until a fight was opened from it. */
export function createNewFight(console: Console) {
  let onlyOutcome = $state(false);
  let place = $state('');
  let by = $state.raw<readonly CharacterId[]>([]);
  let to = $state.raw<readonly CharacterId[]>([]);
  let present = $state.raw<readonly CharacterId[]>([]);
  let happened = $state.raw<HappenedAt>({ said: 'now' });
  let outcomes = $state.raw<Readonly<Record<CharacterId, Standing>>>({});
  let winner = $state<Winner>('nobody');
  let refusal = $state.raw<Refusal | null>(null);

  const fighters = $derived([...by, ...to]);

  function command(): Command {
    if (!onlyOutcome) return { type: 'challenge', place: place.trim(), by, to, present };
    const changed = fighters.flatMap((who) => (outcomes[who] ? [{ who, ...outcomes[who] }] : []));
    return { type: 'recordOutcome', place: place.trim(), by, to, outcomes: changed, winner };
  }

  async function send(): Promise<Answer | null> {
    const answer = await console.perform(command(), { happenedAt: instantOf(happened, console.now) });
    refusal = answer?.ok === false ? answer.refusal : null;
    if (refusal !== null && fieldOf(refusal, { by, to, present }) !== null) console.dismissProblem();
    return answer;
  }

  return {
    get onlyOutcome() {
      return onlyOutcome;
    },
    set onlyOutcome(value) {
      onlyOutcome = value;
    },
    get place() {
      return place;
    },
    set place(value) {
      place = value;
    },
    get by() {
      return by;
    },
    set by(value) {
      by = value;
    },
    get to() {
      return to;
    },
    set to(value) {
      to = value;
    },
    get present() {
      return present;
    },
    set present(value) {
      present = value;
    },
    get happened() {
      return happened;
    },
    set happened(value) {
      happened = value;
    },
    get winner() {
      return winner;
    },
    set winner(value) {
      winner = value;
    },
    get fighters() {
      return fighters;
    },
    /** The refusal of the last attempt. */
    get refusal() {
      return refusal;
    },
    /** The field that the refusal is about. */
    get wrong(): NewFightField | null {
      return refusal === null ? null : fieldOf(refusal, { by, to, present });
    },
    outcomeOf: (who: CharacterId): Standing | null => outcomes[who] ?? null,
    setOutcome: (who: CharacterId, standing: Standing | null) => {
      const { [who]: _, ...others } = outcomes;
      outcomes = standing === null ? others : { ...others, [who]: standing };
    },
    unavailable: (character: CharacterView): string | null =>
      [...fighters, ...present].includes(character.id) ? t('fight.fresh.chosen') : whyNotFree(character, console),
    send,
  };
}

export type NewFight = ReturnType<typeof createNewFight>;
