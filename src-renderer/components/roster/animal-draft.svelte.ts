import type { Command } from '../../../shared/contract/commands.ts';
import type { CampView } from '../../../shared/contract/views.ts';
import type { AbilityId } from '../../../shared/vocabulary/terms.ts';
import type { Weapon } from '../../../shared/vocabulary/weapons.ts';

type Being = NonNullable<Extract<Command, { type: 'castOutside' }>['as']>;
type Creep = CampView['creeps'][number];

export type AnimalDraft = ReturnType<typeof createAnimalDraft>;

/** DBF-SP-PR5: the animal that somebody becomes, as it is being filled in. */
export function createAnimalDraft(creeps: readonly Creep[]) {
  const animals = creeps.filter(({ sheet: { origin } }) => origin.is === 'creature' && origin.creature === 'animal');
  let template = $state('');
  const fields = $state<{
    name: string;
    level: number;
    lives: number;
    hit: number;
    weapon: Weapon;
    abilities: AbilityId[];
  }>({
    name: '',
    level: 1,
    lives: 3,
    hit: 1,
    weapon: 'claws',
    abilities: [],
  });

  function fillFrom(id: string): void {
    template = id;
    const creep = animals.find((one) => one.id === id);
    if (creep === undefined) return;
    const { name, sheet } = creep;
    const { level, hit, weapon } = sheet;
    const lives = sheet.origin.is === 'creature' ? sheet.origin.lives : fields.lives;
    Object.assign(fields, { name, level, hit, weapon, lives, abilities: [...sheet.abilities] });
  }

  return {
    animals,
    fields,
    get template() {
      return template;
    },
    set template(id) {
      fillFrom(id);
    },
    /** What is sent; nothing where no animal is named, for then only the ten minutes run. */
    being: (): { as?: Being } =>
      fields.name.trim() === ''
        ? {}
        : { as: { ...fields, name: fields.name.trim(), creature: 'animal', abilities: [...fields.abilities] } },
  };
}
