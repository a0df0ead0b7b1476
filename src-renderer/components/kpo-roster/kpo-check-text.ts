import type { KpoCharacterView } from '../../../shared/contract/kpo-views.ts';
import { kpoCheckItems } from '../../../shared/vocabulary/kpo-terms.ts';
import type { CheckItem } from '../../../shared/vocabulary/terms.ts';
import { t } from '../../state/i18n.svelte.ts';
import { signed } from '../../state/signed.ts';

type Sheet = KpoCharacterView['sheet'];

/** What was approved of somebody of KPO, in the order in which it is told. */
export const approvedItems = ({ checks }: Pick<KpoCharacterView, 'checks'>): readonly CheckItem[] =>
  kpoCheckItems.filter((item) => checks[item] !== undefined);

/** What exactly has to be seen: which weapon, how much the armour absorbs, what the shield gives. */
export function itemDetail(sheet: Sheet, item: CheckItem): string {
  switch (item) {
    case 'weapon':
      return weaponText(sheet.weapon);
    case 'offhand':
      return sheet.offhand === null ? '' : weaponText(sheet.offhand);
    case 'armour':
      return `${t('kpo.field.armour')} ${sheet.armour}`;
    case 'shield':
      return signed(sheet.shield);
    default:
      return '';
  }
}

function weaponText({ category, min, max, fixed, length }: Sheet['weapon']): string {
  const told = {
    category: t(`kpo.category.${category}`),
    damage: fixed === null ? `${min}–${max}` : String(fixed),
    length,
  };
  return t(length === 0 ? 'kpoRoster.weapon' : 'kpoRoster.longWeapon', told);
}
