import type { Answer } from '../../../shared/contract/answer.ts';
import type { Command } from '../../../shared/contract/commands.ts';
import type { CharacterView } from '../../../shared/contract/views.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import type { Refusal } from '../../../shared/vocabulary/refusal.ts';
import type { Winner } from '../../../shared/vocabulary/terms.ts';
import type { Console } from '../../state/console.svelte.ts';
import { instantOf, minutesAhead, type HappenedAt } from '../../state/happened-at.ts';
import { t } from '../../state/i18n.svelte.ts';
import { newFightFields, wrongFields, type NewFightField } from './new-fight-field.ts';
import { whyNotFree } from './why-not-free.ts';

type Recorded = Extract<Command, { type: 'recordOutcome' }>['outcomes'][number];
export type RecordedStatus = Recorded['status'];
type Standing = Pick<Recorded, 'lives' | 'status'>;

export type SideField = 'by' | 'to';
/** DBF-PTY-01 */
export const SIDE = 3;

/** Those of a party who may still come to the side on which one of them is already. */
interface RestOfParty {
  readonly party: string;
  readonly rest: readonly CharacterView[];
}

interface Fields {
  onlyOutcome: boolean;
  place: string;
  by: readonly CharacterId[];
  to: readonly CharacterId[];
  present: readonly CharacterId[];
  happened: HappenedAt;
  winner: Winner;
}

/** An attempt that was refused, with the fields as they were then. */
interface Refused {
  readonly refusal: Refusal;
  readonly attempt: Readonly<Pick<Fields, NewFightField>>;
}

/** What is filled in on the screen for a new fight. It stays as it is until a fight was opened from it. */
export function createNewFight(console: Console) {
  const fields = $state<Fields>({
    onlyOutcome: false,
    place: '',
    by: [],
    to: [],
    present: [],
    happened: { said: 'now' },
    winner: 'nobody',
  });
  let outcomes = $state.raw<Readonly<Record<CharacterId, Standing>>>({});
  let refused = $state.raw<Refused | null>(null);
  let tried = $state(false);

  const fighters = $derived([...fields.by, ...fields.to]);

  /** An outcome tells something: who won, or who is not as before. */
  const nothingKnown = $derived(
    fields.onlyOutcome && fields.winner === 'nobody' && !fighters.some((who) => outcomes[who] !== undefined),
  );

  const isChosen = (id: CharacterId) => [...fighters, ...fields.present].includes(id);
  const isFree = (character: CharacterView) => !isChosen(character.id) && whyNotFree(character, console) === null;

  /** What the last attempt was refused for at a field; null once the field was changed. */
  function wrongAt(field: NewFightField): Refusal | null {
    const tried = refused?.attempt[field] === fields[field] ? refused : null;
    return tried === null ? null : (wrongFields(tried.refusal, tried.attempt)[field] ?? null);
  }

  /** What the last attempt was refused for beside all fields; null once any of them was changed. */
  function wrongElsewhere(): Refusal | null {
    if (refused === null) return null;
    const { refusal, attempt } = refused;
    const isAsTried = newFightFields.every((field) => attempt[field] === fields[field]);
    return isAsTried && Object.keys(wrongFields(refusal, attempt)).length === 0 ? refusal : null;
  }

  function restOfParties(field: SideField): readonly RestOfParty[] {
    const room = SIDE - fields[field].length;
    const parties = fields[field].flatMap((id) => console.character(id)?.party ?? []);
    return parties
      .filter((party, index) => parties.indexOf(party) === index)
      .map((party) => ({
        party,
        rest: console.characters.filter((one) => one.party === party && isFree(one)).slice(0, room),
      }))
      .filter(({ rest }) => rest.length > 0);
  }

  function command(): Command {
    const { onlyOutcome, place, by, to, present, winner } = $state.snapshot<Fields>(fields);
    if (!onlyOutcome) return { type: 'challenge', place: place.trim(), by, to, present };
    const changed = fighters.flatMap((who) => (outcomes[who] ? [{ who, ...outcomes[who] }] : []));
    return { type: 'recordOutcome', place: place.trim(), by, to, outcomes: changed, winner };
  }

  async function send(): Promise<Answer | null> {
    tried = true;
    const { by, to, present, happened } = fields;
    if (console.busy || nothingKnown || minutesAhead(happened, console.now) !== null) return null;
    const answer = await console.perform(command(), { happenedAt: instantOf(happened, console.now) });
    refused = answer?.ok === false ? { refusal: answer.refusal, attempt: { by, to, present, happened } } : null;
    // Shown at its field, so not at the edge of the window too.
    if (refused !== null && wrongElsewhere() === null) console.dismissProblem();
    return answer;
  }

  return {
    fields,
    get fighters() {
      return fighters;
    },
    wrongAt,
    wrongElsewhere,
    /** Somebody tried to send an outcome that says nothing. */
    get nothingKnown() {
      return tried && nothingKnown;
    },
    outcomeOf: (who: CharacterId): Standing | null => outcomes[who] ?? null,
    setOutcome: (who: CharacterId, standing: Standing | null) => {
      const { [who]: _, ...others } = outcomes;
      outcomes = standing === null ? others : { ...others, [who]: standing };
    },
    unavailable: (character: CharacterView): string | null =>
      isChosen(character.id) ? t('fight.fresh.chosen') : whyNotFree(character, console),
    restOfParties,
    add: (field: SideField, ids: readonly CharacterId[]) => {
      fields[field] = [...fields[field], ...ids];
    },
    send,
  };
}

export type NewFight = ReturnType<typeof createNewFight>;
