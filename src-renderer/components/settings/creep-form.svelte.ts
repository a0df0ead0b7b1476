import type { Command } from '../../../shared/contract/commands.ts';
import type { CampView } from '../../../shared/contract/views.ts';
import { draftOf, emptyFields, fieldsOf, itemsOf, sameFields, type FormFields } from '../roster/form-fields.ts';
import { itemsError } from '../roster/items-draft.ts';
import { magicOf, ownSpellErrors } from '../roster/magic-draft.ts';
import { namelessPotions, potionsOf } from '../roster/potion-draft.ts';

export type Creep = CampView['creeps'][number];

/** The form of one template of creeps: of `template`, or of a new one. */
export function createCreepForm(template: Creep | null) {
  const before = template === null ? emptyCreep() : { ...fieldsOf({ ...template, token: false }), name: template.name };
  const fields = $state<FormFields>(structuredClone(before));
  let tried = $state(false);

  const nameMissing = $derived(fields.name.trim() === '');
  const incomplete = $derived(
    nameMissing ||
      itemsError(fields) !== null ||
      ownSpellErrors(fields).some((error) => error !== null) ||
      namelessPotions(fields).some(Boolean),
  );
  const dirty = $derived(!sameFields(fields, before));

  function command(): Command | null {
    tried = true;
    if (incomplete) return null;
    const written = {
      name: fields.name.trim(),
      sheet: { ...draftOf(fields), ...magicOf(fields) },
      ducats: fields.ducats,
      items: itemsOf(fields),
      potions: potionsOf(fields),
    };
    return { type: 'keepCreep', template: template === null ? written : { id: template.id, ...written } };
  }

  return {
    fields,
    get tried() {
      return tried;
    },
    get nameMissing() {
      return tried && nameMissing;
    },
    get dirty() {
      return dirty;
    },
    command,
  };
}

const emptyCreep = (): FormFields => ({ ...emptyFields(), is: 'creature', weapon: 'claws' });
