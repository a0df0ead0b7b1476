import type { TFunction } from 'i18next';
import { instant } from '../../shared/vocabulary/ids.ts';
import type { Refusal, RefusalData } from '../../shared/vocabulary/refusal.ts';
import { leftText, timeText } from './time-text.ts';

/** What a refusal says: what is wrong and what to do, with names and terms in place of ids. */
export function refusalText(refusal: Refusal, t: TFunction, nameOf: (id: string) => string): string {
  return t(`refusals.${refusal.code}`, readable(refusal.data, t, nameOf));
}

type Value = RefusalData[string];

/** The members of the vocabulary by the name under which refusals carry them. */
const termsOf: Readonly<Record<string, readonly string[]>> = {
  phase: ['phase'],
  wanted: ['phase'],
  side: ['side'],
  // A creep has its kind in the place of a class.
  class: ['class', 'creature'],
  faction: ['faction'],
  ability: ['ability'],
  school: ['ability'],
  spell: ['spell'],
  weapon: ['weapon'],
  armour: ['armour'],
  status: ['status'],
  take: ['loot'],
};

/** The same for the words of KPO. */
const kpoTermsOf: Readonly<Record<string, readonly string[]>> = { phase: ['phase'], field: ['field'] };

const people = new Set(['who', 'target']);

function readable(data: RefusalData, t: TFunction, nameOf: (id: string) => string): Record<string, string | number> {
  const one = (key: string, value: string | number): string | number => {
    if (key === 'left') return leftText(Number(value));
    if (key === 'at' || key === 'since') return timeText(instant(Number(value)));
    if (typeof value === 'number') return value;
    if (people.has(key)) return nameOf(value);
    if (key === 'party') return nameOf(value).replaceAll('_', ' ');
    const terms = [
      ...(termsOf[key] ?? []).map((family) => `terms.${family}.${value}`),
      ...(kpoTermsOf[key] ?? []).map((family) => `kpo.${family}.${value}`),
    ];
    return terms.length === 0 ? value : t(terms as unknown as ['terms.shield']);
  };
  const shown = (key: string, value: Value) =>
    typeof value === 'object' ? value.map((part) => one(key, part)).join(', ') : one(key, value);
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, shown(key, value)]));
}
