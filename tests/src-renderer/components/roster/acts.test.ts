import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '../../../../shared/contract/commands.ts';
import type { CharacterView, TimerView } from '../../../../shared/contract/views.ts';
import { fightId, instant, timerId } from '../../../../shared/vocabulary/ids.ts';
import { refuse } from '../../../../shared/vocabulary/refusal.ts';
import { saved } from '../../../../src-renderer/components/roster/saved.svelte.ts';
import CharacterPage from '../../../../src-renderer/views/CharacterPage.svelte';
import { character, now, show } from './roster-fixture.ts';

const mage = { origin: { is: 'class', class: 'wizard' } } as const;
const thief = { origin: { is: 'class', class: 'thief' } } as const;

const open = (
  one: CharacterView,
  others: readonly CharacterView[] = [],
  more: Partial<Parameters<typeof show>[2]> = {},
) => show(CharacterPage, { character: one.id }, { characters: [one, ...others], ...more });
const panel = () => screen.getByRole('region', { name: 'Akcie' });
const offered = () =>
  within(panel())
    .getAllByRole('button')
    .map((button) => button.textContent.trim());
const act = async (name: string) => {
  await fireEvent.click(within(panel()).getByRole('button', { name }));
  await screen.findByRole('dialog');
};
const name = async (label: string, person: string) => {
  const input = screen.getByLabelText(label, { selector: 'input' });
  await fireEvent.input(input, { target: { value: person } });
  await fireEvent.keyDown(input, { key: 'Enter' });
};
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }));
const expectSent = (sent: readonly Command[], ...commands: readonly object[]) =>
  waitFor(() => expect(sent).toEqual(commands));

const timer = (kind: TimerView['kind'], who: CharacterView): TimerView => ({
  id: timerId('t1'),
  kind,
  state: 'running',
  who: { id: who.id, name: who.sheet.name },
  fight: null,
  startedAt: now,
  deadline: instant(now + 600_000),
});

beforeEach(() => saved.dismiss());

describe('what is offered', () => {
  test.each([
    ['a warrior of level 1 with his ability', { abilities: ['endurance'] }, ['Zapísať XP']],
    ['a free level', {}, ['Nová schopnosť', 'Zapísať XP']],
    ['Ničenie', { abilities: ['demolition'] }, ['Zapísať XP', 'Rozbiť']],
    [
      'Zakrádanie that an ORG granted',
      { abilities: ['endurance'], granted: ['sneaking'] },
      ['Zapísať XP', 'Zákerný zásah'],
    ],
    ['Zlodejina', { ...thief, abilities: ['thievery'] }, ['Zapísať XP', 'Okradnúť žetónom']],
    ['Alchýmia', { ...mage, abilities: ['alchemy'] }, ['Zapísať XP', 'Variť lektvar']],
    ['Liečenie', { abilities: ['endurance'], granted: ['healing'] }, ['Zapísať XP', 'Čarovať mimo boja']],
    ['a school whose spell is for fights only', { ...mage, abilities: ['elements'] }, ['Zapísať XP']],
  ] as const)('%s offers just what it allows', (_, sheet, expected) => {
    open(character('adam', sheet));
    expect(offered()).toEqual(expected);
  });

  test('a used spell is not cast again in this phase', () => {
    open(character('adam', { ...mage, abilities: ['clairvoyance'] }, { used: ['sharpen-senses'] }));
    expect(offered()).toEqual(['Zapísať XP']);
  });

  test('the invisible sneak without the ability', () => {
    const adam = character('adam', { abilities: ['endurance'] });
    open(adam, [], { views: { timers: [timer('invisibility', adam)] } });
    expect(offered()).toEqual(['Zapísať XP', 'Zákerný zásah']);
  });

  test('after a sneak hit the challenge comes next, and no second one', () => {
    const boris = character('boris', { name: 'Boris' });
    const ambush = { role: 'sneaker', with: boris.id, dodged: false } as const;
    open(character('adam', { granted: ['sneaking'], abilities: ['endurance'] }, { ambush }), [boris]);
    expect(offered()).toEqual(['Zapísať XP']);
    expect(panel().textContent).toContain('Zákerný zásah padol: Boris');
  });

  test('in a fight only XP are written, and it says so', () => {
    open(character('adam', { granted: ['sneaking', 'healing'] }, { fight: fightId('f1') }));
    expect(offered()).toEqual(['Zapísať XP']);
    expect(panel().textContent).toContain('Akcie mimo boja počkajú na jeho koniec');
  });

  test('a creep without abilities has no acts at all', () => {
    open(character('vlk', { origin: { is: 'creature', creature: 'animal', lives: 3 } }));
    expect(screen.queryByRole('region', { name: 'Akcie' })).toBeNull();
  });
});

