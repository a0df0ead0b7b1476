import { transition } from 'xstate';
import type { Command } from '../../shared/contract/commands.ts';
import { decideChallenge } from '../../shared/dbf/challenge.ts';
import type { FightCommand } from '../../shared/dbf/commands.ts';
import { decide } from '../../shared/dbf/decide.ts';
import type { Decision } from '../../shared/dbf/decision.ts';
import { isFightEvent, type FightEvent } from '../../shared/dbf/events.ts';
import { noFight, type Fight } from '../../shared/dbf/fight.ts';
import { advance, fightMachine, mayCome, snapshotOf } from '../../shared/dbf/fight.machine.ts';
import { defaultHouseRules } from '../../shared/dbf/house-rules.ts';
import type { OverrideCommand } from '../../shared/roster/commands.ts';
import { fightId, instant } from '../../shared/vocabulary/ids.ts';
import { characterOf, rosterOf, sheetWith } from '../fixtures/sheets.ts';
import { atMost, type Bench } from './bench.ts';
import { crowd, oneFight, personAt } from './busy-fights.ts';
import { median, medianRatio, millisecondsOf, takeTurns } from './measure.ts';

const FIGHTS_A_TURN = 20;

/** Decision, chart and fold of each event of a fight, as the camp calls them, against nothing but the chart. */
export const engine: Bench = {
  name: 'engine',
  run: async (quick) => {
    const events = fightOut();
    const eachEvent = 1_000 / (FIGHTS_A_TURN * events.length);
    const microseconds = (work: () => void) => (): number => eachEvent * millisecondsOf(() => repeat(work));
    const figures = await takeTurns(quick ? 40 : 200, {
      ours: microseconds(fightOut),
      chart: microseconds(() => throughChart(events)),
    });
    const ratio = medianRatio(figures.ours, figures.chart);
    return [
      {
        name: 'decide + chart + fold of an event',
        ours: `${median(figures.ours).toFixed(1)} µs`,
        reference: `${median(figures.chart).toFixed(1)} µs for the transition`,
        ratio,
        aim: atMost(ratio, 3),
      },
    ];
  },
};

const fight = fightId('f1');
const around = { at: instant(Date.UTC(2026, 6, 10, 12)), roster: roster() };
const commands: readonly Command[] = [...oneFight(fight, personAt)];

/** The whole fight, from the challenge to its end. */
function fightOut(): readonly FightEvent[] {
  const happened: FightEvent[] = [];
  let state: Fight = noFight;
  for (const command of commands) {
    for (const event of eventsOf(state, command)) {
      state = advance(snapshotOf(state), event).context;
      happened.push(event);
    }
  }
  return happened;
}

function eventsOf(state: Fight, command: Command): readonly FightEvent[] {
  const decision = decided(state, command);
  if (!decision.ok) throw new Error(`${command.type} was refused: ${decision.refusal.code}`);
  return decision.events.filter(isFightEvent);
}

function decided(state: Fight, command: Command): Decision {
  if (command.type === 'challenge') {
    return decideChallenge(command, { fight, number: 1, houseRules: defaultHouseRules }, around);
  }
  const inFight = command as FightCommand | OverrideCommand;
  if (!mayCome(snapshotOf(state), inFight.type)) throw new Error(`${command.type} comes at the wrong time`);
  return decide(state, inFight, around);
}

function throughChart(events: readonly FightEvent[]): void {
  let snapshot = snapshotOf(noFight);
  for (const event of events) [snapshot] = transition(fightMachine, snapshot, event);
}

function roster() {
  const people = crowd(7).map(({ id, sheet, ducats, items }) => ({
    ...characterOf(id ?? ''),
    sheet: sheetWith({ ...sheet, shifts: {}, extraSpells: [], ownSpells: [] }),
    ducats,
    items,
  }));
  return rosterOf(...people);
}

const repeat = (work: () => void): void => {
  for (let done = 0; done < FIGHTS_A_TURN; done += 1) work();
};
