import type { z } from 'zod';
import type { kpoRosterCommandSchema } from '../kpo/commands.ts';
import type { kpoWeaponSchema } from '../kpo/sheet.ts';
import type { KpoCharacter } from './format-kpo.ts';

/** A command before it was decoded: ids are plain text, and nothing is checked. */
export type EnterKpoCharacterDraft = Extract<z.input<typeof kpoRosterCommandSchema>, { type: 'enterKpoCharacter' }>;

/** The command that enters a KPO character of a scenario; the schema fills in the defaults of the format. */
export function enterKpoCharacter(id: string, character: KpoCharacter): EnterKpoCharacterDraft {
  const { weapon, offhand, skills, ...values } = character;
  return {
    type: 'enterKpoCharacter',
    id,
    sheet: {
      name: id,
      ...values,
      weapon: weaponDraft(weapon ?? {}),
      offhand: offhand === undefined ? null : weaponDraft(offhand),
      skills: {
        ...(skills?.['two-weapon'] === undefined ? {} : { twoWeapon: skills['two-weapon'] }),
        anatomy: [...(skills?.anatomy ?? [])],
        ...(skills?.knockout === undefined ? {} : { knockout: skills.knockout }),
      },
    },
  };
}

/** In the format 0 stands for no fixed damage. */
const weaponDraft = ({
  fixed = 0,
  ...weapon
}: NonNullable<KpoCharacter['weapon']>): z.input<typeof kpoWeaponSchema> => ({
  ...weapon,
  fixed: fixed === 0 ? null : fixed,
});
