import { houseRulesSchema } from '../../dbf/house-rules-schema.ts';
import { kpoHouseRuleOptions, type KpoHouseRuleId } from '../../kpo/house-rules.ts';
import { kpoHouseRulesSchema } from '../../kpo/house-rules-schema.ts';
import type { ImportChange } from './changes.ts';
import type { Fault, FaultyRow } from './faults.ts';
import { splitList } from './lists.ts';
import { rulesetNamed } from './names.ts';
import { tidy } from './plain-text.ts';
import type { Table } from './table.ts';

export interface CampLine {
  readonly row: number;
  /** "houseRules.livesReturn". */
  readonly key: string;
  readonly value: string;
  /** Null for what says nothing to a camp that goes on: its name. */
  readonly change: ImportChange | null;
}

/** A sheet about the camp as a whole, a setting in each row: what, and its value. */
export function readCampLines({ sheet, rows }: Table): {
  readonly lines: readonly CampLine[];
  readonly faulty: readonly FaultyRow[];
} {
  const lines: CampLine[] = [];
  const faulty: FaultyRow[] = [];
  rows.forEach((texts, index) => {
    const [key = '', value = ''] = texts.map(tidy);
    if (index === 0 || key === '') return;
    const row = index + 1;
    const change = changeOf(key, value);
    if (change !== undefined) lines.push({ row, key, value, change });
    else faulty.push({ sheet, row, name: key, faults: [unreadable(`B${String(row)}`, value)] });
  });
  return { lines, faulty };
}

/** Undefined where it can't be read. */
function changeOf(key: string, value: string): ImportChange | null | undefined {
  const [group = '', rule = ''] = key.split('.');
  switch (group) {
    case 'name':
      return null;
    case 'gamePhase':
      if (!/^\d{1,3}$/.test(value) || Number(value) < 1) return undefined;
      return Number(value) === 1 ? null : { type: 'openGamePhase', phase: Number(value) };
    case 'rulesets': {
      const named = splitList(value).map((text) => rulesetNamed(text));
      const known = named.filter((each) => each !== undefined);
      return known.length === 0 || known.length < named.length
        ? undefined
        : { type: 'chooseRulesets', rulesets: known };
    }
    case 'houseRules': {
      const parsed = houseRulesSchema.safeParse({ [rule]: value });
      return parsed.success ? { type: 'setHouseRules', rules: parsed.data } : undefined;
    }
    case 'kpoHouseRules': {
      const parsed = kpoHouseRulesSchema.safeParse({ [rule]: kpoOption(rule, value) });
      return parsed.success ? { type: 'setKpoHouseRules', rules: parsed.data } : undefined;
    }
    default:
      return undefined;
  }
}

const kpoOption = (rule: string, value: string): unknown =>
  Object.hasOwn(kpoHouseRuleOptions, rule)
    ? kpoHouseRuleOptions[rule as KpoHouseRuleId].find((option) => String(option) === value)
    : undefined;

const unreadable = (cell: string, text: string): Fault => ({
  code: 'row-unreadable',
  cell,
  field: null,
  text,
  refusal: null,
  data: {},
});
