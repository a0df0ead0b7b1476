import { describe, expect, test } from 'vitest';
import { dbfCard } from '../../../../shared/cards/dbf-card.ts';
import type { PersonsCard } from '../../../../shared/cards/cards-of.ts';
import { kpoCard } from '../../../../shared/cards/kpo-card.ts';
import { defaultHouseRules } from '../../../../shared/dbf/house-rules.ts';
import { kpoSheetDraftSchema } from '../../../../shared/kpo/sheet.ts';
import { instant } from '../../../../shared/vocabulary/ids.ts';
import { chosenCards, jobFor, nothingBecause } from '../../../../src-renderer/components/cards/card-job.ts';
import { wordsIn } from '../../../../src-renderer/state/i18n.svelte.ts';
import { characterOf, creep, ofClass, who } from '../../../fixtures/sheets.ts';

const t = wordsIn('sk');
const one = (card: PersonsCard['card'], changed = true): PersonsCard => ({ card, changed, fingerprint: '' });
const zofia = dbfCard(
  characterOf('zofia', { sheet: ofClass('priest', { name: 'Žofia', player: 'Ema' }), party: 'Sovy' }),
  defaultHouseRules,
);
const vlk = dbfCard(characterOf('vlk', { sheet: creep(3, { name: 'Vlk' }) }), defaultHouseRules);
const bagoly = kpoCard({
  id: who('bagoly'),
  sheet: kpoSheetDraftSchema.parse({ name: 'Bagoly', race: 'elf' }),
  checks: {},
});
const everybody = [one(zofia, false), one(vlk), one(bagoly)];

const plain = { choice: 'all', filter: '', picked: [], order: 'name', language: 'sk' } as const;
const chosen = (choice: Partial<Parameters<typeof chosenCards>[1]>) =>
  chosenCards(everybody, { ...plain, ...choice }, t).map(({ id }) => id);
const job = (matter: 'cards' | 'table-card' | 'roster' | 'timers', cards = [zofia, vlk, bagoly]) =>
  jobFor(
    cards,
    { matter, layout: 'a6', language: 'sk', phases: null },
    {
      console: {
        camp: null,
        timers: [],
        character: () => null,
        kpoCharacter: () => null,
      },
      now: instant(7),
      sheets: null,
    },
  );

describe('whose cards are printed', () => {
  test('everybody’s, of both rule sets, by name or party by party', () => {
    expect(chosen({})).toEqual(['bagoly', 'vlk', 'zofia']);
    expect(chosen({ order: 'party' })).toEqual(['zofia', 'bagoly', 'vlk']);
  });

  test('those that changed since they last came out', () => {
    expect(chosen({ choice: 'changed' })).toEqual(['bagoly', 'vlk']);
  });

  test.each([
    ['zofia', ['zofia']],
    ['ema', ['zofia']],
    ['knaz', ['zofia']],
    ['sovy', ['zofia']],
    ['elf', ['bagoly']],
    ['creep', ['vlk']],
    ['nobody', []],
  ])('those that fit the filter "%s", without diacritics too', (filter, ids) => {
    expect(chosen({ choice: 'filter', filter })).toEqual(ids);
  });

  test('those that were picked, of either rule set', () => {
    expect(chosen({ choice: 'one', picked: [bagoly.id, zofia.id] })).toEqual(['bagoly', 'zofia']);
  });
});

describe('what is printed', () => {
  test('an encounter has only creeps', () => {
    expect(job('table-card').matter).toEqual({ is: 'table-card', creeps: [vlk] });
  });

  test('the roster says how everybody stands, and as of when', () => {
    const { matter } = job('roster', [vlk]);
    expect(matter).toEqual({
      is: 'roster',
      rows: [{ card: vlk, lives: 3, most: 3, status: null, xp: null }],
      now: 7,
    });
  });

  test.each([
    ['cards', [], 'changed', 'changed'],
    ['cards', [zofia], 'changed', null],
    ['table-card', [], 'one', 'one'],
    ['table-card', [zofia], 'all', 'creeps'],
    ['table-card', [vlk], 'all', null],
    ['roster', [], 'filter', 'filter'],
    ['timers', [], 'all', null],
  ] as const)('%s of %j by "%s" is nothing because of: %s', (matter, cards, choice, why) => {
    expect(nothingBecause(job(matter, [...cards]), cards, { choice })).toBe(why);
  });
});
