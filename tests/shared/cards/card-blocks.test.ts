import { describe, expect, test } from 'vitest';
import { cardBlocks, creepBlocks } from '../../../shared/cards/card-blocks.ts';
import { dbfCard } from '../../../shared/cards/dbf-card.ts';
import { kpoCard } from '../../../shared/cards/kpo-card.ts';
import { defaultHouseRules } from '../../../shared/dbf/house-rules.ts';
import { characterOf, creep, ofClass } from '../../fixtures/sheets.ts';
import { sheet, weapon, who } from '../kpo/people.ts';

const priest = dbfCard(
  characterOf('zofia', {
    sheet: ofClass('priest', {
      level: 2,
      abilities: ['healing'],
      granted: ['alchemy'],
      ownSpells: [{ name: 'Svetlo', effect: 'svieti' }],
    }),
  }),
  defaultHouseRules,
);
const kinds = (blocks: readonly { readonly is: string }[]) => blocks.map(({ is }) => is);

describe('what stands on a card', () => {
  test('of DBF: lives, XP and gear, then abilities and what is free to choose, spells, and last what the next level brings', () => {
    expect(kinds(cardBlocks(priest))).toEqual([
      'lives',
      'xp',
      'gear',
      ...['heading', 'ability', 'free-choice'],
      ...['heading', 'spell', 'spell', 'later-spell'],
      ...['heading', 'own-spell'],
      ...['heading', 'next-level'],
    ]);
  });

  test('of a creep in an encounter: all of it under its name, without boxes for the phases', () => {
    const wolf = dbfCard(characterOf('vlk', { sheet: creep(3, { abilities: ['dodge'] }) }), defaultHouseRules);
    const blocks = creepBlocks(wolf);
    expect(kinds(blocks)).toEqual(['heading', 'creep-lives', 'creep-abilities']);
    expect(blocks.map(({ section }) => section)).toEqual(Array(3).fill({ of: 'creep', creep: wolf }));
  });

  test('of KPO: the values, and the totals with the right weapon as sums (KPO-A-11)', () => {
    const reka = kpoCard({
      id: who('reka'),
      sheet: sheet({ attack: 11, defence: 10, shield: 2, weapon: weapon({ attack: 2, defence: -1 }) }),
      checks: {},
    });
    const blocks = cardBlocks(reka);
    expect(kinds(blocks)).toEqual(['kpo-values', 'kpo-totals', 'heading', 'kpo-weapon']);
    const totals = blocks.flatMap((block) => (block.is === 'kpo-totals' ? [block.totals] : []));
    const sums = totals.flatMap(({ attack, defence }) => [attack, defence]);
    expect(sums.map(({ total, parts }) => [total, ...parts.map(({ from, by }) => `${from} ${by}`)])).toEqual([
      [13, 'base 11', 'weapon 2'],
      [11, 'base 10', 'weapon -1', 'shield 2'],
    ]);
  });
});
