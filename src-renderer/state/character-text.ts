import type { TFunction } from 'i18next';
import type { CharacterView } from '../../shared/contract/views.ts';

type Sheet = CharacterView['sheet'];

/** "Rytier 4", "creep · zviera": who somebody is, in a few words. */
export const originText = (sheet: Pick<Sheet, 'origin' | 'level'>, t: TFunction): string =>
  sheet.origin.is === 'class'
    ? `${t(`terms.class.${sheet.origin.class}`)} ${sheet.level}`
    : `${t('terms.creep')} ${sheet.level} · ${t(`terms.creature.${sheet.origin.creature}`)}`;
