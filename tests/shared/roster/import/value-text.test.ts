import { describe, expect, test } from 'vitest';
import { words } from '../../../../shared/i18n/index.ts';
import { languages } from '../../../../shared/i18n/languages.ts';
import { Faults, type Cell, type RowCells } from '../../../../shared/roster/import/cells.ts';
import { readDbfValues } from '../../../../shared/roster/import/dbf-values.ts';
import { fields, type Field } from '../../../../shared/roster/import/fields.ts';
import { readKpoValues } from '../../../../shared/roster/import/kpo-values.ts';
import { rulesetNamed } from '../../../../shared/roster/import/names.ts';
import { knownValues, valueText } from '../../../../shared/roster/import/value-text.ts';

test.each([
  ['class', 'knight', 'Rytier'],
  ['weapon', 'two-handed axe', 'obojručná sekera'],
  ['shield', 'true', 'áno'],
  ['abilities', 'endurance; dodge', 'Vytrvalosť, Uhýbanie'],
  ['checks', 'pouch | Zuzana | 2026-07-10T12:00:00.000Z; bow', 'mešec (Zuzana), luk'],
  ['shifts', 'elements 2', 'Elementy +2'],
  ['potions', 'Elixír | 2 | chutí', 'Elixír (2, chutí)'],
  ['items', 'lano\\; dlhé; fakľa', 'lano; dlhé, fakľa'],
  ['used', 'fear', 'Strach'],
  ['weaponCategory', 'polearm', 'žrďová zbraň'],
  ['craft', 'herbs', 'kto pozná byliny'],
  ['party', 'Vlci; a líšky', 'Vlci; a líšky'],
  ['level', '3', '3'],
  ['rulesets', 'dbf; kpo', 'DBF, KPO'],
  ['name', 'constructor', 'constructor'],
  ['class', 'constructor', 'constructor'],
  ['abilities', 'toString; constructor 2', 'toString, constructor 2'],
  ['rulesets', 'constructor', 'constructor'],
  ['houseRules.constructor', 'name', 'name'],
  ['houseRules.sleeperWakes', 'valueOf', 'valueOf'],
  ['houseRules.sleeperWakes', 'one-life', words.sk.houseRules.rules.sleeperWakes.options['one-life']],
  ['kpoHouseRules.weaponLength', 'true', words.sk.kpoHouseRules.weaponLength.options.true],
])('%s "%s" reads “%s”', (name, value, text) => {
  expect(valueText(name, value, words.sk)).toBe(text);
});

const rowWith = (field: Field, text: string): RowCells => {
  const cell: Cell = { name: 'A2', field, text };
  return {
    first: (wanted) => (wanted === field ? cell : null),
    all: (wanted) => (wanted === field ? [cell] : []),
    at: () => 'A2',
  };
};

describe.each(languages)('what is offered in %s', (language) => {
  const faultsOf = (field: Field, read: (cells: RowCells, faults: Faults) => unknown) =>
    knownValues(field, words[language]).flatMap((text) => {
      const faults = new Faults();
      read(rowWith(field, text), faults);
      return faults.found.map(({ code }) => `${code}: ${text}`);
    });

  test.each(['class', 'creature', 'faction', 'weapon', 'armour', 'shield', 'token', 'status'] as const)(
    'is understood as %s',
    (field) => {
      expect(knownValues(field, words[language]).length).toBeGreaterThan(1);
      expect(faultsOf(field, (cells, faults) => readDbfValues(cells, [], faults))).toEqual([]);
    },
  );

  test.each(['weaponCategory', 'weaponSlow', 'offhandCategory', 'offhandKnockout'] as const)(
    'is understood as %s',
    (field) => {
      expect(knownValues(field, words[language]).length).toBeGreaterThan(1);
      expect(faultsOf(field, readKpoValues)).toEqual([]);
    },
  );

  test('is offered once', () => {
    const twice = fields.filter((field) => {
      const offered = knownValues(field, words[language]);
      return new Set(offered).size < offered.length;
    });
    expect(twice).toEqual([]);
  });

  test('is understood as a rule set', () => {
    expect(knownValues('ruleset', words[language]).map(rulesetNamed)).toEqual(['dbf', 'kpo']);
  });

  test('is nothing where a list or any text can stand', () => {
    expect(
      ['abilities', 'items', 'name', 'level', 'party'].flatMap((field) => knownValues(field, words[language])),
    ).toEqual([]);
  });
});
