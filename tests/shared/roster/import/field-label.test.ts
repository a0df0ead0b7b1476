import { describe, expect, test } from 'vitest';
import { words } from '../../../../shared/i18n/index.ts';
import { languages } from '../../../../shared/i18n/languages.ts';
import { differenceLabel, fieldLabel } from '../../../../shared/roster/import/field-label.ts';
import { fields } from '../../../../shared/roster/import/fields.ts';
import { fieldOfHeading } from '../../../../shared/roster/import/headings.ts';

describe.each(languages)('the name of a field in %s', (language) => {
  const labels = fields.map((field) => fieldLabel(field, words[language]));

  test('is its own, and no id', () => {
    expect(new Set(labels).size).toBe(fields.length);
    expect(fields.filter((field, at) => labels[at] === field)).toEqual([]);
  });

  test('is understood as the heading of a column', () => {
    expect(labels.map(fieldOfHeading)).toEqual(fields);
  });
});

test.each([
  ['weapon', 'Zbraň'],
  ['weaponFixed', 'Zbraň v pravej ruke: Pevné zranenie'],
  ['offhandBackstab', 'Zbraň v ľavej ruke: hodí sa na úder od chrbta'],
  ['sfe', 'SFÉ'],
  ['craft', 'Kto ho uvarí'],
  ['houseRules.sleeperWakes', `Domáce pravidlo: ${words.sk.houseRules.rules.sleeperWakes.name}`],
  ['gamePhase', 'Fáza hry'],
  ['whatever', 'whatever'],
])('what differs in %s stands under “%s”', (name, label) => {
  expect(differenceLabel(name, words.sk)).toBe(label);
});
