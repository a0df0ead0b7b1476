import type { CharacterView } from '../../../shared/contract/views.ts';
import { checkItems, type CheckItem } from '../../../shared/vocabulary/terms.ts';
import { t } from '../../state/i18n.svelte.ts';
import { hasAbility } from './acts.ts';

/** What was approved; the token of somebody who is no thief any more does not count. */
export const approvedItems = (character: CharacterView): readonly CheckItem[] =>
  checkItems.filter((item) =>
    item === 'token'
      ? character.token && hasAbility(character, 'thievery')
      : character.checks[item] !== undefined && !character.missingChecks.includes(item),
  );

/** What exactly has to be seen: which weapon, what armour and how many bonus lives. */
export function itemDetail(sheet: CharacterView['sheet'], item: CheckItem): string {
  switch (item) {
    case 'weapon':
      return `${t(`terms.weapon.${sheet.weapon}`)}, ${t('staff.checkIn.mindOwner')}`;
    case 'bow':
      return t('staff.checkIn.bowTest');
    case 'armour':
      return `${t(`terms.armour.${sheet.armour}`)}, ${t('staff.checkIn.bonus', { count: sheet.bonus })}`;
    case 'pouch':
    case 'offhand':
    case 'shield':
    case 'token':
      return '';
    default:
      return item satisfies never;
  }
}
