import { fireEvent, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { aFight, aFighter, aLine, allowing, pair, theFight, who } from '../../../fixtures/fight-view.ts';
import { cast, offer, spellPhase } from './spell-phase-fixture.ts';
import { settled, showFight } from './window-harness.ts';

test('who, which and on whom are one key each', async () => {
  const { press, sent } = showFight(spellPhase());
  await press('1');
  await press('q');
  await press('2');
  expect(sent).toEqual([cast('Eliáš', 'fire-arrow', ['Vlk'])]);
});

test('a spell that takes all opponents asks for nobody', async () => {
  const { press, sent } = showFight(spellPhase());
  await press('e');
  expect(sent).toEqual([cast('Eliáš', 'acid-fan')]);
});

test('the second caster has keys of its own', async () => {
  const { press, sent } = showFight(spellPhase());
  await press('2');
  expect(screen.getByRole('heading', { name: 'Dana – kúzla' })).toBeTruthy();
  await press('w');
  await press('e');
  expect(sent).toEqual([cast('Dana', 'fog')]);
});

test('of three who may be healed as many are marked as there are, and Enter declares them', async () => {
  const { press, sent } = showFight(spellPhase());
  for (const key of ['2', 'q', '1', '2', '3', '2', '4', 'Enter']) await press(key);
  expect(sent).toEqual([cast('Dana', 'wave-of-life', ['Dana', 'Boris', 'Eliáš'])]);
});

test('no more than three are marked', async () => {
  const { press, sent } = showFight(spellPhase());
  for (const key of ['2', 'q', '1', '2', '3', '4', 'Enter']) await press(key);
  expect(sent).toEqual([cast('Dana', 'wave-of-life', ['Dana', 'Vlk', 'Boris'])]);
});

test('Enter does not close the phase while a spell still waits for its target', async () => {
  const { press, sent } = showFight(spellPhase());
  await press('q');
  await press('Enter');
  expect(sent).toEqual([]);
  await press('Escape');
  await press('Enter');
  expect(sent).toEqual([{ type: 'closePhases', fight: theFight, phases: ['spells'] }]);
});

test('Enter declares on the only one whom a spell may reach', async () => {
  const view = spellPhase();
  const cast1 = [offer('Eliáš', 'fire-arrow', 'choose-one', [who('Dana')])];
  const { press, sent } = showFight({ ...view, allowed: { ...view.allowed, cast: cast1 } });
  await press('q');
  await press('Enter');
  expect(sent).toEqual([cast('Eliáš', 'fire-arrow', ['Dana'])]);
});

test('used, too high and useless spells are shown with the reason, and their keys do nothing', async () => {
  const { press, sent } = showFight(spellPhase());
  const list = () => within(screen.getByRole('region', { name: /– kúzla/ }));
  expect(list().getAllByRole('button')).toHaveLength(2);
  expect(list().getByText('použité v tejto fáze')).toBeTruthy();
  expect(list().getByText('od 5. úrovne')).toBeTruthy();
  await press('w');
  await press('2');
  expect(list().getByText('niet na koho')).toBeTruthy();
  expect(list().getByText('len mimo boja')).toBeTruthy();
  await press('r');
  expect(sent).toEqual([]);
});

test('drained life asks which used spell comes back', async () => {
  const view = spellPhase();
  const allowed = allowing({ cast: [{ ...offer('Eliáš', 'drain-life', 'none'), regains: ['acid-fan'] }] });
  const { press, sent } = showFight({ ...view, allowed });
  await press('q');
  expect(within(screen.getByRole('region', { name: 'Ktoré kúzlo sa vracia' })).getAllByRole('listitem')).toHaveLength(
    2,
  );
  await press('1');
  await press('q');
  await press('0');
  expect(sent).toEqual([{ ...cast('Eliáš', 'drain-life'), regain: 'acid-fan' }, cast('Eliáš', 'drain-life')]);
});

test('what is declared is listed, and the newest can be taken back there', async () => {
  const { press, sent } = showFight(
    spellPhase({
      declared: [
        { who: who('Dana'), spell: 'fog', on: [], regains: null, as: null },
        { who: who('Eliáš'), spell: 'fire-arrow', on: [who('Dana')], regains: null, as: null },
      ],
      log: [aLine(8, cast('Dana', 'fog')), aLine(9, cast('Eliáš', 'fire-arrow', ['Dana']))],
    }),
  );
  const list = within(screen.getByRole('region', { name: /Ohlásené/ }));
  expect(
    list.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent.replace(/\s+/g, ' ')),
  ).toEqual(['Dana → Hmla ', 'Eliáš → Ohnivý šíp → Dana']);
  await fireEvent.click(list.getByRole('button', { name: 'Späť' }));
  await settled();
  await press('Enter');
  expect(sent).toEqual([
    { type: 'undo', fight: theFight },
    { type: 'closePhases', fight: theFight, phases: ['spells'] },
  ]);
});

test('the button says that spells will be resolved once there are any', () => {
  showFight(spellPhase({ declared: [{ who: who('Dana'), spell: 'fog', on: [], regains: null, as: null }] }));
  expect(screen.getByRole('button', { name: 'Vyhodnotiť kúzla' })).toBeTruthy();
  expect(screen.getByText('1 kúzlo ohlásené')).toBeTruthy();
});

test('where nobody knows any magic, Enter just goes on', async () => {
  const { press, sent } = showFight(aFight({ phase: 'spells', allowed: allowing({ close: 'spells' }) }));
  expect(screen.getByText('V tomto kole nemá kto čarovať.')).toBeTruthy();
  await press('Enter');
  expect(sent).toEqual([{ type: 'closePhases', fight: theFight, phases: ['spells'] }]);
});

test('a charmed pair has no results to enter, and is not waited for', async () => {
  const charmed = pair('Eliáš', 'Dana');
  const fighting = pair('Boris', 'Vlk');
  const { press, sent } = showFight(
    spellPhase({
      phase: 'duel',
      fighters: spellPhase().fighters.map((one) =>
        one.name === 'Eliáš' || one.name === 'Dana' ? { ...one, marks: ['charmed' as const] } : one,
      ),
      pairs: [charmed, fighting],
      allowed: allowing({ score: [fighting] }),
    }),
  );
  expect(screen.getByText('Dvojica kolo vynecháva – nič nezadávaj.')).toBeTruthy();
  expect(screen.getByText('Zadané: 0 / 1')).toBeTruthy();
  await press('q');
  await press('a');
  expect(sent).toEqual([{ type: 'scoreDuel', fight: theFight, pair: fighting, outcome: 'challenger-hits' }]);
});

test('marks of spells stand with their fighter, and swarms and the storm above all', () => {
  showFight(
    spellPhase({
      phase: 'potions',
      fighters: [
        aFighter('Eliáš', 'challenger', { marks: ['prone', 'blessed'] }),
        aFighter('Dana', 'challenged', { lives: 4, temporary: 1, marks: ['premonition'] }),
      ],
      swarms: [who('Dana')],
      stormed: true,
    }),
  );
  expect(screen.getByText('leží na zemi')).toBeTruthy();
  expect(screen.getByText('požehnanie · do konca boja')).toBeTruthy();
  expect(screen.getByText('predtucha · do zásahu')).toBeTruthy();
  const lasting = within(screen.getByRole('list', { name: 'Trvá' })).getAllByRole('listitem');
  expect(lasting.map((item) => item.textContent)).toEqual([
    'Otravný hmyz (Dana): na začiatku kúziel −1 život každému inému',
    'Ľadová búrka: boj sa skončí týmto kolom, bez úteku a pomoci',
  ]);
});
