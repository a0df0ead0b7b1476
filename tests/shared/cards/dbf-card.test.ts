import { describe, expect, test } from 'vitest';
import { dbfCard } from '../../../shared/cards/dbf-card.ts';
import { fingerprint } from '../../../shared/cards/fingerprint.ts';
import { defaultHouseRules } from '../../../shared/dbf/house-rules.ts';
import { characterOf, creep, ofClass } from '../../fixtures/sheets.ts';

const card = (patch: Parameters<typeof characterOf>[1]) => dbfCard(characterOf('zofia', patch), defaultHouseRules);
const priest = ofClass('priest', { name: 'Žofia', level: 3, abilities: ['healing', 'worship', 'clairvoyance'] });

describe('a character card', () => {
  test('has every known spell with its level, and what the next level of each school brings', () => {
    expect(card({ sheet: priest, used: ['heal-wound'] }).schools).toEqual([
      {
        school: 'clairvoyance',
        shift: 2,
        spells: [{ spell: 'sharpen-senses', level: 1, used: false }],
        next: { spell: 'premonition', at: 4 },
      },
      {
        school: 'healing',
        shift: 0,
        spells: [
          { spell: 'heal-wound', level: 1, used: true },
          { spell: 'regeneration', level: 2, used: false },
          { spell: 'wave-of-life', level: 3, used: false },
        ],
        next: { spell: 'cure-affliction', at: 4 },
      },
      {
        school: 'worship',
        shift: 0,
        spells: [
          { spell: 'chosen-by-god', level: 1, used: false },
          { spell: 'blessing', level: 2, used: false },
          { spell: 'remove-curse', level: 3, used: false },
        ],
        next: { spell: 'holy-weapon', at: 4 },
      },
    ]);
  });

  test('tells the lives of armour and fine pieces from the own ones, and temporary ones from both', () => {
    const sheet = ofClass('knight', { armour: 'heavy', bonus: 1, abilities: ['endurance'] });
    expect(card({ sheet, temporary: 2 }).lives).toEqual({ own: 5, worn: 3, temporary: 2 });
  });

  test('has a box for each XP between this level and the next (DBF-LVL-07)', () => {
    expect(card({ sheet: priest, xp: 8 }).xp).toEqual({ level: 4, boxes: 4, earned: 2 });
    expect(card({ sheet: { ...priest, level: 9 } }).xp).toBeNull();
  });

  test('names the abilities that the next level lets one choose', () => {
    expect(card({ sheet: ofClass('warrior', { level: 1, abilities: ['endurance'] }) }).next).toEqual({
      level: 2,
      choosable: ['woodcraft', 'demolition'],
    });
  });

  test('says how many abilities one may choose at once, and from which; the next level adds its own', () => {
    const { free, next } = card({ sheet: ofClass('warrior', { level: 2, abilities: [] }) });
    expect(free).toEqual({ count: 2, from: ['endurance', 'woodcraft', 'demolition'] });
    expect(next).toEqual({
      level: 3,
      choosable: ['endurance', 'toughness', 'woodcraft', 'demolition', 'penetration', 'swordsmanship'],
    });
    expect(card({ sheet: priest }).free).toBeNull();
  });

  test('shows what an ORG has to approve, and what is approved', () => {
    const sheet = ofClass('thief', { abilities: ['thievery'], weapon: 'short dagger', armour: 'light' });
    const checks = { pouch: { by: 'Eva', at: 1 as never } };
    expect(card({ sheet, checks, token: true }).checks).toEqual([
      { item: 'pouch', approved: true },
      { item: 'weapon', approved: false },
      { item: 'armour', approved: false },
      { item: 'token', approved: true },
    ]);
  });

  test('of a creep has no XP, no next level and nothing to approve', () => {
    const { xp, free, next, checks, lives } = card({ sheet: creep(4) });
    expect({ xp, free, next, checks, lives }).toEqual({
      xp: null,
      free: null,
      next: null,
      checks: [],
      lives: { own: 4, worn: 0, temporary: 0 },
    });
  });
});

describe('the fingerprint of a card', () => {
  const before = fingerprint(card({ sheet: priest, xp: 6 }));

  test('is that of cards printed long ago', () => {
    expect(before).toBe('b0288fe0052880e9');
  });

  test('stays while a pen keeps the card right', () => {
    expect(fingerprint(card({ sheet: priest, xp: 9, used: ['heal-wound'], temporary: 1, lives: 1 }))).toBe(before);
  });

  test.each([
    ['a new level', { ...priest, level: 4 }],
    ['a choice that is free', { ...priest, abilities: priest.abilities.slice(1) }],
    ['another name', { ...priest, name: 'Žofka' }],
    ['another weapon', { ...priest, weapon: 'short club' as const }],
    ['a spell of one’s own', { ...priest, ownSpells: [{ name: 'Svetlo', effect: '' }] }],
  ])('changes with %s', (_, sheet) => {
    expect(fingerprint(card({ sheet, xp: 6 }))).not.toBe(before);
  });
});
