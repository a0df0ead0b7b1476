import { describe, expect, test } from 'vitest';
import { checkSheet, decideRoster, type RosterDecision } from '../../../shared/roster/enter.ts';
import type { Character, Roster, Sheet } from '../../../shared/roster/character.ts';
import type { RosterCommand, SheetDraft } from '../../../shared/roster/commands.ts';
import { f1, refusalOf } from '../../fixtures/fights.ts';
import { characterOf, draftWith, ofClass, rosterOf, sheetWith, who } from '../../fixtures/sheets.ts';

type Enter = Extract<RosterCommand, { type: 'enterCharacter' }>;
const enter = (patch: Partial<Enter> = {}, roster: Roster = new Map()) =>
  decideRoster(roster, { type: 'enterCharacter', sheet: draftWith(), ducats: 0, items: [], ...patch });

const nothingGiven = { shifts: {}, extraSpells: [], ownSpells: [] };

const boris = (sheet: Sheet, patch: Partial<Character> = {}) => characterOf('boris', { sheet, lives: 4, ...patch });
const draftOf = ({ exceptions: _exceptions, ...draft }: Sheet): SheetDraft => draft;

const edit = (character: Character, patch: Partial<SheetDraft>, exception?: string) =>
  decideRoster(rosterOf(character), {
    type: 'editCharacter',
    who: character.id,
    sheet: { ...draftOf(character.sheet), ...patch },
    ducats: 3,
    items: ['key'],
    exception,
  });

const only = (decision: RosterDecision) => {
  if (!decision.ok) throw new Error(decision.refusal.code);
  const [event] = decision.events;
  return event;
};
/** An event that says nothing of lives leaves them as they were. */
const livesAfter = (decision: RosterDecision, before: number) => {
  const event = only(decision);
  return event !== undefined && 'lives' in event ? event.lives : before;
};

describe('entering a character (DBF-LVL-01, DBF-A-08)', () => {
  test('gives the level that the XP brought along give, and never less than the level named (DBF-LVL-06)', () => {
    const arrive = (level: number, xp: number) => only(enter({ sheet: draftWith({ level }), xp }));
    expect([arrive(1, 15), arrive(4, 9), arrive(3, 0)]).toMatchObject([
      { sheet: { level: 5 }, xp: 15 },
      { sheet: { level: 4 }, xp: 9 },
      { sheet: { level: 3 }, xp: 0 },
    ]);
  });

  test('gives the id of the name, all lives, and puts it on its feet', () => {
    expect(enter({ sheet: draftWith({ name: 'Žofia Čepčeková' }), ducats: 7, items: ['amulet'] })).toEqual({
      ok: true,
      events: [
        {
          type: 'v1.CharacterEntered',
          who: 'zofia-cepcekova',
          sheet: sheetWith({ name: 'Žofia Čepčeková' }),
          lives: 4,
          status: 'up',
          xp: 0,
          startLevel: 1,
          token: false,
          ducats: 7,
          items: ['amulet'],
          potions: [],
        },
      ],
    });
  });

  test.each([
    ['Ľudovít  z Tmavého hvozdu', 'ludovit-z-tmaveho-hvozdu'],
    ['Őze-Űr', 'oze-ur'],
    ['…', 'character'],
    ['Vlk č. 2', 'vlk-c-2'],
  ])('%s gets the id %s', (name, id) => {
    expect(only(enter({ sheet: draftWith({ name }) }))?.who).toBe(id);
  });

  test('a second and a third of the name get numbers', () => {
    const two = rosterOf(characterOf('boris'), characterOf('boris-2'));
    expect([only(enter({}, rosterOf(characterOf('boris'))))?.who, only(enter({}, two))?.who]).toEqual([
      'boris-2',
      'boris-3',
    ]);
  });

  test('with lives named those count, and without any the character lies', () => {
    expect([only(enter({ lives: 2 })), only(enter({ lives: 0 }))]).toMatchObject([
      { lives: 2, status: 'up' },
      { lives: 0, status: 'knocked-out' },
    ]);
  });

  test.each<[string, Partial<Enter>, readonly [string, string | null]]>([
    ['the id is taken', { id: who('taken') }, ['id-taken', null]],
    ['there is no name', { sheet: draftWith({ name: '' }) }, ['name-missing', null]],
    ['the rules don’t give it', { sheet: draftWith({ weapon: 'claws' }) }, ['weapon-not-for-class', 'DBF-WPN-11']],
  ])('is refused where %s', (_title, patch, expected) => {
    expect(refusalOf(enter(patch, rosterOf(characterOf('taken'))))).toEqual(expected);
  });
});

