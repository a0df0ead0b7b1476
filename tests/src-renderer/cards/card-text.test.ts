import { describe, expect, test } from 'vitest';
import { dbfCard } from '../../../shared/cards/dbf-card.ts';
import { defaultHouseRules } from '../../../shared/dbf/house-rules.ts';
import { instant } from '../../../shared/vocabulary/ids.ts';
import type { KpoPart } from '../../../shared/kpo/parts.ts';
import { aboutText, gearText, hitText, kpoPartsText, paperTitle } from '../../../src-renderer/cards/card-text.ts';
import { wordsIn } from '../../../src-renderer/state/i18n.svelte.ts';
import { characterOf, creep, ofClass } from '../../fixtures/sheets.ts';

const t = wordsIn('sk');
const knight = dbfCard(
  characterOf('bedivere', {
    sheet: ofClass('knight', {
      player: 'P. Ďurica',
      faction: 'camelot',
      weapon: 'two-handed sword',
      abilities: ['swordsmanship', 'penetration'],
    }),
    party: 'Sovy',
  }),
  defaultHouseRules,
);
const bandit = dbfCard(characterOf('kana', { sheet: creep(3) }), defaultHouseRules);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const part = (from: KpoPart['from'], by: number): KpoPart => ({ from, by, rule: 'KPO-A-11' });
const sum = (...parts: readonly KpoPart[]) => kpoPartsText({ parts, total: 0 }, t);

describe('the words on a card', () => {
  test('say who somebody is; a creep of no faction has none', () => {
    expect(plain(aboutText(knight, t))).toBe('Rytier · Kamelot · hráč: P. Ďurica · družina Sovy');
    expect(plain(aboutText(bandit, t))).toBe('creep · človek');
  });

  test('keep the dot with what stands before it, so that no line begins with one', () => {
    expect(aboutText(knight, t)).not.toContain(' · ');
  });

  test('say what a hit does, with its sum; a bare hit has none', () => {
    expect(plain(gearText(knight, t))).toBe('obojručný meč');
    expect(hitText(knight, t)).toBe('základ 1 + Prieraznosť: obojručne 1 + Šerm 1');
    expect(hitText(bandit, t)).toBe('');
  });

  test.each([
    [[part('base', 8)], ''],
    [[part('base', 8), part('weapon', 1)], ' (8 základ +1 zbraň)'],
    [[part('base', 8), part('weapon', -2), part('shield', 3)], ' (8 základ −2 zbraň +3 štít)'],
  ])('write the sum of %j as "%s"', (parts, text) => {
    expect(sum(...parts)).toBe(text);
  });

  test.each([
    ['cards', 'Hvozd – Karty postáv'],
    ['table-card', 'Hvozd – Karta stretnutia'],
    ['roster', 'Hvozd – Zoznam postáv'],
    ['timers', 'Hvozd – Bežiace časovače'],
  ] as const)('call the file with %s "%s"', (is, title) => {
    const matters = {
      cards: { is: 'cards', cards: [], layout: 'a6' },
      'table-card': { is: 'table-card', creeps: [] },
      roster: { is: 'roster', rows: [], now: instant(0) },
      timers: { is: 'timers', timers: [], now: instant(0) },
    } as const;
    expect(paperTitle({ camp: 'Hvozd', matter: matters[is] }, t)).toBe(title);
  });
});
