import { describe, expect, test } from 'vitest';
import { advance, ChartDisagrees, mayCome, snapshotOf } from '../../../shared/dbf/fight.machine.ts';
import type { FightEvent, FightEventType } from '../../../shared/dbf/events.ts';
import { noFight, type Fight } from '../../../shared/dbf/fight.ts';
import { fold } from '../../../shared/dbf/fold.ts';
import { defaultHouseRules } from '../../../shared/dbf/house-rules.ts';
import { f1, fightWith, fighterOn, pairOf, sidesOf } from '../../fixtures/fights.ts';
import { sheetInForm } from '../../../shared/dbf/animal-form.ts';
import { creep, who } from '../../fixtures/sheets.ts';

const pairing = { active: [who('a1'), who('b1')], forced: [pairOf('a1', 'b1')] };
const opening = { fight: f1, number: 1, place: 'ford', houseRules: defaultHouseRules, fighters: sidesOf(1, 1) };
const declaration = { who: who('a1'), spell: 'trip', on: [who('b1')], regains: null, as: null } as const;
const bear = {
  animal: { name: 'bear', level: 4, lives: 6, hit: 2, abilities: [], weapon: 'claws' },
  own: { lives: 1, temporary: 0 },
} as const;
const standing = { fight: f1, who: who('a1'), lives: 1, temporary: 0, status: 'up' } as const;

const events: { readonly [Type in FightEventType]: Extract<FightEvent, { type: Type }> } = {
  'v1.FightOpened': { type: 'v1.FightOpened', ...opening, present: [], pairing },
  'v1.FightRecorded': { type: 'v1.FightRecorded', ...opening, winner: 'nobody' },
  'v1.HelperJoined': { type: 'v1.HelperJoined', fight: f1, fighter: fighterOn('challenger', 'x'), pairing: null },
  'v1.OpponentPicked': { type: 'v1.OpponentPicked', fight: f1, by: who('a1'), pair: pairOf('a1', 'b1'), forced: [] },
  'v1.PairingClosed': { type: 'v1.PairingClosed', fight: f1, next: 'potions' },
  'v1.PotionDrunk': { type: 'v1.PotionDrunk', ...standing, heals: 1, potion: null },
  'v1.SwarmsBit': { type: 'v1.SwarmsBit', fight: f1, standings: [] },
  'v1.SpellDeclared': { type: 'v1.SpellDeclared', fight: f1, ...declaration },
  'v1.SpellsResolved': {
    type: 'v1.SpellsResolved',
    fight: f1,
    standings: [],
    parts: [],
    bystanders: [],
    marks: [],
    swarms: [],
    regained: [],
    stormed: false,
  },
  'v1.FormTaken': { type: 'v1.FormTaken', ...standing, form: bear, sheet: sheetInForm(creep(), bear) },
  'v1.FormLeft': { type: 'v1.FormLeft', ...standing },
  'v1.PotionsClosed': { type: 'v1.PotionsClosed', fight: f1, next: 'spells' },
  'v1.SpellsClosed': { type: 'v1.SpellsClosed', fight: f1, next: 'duel', pairing: null },
  'v1.DuelScored': { type: 'v1.DuelScored', fight: f1, pair: pairOf('a1', 'b1'), outcome: 'double' },
  'v1.DuelClosed': { type: 'v1.DuelClosed', fight: f1, next: 'wounds' },
  'v1.HitDodged': { type: 'v1.HitDodged', fight: f1, who: who('a1') },
  'v1.WoundsApplied': { type: 'v1.WoundsApplied', fight: f1, wounds: [], standings: [], next: 'end' },
  'v1.FighterFled': { type: 'v1.FighterFled', ...standing, status: 'fled' },
  'v1.FighterReturned': { type: 'v1.FighterReturned', fight: f1, who: who('a1') },
  'v1.RoundEnded': { type: 'v1.RoundEnded', fight: f1, next: 'pairing', round: 2, pairing },
  'v1.FightEnded': { type: 'v1.FightEnded', fight: f1, by: 'stopped', winner: 'nobody', released: [] },
  'v1.StandingOverridden': { type: 'v1.StandingOverridden', ...standing, reason: 'seen', pairing: null },
  'v1.FightClosed': { type: 'v1.FightClosed', fight: f1 },
};

