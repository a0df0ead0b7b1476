import { describe, expect, test } from 'vitest';
import {
  draftOf,
  emptyFields,
  fieldsOf,
  itemsOf,
  sameFields,
} from '../../../../src-renderer/components/roster/form-fields.ts';
import { sheetDraftSchema } from '../../../../shared/roster/commands.ts';
import { character } from './roster-fixture.ts';

describe('the fields of a sheet', () => {
  test('what was read into the form comes out of it unchanged', () => {
    const boris = character(
      'boris',
      {
        level: 3,
        abilities: ['endurance', 'demolition', 'swordsmanship'],
        weapon: 'one-handed sword',
        armour: 'heavy',
        shield: true,
      },
      { ducats: 5, items: ['kľúč', 'mapa'] },
    );
    const { exceptions: _x, shifts: _s, extraSpells: _e, ownSpells: _o, ...sheet } = boris.sheet;
    expect(draftOf(fieldsOf(boris))).toEqual(sheet);
    expect(itemsOf(fieldsOf(boris))).toEqual(['kľúč', 'mapa']);
  });

  test('a creature keeps its kind and its own lives', () => {
    const wolf = character('vlk', { origin: { is: 'creature', creature: 'animal', lives: 4 } });
    expect(draftOf(fieldsOf(wolf)).origin).toEqual({ is: 'creature', creature: 'animal', lives: 4 });
  });

  test('spaces around names and empty lines among items are dropped', () => {
    const fields = { ...emptyFields(), name: '  Kajo ', items: 'lano\n\n  lampa  \n' };
    expect(draftOf(fields).name).toBe('Kajo');
    expect(itemsOf(fields)).toEqual(['lano', 'lampa']);
  });

  test('an untouched form equals itself and one letter makes it another', () => {
    expect(sameFields(emptyFields(), emptyFields())).toBe(true);
    expect(sameFields(emptyFields(), { ...emptyFields(), name: 'K' })).toBe(false);
  });

  test('the empty form needs but a name', () => {
    const draft = draftOf({ ...emptyFields(), name: 'Kajo' });
    expect(sheetDraftSchema.parse(draft)).toEqual(draft);
  });
});
