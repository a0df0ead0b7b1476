import type { Accepted, Answer } from '../../../shared/contract/answer.ts';
import type { Command } from '../../../shared/contract/commands.ts';
import type { KpoCharacterView } from '../../../shared/contract/kpo-views.ts';
import type { Refusal } from '../../../shared/vocabulary/refusal.ts';
import { emptyKpoFields, kpoDraftOf, kpoFieldsOf, limitsCross, type KpoFormFields } from './kpo-form-fields.ts';

export type KpoForm = ReturnType<typeof createKpoForm>;
type Send = (command: Command) => Promise<Answer | null>;
export type KpoFormField = 'name' | 'race' | 'weapon' | 'offhand';

/** The form of one KPO sheet: of `character`, or of somebody new. What was typed stays until it is saved. */
export function createKpoForm(character: KpoCharacterView | null, send: Send) {
  const before = character === null ? emptyKpoFields() : kpoFieldsOf(character);
  const fields = $state<KpoFormFields>(structuredClone(before));
  let refusal = $state.raw<Refusal | null>(null);
  let saving = $state(false);
  let tried = $state(false);
  let done = $state(false);

  const wrong = $derived<readonly KpoFormField[]>([
    ...(fields.name.trim() === '' ? (['name'] as const) : []),
    ...(fields.race.trim() === '' ? (['race'] as const) : []),
    ...(limitsCross(fields.weapon) ? (['weapon'] as const) : []),
    ...(fields.hasOffhand && limitsCross(fields.offhand) ? (['offhand'] as const) : []),
  ]);
  const dirty = $derived(!done && JSON.stringify(fields) !== JSON.stringify(before));

  const command = (): Command => {
    const sheet = kpoDraftOf($state.snapshot(fields));
    return character === null
      ? { type: 'enterKpoCharacter', sheet }
      : { type: 'editKpoCharacter', who: character.id, sheet };
  };

  /** The accepted answer; null where something still stands in the way, which is then shown. */
  async function save(): Promise<Accepted | null> {
    tried = true;
    if (wrong.length > 0 || saving) return null;
    saving = true;
    const answer = await send(command());
    saving = false;
    if (answer === null) return null;
    refusal = answer.ok ? null : answer.refusal;
    done = answer.ok;
    return answer.ok ? answer : null;
  }

  return {
    fields,
    /** What the other side said to the last attempt. */
    get refusal() {
      return refusal;
    },
    get saving() {
      return saving;
    },
    get dirty() {
      return dirty;
    },
    /** Told once somebody tried to save; crossed limits at once. */
    isWrong: (field: KpoFormField): boolean =>
      wrong.includes(field) && (tried || field === 'weapon' || field === 'offhand'),
    save,
  };
}
