import type { z } from 'zod';
import { classRules } from '../dbf/classes.ts';
import type { Being } from '../roster/animal-form.ts';
import type { rosterCommandSchema } from '../roster/commands.ts';
import type { Faction } from '../vocabulary/terms.ts';
import type { Weapon } from '../vocabulary/weapons.ts';
import type { DbfCharacter } from './format-dbf-character.ts';

/** A command before it was decoded: ids are plain text, and nothing is checked. */
export type EnterCharacterDraft = Extract<z.input<typeof rosterCommandSchema>, { type: 'enterCharacter' }>;

/** The command that enters a character of a scenario, with the defaults of the format. */
export function enterCharacter(id: string, character: DbfCharacter): EnterCharacterDraft {
  const { creature, lives } = character;
  return {
    type: 'enterCharacter',
    id,
    sheet: {
      name: id,
      player: '',
      origin:
        creature === undefined
          ? { is: 'class', class: character.class ?? 'warrior' }
          : { is: 'creature', creature, lives: lives ?? 0 },
      faction: character.faction ?? factionOf(character),
      level: character.level ?? 1,
      abilities: [...(character.abilities ?? [])],
      granted: [...(character.granted ?? [])],
      weapon: weaponDraft(character.weapon ?? 'short dagger'),
      armour: character.armour ?? 'none',
      shield: character.shield ?? false,
      bonus: character.bonus ?? 0,
      hit: character.hit ?? 1,
    },
    ...(creature === undefined && lives !== undefined ? { lives } : {}),
    xp: character.xp ?? 0,
    token: character.token ?? false,
    ducats: character.ducats ?? 0,
    items: [...(character.items ?? [])],
  };
}

/** What somebody turns into. Whoever has a class is a human, and no animal. */
export const being = ({ creature, level, lives, hit, abilities, weapon }: DbfCharacter): Being => ({
  name: '',
  creature: creature ?? 'human',
  level: level ?? 1,
  lives: lives ?? 1,
  hit: hit ?? 1,
  abilities: abilities ?? [],
  weapon: weaponDraft(weapon ?? 'claws'),
});

/** A weapon as it was written; whether there is such a one is found out when the command is decoded. */
export const weaponDraft = (written: NonNullable<DbfCharacter['weapon']>): Weapon => written as Weapon;

/** The faction that the class demands (DBF-CLS-02, DBF-CLS-03), else none. */
const factionOf = (character: DbfCharacter): Faction =>
  character.class === undefined ? 'none' : (classRules[character.class].factions[0] ?? 'none');
