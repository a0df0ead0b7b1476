import type { Answer } from '../../../shared/contract/answer.ts';
import type { KpoCharacterView } from '../../../shared/contract/kpo-views.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import type { Refusal } from '../../../shared/vocabulary/refusal.ts';
import type { Console } from '../../state/console.svelte.ts';
import { instantOf, minutesAhead, type HappenedAt } from '../../state/happened-at.ts';
import { t } from '../../state/i18n.svelte.ts';
import { whyNotFree } from './kpo-not-free.ts';
import { sideId } from './kpo-side.ts';

interface Side {
  readonly key: number;
  name: string;
  members: readonly CharacterId[];
}

const MOST = 10;

export type NewKpoFight = ReturnType<typeof createNewKpoFight>;

/** What is filled in on the screen for a new KPO fight. It stays as it is until a fight was opened from it. */
export function createNewKpoFight(console: Console) {
  let made = 2;
  const fields = $state<{ place: string; happened: HappenedAt; sides: Side[] }>({
    place: '',
    happened: { said: 'now' },
    sides: [
      { key: 0, name: '', members: [] },
      { key: 1, name: '', members: [] },
    ],
  });
  let refusal = $state.raw<Refusal | null>(null);

  const chosen = $derived(fields.sides.flatMap(({ members }) => members));

  /** Without a name of its own, a side is called after the first who stands on it. */
  const nameOf = ({ name, members }: Side): string => {
    const [first] = members;
    return sideId(name === '' && first !== undefined ? console.nameOf(first) : name);
  };

  async function send(): Promise<Answer | null> {
    const { happened } = fields;
    if (console.busy || minutesAhead(happened, console.now) !== null) return null;
    const sides = fields.sides.map((side, at) => ({
      name: nameOf(side) || String(at + 1),
      members: [...side.members],
    }));
    const answer = await console.perform(
      { type: 'openKpoFight', place: fields.place.trim(), sides },
      { happenedAt: instantOf(happened, console.now) },
    );
    refusal = answer?.ok === false ? answer.refusal : null;
    if (refusal !== null) console.dismissProblem();
    return answer;
  }

  const unavailable = (character: KpoCharacterView): string | null =>
    chosen.includes(character.id) ? t('fight.fresh.chosen') : whyNotFree(character, console);

  return {
    fields,
    /** The refusal of the last attempt. */
    get refusal() {
      return refusal;
    },
    get mayAdd() {
      return fields.sides.length < MOST;
    },
    nameOf,
    /** The side that the refusal is about. */
    isWrong: (side: Side): boolean => {
      const { who, party } = refusal?.data ?? {};
      return side.members.some((id) => id === who) || party === nameOf(side);
    },
    add: () => {
      fields.sides.push({ key: made, name: '', members: [] });
      made += 1;
    },
    remove: (at: number) => fields.sides.splice(at, 1),
    unavailable,
    send,
  };
}
