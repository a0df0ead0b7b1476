import { screen, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import type { SpellPreview } from '../../../../shared/contract/views.ts';
import { timerId } from '../../../../shared/vocabulary/ids.ts';
import type { SpellId } from '../../../../shared/vocabulary/spells.ts';
import { aFighter, aLine, at, theFight, who } from '../../../fixtures/fight-view.ts';
import { spellPhase } from './spell-phase-fixture.ts';
import { showFight } from './window-harness.ts';

describe('before the spells are resolved it is told', () => {
  const quiet: SpellPreview = {
    outcomes: [],
    forms: [],
    swarms: { begin: [], die: [] },
    regained: [],
    storms: false,
    repairs: false,
    ends: null,
  };
  const fog = { who: who('Dana'), spell: 'fog', on: [], regains: null, as: null } as const;
  const up = (lives: number) => ({ lives, status: 'up' as const });
  const told = (spellPreview: SpellPreview) => {
    showFight(spellPhase({ declared: [fog], spellPreview }));
    return within(screen.getByRole('region', { name: 'Po vyhodnotení' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent.replace(/\s+/g, ' ').trim());
  };

  test('what happens to each, with the spells that do it and their rules', () => {
    const part = (name: string, spell: SpellId, lives: number) => ({ who: who(name), by: who('Dana'), spell, lives });
    const lines = told({
      ...quiet,
      outcomes: [
        {
          who: who('Boris'),
          from: up(5),
          to: up(4),
          parts: [part('Boris', 'acid-fan', -2), part('Boris', 'heal-wound', 1)],
          marks: ['prone'],
        },
        { who: who('Vlk'), from: up(2), to: { lives: 1, status: 'fled' }, parts: [part('Vlk', 'fear', -1)], marks: [] },
        {
          who: who('Eliáš'),
          from: up(3),
          to: { lives: 3, status: 'asleep' },
          parts: [part('Eliáš', 'sleep', 0)],
          marks: [],
        },
        { who: who('Dana'), from: up(5), to: up(5), parts: [part('Dana', 'regeneration', 0)], marks: [] },
      ],
    });
    expect(lines).toEqual([
      'Boris 5 → 4: Kyselinový vejár −2, Vylieč zranenie +1 DBF-SP-EL3 DBF-SP-LI1',
      'Boris: leží na zemi',
      'Vlk 2 → 1, útek: Strach −1 DBF-SP-PO4',
      'Eliáš: spánok (Uspanie) DBF-SP-PO5',
      'Dana: Regenerácia, bez zmeny DBF-SP-LI2',
    ]);
  });

  test.each<[string, Partial<SpellPreview>, string]>([
    ['that nothing changes', {}, 'Na životoch ani na stave sa nič nezmení.'],
    ['that a swarm begins', { swarms: { begin: [who('Dana')], die: [] } }, 'Začne Otravný hmyz (Dana). DBF-SP-PR4'],
    ['that it dies', { swarms: { begin: [], die: [who('Dana')] } }, 'Otravný hmyz sa skončí (Dana). DBF-SP-PR4'],
    [
      'that the fight ends with the round',
      { storms: true },
      'Boj sa skončí týmto kolom, bez úteku a pomoci. DBF-SP-EL4',
    ],
    [
      'who becomes an animal',
      { forms: [{ who: who('Dana'), animal: 'Medveď', lives: 6 }] },
      'Dana sa premení: Medveď, životy 6. DBF-SP-PR5',
    ],
    ['that the pairing opens again', { repairs: true }, 'Zmení sa, kto bojuje: bude nové párovanie. DBF-PAIR-07'],
    [
      'that the fight ends at once',
      { ends: { by: 'fog', winner: 'nobody' } },
      'Boj sa hneď skončí: rozdelila ich hmla, bez víťaza. DBF-SP-PR3',
    ],
    [
      'which spell comes back',
      { regained: [{ who: who('Dana'), spell: 'trip' }] },
      'Dana: vráti sa Podkopnutie. DBF-SP-NE4',
    ],
  ])('%s', (_, patch, words) => {
    expect(told({ ...quiet, ...patch })).toEqual([words]);
  });

  test('the end of the fight in the footer too', () => {
    told({ ...quiet, ends: { by: 'fog', winner: 'nobody' } });
    expect(screen.getByText(/1 kúzlo ohlásené · po vyhodnotení sa boj skončí/)).toBeTruthy();
  });
});

test('what the spells did stands above the duel, and in the record', () => {
  const closed = aLine(
    9,
    { type: 'closePhases', fight: theFight, phases: ['spells'] },
    {
      round: 2,
      changes: [{ who: who('Dana'), from: { lives: 5, status: 'up' }, to: { lives: 4, status: 'up' } }],
      parts: [{ who: who('Dana'), by: who('Eliáš'), spell: 'acid-fan', lives: -1 }],
      marks: [{ who: who('Vlk'), mark: 'prone' }],
    },
  );
  showFight(spellPhase({ phase: 'duel', log: [closed] }));
  const words = ['Dana 5 → 4: Kyselinový vejár −1', 'Vlk: leží na zemi'];
  const strip = within(screen.getByRole('region', { name: 'Čo spravili kúzla' })).getAllByRole('listitem');
  expect(strip.map((item) => item.textContent.trim())).toEqual(words);
  const record = screen.getByRole('list', { name: 'Záznam' });
  expect([...record.querySelectorAll('.effect')].map((line) => line.textContent)).toEqual(words);
});

test('what runs by the clock on a fighter stands there with the time that is left', () => {
  const timer = {
    id: timerId('t1'),
    kind: 'invisibility' as const,
    state: 'running' as const,
    who: { id: who('Eliáš'), name: 'Eliáš' },
    fight: null,
    startedAt: at(5),
    deadline: at(15),
  };
  const fighters = [aFighter('Eliáš', 'challenger', { swarms: 1 }), aFighter('Dana', 'challenged')];
  showFight(spellPhase({ phase: 'potions', fighters }), undefined, { timers: [timer] });
  expect(screen.getByText('otravný hmyz · do konca boja')).toBeTruthy();
  expect(screen.getByText(/^neviditeľnosť · \d+:\d\d$/)).toBeTruthy();
});
