import type { KpoCharacterView } from '../../../shared/contract/kpo-views.ts';
import { t } from '../../state/i18n.svelte.ts';
import { signed } from '../../state/signed.ts';

const marks = ['knockout', 'backstab', 'slow', 'ranged'] as const;

/** The data of a weapon, line by line; what it has not is not told. */
export function weaponFacts(weapon: KpoCharacterView['sheet']['weapon']) {
  const fact = (field: keyof typeof weapon, value: string) => ({ name: t(`kpo.weaponField.${field}`), value });
  return [
    fact('category', t(`kpo.category.${weapon.category}`)),
    fact('max', String(weapon.max)),
    fact('min', String(weapon.min)),
    ...(weapon.fixed === null ? [] : [fact('fixed', String(weapon.fixed))]),
    fact('attack', signed(weapon.attack)),
    fact('defence', signed(weapon.defence)),
    ...(weapon.penalty === 0 ? [] : [fact('penalty', signed(weapon.penalty))]),
    ...(weapon.length === 0 ? [] : [fact('length', String(weapon.length))]),
    ...(weapon.attacks === null ? [] : [fact('attacks', String(weapon.attacks))]),
    ...marks.filter((mark) => weapon[mark]).map((mark) => fact(mark, t('common.yes'))),
  ];
}
