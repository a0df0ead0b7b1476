import { describe, expect, test } from 'vitest';
import { words } from '../../../../shared/i18n/index.ts';
import { languages } from '../../../../shared/i18n/languages.ts';
import { weaponNamed } from '../../../../shared/roster/import/weapon-names.ts';
import { weapons } from '../../../../shared/vocabulary/weapons.ts';

describe('DBF-WPN-04, DBF-WPN-05, DBF-WPN-06: a weapon', () => {
  test('is known by its id and by its name in every language', () => {
    for (const weapon of weapons) {
      expect(weaponNamed(weapon)).toBe(weapon);
      for (const language of languages) expect(weaponNamed(words[language].terms.weapon[weapon])).toBe(weapon);
    }
  });

  test.each([
    ['dýka', 'short dagger'],
    ['Kyjak', 'short club'],
    ['MEČ', 'one-handed sword'],
    ['sekera', 'one-handed axe'],
    ['kalapács', 'one-handed hammer'],
    ['mace', 'one-handed mace'],
  ])('without a size, %s is a %s', (text, weapon) => {
    expect(weaponNamed(text)).toBe(weapon);
  });

  test.each([
    ['mec obojrucny', 'two-handed sword'],
    ['Sword, two-handed', 'two-handed sword'],
    ['krátky  meč', 'short sword'],
    ['KÉTKEZES BUNKÓ', 'two-handed club'],
    ['1-ručná sekera', 'one-handed axe'],
  ])('%s is a %s, in whatever order and case it is written', (text, weapon) => {
    expect(weaponNamed(text)).toBe(weapon);
  });

  test.each(['obojručná dýka', 'krátka sekera', 'halapartňa', 'meč a dýka', 'staff', ''])(
    'that the rules do not have is not guessed: "%s"',
    (text) => {
      expect(weaponNamed(text)).toBeUndefined();
    },
  );
});
