import { assign, getNextTransitions, setup, transition, type SnapshotFrom } from 'xstate';
import type { KpoFightCommand, OverrideKpoCommand } from './commands.ts';
import type { KpoFightEvent, KpoFightEventType } from './events.ts';
import { noKpoFight, type KpoFight } from './fight.ts';
import { fold } from './fold.ts';

/** KPO-INI-01 to -12: signs, then attack by attack, round by round. The chart's context is the fight; only the fold changes it. */
export const kpoFightMachine = setup({
  types: { context: {} as KpoFight, events: {} as KpoFightEvent },
  actions: { 'the fight takes it over': assign(({ context, event }) => fold(context, event)) },
  guards: {
    'the combat situation changed': ({ event }) => event.type === 'v1.KpoRoundEnded' && event.next === 'initiative',
  },
}).createMachine({
  id: 'kpo-fight',
  context: noKpoFight,
  initial: 'before',
  states: {
    before: { on: { 'v1.KpoFightOpened': { target: 'running', actions: 'the fight takes it over' } } },
    running: {
      initial: 'initiative',
      on: {
        'v1.KpoFighterJoined': { actions: 'the fight takes it over' },
        'v1.KpoTacticChosen': { actions: 'the fight takes it over' },
        'v1.KpoSituationSet': { actions: 'the fight takes it over' },
        'v1.KpoAttackMade': { actions: 'the fight takes it over' },
        'v1.KpoStepResolved': { actions: 'the fight takes it over' },
        'v1.KpoSpellSpoken': { actions: 'the fight takes it over' },
        'v1.KpoSuspicionSpoken': { actions: 'the fight takes it over' },
        'v1.KpoStandingOverridden': { actions: 'the fight takes it over' },
        'v1.KpoFightEnded': { target: 'over', actions: 'the fight takes it over' },
      },
      states: {
        initiative: {
          on: {
            'v1.KpoBonusGiven': { actions: 'the fight takes it over' },
            'v1.KpoInitiativeSettled': { target: 'attacks', actions: 'the fight takes it over' },
          },
        },
        attacks: {
          on: {
            'v1.KpoCharged': { actions: 'the fight takes it over' },
            'v1.KpoAttackPassed': { actions: 'the fight takes it over' },
            'v1.KpoSpellBegun': { actions: 'the fight takes it over' },
            'v1.KpoMovedApart': { actions: 'the fight takes it over' },
            'v1.KpoOrderOverridden': { actions: 'the fight takes it over' },
            'v1.KpoRoundEnded': [
              { guard: 'the combat situation changed', target: 'initiative', actions: 'the fight takes it over' },
              { actions: 'the fight takes it over' },
            ],
          },
        },
      },
    },
    over: {
      on: {
        'v1.KpoStandingOverridden': { actions: 'the fight takes it over' },
        'v1.KpoFightClosed': { target: 'closed', actions: 'the fight takes it over' },
      },
    },
    closed: {},
  },
});

export type KpoFightSnapshot = SnapshotFrom<typeof kpoFightMachine>;

/** The chart refused an event that a decision made: the two disagree, and that is a fault of the program. */
export class KpoChartDisagrees extends Error {
  override readonly name = 'KpoChartDisagrees';
}

export const snapshotOf = (fight: KpoFight): KpoFightSnapshot =>
  kpoFightMachine.resolveState({ value: chartValue(fight), context: fight });

/** One event through the chart. XState passes over an event that no state handles; here that is an error. */
export function advance(snapshot: KpoFightSnapshot, event: KpoFightEvent): KpoFightSnapshot {
  const [next] = transition(kpoFightMachine, snapshot, event);
  if (next.context === snapshot.context) {
    throw new KpoChartDisagrees(`${event.type} does not belong to ${phaseOf(snapshot)}`);
  }
  if (phaseOf(next) !== next.context.phase) {
    throw new KpoChartDisagrees(`${event.type} leads to ${phaseOf(next)}, the fight says ${next.context.phase}`);
  }
  return next;
}

/** Whether the chart lets a command come now. What it then does, or why not, is decided by the rules. */
export function mayCome(snapshot: KpoFightSnapshot, command: KpoCommandType): boolean {
  return getNextTransitions(snapshot).some((next) => next.eventType === eventOf[command]);
}

type KpoCommandType = (KpoFightCommand | OverrideKpoCommand)['type'];

/** The event that stands for a command at the chart. */
const eventOf: Readonly<Record<KpoCommandType, KpoFightEventType>> = {
  kpoBonus: 'v1.KpoBonusGiven',
  kpoSigns: 'v1.KpoInitiativeSettled',
  kpoTactic: 'v1.KpoTacticChosen',
  kpoSituation: 'v1.KpoSituationSet',
  kpoCharge: 'v1.KpoCharged',
  kpoAttack: 'v1.KpoAttackMade',
  kpoPass: 'v1.KpoAttackPassed',
  kpoCast: 'v1.KpoSpellBegun',
  kpoSpoken: 'v1.KpoSpellSpoken',
  kpoSuspicious: 'v1.KpoSuspicionSpoken',
  kpoApart: 'v1.KpoMovedApart',
  kpoJoin: 'v1.KpoFighterJoined',
  kpoOrder: 'v1.KpoOrderOverridden',
  kpoEndRound: 'v1.KpoRoundEnded',
  kpoStop: 'v1.KpoFightEnded',
  overrideKpo: 'v1.KpoStandingOverridden',
  kpoClose: 'v1.KpoFightClosed',
};

const chartValue = ({ phase }: KpoFight) =>
  phase === 'initiative' || phase === 'attacks' ? { running: phase } : phase;

const phaseOf = (snapshot: KpoFightSnapshot): KpoFight['phase'] =>
  typeof snapshot.value === 'string' ? snapshot.value : snapshot.value.running;
