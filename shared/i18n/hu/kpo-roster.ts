import type { kpoRoster as slovak } from '../sk/kpo-roster.ts';
import type { Translated } from '../translated.ts';

export const kpoRoster: Translated<typeof slovak> = {
  new: 'Új KPO karakter',
  values: 'Értékek',
  maxHp: 'Legtöbb ÉP',
  limitsCrossed: 'A legkisebb sebzés nagyobb a legnagyobbnál.',
  hasOffhand: 'A bal kezében is fegyver van',
  raceMissing: 'A karakternek fajra van szüksége.',
  anatomyHint: 'Fajok vesszővel elválasztva.',
  frozen: 'Harcban van: a végéig csak a név és a játékos módosítható. Az ÉP-t szervezői javítás helyesbíti.',
  empty: 'A KPO névsor üres',
  emptyHint: 'Vedd fel az első karaktert. Utána indulhat KPO harc.',
};
