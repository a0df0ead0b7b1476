import { kpoSheetDraftSchema, type KpoSheet } from '../../kpo/sheet.ts';
import type { CharacterId } from '../../vocabulary/ids.ts';
import type { ImportChange } from './changes.ts';
import type { Named } from './dbf-change.ts';
import type { KpoValues } from './kpo-values.ts';

/** A race that the row does not name stays open. */
export function newKpo(id: CharacterId, { name, player }: Named, values: KpoValues): ImportChange {
  const { sheet, weapon, offhand, hpNow, checks } = values;
  return {
    type: 'enterKpoCharacter',
    id,
    sheet: kpoSheetDraftSchema.parse({ race: '', ...sheet, name, player: player ?? '', weapon, offhand }),
    ...(hpNow === null ? {} : { hp: hpNow }),
    ...(checks === null ? {} : { checks }),
  };
}

/** What the row does not say stays as it is. */
export function changedKpo(
  { id, sheet }: { readonly id: CharacterId; readonly sheet: KpoSheet },
  { name, player }: Named,
  values: KpoValues,
): ImportChange {
  return {
    type: 'editKpoCharacter',
    who: id,
    sheet: kpoSheetDraftSchema.parse({
      ...sheet,
      ...values.sheet,
      name,
      player: player ?? sheet.player,
      skills: { ...sheet.skills, ...values.sheet.skills },
      weapon: { ...sheet.weapon, ...values.weapon },
      offhand: values.offhand === null ? sheet.offhand : { ...sheet.offhand, ...values.offhand },
    }),
    ...(values.checks === null ? {} : { checks: values.checks }),
  };
}
