import { describe, expect, test } from 'vitest';
import { words } from '../../../shared/i18n/index.ts';
import { languages } from '../../../shared/i18n/languages.ts';

/** The words of a choice that an ORG makes with a key or a click. */
const choices = ['sign', 'hand', 'tactic', 'situation', 'category', 'voice', 'again', 'race', 'ending'] as const;

describe.each(languages)('the terms of KPO in %s', (language) => {
  const { kpo } = words[language];

  test.each(choices)('tell every %s apart', (choice) => {
    const named = Object.values(kpo[choice]);
    expect(new Set(named).size).toBe(named.length);
  });

  test('tell the parts of one sum apart', () => {
    const { 'signs-won': won, dexterity, 'weapon-bonus': bonus, ...ofAttack } = kpo.part;
    expect(new Set([won, dexterity, bonus]).size).toBe(3);
    expect(new Set(Object.values(ofAttack)).size).toBe(Object.keys(ofAttack).length);
  });

  test('tell the fields of a sheet and of a weapon apart', () => {
    const fields = [...Object.values(kpo.field), ...Object.values(kpo.weaponField)];
    expect(new Set(fields).size).toBe(fields.length);
  });

  test('leave the abbreviations as they stand on the sheets', () => {
    expect([kpo.field.hp, kpo.field.fortitude, kpo.field.armour, kpo.voice.km]).toEqual(['ÉP', 'Fizikum', 'SFÉ', 'Km']);
  });
});

describe('the KPO rules in Hungarian', () => {
  test('call things by the words of the game', () => {
    const { kpo, reference } = words.hu;
    expect([kpo.totals.attack, kpo.totals.defence, kpo.field.dexterity, kpo.voice.seer]).toEqual([
      'Teljes Támadás',
      'Teljes Védekezés',
      'Ügyesség',
      'Látó',
    ]);
    expect([kpo.tactic.attacking, kpo.tactic.feint, kpo.tactic.guarding]).toEqual([
      'Támadó taktika',
      'Ismétlő csel',
      'Védő taktika',
    ]);
    expect([kpo.situation.disturbed, kpo.situation.hindered]).toEqual(['Zavarás', 'Akadályozás']);
    expect(reference.chapter.kpoInitiative).toBe('Kezdeményezés');
  });
});
