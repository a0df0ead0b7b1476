import type { LanguageWords } from '../../i18n/index.ts';
import { ownValue } from '../../vocabulary/own-value.ts';
import { isField } from './fields.ts';
import { splitList, splitParts } from './lists.ts';
import { settingText } from './setting-text.ts';

/** What stands in a cell of an export, in words: "short dagger; bow" is "dýka, luk". What has no word stays as it is. */
export function valueText(name: string, value: string, words: LanguageWords): string {
  if (name !== 'craft' && !isField(name)) return settingText(name, value, words);
  const terms = ownValue(termsOf, name)?.(words) ?? {};
  if (!lists.has(name)) return ownValue(terms, value) ?? value;
  return splitList(value)
    .map((thing) => thingText(thing, terms))
    .join(', ');
}

/** The words that a field understands, to be offered where one is to be written; none where anything can stand. */
export function knownValues(field: string, words: LanguageWords): readonly string[] {
  if (lists.has(field)) return [];
  const also = field === 'class' ? ['creature'] : [];
  return [field, ...also].flatMap((each) => Object.values(termsOf[each]?.(words) ?? {}));
}

type Terms = Readonly<Record<string, string>>;

/** "pouch | Zuzana | 2026-07-10T12:00:00.000Z" is "mešec (Zuzana)": when it was is not what somebody compares. */
function thingText(thing: string, terms: Terms): string {
  const [name = '', ...parts] = splitParts(thing);
  const [, school = name, by] = /^(\S+) (\d)$/.exec(name) ?? [];
  const shifted = ownValue(terms, school);
  const said = ownValue(terms, name) ?? (shifted === undefined ? name : `${shifted} +${by ?? ''}`);
  const more = parts.filter((part) => part !== '' && !/^\d{4}-\d\d-\d\dT/.test(part));
  return more.length === 0 ? said : `${said} (${more.join(', ')})`;
}

const lists: ReadonlySet<string> = new Set([
  ...['abilities', 'granted', 'items', 'potions', 'checks', 'shifts', 'extraSpells', 'ownSpells', 'exceptions'],
  ...['used', 'usedSpecial', 'anatomy'],
]);

const yesOrNo = ({ common }: LanguageWords): Terms => ({ true: common.yes, false: common.no });
const ability = ({ terms }: LanguageWords): Terms => terms.ability;
const spell = ({ terms }: LanguageWords): Terms => terms.spell;
const category = ({ kpo }: LanguageWords): Terms => kpo.category;

const termsOf: Readonly<Partial<Record<string, (words: LanguageWords) => Terms>>> = {
  ruleset: ({ terms }) => terms.ruleset,
  class: ({ terms }) => terms.class,
  creature: ({ terms }) => terms.creature,
  faction: ({ terms }) => terms.faction,
  abilities: ability,
  granted: ability,
  weapon: ({ terms }) => terms.weapon,
  armour: ({ terms }) => terms.armour,
  shield: yesOrNo,
  token: yesOrNo,
  minor: yesOrNo,
  checks: ({ terms }) => terms.check,
  shifts: ability,
  extraSpells: spell,
  used: spell,
  status: ({ terms }) => terms.status,
  craft: ({ book }) => book.recipes.crafts,
  weaponCategory: category,
  weaponKnockout: yesOrNo,
  weaponBackstab: yesOrNo,
  weaponSlow: yesOrNo,
  weaponRanged: yesOrNo,
  offhandCategory: category,
  offhandKnockout: yesOrNo,
  offhandBackstab: yesOrNo,
  offhandSlow: yesOrNo,
  offhandRanged: yesOrNo,
};
