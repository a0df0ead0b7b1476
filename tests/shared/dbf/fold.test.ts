import { describe, expect, test } from 'vitest';
import type { FightEvent } from '../../../shared/dbf/events.ts';
import { noFight, type Fight } from '../../../shared/dbf/fight.ts';
import { fold } from '../../../shared/dbf/fold.ts';
import { defaultHouseRules } from '../../../shared/dbf/house-rules.ts';
import { f1, fightWith, fighterOn, pairOf, sidesOf } from '../../fixtures/fights.ts';
import { who } from '../../fixtures/sheets.ts';

const fighters = sidesOf(1, 1);
const pairing = { active: [who('a1'), who('b1')], forced: [pairOf('a1', 'b1')] };
const opening = { fight: f1, number: 4, place: 'ford', houseRules: defaultHouseRules, fighters };
const hit = { who: who('b1'), by: who('a1'), strength: 1, dodged: false, foreseen: false };
const left = (lives: number, status: 'up' | 'knocked-out') => ({ who: who('b1'), lives, temporary: 0, status });

/** What an event changes, and nothing else. */
const changes: readonly (readonly [string, Fight, FightEvent, Partial<Fight>])[] = [
  [
    'a challenge opens the first round',
    noFight,
    { type: 'v1.FightOpened', ...opening, present: [who('x')], pairing },
    {
      id: f1,
      number: 4,
      place: 'ford',
      phase: 'pairing',
      round: 1,
      fighters,
      present: [who('x')],
      pairs: [pairOf('a1', 'b1')],
      pairedFor: [who('a1'), who('b1')],
    },
  ],
  [
    'a recorded fight is over at once',
    noFight,
    { type: 'v1.FightRecorded', ...opening, winner: 'challenged' },
    {
      id: f1,
      number: 4,
      place: 'ford',
      phase: 'over',
      round: 1,
      fighters,
      over: { by: 'recorded', winner: 'challenged' },
    },
  ],
  [
    'a helper is no bystander any more',
    fightWith(fighters, { phase: 'end', present: [who('x'), who('y')] }),
    { type: 'v1.HelperJoined', fight: f1, fighter: fighterOn('challenger', 'x'), pairing: null },
    { fighters: [...fighters, fighterOn('challenger', 'x')], present: [who('y')] },
  ],
  [
    'a drink is remembered for the round',
    fightWith(fighters, { phase: 'potions' }),
    { type: 'v1.PotionDrunk', fight: f1, who: who('a1'), heals: 1, lives: 4, temporary: 0, status: 'up', potion: null },
    {
      fighters: [fighterOn('challenger', 'a1', { lives: 4 }), fighterOn('challenged', 'b1')],
      drunk: [who('a1')],
      drinkers: [who('a1')],
    },
  ],
  [
    'wounds lead to the end of the round',
    fightWith(fighters, { phase: 'wounds' }),
    { type: 'v1.WoundsApplied', fight: f1, wounds: [hit], standings: [left(2, 'up')], next: 'end' },
    { fighters: [fighterOn('challenger', 'a1'), fighterOn('challenged', 'b1', { lives: 2 })], phase: 'end' },
  ],
  [
    'a fall is a drop, on which helpers wait (DBF-HLP-03)',
    fightWith(fighters, { phase: 'wounds' }),
    { type: 'v1.WoundsApplied', fight: f1, wounds: [hit], standings: [left(0, 'knocked-out')], next: 'end' },
    {
      fighters: [fighterOn('challenger', 'a1'), fighterOn('challenged', 'b1', { lives: 0, status: 'knocked-out' })],
      phase: 'end',
      someoneDropped: true,
    },
  ],
  [
    'a new round forgets drinks, results and dodges, but not the pairs that duelled',
    fightWith(fighters, {
      phase: 'end',
      pairs: [pairOf('a1', 'b1')],
      repairing: true,
      picksMade: 2,
      drunk: [who('a1')],
      dodging: [who('b1')],
      results: [{ pair: pairOf('a1', 'b1'), outcome: 'double' }],
    }),
    { type: 'v1.RoundEnded', fight: f1, next: 'pairing', round: 2, pairing: { active: [who('a1')], forced: [] } },
    {
      phase: 'pairing',
      round: 2,
      pairs: [],
      picksMade: 0,
      pairedFor: [who('a1')],
      lastPairs: [pairOf('a1', 'b1')],
      repairing: false,
      drunk: [],
      dodging: [],
      results: [],
    },
  ],
  [
    'the end of a fight says how and who won',
    fightWith(fighters, { phase: 'end' }),
    { type: 'v1.FightEnded', fight: f1, by: 'emptied', winner: 'challenger', released: [] },
    { phase: 'over', over: { by: 'emptied', winner: 'challenger' } },
  ],
  [
    'who is put right after the fight is no drop any more',
    fightWith(fighters, { phase: 'over' }),
    {
      type: 'v1.StandingOverridden',
      fight: f1,
      who: who('b1'),
      lives: 0,
      temporary: 0,
      status: 'knocked-out',
      reason: 'seen',
      pairing: null,
    },
    { fighters: [fighterOn('challenger', 'a1'), fighterOn('challenged', 'b1', { lives: 0, status: 'knocked-out' })] },
  ],
  [
    'a closed fight is put away',
    fightWith(fighters, { phase: 'over' }),
    { type: 'v1.FightClosed', fight: f1 },
    { phase: 'closed' },
  ],
];

describe('what an event makes of a fight', () => {
  test.each(changes)('%s', (_title, before, event, changed) => {
    expect(fold(before, event)).toEqual({ ...before, ...changed });
  });

  test('nothing that was is changed in place', () => {
    const before = structuredClone(changes);
    for (const [, fight, event] of changes) fold(fight, event);
    expect(changes).toEqual(before);
  });
});