describe('exceptions by an ORG (DBF-LVL-14)', () => {
  const odd = draftWith({ origin: { is: 'class', class: 'wizard' }, weapon: 'bow', shield: true });

  test('let through what the rules don’t give, and stand on the sheet', () => {
    expect(checkSheet(odd, [], 'a gift of the king')).toEqual({
      ok: true,
      sheet: {
        ...odd,
        ...nothingGiven,
        exceptions: [
          { rule: 'DBF-CLS-CAR-2', thing: 'bow', reason: 'a gift of the king' },
          { rule: 'DBF-CLS-CAR-3', thing: '', reason: 'a gift of the king' },
        ],
      },
    });
  });

  test('that were granted hold on as long as they are needed', () => {
    const granted = [
      { rule: 'DBF-CLS-CAR-2', thing: 'bow', reason: 'the king' },
      { rule: 'DBF-CLS-CAR-3', thing: '', reason: 'the queen' },
    ];
    const bowOnly = { ...odd, shield: false };
    expect(checkSheet(bowOnly, granted, undefined)).toEqual({
      ok: true,
      sheet: { ...bowOnly, ...nothingGiven, exceptions: [granted[0]] },
    });
  });

  test('of one rule don’t excuse another', () => {
    expect(
      refusalOf(checkSheet(odd, [{ rule: 'DBF-CLS-CAR-2', thing: 'bow', reason: 'the king' }], undefined)),
    ).toEqual(['shield-not-for-class', 'DBF-CLS-CAR-3']);
  });

  test('with a reason but without need leave no trace', () => {
    expect(checkSheet(draftWith(), [], 'just so')).toEqual({ ok: true, sheet: sheetWith() });
  });
});

describe('changing a character (DBF-A-09, DBF-A-17)', () => {
  test.each<[string, Partial<Sheet>, number, Partial<SheetDraft>, number]>([
    ['armour put on heals nobody', {}, 4, { armour: 'heavy' }, 4],
    ['armour taken off takes the lives above the maximum along', { armour: 'heavy' }, 6, { armour: 'none' }, 4],
    ['armour taken off leaves lives below the maximum alone', { armour: 'heavy' }, 3, { armour: 'none' }, 3],
    ['heavy changed for light', { armour: 'heavy' }, 6, { armour: 'light' }, 5],
    ['fine pieces heal nobody', {}, 4, { bonus: 2 }, 4],
    ['endurance gives its life at once', { level: 2 }, 4, { abilities: ['endurance'] }, 5],
    ['to the wounded too', { level: 2 }, 1, { abilities: ['endurance'] }, 2],
    ['toughness gives two', { level: 3 }, 2, { granted: ['toughness'] }, 4],
    ['a level alone gives nothing', {}, 4, { level: 5 }, 4],
    ['endurance and armour at once', { level: 2 }, 4, { abilities: ['endurance'], armour: 'light' }, 5],
    ['endurance for armour', { level: 2, armour: 'heavy' }, 6, { abilities: ['endurance'], armour: 'none' }, 5],
    ['lives above the maximum stay while the maximum does not fall', {}, 7, { level: 2 }, 7],
  ])('%s', (_title, sheet, lives, patch, left) => {
    expect(livesAfter(edit(boris(ofClass('warrior', sheet), { lives }), patch), lives)).toBe(left);
  });

  test('the fallen don’t rise by an ability', () => {
    const fallen = boris(ofClass('warrior', { level: 2 }), { lives: 0, status: 'knocked-out' });
    expect(livesAfter(edit(fallen, { abilities: ['endurance'] }), 0)).toBe(0);
  });

  test('purse and things are as they were written down', () => {
    expect(edit(boris(ofClass('warrior')), {})).toMatchObject({
      events: [{ type: 'v2.CharacterEdited', who: 'boris', ducats: 3, items: ['key'] }],
    });
  });

  test('what is not said of token, potions and special spells stays as it was', () => {
    const given = { shifts: { nature: 2 }, extraSpells: ['fog'], ownSpells: [{ name: 'Ticho', effect: '' }] } as const;
    const { shifts: _s, extraSpells: _e, ownSpells: _o, ...plain } = draftOf(ofClass('warrior', given));
    const command = { type: 'editCharacter', who: who('boris'), sheet: plain, ducats: 0, items: [] } as const;
    const event = only(decideRoster(rosterOf(boris(ofClass('warrior', given), { token: true })), command));
    expect(event).toEqual({ type: 'v2.CharacterEdited', who: 'boris' });
  });

  test('says only what it changes, so that an earlier entry about something else can still go', () => {
    const armed = boris(ofClass('warrior'), { ducats: 3, items: ['key'] });
    expect(only(edit(armed, { player: 'Peter' }))).toEqual({
      type: 'v2.CharacterEdited',
      who: 'boris',
      sheet: { ...armed.sheet, player: 'Peter' },
    });
  });

  test('a level by the word of an ORG is the level of the start from then on (DBF-LVL-02, -06)', () => {
    expect(only(edit(boris(ofClass('warrior')), { level: 5 }))).toMatchObject({ sheet: { level: 5 }, startLevel: 5 });
  });

  test('the token of a thief is approved, and potions are written down', () => {
    const balm = { name: 'balm', heals: 2, effect: '' };
    const sheet = draftOf(ofClass('thief'));
    const command = { type: 'editCharacter', who: who('boris'), sheet, token: true, ducats: 0, items: [] } as const;
    const event = only(decideRoster(rosterOf(boris(ofClass('thief'))), { ...command, potions: [balm] }));
    expect(event).toMatchObject({ token: true, potions: [balm] });
  });

  test('what the rules don’t give is refused here too, or let through with a reason', () => {
    const character = boris(ofClass('warrior'));
    expect(refusalOf(edit(character, { weapon: 'claws' }))).toEqual(['weapon-not-for-class', 'DBF-WPN-11']);
    expect(only(edit(character, { weapon: 'claws' }, 'cursed'))).toMatchObject({
      sheet: { exceptions: [{ rule: 'DBF-WPN-11', reason: 'cursed' }] },
    });
  });

  test('what stays as it was is not asked again, though XP taken back have left it above the level', () => {
    const above = boris(ofClass('warrior', { level: 1, abilities: ['endurance', 'woodcraft'] }));
    expect(only(edit(above, {}))).toEqual({ type: 'v2.CharacterEdited', who: 'boris', ducats: 3, items: ['key'] });
    expect(refusalOf(edit(above, { bonus: 1 }))).toEqual(['too-many-abilities', 'DBF-LVL-12']);
  });

  test('nobody unknown is changed', () => {
    const sheet = draftWith();
    expect(
      refusalOf(decideRoster(new Map(), { type: 'editCharacter', who: who('x'), sheet, ducats: 0, items: [] })),
    ).toEqual(['unknown-character', null]);
    expect(refusalOf(decideRoster(new Map(), { type: 'equip', who: who('x') }))).toEqual(['unknown-character', null]);
  });
});