describe('levels', () => {
  test('only what may be chosen next is offered, with the lives that it brings', async () => {
    const { sent } = open(character('adam'));
    await act('Nová schopnosť');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(
      character('adam').choosable,
    );
    expect(dialog.getByLabelText(/Vytrvalosť/).closest('label')?.textContent).toMatch(/životy 4 → 5/);
    await fireEvent.click(dialog.getByLabelText(/Ničenie/));
    await press('Zapísať');
    await expectSent(sent, { type: 'chooseAbility', who: 'adam', ability: 'demolition' });
  });

  test('XP are written with their reason, and the level that they bring is told before', async () => {
    const { sent } = open(character('adam', { abilities: ['endurance'] }, { xp: 2 }));
    expect(panel().textContent).toContain('XP 2, ďalšia úroveň od 3');
    await act('Zapísať XP');
    expect(screen.getByText(/XP 2 → 3/).textContent).toContain('úroveň 1 → 2');
    await press('Zapísať');
    expect(screen.getByText('Bez dôvodu sa XP nezapíšu.')).toBeDefined();
    await fireEvent.input(screen.getByLabelText('Koľko pripísať'), { target: { value: '-2' } });
    await fireEvent.input(screen.getByLabelText('Dôvod'), { target: { value: ' omyl ' } });
    await press('Zapísať');
    await expectSent(sent, { type: 'writeXp', who: 'adam', add: -2, reason: 'omyl' });
  });
});

describe('a spell outside a fight', () => {
  const healer = character('adam', { level: 5, granted: ['healing', 'clairvoyance', 'nature', 'elements'] });
  const boris = character('boris', { name: 'Boris' });
  const lying = character('cyril', { name: 'Cyril' }, { lives: 0, status: 'knocked-out' });
  const spell = async (value: string) => {
    await act('Čarovať mimo boja');
    await fireEvent.change(screen.getByLabelText('Kúzlo'), { target: { value } });
  };

  test('is cast on those who are named', async () => {
    const { sent } = open(healer, [boris, lying]);
    await spell('wave-of-life');
    await press('Zapísať kúzlo');
    expect(screen.getByText('Vyber, na koho kúzlo ide.')).toBeDefined();
    await name('Na koho', 'Boris');
    await name('Na koho', 'Adam');
    await press('Zapísať kúzlo');
    await expectSent(sent, { type: 'castOutside', who: 'adam', spell: 'wave-of-life', on: ['boris', 'adam'] });
  });

  test('is not offered on whom it does nothing to', async () => {
    open(healer, [boris, lying]);
    await spell('revival');
    const options = screen.getAllByRole('option', { hidden: true });
    const disabled = options.filter((option) => option.getAttribute('aria-disabled') === 'true');
    expect(disabled.map((option) => option.querySelector('.name')?.textContent)).toEqual(['Adam', 'Boris']);
  });

  test.each([
    ['clear-sight', []],
    ['transformation', []],
  ] as const)('%s asks for nobody', async (value, on) => {
    const { sent } = open(healer, [boris]);
    await spell(value);
    expect(screen.queryByLabelText('Na koho', { selector: 'input' })).toBeNull();
    await press('Zapísať kúzlo');
    await expectSent(sent, { type: 'castOutside', who: 'adam', spell: value, on });
  });

  test('a transformation names its animal', async () => {
    const { sent } = open(healer);
    await spell('transformation');
    await fireEvent.input(screen.getByLabelText('Zviera'), { target: { value: 'Vlk' } });
    await press('Zapísať kúzlo');
    const wolf = { name: 'Vlk', creature: 'animal', level: 1, lives: 3, hit: 1, abilities: [], weapon: 'claws' };
    await expectSent(sent, { type: 'castOutside', who: 'adam', spell: 'transformation', on: [], as: wolf });
  });

  test('animal speech takes the party along', async () => {
    const { sent } = open(healer, [boris]);
    await spell('animal-speech');
    await name('Kto ešte z družiny (najviac dvaja)', 'Boris');
    await press('Zapísať kúzlo');
    await expectSent(sent, { type: 'castOutside', who: 'adam', spell: 'animal-speech', on: ['adam', 'boris'] });
  });

  test('a fireball says how far it flies', async () => {
    const { sent } = open(healer, [boris]);
    await spell('fireball');
    await name('Na koho', 'Boris');
    await fireEvent.input(screen.getByLabelText('Vzdialenosť v metroch'), { target: { value: '25' } });
    await press('Zapísať kúzlo');
    await expectSent(sent, { type: 'castOutside', who: 'adam', spell: 'fireball', on: ['boris'], range: 25 });
  });

  test('an aura is read with consent, and without it the refusal stands in the dialog', async () => {
    const { sent, console } = open(healer, [boris], {
      answer: (command) =>
        'consent' in command
          ? { ok: true, seq: 7 as never, fight: null, character: null, stoppedAt: null }
          : refuse('no-consent', { target: 'boris' }),
    });
    await spell('read-aura');
    await name('Na koho', 'Boris');
    await press('Zapísať kúzlo');
    expect((await screen.findByRole('alert')).textContent).toMatch(/súhlas/);
    expect(console.problem).toBeNull();
    await fireEvent.click(screen.getByLabelText('cieľ so všetkým slobodne súhlasí'));
    await press('Zapísať kúzlo');
    const cast = { type: 'castOutside', who: 'adam', spell: 'read-aura', on: ['boris'] };
    await expectSent(sent, cast, { ...cast, consent: true });
  });
});

