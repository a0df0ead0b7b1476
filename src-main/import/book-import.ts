import type { Recipe } from '../../shared/dbf/recipe.ts';
import { Faults } from '../../shared/roster/import/cells.ts';
import type { Difference } from '../../shared/contract/import-views.ts';
import { creepColumns, recipeColumns } from '../../shared/roster/export/other-columns.ts';
import type { ImportChange } from '../../shared/roster/import/changes.ts';
import { readCampLines } from '../../shared/roster/import/camp-rows.ts';
import { newOrigin, newSheet } from '../../shared/roster/import/dbf-change.ts';
import { readDbfValues } from '../../shared/roster/import/dbf-values.ts';
import { findHeader } from '../../shared/roster/import/header.ts';
import { readRecipes } from '../../shared/roster/import/recipes.ts';
import type { Table } from '../../shared/roster/import/table.ts';
import { creepTemplateSchema, type CreepTemplate } from '../../shared/roster/creep-template.ts';
import { refusedFault } from '../../shared/roster/import/refused-field.ts';
import { ownValue } from '../../shared/vocabulary/own-value.ts';
import type { CampRow } from '../store/store.ts';
import type { ImportTable } from '../camp/import-table.ts';
import { noBearers } from './bearers.ts';
import { between } from './differences.ts';
import { readRosterRows } from './read-roster-rows.ts';
import type { RosterResult } from './roster-import.ts';

type Kind = 'camp' | 'recipe' | 'creep';

/** Settings of the camp. What holds already is unchanged; what says nothing to a camp that goes on is no row of an import. */
export function importCamp(table: Table, camp: CampRow, into: RosterResult): void {
  const { lines, faulty } = readCampLines(table);
  into.faulty.push(...faulty);
  for (const { row, key, value, change } of lines) {
    if (change === null) continue;
    const from = nowOf(camp, key, change);
    const differences = from === value ? [] : [{ field: key, from, to: value }];
    put({ ...place(table, row), is: 'camp', name: key, player: '' }, change, from === '' ? null : differences, into);
  }
}

/** Gives the recipes of the camp as they will be. */
export function importRecipes(table: Table, known: readonly Recipe[], into: RosterResult): readonly Recipe[] {
  const { read, faulty } = readRecipes(table, known);
  into.faulty.push(...faulty);
  for (const { row, recipe } of read) {
    const same = known.find(({ id }) => id === recipe.id);
    const about = { ...place(table, row), is: 'recipe' as const, name: recipe.name, player: '' };
    const differences = same === undefined ? null : between(recipeColumns, same, recipe);
    put(about, { type: 'keepRecipe', recipe }, differences, into);
  }
  const ids = new Set(read.map(({ recipe }) => recipe.id));
  return [...known.filter(({ id }) => !ids.has(id)), ...read.map(({ recipe }) => recipe)];
}

export function importCreeps(
  table: Table,
  known: readonly CreepTemplate[],
  recipes: readonly Recipe[],
  on: ImportTable,
  into: RosterResult,
): void {
  const header = findHeader(table);
  if (header === null) return;
  const { rows, faulty } = readRosterRows(table, header, noBearers);
  into.faulty.push(...faulty);
  for (const { row, cells, id, name } of rows) {
    const faults = new Faults();
    const values = readDbfValues(cells, recipes, faults);
    const origin = newOrigin(values, cells, faults);
    const same = known.find((each) => each.id === id || (id === null && each.name === name));
    const parsed = creepTemplateSchema.safeParse({
      id: id ?? same?.id ?? name,
      name,
      sheet: origin === null ? null : withoutNothing(newSheet(name, '', origin, values)),
      ducats: values.ducats ?? 0,
      items: values.items ?? [],
      potions: values.potions ?? [],
    });
    const decision = parsed.success ? on.apply({ type: 'keepCreep', template: parsed.data }) : null;
    if (decision?.ok === false) faults.found.push(refusedFault(decision.refusal, cells));
    else if (!parsed.success && faults.found.length === 0) faults.missing('row-unreadable', cells, 'name');
    if (faults.found.length > 0 || !parsed.success) {
      into.faulty.push({ ...place(table, row), name, faults: faults.found });
      continue;
    }
    const about = { ...place(table, row), is: 'creep' as const, name, player: '' };
    const differences = same === undefined ? null : between(creepColumns, same, parsed.data);
    put(about, { type: 'keepCreep', template: parsed.data }, differences, into);
  }
}

/** A template has no magic that only an ORG gives where nothing is said of it. */
function withoutNothing({ shifts, extraSpells, ownSpells, ...sheet }: ReturnType<typeof newSheet>) {
  return {
    ...sheet,
    ...(Object.keys(shifts ?? {}).length === 0 ? {} : { shifts }),
    ...((extraSpells ?? []).length === 0 ? {} : { extraSpells }),
    ...((ownSpells ?? []).length === 0 ? {} : { ownSpells }),
  };
}

const place = ({ sheet }: Table, row: number) => ({ sheet, row });

/** `differences` is null for what the camp does not have yet. */
function put(
  about: { sheet: string; row: number; is: Kind; name: string; player: string },
  change: ImportChange,
  differences: readonly Difference[] | null,
  into: RosterResult,
): void {
  if (differences === null) into.new.push({ ...about, changes: [change] });
  else if (differences.length === 0) into.unchanged.push(about);
  else into.changed.push({ ...about, changes: [change], differences });
}

/** The setting as it is, written as a file writes it; empty where nobody chose it. */
function nowOf(camp: CampRow, key: string, change: ImportChange): string {
  const rule = key.split('.')[1] ?? '';
  switch (change.type) {
    case 'openGamePhase':
      return String(Math.max(camp.gamePhase, change.phase) === change.phase ? camp.gamePhase : change.phase);
    case 'chooseRulesets':
      return camp.rulesets.join('; ');
    case 'setHouseRules':
      return settingOf(camp.houseRules, rule);
    case 'setKpoHouseRules':
      return settingOf(camp.kpoHouseRules, rule);
    case 'enterCharacter':
    case 'editCharacter':
    case 'enterKpoCharacter':
    case 'editKpoCharacter':
    case 'keepRecipe':
    case 'keepCreep':
      return '';
    default:
      return change satisfies never;
  }
}

const settingOf = (settings: Readonly<Record<string, string | boolean | number>>, rule: string): string =>
  String(ownValue(settings, rule) ?? '');
