import { describe, expect, test } from 'vitest';
import { attacksInRound } from '../../shared/kpo/attacks-per-round.ts';
import { isAble, kpoFighterOf, noKpoFight, orderNow } from '../../shared/kpo/fight.ts';
import { kpoFightCommandSchema } from '../../shared/kpo/commands.ts';
import { fold } from '../../shared/kpo/fold.ts';
import { allowedIn } from '../../shared/kpo/legal.ts';
import { turnOf } from '../../shared/kpo/turn.ts';
import { perform, type Table } from '../shared/kpo/play.ts';
import { playedFights, type Step } from './kpo-evenings.ts';
import { people } from './kpo-moves.ts';
import { Tally } from './tally.ts';

const played = playedFights(110);
const allSteps = played.flatMap(({ steps }) => steps);

/** Tells with a step that breaks a rule what was entered up to it. */
function always(check: (step: Step) => void): void {
  for (const { steps } of played) {
    for (const [at, step] of steps.entries()) {
      try {
        check(step);
      } catch (error) {
        const entered = steps.slice(0, at + 1).map(({ command }) => JSON.stringify(command));
        throw new Error(['What was entered:', ...entered].join('\n'), { cause: error });
      }
    }
  }
}

describe('any fight of KPO', () => {
  test('has an order in which everybody who is able to act stands exactly once', () => {
    always(({ after: { fight } }) => {
      if (fight?.phase !== 'attacks') return;
      const acting = fight.fighters.filter((fighter) => isAble(fighter) && !fighter.waiting).map(({ id }) => id);
      expect(orderNow(fight).flat().toSorted()).toEqual(acting.toSorted());
    });
  });

  test('lets nobody attack beyond the limit without haste', () => {
    always(({ before: { fight: before }, after: { fight } }) => {
      if (before?.phase !== 'attacks' || fight?.phase !== 'attacks' || before.round !== fight.round) return;
      for (const fighter of fight.fighters) {
        const was = kpoFighterOf(before, fighter.id);
        if (was === undefined || was.used === fighter.used) continue;
        expect(fighter.used - was.used).toBe(1);
        expect(was.used).toBeLessThan(Math.max(1, attacksInRound(was, fight.round)));
      }
    });
  });

  test('never has the fallen on turn', () => {
    always(({ after: { fight } }) => {
      const down = fight?.fighters.filter((fighter) => !isAble(fighter)).map(({ id }) => id) ?? [];
      const turn = fight === null ? [] : (turnOf(fight)?.who ?? []);
      expect(turn.filter((id) => down.includes(id))).toEqual([]);
    });
  });

  test('never has the fallen attack, cast, charge or be attacked', () => {
    always(({ before: { fight: before }, command, refused }) => {
      if (refused !== null || before === null || !acts.has(command.type)) return;
      const named = ['by', 'who', 'on'].flatMap((field) =>
        Object.entries(command).flatMap(([key, value]) => (key === field ? [value as unknown] : [])),
      );
      const fighters = before.fighters.filter(({ id }) => named.includes(id));
      expect(fighters.filter((fighter) => !isAble(fighter))).toEqual([]);
    });
  });

  test('is not changed by a refused command', () => {
    always(({ before, after, refused }) => {
      if (refused !== null) expect(after).toBe(before);
    });
  });

  test('is the fold of its events as the journal keeps them', () => {
    for (const { end } of played) {
      const kept = JSON.parse(JSON.stringify(end.events)) as Table['events'];
      expect(kept.reduce(fold, noKpoFight)).toEqual(end.fight);
    }
  });

  test('taken back entry by entry is again the camp before it', () => {
    for (const { end } of played) {
      let table = end;
      while (table.done.length > 0) table = perform(table, { type: 'undo' }).table;
      expect(table.fight).toBeNull();
      expect([...table.roster.values()].map(({ hp, sheet }) => hp - sheet.hp)).toEqual(people.map(() => 0));
    }
  });

  test('ends a round once nobody is on turn, and lets those on turn attack somebody', () => {
    always(({ after: { fight } }) => {
      if (fight?.phase !== 'attacks') return;
      const { turn, attacks, endRound } = allowedIn(fight);
      expect(endRound === null).toBe(turn.length === 0);
      const able = attacks.filter(({ targets }) => targets.some(({ why }) => why === null)).map(({ by }) => by);
      expect(able.toSorted()).toEqual([...turn].toSorted());
    });
  });

  test('keeps the ÉP of the roster at what the fight says', () => {
    always(({ after: { fight, roster } }) => {
      if (fight === null || fight.phase === 'closed') return;
      expect(fight.fighters.map(({ id }) => roster.get(id)?.hp)).toEqual(fight.fighters.map(({ hp }) => hp));
    });
  });

  test('was played with 5,000 commands of every kind, accepted and refused', () => {
    const types = [...kpoFightCommandSchema.options.map(({ shape }) => shape.type.value), 'overrideKpo'];
    const tally = new Tally();
    for (const { command, refused } of allSteps) tally.count(command.type, refused === null);
    expect(tally.total).toBeGreaterThan(5_000);
    expect(tally.neverAccepted(types)).toEqual([]);
    expect(tally.neverRefused(types)).toEqual([]);
  });
});

const acts: ReadonlySet<string> = new Set(['kpoAttack', 'kpoPass', 'kpoCast', 'kpoCharge']);
