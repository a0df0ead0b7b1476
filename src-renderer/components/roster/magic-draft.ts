import type { CharacterView } from '../../../shared/contract/views.ts';
import { spellsOfSchool } from '../../../shared/vocabulary/spells.ts';
import type { AbilityId } from '../../../shared/vocabulary/terms.ts';
import type { FormFields } from './form-fields.ts';

type Sheet = CharacterView['sheet'];
type Magic = Pick<Sheet, 'shifts' | 'extraSpells' | 'ownSpells'>;
export type Shifted = keyof Sheet['shifts'];
type Fields = Pick<FormFields, 'is' | 'abilities' | 'granted' | 'shifts' | 'extraSpells' | 'ownSpells'>;

/** DBF-A-82: by how many levels later an ORG lets somebody cast of a school, or brew. */
export const shiftSteps = [0, 2, 4] as const;

/** What an ORG may shift: what was granted, and for a creature all that it knows. */
export function shiftable({ is, abilities, granted }: Pick<Fields, 'is' | 'abilities' | 'granted'>) {
  const known: readonly AbilityId[] = is === 'creature' ? [...abilities, ...granted] : granted;
  return shifted.filter((one) => known.includes(one));
}

/** What stands in the fields; a school that is not there any more keeps no shift. */
export const magicOf = (fields: Fields): Magic => ({
  shifts: Object.fromEntries(
    shiftable(fields).flatMap((one) => {
      const by = fields.shifts[one];
      return by === undefined ? [] : [[one, by]];
    }),
  ),
  extraSpells: [...fields.extraSpells],
  ownSpells: fields.ownSpells.map(({ name, effect }) => ({ name: name.trim(), effect: effect.trim() })),
});

/** Only what differs from before: what is left out stays as it was. */
export function magicChanges(fields: Fields, before: Fields): Partial<Magic> {
  const [now, then] = [magicOf(fields), magicOf(before)];
  return {
    ...(same(now.shifts, then.shifts) ? {} : { shifts: now.shifts }),
    ...(same(now.extraSpells, then.extraSpells) ? {} : { extraSpells: now.extraSpells }),
    ...(same(now.ownSpells, then.ownSpells) ? {} : { ownSpells: now.ownSpells }),
  };
}

/** What is wrong with each own spell, in their order. */
export const ownSpellErrors = ({ ownSpells }: Pick<Fields, 'ownSpells'>): readonly ('missing' | 'twice' | null)[] => {
  const names = ownSpells.map(({ name }) => name.trim());
  return names.map((name, at) => (name === '' ? 'missing' : names.indexOf(name) < at ? 'twice' : null));
};

const shifted = [...(Object.keys(spellsOfSchool) as (keyof typeof spellsOfSchool)[]), 'alchemy'] as const;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