describe('equipping (DBF-CLS-*-2, -3)', () => {
  const equip = (character: Character, patch: Partial<Extract<RosterCommand, { type: 'equip' }>>) =>
    decideRoster(rosterOf(character), { type: 'equip', who: character.id, ...patch });
  const armed = boris(ofClass('warrior', { weapon: 'one-handed sword', armour: 'heavy', shield: true }), {
    lives: 6,
    ducats: 5,
    items: ['key'],
  });

  test('changes what is named and nothing else', () => {
    expect(equip(armed, { armour: 'light' })).toEqual({
      ok: true,
      events: [
        {
          type: 'v2.CharacterEdited',
          who: 'boris',
          sheet: { ...armed.sheet, armour: 'light' },
          lives: 5,
        },
      ],
    });
  });

  test('a two-handed weapon wants the shield put away', () => {
    expect(refusalOf(equip(armed, { weapon: 'two-handed axe' }))).toEqual(['shield-with-two-hands', 'DBF-A-14']);
    expect(refusalOf(equip(armed, { weapon: 'two-handed axe', shield: false }))).toBeNull();
  });
});

describe('a character in a fight', () => {
  const fighting = boris(ofClass('warrior'), { fight: f1 });

  test.each<[string, Partial<SheetDraft>]>([
    ['level', { level: 2 }],
    ['abilities', { abilities: ['endurance'] }],
    ['granted abilities', { granted: ['dodge'] }],
    ['armour', { armour: 'light' }],
    ['weapon', { weapon: 'one-handed axe' }],
    ['bonus lives', { bonus: 1 }],
    ['strength', { hit: 2 }],
    ['shift', { shifts: { nature: 2 } }],
    ['spells by an ORG', { extraSpells: ['fog'] }],
    ['own spells', { ownSpells: [{ name: 'Ticho', effect: '' }] }],
  ])('keeps its %s', (_title, patch) => {
    expect(refusalOf(edit(fighting, patch))).toEqual(['frozen-in-a-fight', null]);
  });

  test('may be called otherwise, and its purse be written down', () => {
    expect(only(edit(fighting, { name: 'Boris the Tall', player: 'Peter' }))).toMatchObject({
      sheet: { name: 'Boris the Tall', player: 'Peter' },
      ducats: 3,
    });
  });
});
