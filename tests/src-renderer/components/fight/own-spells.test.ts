import { fireEvent, screen, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { aFighter, aLine, allowing, aSheet, theFight, who } from '../../../fixtures/fight-view.ts';
import { offer, spellPhase } from './spell-phase-fixture.ts';
import { settled, showFight } from './window-harness.ts';

const silence = { name: 'Ticho', effect: 'nikto nehovorí' };
const song = { name: 'Pieseň lesa', effect: 'vlk zaspí' };
const castOf = (name: string) => ({ type: 'castSpecial' as const, who: who('Eliáš'), name });

const phase = (patch: Parameters<typeof spellPhase>[0] = {}) =>
  spellPhase({
    fighters: [
      aFighter('Eliáš', 'challenger', { sheet: aSheet('Eliáš', { ownSpells: [silence, song] }) }),
      aFighter('Dana', 'challenged'),
    ],
    allowed: allowing({
      close: 'spells',
      cast: [offer('Eliáš', 'acid-fan', 'none')],
      castSpecial: [{ who: who('Eliáš'), spell: silence }],
    }),
    ...patch,
  });
const own = () => within(screen.getByRole('list', { name: 'Vlastné kúzla' }));

describe('spells that an ORG gave stand below the others (DBF-MGC-04)', () => {
  test('with what they do and a key behind those of the book', async () => {
    const { press, sent } = showFight(phase());
    expect(own().getByRole('button', { name: /Ticho/ }).textContent).toContain('nikto nehovorí');
    await press('w');
    expect(sent).toEqual([castOf('Ticho')]);
  });

  test('once in a phase of the event (DBF-MGC-02)', async () => {
    const { press, sent } = showFight(phase());
    expect(own().getByText('Pieseň lesa')).toBeTruthy();
    expect(own().getByText('použité v tejto fáze')).toBeTruthy();
    expect(own().getAllByRole('button')).toHaveLength(1);
    await press('e');
    expect(sent).toEqual([]);
  });

  test('and not in the form of an animal (DBF-A-61)', async () => {
    const elias = aFighter('Eliáš', 'challenger', {
      sheet: aSheet('Eliáš', { ownSpells: [silence] }),
      form: { name: 'Medveď', timer: null },
    });
    const fighters = [elias, aFighter('Dana', 'challenged')];
    const { press } = showFight(phase({ fighters, allowed: allowing({ close: 'spells' }) }));
    await press('1');
    expect(own().getByText('v podobe zvieraťa nie')).toBeTruthy();
  });

  test('also for those who know no other magic', async () => {
    const { press, sent } = showFight(
      phase({ allowed: allowing({ close: 'spells', castSpecial: [{ who: who('Eliáš'), spell: silence }] }) }),
    );
    expect(screen.getByRole('button', { name: /Eliáš.*1 voľné kúzlo/ })).toBeTruthy();
    await press('q');
    expect(sent).toEqual([castOf('Ticho')]);
  });
});

test('an own spell of this round is told beside the declared ones, and can be taken back there', async () => {
  const { sent } = showFight(phase({ log: [aLine(9, castOf('Ticho'), { round: 2 })] }));
  const declared = within(screen.getByRole('region', { name: /Ohlásené/ }));
  expect(declared.getAllByRole('listitem').map((item) => item.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'Eliáš → Ticho nikto nehovorí · vlastné kúzlo, platí hneď',
  ]);
  await fireEvent.click(declared.getByRole('button', { name: 'Späť' }));
  await settled();
  expect(sent).toEqual([{ type: 'undo', fight: theFight }]);
});
