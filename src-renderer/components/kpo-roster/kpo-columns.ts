import { t } from '../../state/i18n.svelte.ts';
import type { ListColumn } from '../roster/list-column.ts';
import type { KpoSort } from './kpo-sort.ts';

/** The columns of the KPO roster, with their names in the language of the window. */
export const columns = (): readonly ListColumn<KpoSort['by']>[] => [
  { id: 'name', label: t('roster.columns.name'), by: 'name' },
  { id: 'player', label: t('roster.columns.player'), by: 'player' },
  { id: 'race', label: t('kpo.field.race'), by: 'race' },
  { id: 'hp', label: t('kpo.field.hp'), by: 'hp' },
  { id: 'dexterity', label: t('kpo.field.dexterity'), by: 'dexterity', isNumber: true },
  {
    id: 'attack',
    label: t('kpoWindow.short.attack'),
    about: t('kpoWindow.legend.attack'),
    by: 'attack',
    isNumber: true,
  },
  {
    id: 'defence',
    label: t('kpoWindow.short.defence'),
    about: t('kpoWindow.legend.defence'),
    by: 'defence',
    isNumber: true,
  },
  { id: 'armour', label: t('kpo.field.armour'), by: 'armour', isNumber: true },
  { id: 'status', label: t('roster.columns.status'), by: 'status' },
  { id: 'missing', label: t('roster.columns.missing'), by: 'missing' },
];

export const widths = `minmax(0, 2fr) minmax(0, 1.4fr) minmax(0, 1.2fr) 158px 5.6rem 3.2rem 3.2rem 3.6rem
  minmax(0, 1.4fr) minmax(0, 1.7fr)`;
