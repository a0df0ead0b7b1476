import { assign, getNextTransitions, setup, transition, type SnapshotFrom } from 'xstate';
import type { OverrideCommand } from '../roster/commands.ts';
import { roundPhases, type RoundPhase } from '../vocabulary/terms.ts';
import type { FightCommand } from './commands.ts';
import type { FightEvent, FightEventType } from './events.ts';
import { noFight, type Fight } from './fight.ts';
import { fold } from './fold.ts';

/** DBF-RND-02: the six phases of a round. The chart's context is the fight; only the fold changes it. */
export const fightMachine = setup({
  types: { context: {} as Fight, events: {} as FightEvent },
  actions: { 'the fight takes it over': assign(({ context, event }) => fold(context, event)) },
  guards: {
    'the pairing opens again': ({ event }) => event.type === 'v1.SpellsClosed' && event.next === 'pairing',
    'the spells of this round are cast': ({ event }) => event.type === 'v1.PairingClosed' && event.next === 'duel',
  },
}).createMachine({
  id: 'fight',
  context: noFight,
  initial: 'challenge',
  states: {
    challenge: {
      on: {
        'v1.FightOpened': { target: 'round', actions: 'the fight takes it over' },
        'v1.FightRecorded': { target: 'over', actions: 'the fight takes it over' },
      },
    },
    round: {
      initial: 'pairing',
      on: {
        'v1.StandingOverridden': { actions: 'the fight takes it over' },
        'v1.FormLeft': { actions: 'the fight takes it over' },
        'v1.FightEnded': { target: 'over', actions: 'the fight takes it over' },
      },
      states: {
        pairing: {
          on: {
            'v1.HelperJoined': { actions: 'the fight takes it over' },
            'v1.OpponentPicked': { actions: 'the fight takes it over' },
            'v1.PairingClosed': [
              { guard: 'the spells of this round are cast', target: 'duel', actions: 'the fight takes it over' },
              { target: 'potions', actions: 'the fight takes it over' },
            ],
          },
        },
        potions: {
          on: {
            'v1.PotionDrunk': { actions: 'the fight takes it over' },
            'v1.PotionsClosed': { target: 'spells', actions: 'the fight takes it over' },
          },
        },
        spells: {
          on: {
            'v1.SwarmsBit': { actions: 'the fight takes it over' },
            'v1.SpellDeclared': { actions: 'the fight takes it over' },
            'v1.SpellsResolved': { actions: 'the fight takes it over' },
            'v1.FormTaken': { actions: 'the fight takes it over' },
            'v1.SpellsClosed': [
              { guard: 'the pairing opens again', target: 'pairing', actions: 'the fight takes it over' },
              { target: 'duel', actions: 'the fight takes it over' },
            ],
          },
        },
        duel: {
          on: {
            'v1.DuelScored': { actions: 'the fight takes it over' },
            'v1.DuelClosed': { target: 'wounds', actions: 'the fight takes it over' },
          },
        },
        wounds: {
          on: {
            'v1.HitDodged': { actions: 'the fight takes it over' },
            'v1.WoundsApplied': { target: 'end', actions: 'the fight takes it over' },
          },
        },
        end: {
          on: {
            'v1.SwarmsBit': { actions: 'the fight takes it over' },
            'v1.FighterFled': { actions: 'the fight takes it over' },
            'v1.HelperJoined': { actions: 'the fight takes it over' },
            'v1.FighterReturned': { actions: 'the fight takes it over' },
            'v1.RoundEnded': { target: 'pairing', actions: 'the fight takes it over' },
          },
        },
      },
    },
    over: {
      on: {
        'v1.StandingOverridden': { actions: 'the fight takes it over' },
        'v1.FightClosed': { target: 'closed', actions: 'the fight takes it over' },
      },
    },
    closed: {},
  },
});

export type FightSnapshot = SnapshotFrom<typeof fightMachine>;

/** The chart refused an event that a decision made: the two disagree, and that is a fault of the program. */
export class ChartDisagrees extends Error {
  override readonly name = 'ChartDisagrees';
}

export const snapshotOf = (fight: Fight): FightSnapshot =>
  fightMachine.resolveState({ value: chartValue(fight), context: fight });

/** One event through the chart. XState passes over an event that no state handles; here that is an error. */
export function advance(snapshot: FightSnapshot, event: FightEvent): FightSnapshot {
  const [next] = transition(fightMachine, snapshot, event);
  if (next.context === snapshot.context)
    throw new ChartDisagrees(`${event.type} does not belong to ${phaseOf(snapshot)}`);
  if (phaseOf(next) !== next.context.phase) {
    throw new ChartDisagrees(`${event.type} leads to ${phaseOf(next)}, the fight says ${next.context.phase}`);
  }
  return next;
}

/** Whether the chart lets a command come now. What it then does, or why not, is decided by the rules. */
export function mayCome(snapshot: FightSnapshot, command: CommandType): boolean {
  const expected = eventsOf[command];
  return getNextTransitions(snapshot).some((next) => (expected as readonly unknown[]).includes(next.eventType));
}

type CommandType = (FightCommand | OverrideCommand)['type'];

/** The event that stands for a command at the chart. */
const eventsOf: Readonly<Record<CommandType, readonly FightEventType[]>> = {
  join: ['v1.HelperJoined'],
  pick: ['v1.OpponentPicked'],
  repeatPairs: ['v1.PairingClosed'],
  drinkPotion: ['v1.PotionDrunk'],
  cast: ['v1.SpellDeclared'],
  scoreDuel: ['v1.DuelScored'],
  dodge: ['v1.HitDodged'],
  flee: ['v1.FighterFled'],
  closePhases: [
    'v1.PairingClosed',
    'v1.PotionsClosed',
    'v1.SpellsClosed',
    'v1.DuelClosed',
    'v1.WoundsApplied',
    'v1.RoundEnded',
  ],
  stopFight: ['v1.FightEnded'],
  override: ['v1.StandingOverridden'],
  closeFight: ['v1.FightClosed'],
};

const isRoundPhase = (phase: string): phase is RoundPhase => (roundPhases as readonly string[]).includes(phase);

const chartValue = ({ phase }: Fight) => (isRoundPhase(phase) ? { round: phase } : phase);

const phaseOf = (snapshot: FightSnapshot): Fight['phase'] =>
  typeof snapshot.value === 'string' ? snapshot.value : snapshot.value.round;