const anyTime = ['v1.StandingOverridden', 'v1.FightEnded', 'v1.FormLeft'] as const;
const accepted: Readonly<Record<Fight['phase'], readonly FightEventType[]>> = {
  challenge: ['v1.FightOpened', 'v1.FightRecorded'],
  pairing: ['v1.HelperJoined', 'v1.OpponentPicked', 'v1.PairingClosed', ...anyTime],
  potions: ['v1.PotionDrunk', 'v1.PotionsClosed', ...anyTime],
  spells: ['v1.SwarmsBit', 'v1.SpellDeclared', 'v1.SpellsResolved', 'v1.FormTaken', 'v1.SpellsClosed', ...anyTime],
  duel: ['v1.DuelScored', 'v1.DuelClosed', ...anyTime],
  wounds: ['v1.HitDodged', 'v1.WoundsApplied', ...anyTime],
  end: ['v1.SwarmsBit', 'v1.FighterFled', 'v1.HelperJoined', 'v1.FighterReturned', 'v1.RoundEnded', ...anyTime],
  over: ['v1.StandingOverridden', 'v1.FightClosed'],
  closed: [],
};
const phases = Object.keys(accepted) as readonly Fight['phase'][];
const fightIn = (phase: Fight['phase']): Fight =>
  phase === 'challenge' ? noFight : fightWith(sidesOf(1, 1), { phase });

const cells = phases.flatMap((phase) => Object.values(events).map((event) => ({ phase, event, type: event.type })));
const belongs = ({ phase, type }: (typeof cells)[number]) => accepted[phase].includes(type);

describe('what belongs to which phase (DBF-RND-02)', () => {
  test.each(cells.filter(belongs))('$type belongs to $phase', ({ phase, event }) => {
    const fight = fightIn(phase);
    expect(advance(snapshotOf(fight), event).context).toEqual(fold(fight, event));
  });

  test.each(cells.filter((cell) => !belongs(cell)))('$type does not belong to $phase', ({ phase, event }) => {
    expect(() => advance(snapshotOf(fightIn(phase)), event)).toThrow(ChartDisagrees);
  });

  test('a re-pairing is followed by the duel (DBF-A-22)', () => {
    const event = { ...events['v1.PairingClosed'], next: 'duel' } as const;
    expect(advance(snapshotOf(fightIn('pairing')), event).value).toEqual({ round: 'duel' });
  });

  test('spells that change who stands lead back to the pairing (DBF-PAIR-07)', () => {
    const event = { ...events['v1.SpellsClosed'], next: 'pairing', pairing } as const;
    expect(advance(snapshotOf(fightIn('spells')), event).value).toEqual({ round: 'pairing' });
  });

  test.each(['potions', 'duel', 'over'] as const)('an override can’t open a pairing in the phase %s', (phase) => {
    const event = { ...events['v1.StandingOverridden'], pairing };
    expect(() => advance(snapshotOf(fightIn(phase)), event)).toThrow(ChartDisagrees);
  });
});

describe('which commands may come', () => {
  const running = ['override', 'stopFight', 'closePhases'] as const;
  test.each([
    ['challenge', []],
    ['pairing', ['join', 'pick', 'repeatPairs', ...running]],
    ['potions', ['drinkPotion', ...running]],
    ['spells', ['cast', ...running]],
    ['duel', ['scoreDuel', ...running]],
    ['wounds', ['dodge', ...running]],
    ['end', ['join', 'flee', ...running]],
    ['over', ['override', 'closeFight']],
    ['closed', []],
  ] as const)('in the phase %s: %j', (phase, expected) => {
    const commands = [
      'join',
      'pick',
      'repeatPairs',
      'drinkPotion',
      'cast',
      'scoreDuel',
      'dodge',
      'flee',
      'override',
      'stopFight',
      'closePhases',
      'closeFight',
    ] as const;
    const may = commands.filter((command) => mayCome(snapshotOf(fightIn(phase)), command));
    expect(new Set<string>(may)).toEqual(new Set<string>(expected));
  });
});
