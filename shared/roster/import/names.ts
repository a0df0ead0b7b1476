import { words } from '../../i18n/index.ts';
import { languages } from '../../i18n/languages.ts';
import { kpoWeaponCategories, type KpoWeaponCategory } from '../../vocabulary/kpo-terms.ts';
import { spellIds, spellsOfSchool, type School, type SpellId } from '../../vocabulary/spells.ts';
import {
  abilityIds,
  armours,
  checkItems,
  classIds,
  creatureKinds,
  factions,
  rulesets,
  statuses,
  type AbilityId,
  type Armour,
  type CheckItem,
  type ClassId,
  type CreatureKind,
  type Faction,
  type Ruleset,
  type Status,
} from '../../vocabulary/terms.ts';
import { likeness } from './plain-text.ts';

/** What a word in a cell stands for, by its id or its name in any language; undefined where it is not known. */
export type NameLookup<Id> = (text: string) => Id | undefined;

const terms = languages.map((language) => words[language].terms);

export const classNamed = lookup<ClassId>(classIds, (id) => terms.map((each) => each.class[id]), {
  warrior: ['bojovníčka', 'harcosnő'],
  thief: ['zlodejka', 'tolvajnő'],
  wizard: ['čarodejka', 'varázslónő'],
  knight: ['rytierka', 'lovagnő'],
  priest: ['kňažka', 'papnő'],
  ranger: ['hraničiarka', 'határőrnő'],
  druid: ['druidka', 'druidanő'],
});

export const creatureNamed = lookup<CreatureKind>(creatureKinds, (id) => terms.map((each) => each.creature[id]));

export const factionNamed = lookup<Faction>(factions, (id) => terms.map((each) => each.faction[id]), {
  moy: ['moyovia', 'moyek', 'moyok', 'moys'],
  none: ['žiadna', 'nincs', 'no'],
});

export const abilityNamed = lookup<AbilityId>(abilityIds, (id) => terms.map((each) => each.ability[id]));

export const armourNamed = lookup<Armour>(armours, (id) => terms.map((each) => each.armour[id]), {
  none: ['žiadna', 'bez', 'nincs', 'no'],
  light: ['ľahká', 'ľahké brnenie', 'könnyű', 'light armor'],
  heavy: ['ťažká', 'ťažké brnenie', 'nehéz', 'heavy armor'],
});

export const statusNamed = lookup<Status>(statuses, (id) => terms.map((each) => each.status[id]));

export const spellNamed = lookup<SpellId>(spellIds, (id) => terms.map((each) => each.spell[id]));

const schools = [...(Object.keys(spellsOfSchool) as School[]), 'alchemy'] as const;
export const schoolNamed = lookup<School | 'alchemy'>(schools, (id) => terms.map((each) => each.ability[id]));

export const rulesetNamed = lookup<Ruleset>(rulesets, (id) => terms.map((each) => each.ruleset[id]));

export const categoryNamed = lookup<KpoWeaponCategory>(kpoWeaponCategories, (id) =>
  languages.map((language) => words[language].kpo.category[id]),
);

export const checkNamed = lookup<CheckItem>(checkItems, (id) => terms.map((each) => each.check[id]));

export const shieldNames: readonly string[] = terms.map((each) => each.shield);

function lookup<Id extends string>(
  ids: readonly Id[],
  namesOf: (id: Id) => readonly string[],
  usual?: Readonly<Partial<Record<Id, readonly string[]>>>,
): NameLookup<Id> {
  const known = new Map(
    ids.flatMap((id) => [id, ...namesOf(id), ...(usual?.[id] ?? [])].map((name) => [likeness(name), id] as const)),
  );
  return (text) => known.get(likeness(text));
}
