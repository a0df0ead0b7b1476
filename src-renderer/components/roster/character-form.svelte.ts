import type { Answer, Accepted } from '../../../shared/contract/answer.ts';
import type { Command } from '../../../shared/contract/commands.ts';
import type { CharacterView } from '../../../shared/contract/views.ts';
import { classOffer, creatureOffer } from '../../../shared/dbf/class-offer-view.ts';
import { openBreaches } from '../../../shared/dbf/sheet-breaches-view.ts';
import { sheetOutlook } from '../../../shared/dbf/sheet-outlook-view.ts';
import type { Refusal } from '../../../shared/vocabulary/refusal.ts';
import type { AbilityId, ClassId } from '../../../shared/vocabulary/terms.ts';
import { createFollowing } from './following.svelte.ts';
import { draftOf, emptyFields, fieldsOf, itemsOf, startOf, tokenChange, type FormFields } from './form-fields.ts';
import { itemsError } from './items-draft.ts';
import { magicChanges, ownSpellErrors } from './magic-draft.ts';
import { namelessPotions, potionsOf } from './potion-draft.ts';
import { refusedField, type RefusedField } from './refused-field.ts';

export type CharacterForm = ReturnType<typeof createCharacterForm>;
type Send = (command: Command) => Promise<Answer | null>;

/** The form of one sheet: of `character`, or of somebody new. What was typed stays until it is saved. */
export function createCharacterForm(character: CharacterView | null, send: Send) {
  const opened = character === null ? emptyFields() : fieldsOf(character);
  const fields = $state<FormFields>(structuredClone(opened));
  const following = createFollowing(fields, opened);
  /** What the last attempt was refused for. */
  let refusals = $state.raw<readonly Refusal[]>([]);
  let saving = $state(false);
  let tried = $state(false);
  let done = $state(false);

  const offer = $derived(fields.is === 'class' ? classOffer(fields.class) : creatureOffer);
  const outlook = $derived(sheetOutlook(draftOf(fields)));
  const nameMissing = $derived(fields.name.trim() === '');
  const incomplete = $derived(
    nameMissing ||
      itemsError(fields) !== null ||
      ownSpellErrors(fields).some((error) => error !== null) ||
      namelessPotions(fields).some(Boolean),
  );
  const dirty = $derived(!done && following.changed);

  const command = (exception: string | undefined): Command => ({
    ...(character === null
      ? { type: 'enterCharacter', ...startOf(fields) }
      : { type: 'editCharacter', who: character.id }),
    sheet: { ...draftOf(fields), ...magicChanges(fields, following.before) },
    ...tokenChange(fields, following.before),
    ducats: fields.ducats,
    items: itemsOf(fields),
    ...potionsChange(),
    ...(exception === undefined ? {} : { exception }),
  });

  /** What somebody drank meanwhile is not put back, unless the potions were changed here. */
  function potionsChange() {
    const potions = potionsOf(fields);
    return JSON.stringify(potions) === JSON.stringify(following.before.potions) ? {} : { potions };
  }

  /** All that the rules would refuse, so that it is put right in one round. */
  const breaches = () => openBreaches(draftOf(fields), character?.sheet.exceptions ?? []);

  /** What is missing is said at its fields, as after an attempt to save. */
  function tellWhatIsMissing(): null {
    tried = true;
    refusals = breaches();
    return null;
  }

  /** The accepted answer; null where something still stands in the way, which is then shown. */
  async function save(exception?: string): Promise<Accepted | null> {
    tried = true;
    if (saving || following.clashes.length > 0) return null;
    if (incomplete) return tellWhatIsMissing();
    saving = true;
    const answer = await send(command(exception));
    saving = false;
    if (answer === null) return null;
    refusals = answer.ok ? [] : [answer.refusal, ...breaches()];
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
    get clashes() {
      return done ? [] : following.clashes;
    },
    keepMine: following.keepMine,
    takeTheirs: following.takeTheirs,
    /** What somebody else changed meanwhile comes into the form. */
    follow: (now: CharacterView) => following.follow(fieldsOf(now)),
    refusedAt: (field: RefusedField | null): Refusal | null =>
      refusals.find(({ code }) => refusedField(code) === field) ?? null,
    save,
    tellWhatIsMissing,
    chooseOrigin,
    setAbility,
    removeAbility,
    moveUp,
  };
}
