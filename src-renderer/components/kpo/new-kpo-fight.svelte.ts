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

/** A side as it was sent. */
interface SentSide extends Readonly<Side> {
  readonly called: string;
}

/** An attempt that was refused, with what was filled in then. */
interface Refused {
  readonly refusal: Refusal;
  readonly sides: readonly SentSide[];
  readonly happened: HappenedAt;
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
  let refused = $state.raw<Refused | null>(null);

  const chosen = $derived(fields.sides.flatMap(({ members }) => members));

  /** Without a name of its own, a side is called after the first who stands on it. */
  const nameOf = ({ name, members }: Side): string => {
    const [first] = members;
    return sideId(name === '' && first !== undefined ? console.nameOf(first) : name);
  };

  async function send(): Promise<Answer | null> {
    const { happened } = fields;
    if (console.busy || minutesAhead(happened, console.now) !== null) return null;
    const sides = fields.sides.map((side, at) => ({ ...side, called: nameOf(side) || String(at + 1) }));
    const answer = await console.perform(
      {
        type: 'openKpoFight',
        place: fields.place.trim(),
        sides: sides.map(({ called, members }) => ({ name: called, members: [...members] })),
      },
      { happenedAt: instantOf(happened, console.now) },
    );
    refused = answer?.ok === false ? { refusal: answer.refusal, sides, happened } : null;
    if (refused !== null) console.dismissProblem();
    return answer;
  }

  const sent = ({ key }: Side) => refused?.sides.find((side) => side.key === key);
  const isAsSent = (side: Side) => sent(side)?.members === side.members && sent(side)?.name === side.name;
  const allAsSent = () =>
    refused?.happened === fields.happened &&
    refused.sides.length === fields.sides.length &&
    fields.sides.every(isAsSent);

  /** What the last attempt was refused for on a side; null once that was changed. */
  function wrongAt(side: Side): Refusal | null {
    const then = sent(side);
    if (refused === null || then === undefined || !isAbout(refused.refusal, then)) return null;
    const { code, data } = refused.refusal;
    if (code === 'side-name-taken') return allAsSent() ? refused.refusal : null;
    if (!isAsSent(side)) return null;
    return code === 'party-empty' ? { ...refused.refusal, data: { ...data, party: then.called } } : refused.refusal;
  }

  /** What it was refused for beside all sides; null once anything was changed. */
  function wrongElsewhere(): Refusal | null {
    if (refused === null || !allAsSent()) return null;
    const { refusal, sides } = refused;
    return sides.some((side) => isAbout(refusal, side)) ? null : refusal;
  }

  const unavailable = (character: KpoCharacterView): string | null =>
    chosen.includes(character.id) ? t('fight.fresh.chosen') : whyNotFree(character, console);

  return {
    fields,
    get mayAdd() {
      return fields.sides.length < MOST;
    },
    nameOf,
    wrongAt,
    wrongElsewhere,
    add: () => {
      fields.sides.push({ key: made, name: '', members: [] });
      made += 1;
    },
    remove: (at: number) => fields.sides.splice(at, 1),
    unavailable,
    send,
  };
}

/** A refusal names a person or a side; of the empty sides it means each. */
const isAbout = ({ code, data: { who, party } }: Refusal, { members, called }: SentSide): boolean =>
  code === 'party-empty' ? members.length === 0 : members.some((id) => id === who) || party === called;
