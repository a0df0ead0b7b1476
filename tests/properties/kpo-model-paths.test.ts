import { describe, expect, test } from 'vitest';
import { kpoFightCommandSchema } from '../../shared/kpo/commands.ts';
import { kpoFightEventTypes } from '../../shared/kpo/events.ts';
import type { KpoFight } from '../../shared/kpo/fight.ts';
import { kpoFightMachine } from '../../shared/kpo/fight.machine.ts';
import { fold } from '../../shared/kpo/fold.ts';
import { arrowsAlong, arrowsMissing, edgesOf, endlessIn } from './command-paths.ts';
import { attacksOnly, everythingOnce, type KpoGame } from './kpo-games.ts';

const games: readonly KpoGame[] = [attacksOnly, everythingOnce];
const walked = games.map((game) => ({ game, edges: edgesOf(game) }));
const edges = walked.flatMap((each) => each.edges);

describe('paths through the chart of a KPO fight (KPO-INI-01 to -12)', () => {
  test('take every arrow', () => {
    const taken = walked.flatMap(({ game, edges: ofGame }) => ofGame.flatMap((edge) => arrowsAlong(edge, game)));
    expect(arrowsMissing(kpoFightMachine, taken)).toEqual([]);
  });

  test('are walked by every command', () => {
    const types = kpoFightCommandSchema.options.map(({ shape }) => shape.type.value);
    expect(new Set(edges.map(({ command }) => command.type))).toEqual(
      new Set([...types, 'openKpoFight', 'overrideKpo']),
    );
  });

  test('use every event there is', () => {
    const used = edges.flatMap(({ events }) => events.map(({ type }) => type));
    expect(new Set(used)).toEqual(new Set(Object.keys(kpoFightEventTypes)));
  });

  test('keep the fight what its events say', () => {
    expect(edges.filter(({ from, events, to }) => !isSame(events.reduce(fold, from), to))).toEqual([]);
  });

  test('can go on to the end of the fight from everywhere, also where nobody stops it', { timeout: 120_000 }, () => {
    const unstopped = walked.map(({ edges: ofGame }) => ofGame.filter(({ command }) => command.type !== 'kpoStop'));
    const isDone = ({ over, round }: KpoFight) => over !== null || round > 1;
    expect(unstopped.flatMap((ofGame) => endlessIn(ofGame, isDone))).toEqual([]);
  });
});

const isSame = (one: KpoFight, other: KpoFight): boolean => JSON.stringify(one) === JSON.stringify(other);
