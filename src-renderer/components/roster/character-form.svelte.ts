import type { Answer, Accepted } from '../../../shared/contract/answer.ts';
import type { Command } from '../../../shared/contract/commands.ts';
import type { CharacterView } from '../../../shared/contract/views.ts';
import { classOffer, creatureOffer } from '../../../shared/dbf/class-offer-view.ts';
import { sheetOutlook } from '../../../shared/dbf/sheet-outlook-view.ts';
import type { Refusal } from '../../../shared/vocabulary/refusal.ts';
import type { AbilityId, ClassId } from '../../../shared/vocabulary/terms.ts';
import {
  draftOf,
  emptyFields,
  fieldsOf,
  itemsOf,
  sameFields,
  startOf,
  tokenChange,
  type FormFields,
} from './form-fields.ts';
import { magicChanges, ownSpellErrors } from './magic-draft.ts';
import { namelessPotions, potionsOf } from './potion-draft.ts';
import { canBeAllowed, refusedField, type RefusedField } from './refused-field.ts';

export type CharacterForm = ReturnType<typeof createCharacterForm>;
type Send = (command: Command) => Promise<Answer | null>;

/** The form of one sheet: of `character`, or of somebody new. What was typed stays until it is saved. */
export function createCharacterForm(character: CharacterView | null, send: Send) {
  const before = character === null ? emptyFields() : fieldsOf(character);
  const fields = $state<FormFields>(structuredClone(before));
  let refusal = $state.raw<Refusal | null>(null);
  let saving = $state(false);
  let tried = $state(false);
  let done = $state(false);

  const offer = $derived(fields.is === 'class' ? classOffer(fields.class) : creatureOffer);
  const outlook = $derived(sheetOutlook(draftOf(fields)));
  const nameMissing = $derived(fields.name.trim() === '');
  const incomplete = $derived(
    nameMissing || ownSpellErrors(fields).some((error) => error !== null) || namelessPotions(fields).some(Boolean),
  );
  const dirty = $derived(!done && !sameFields(fields, before));

  const command = (exception: string | undefined): Command => ({
    ...(character === null
      ? { type: 'enterCharacter', ...startOf(fields) }
      : { type: 'editCharacter', who: character.id }),
    sheet: { ...draftOf(fields), ...magicChanges(fields, before) },
    ...tokenChange(fields, before),
    ducats: fields.ducats,
    items: itemsOf(fields),
    ...potionsChange(),
    ...(exception === undefined ? {} : { exception }),
  });

  /** What somebody drank meanwhile is not put back, unless the potions were changed here. */
  function potionsChange() {
    const potions = potionsOf(fields);
    return JSON.stringify(potions) === JSON.stringify(before.potions) ? {} : { potions };
  }

  /** The accepted answer; null where something still stands in the way, which is then shown. */
  async function save(exception?: string): Promise<Accepted | null> {
    tried = true;
    if (incomplete || saving) return null;
    saving = true;
    const answer = await send(command(exception));
    saving = false;
    if (answer === null) return null;
    refusal = answer.ok ? null : answer.refusal;
    done = answer.ok;
    return answer.ok ? answer : null;
  }

  /** A class brings its faction along; the rest of the sheet stays, marked where the class may not have it. */
  function chooseOrigin(change: { is: 'creature' } | { is: 'class'; class: ClassId }) {
    Object.assign(fields, change);
    const [first] = offer.factions;
    if (first !== undefined && !offer.factions.includes(fields.faction)) fields.faction = first;
  }

  const setAbility = (at: number, ability: AbilityId) => (fields.abilities[at] = ability);
  const removeAbility = (at: number) => fields.abilities.splice(at, 1);
  function moveUp(at: number) {
    const [ability] = fields.abilities.splice(at, 1);
    if (ability !== undefined) fields.abilities.splice(at - 1, 0, ability);
  }

  return {
    fields,
    isNew: character === null,
    get offer() {
      return offer;
    },
    get outlook() {
      return outlook;
    },
    get refusal() {
      return refusal;
    },
    get saving() {
      return saving;
    },
    get dirty() {
      return dirty;
    },
    get nameMissing() {
      return tried && nameMissing;
    },
    /** It was to be saved: what is missing is said at its field. */
    get tried() {
      return tried;
    },
    /** An ORG may let the last refusal through. */
    get allowable() {
      return refusal !== null && canBeAllowed(refusal.code);
    },
    /** Somebody else changed the sheet since the form was opened. */
    isOvertakenBy: (now: CharacterView): boolean => !done && !sameFields(fieldsOf(now), before),
    refusedAt: (field: RefusedField | null): Refusal | null =>
      refusal !== null && refusedField(refusal.code) === field ? refusal : null,
    save,
    chooseOrigin,
    setAbility,
    removeAbility,
    moveUp,
  };
}
