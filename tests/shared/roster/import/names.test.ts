import { expect, test } from 'vitest';
import { words } from '../../../../shared/i18n/index.ts';
import { languages } from '../../../../shared/i18n/languages.ts';
import {
  abilityNamed,
  armourNamed,
  classNamed,
  creatureNamed,
  factionNamed,
  spellNamed,
  statusNamed,
} from '../../../../shared/roster/import/names.ts';
import { spellIds } from '../../../../shared/vocabulary/spells.ts';
import {
  abilityIds,
  armours,
  classIds,
  creatureKinds,
  factions,
  statuses,
} from '../../../../shared/vocabulary/terms.ts';

test.each(languages)('everything that a roster names is known by id and in %s', (language) => {
  const { terms } = words[language];
  for (const id of classIds) expect([classNamed(id), classNamed(terms.class[id])]).toEqual([id, id]);
  for (const id of factions) expect([factionNamed(id), factionNamed(terms.faction[id])]).toEqual([id, id]);
  for (const id of abilityIds) expect([abilityNamed(id), abilityNamed(terms.ability[id])]).toEqual([id, id]);
  for (const id of armours) expect([armourNamed(id), armourNamed(terms.armour[id])]).toEqual([id, id]);
  for (const id of creatureKinds) expect([creatureNamed(id), creatureNamed(terms.creature[id])]).toEqual([id, id]);
  for (const id of statuses) expect([statusNamed(id), statusNamed(terms.status[id])]).toEqual([id, id]);
  for (const id of spellIds) expect([spellNamed(id), spellNamed(terms.spell[id])]).toEqual([id, id]);
});

test.each([
  ['  HRANIČIAR', 'ranger'],
  ['hraniciar', 'ranger'],
  ['Határőr', 'ranger'],
  ['hatarOr', 'ranger'],
  ['Kňažka', 'priest'],
])('case and diacritics are put aside: "%s" is a %s', (text, id) => {
  expect(classNamed(text)).toBe(id);
});

test.each(['paladín', 'mág', 'x', ''])('"%s" is no class', (text) => {
  expect(classNamed(text)).toBeUndefined();
});
