import { describe, expect, test } from 'vitest';
import { fightCommandSchema, openingCommandSchema } from '../../shared/dbf/commands.ts';
import { fightEventTypes } from '../../shared/dbf/events.ts';
import type { Fight } from '../../shared/dbf/fight.ts';
import { fightMachine } from '../../shared/dbf/fight.machine.ts';
import { fold } from '../../shared/dbf/fold.ts';
import { arrowsAlong, arrowsMissing, edgesOf, endlessIn } from './command-paths.ts';
import { animalSinceBefore, isLong, shortFight, swarmsAndForms, waitingForAPlace, type DbfGame } from './dbf-games.ts';

const games: readonly DbfGame[] = [
  shortFight,
  swarmsAndForms({}, ['pesky-insects']),
  swarmsAndForms({}, ['transformation']),
  swarmsAndForms({ swarmBites: 'before-pairing' }, ['pesky-insects']),
  waitingForAPlace,
  animalSinceBefore,
];
const walked = games.map((game) => ({ game, edges: edgesOf(game) }));
const edges = walked.flatMap((each) => each.edges);

describe('paths through the chart of a fight (DBF-RND-02)', () => {
  test('take every arrow', () => {
    const taken = walked.flatMap(({ game, edges: ofGame }) => ofGame.flatMap((edge) => arrowsAlong(edge, game)));
    expect(arrowsMissing(fightMachine, taken)).toEqual([]);
  });

  test('are walked by every command', () => {
    const schemas = [...openingCommandSchema.options, ...fightCommandSchema.options];
    const types = [...schemas.map(({ shape }) => shape.type.value), 'override'];
    expect(new Set(edges.map(({ command }) => command.type))).toEqual(new Set(types));
  });

  test('use every event there is', () => {
    const used = edges.flatMap(({ events }) => events.map(({ type }) => type));
    expect(new Set(used)).toEqual(new Set(Object.keys(fightEventTypes)));
  });

  test('keep the fight what its events say', () => {
    expect(edges.filter(({ from, events, to }) => !isSame(events.reduce(fold, from), to))).toEqual([]);
  });

  test('can go on to the end of the fight from everywhere, also where nobody stops it', { timeout: 120_000 }, () => {
    const isDone = (fight: Fight) => fight.over !== null || (isLong(fight) && fight.phase === 'end');
    const unstopped = walked.map(({ edges: ofGame }) => ofGame.filter(({ command }) => command.type !== 'stopFight'));
    expect(unstopped.flatMap((ofGame) => endlessIn(ofGame, isDone))).toEqual([]);
  });
});

const isSame = (one: Fight, other: Fight): boolean => JSON.stringify(one) === JSON.stringify(other);