describe('acts of abilities', () => {
  const sneaker = character('adam', { abilities: ['endurance'], granted: ['sneaking'] });
  const dodger = character('boris', { name: 'Boris', granted: ['dodge'] });

  test('a sneak hit is entered on its victim, who may dodge', async () => {
    const { sent } = open(sneaker, [dodger]);
    await act('Zákerný zásah');
    await name('Komu', 'Boris');
    await fireEvent.click(screen.getByLabelText(/obeť sa vyhla/));
    await press('Zapísať zásah');
    await expectSent(sent, { type: 'sneak', by: 'adam', on: 'boris', dodge: true });
  });

  test('a sneak hit may be entered later than it happened', async () => {
    const { sent, options } = open(sneaker, [dodger]);
    await act('Zákerný zásah');
    await name('Komu', 'Boris');
    await fireEvent.click(screen.getByRole('button', { name: 'pred 5 min' }));
    await press('Zapísať zásah');
    await expectSent(sent, { type: 'sneak', by: 'adam', on: 'boris', dodge: false });
    expect(options[0]?.happenedAt).toBe(now - 5 * 60_000);
  });

  test('only those who can dodge are asked for it, and the watchful are announced', async () => {
    const { sent } = open(sneaker, [
      character('cyril', { name: 'Cyril' }),
      character('dana', { name: 'Dana', granted: ['perception', 'dodge'] }),
    ]);
    await act('Zákerný zásah');
    await name('Komu', 'Cyril');
    expect(screen.queryByLabelText(/obeť sa vyhla/)).toBeNull();
    await name('Komu', 'Dana');
    expect(screen.getByText(/Dana: Pozornosť si to všimne/)).toBeDefined();
    expect(screen.queryByLabelText(/obeť sa vyhla/)).toBeNull();
    await press('Zapísať zásah');
    await expectSent(sent, { type: 'sneak', by: 'adam', on: 'dana', dodge: false });
  });

  test('the victim of the token hands over an item', async () => {
    const robber = character('adam', { ...thief, abilities: ['thievery'] }, { token: true });
    const { sent } = open(robber, [dodger]);
    expect(panel().textContent).toContain('žetón schválený');
    await act('Okradnúť žetónom');
    await press('Zapísať krádež');
    expect(screen.getByText('Vyber obeť.')).toBeDefined();
    await name('Obeť', 'Boris');
    await fireEvent.click(screen.getByLabelText('jeden herný predmet'));
    await press('Zapísať krádež');
    await expectSent(sent, { type: 'steal', by: 'adam', on: 'boris', give: 'item' });
  });

  test('of several items the one is named that is handed over', async () => {
    const robber = character('adam', { ...thief, abilities: ['thievery'] }, { token: true });
    const victim = character('boris', { name: 'Boris' }, { items: ['mapa', 'prsteň'] });
    const { sent } = open(robber, [victim]);
    await act('Okradnúť žetónom');
    await name('Obeť', 'Boris');
    await fireEvent.click(screen.getByLabelText('jeden herný predmet'));
    const which = screen.getByLabelText<HTMLSelectElement>('Ktorý predmet');
    expect([...which.options].map(({ value }) => value)).toEqual(['mapa', 'prsteň']);
    await fireEvent.change(which, { target: { value: 'prsteň' } });
    await press('Zapísať krádež');
    await expectSent(sent, { type: 'steal', by: 'adam', on: 'boris', give: 'item', item: 'prsteň' });
  });

  test('what is smashed is chosen with its price', async () => {
    const { sent } = open(character('adam', { abilities: ['demolition'] }));
    await act('Rozbiť');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'door',
      'large-chest',
      'small-chest',
      'gate',
    ]);
    await fireEvent.click(dialog.getByLabelText(/malá truhlica/));
    await press('Zapísať');
    await expectSent(sent, { type: 'smash', who: 'adam', target: 'small-chest' });
  });

  test('brewing names the level of the potion, and can be taken back', async () => {
    const { sent } = open(character('adam', { ...mage, abilities: ['alchemy'] }));
    await act('Variť lektvar');
    await fireEvent.input(screen.getByLabelText('Úroveň lektvaru'), { target: { value: '2' } });
    await press('Začať variť');
    await fireEvent.click(await screen.findByRole('button', { name: 'Späť' }));
    await expectSent(sent, { type: 'brew', who: 'adam', level: 2 }, { type: 'undoEntry', entry: 7 });
  });
});
