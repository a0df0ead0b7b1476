import { decideChallenge, decideOutcome } from '../../shared/dbf/challenge.ts';
import type { FightCommand, OpeningCommand } from '../../shared/dbf/commands.ts';
import { decide } from '../../shared/dbf/decide.ts';
import type { Surroundings } from '../../shared/dbf/decision.ts';
import { isFightEvent, type FightEvent } from '../../shared/dbf/events.ts';
import { duelOutcomes, isActive, noFight, winnerByEmptiedSide, type Fight } from '../../shared/dbf/fight.ts';
import { advance, mayCome, snapshotOf } from '../../shared/dbf/fight.machine.ts';
import type { HouseRules } from '../../shared/dbf/house-rules.ts';
import { legalPicks } from '../../shared/dbf/pairing.ts';
import type { Character } from '../../shared/roster/character.ts';
import type { OverrideCommand } from '../../shared/roster/commands.ts';
import type { SpellId } from '../../shared/vocabulary/spells.ts';
import { roundPhases } from '../../shared/vocabulary/terms.ts';
import { f1, fighterOn, fightWith, noon } from '../fixtures/fights.ts';
import { rules } from '../fixtures/house-rules.ts';
import { characterOf, creep, rosterOf, who } from '../fixtures/sheets.ts';
import type { Game } from './command-paths.ts';

export type DbfCommand = OpeningCommand | FightCommand | OverrideCommand;
export type DbfGame = Game<Fight, DbfCommand, FightEvent>;

const LAST_ROUND = 2;

const parties = { place: 'ford', by: [who('a1')], to: [who('b1')] };
const openings: readonly DbfCommand[] = [
  { type: 'challenge', ...parties, present: [who('x')] },
  { type: 'recordOutcome', ...parties, outcomes: [], winner: 'nobody' },
];

const animal = { name: 'wolf', level: 1, lives: 2, hit: 1, abilities: [], weapon: 'claws' } as const;
const wolf = { ...animal, creature: 'animal' } as const;
const wolfForm = { animal, own: { lives: 3, temporary: 0 } };

/** One challenges another, with one standing by; lives are few, so that every turn of a fight is near. */
export const shortFight: DbfGame = gameOf(
  noFight,
  [
    characterOf('a1', { lives: 1, sheet: creep(1) }),
    characterOf('b1', { lives: 2, sheet: creep(2, { granted: ['dodge'] }) }),
    characterOf('x', { lives: 1, sheet: creep(1) }),
  ],
  {},
  (fight) => {
    const ids = fight.fighters.map(({ id }) => id);
    const [first] = fight.fighters;
    return [
      ...openings,
      { type: 'join', fight: f1, who: who('x'), side: 'challenger' },
      { type: 'repeatPairs', fight: f1 },
      { type: 'drinkPotion', fight: f1, who: who('b1'), heals: 1 },
      ...scores(fight, duelOutcomes),
      ...ids.map((id) => ({ type: 'dodge', fight: f1, who: id }) as const),
      ...ids.map((id) => ({ type: 'flee', fight: f1, who: id }) as const),
      ...(first === undefined || isLong(fight)
        ? []
        : [{ type: 'override', who: first.id, lives: first.lives === 0 ? 1 : 0, reason: 'seen' } as const]),
    ];
  },
);

/** Two druids, with swarms and an animal's form whose ten minutes are over at once. */
export const swarmsAndForms = (patch: Partial<HouseRules>, spells: readonly SpellId[]): DbfGame =>
  gameOf(
    noFight,
    ['a1', 'b1'].map((name) => characterOf(name, { lives: 3, sheet: creep(3, { granted: ['nature'], level: 9 }) })),
    patch,
    (fight) => [
      ...openings.slice(0, 1).map((each) => ({ ...each, present: [] })),
      ...spells.map((spell): DbfCommand => {
        const as = spell === 'transformation' ? { as: wolf } : {};
        return { type: 'cast', fight: f1, who: who('a1'), spell, on: [], ...as };
      }),
      ...scores(fight, ['no-hit']),
    ],
  );

/** Somebody who was revived waits until one of three falls. */
export const waitingForAPlace: DbfGame = gameOf(
  fightWith(
    [
      ...['a1', 'a2', 'a3'].map((name) => fighterOn('challenger', name)),
      fighterOn('challenger', 'a4', { marks: ['waiting'] }),
      fighterOn('challenged', 'b1'),
    ],
    { phase: 'end', someoneDropped: true },
  ),
  [],
  {},
  (fight) => [{ type: 'flee', fight: f1, who: who('a1') }, ...scores(fight, ['no-hit'])],
);

/** An animal since the round before, whose ten minutes are over. */
export const animalSinceBefore: DbfGame = gameOf(
  fightWith(
    [fighterOn('challenger', 'a1', { form: { ...wolfForm, ownSheet: creep(3) } }), fighterOn('challenged', 'b1')],
    { pairs: [{ challenger: who('a1'), challenged: who('b1') }] },
  ),
  [],
  {},
  (fight) => scores(fight, ['no-hit']),
);

function gameOf(
  from: Fight,
  people: readonly Character[],
  patch: Partial<HouseRules>,
  commands: (fight: Fight) => readonly DbfCommand[],
): DbfGame {
  const around: Surroundings = { at: noon, roster: rosterOf(...people), timersOf: () => [] };
  const opening = { fight: f1, number: 1, houseRules: rules(patch) };
  const decided = (fight: Fight, command: DbfCommand) => {
    if (command.type === 'challenge') return decideChallenge(command, opening, around);
    return command.type === 'recordOutcome' ? decideOutcome(command, opening, around) : decide(fight, command, around);
  };
  const comes = (fight: Fight, { type }: DbfCommand): boolean =>
    type === 'challenge' || type === 'recordOutcome' ? fight.phase === 'challenge' : mayCome(snapshotOf(fight), type);
  return {
    from,
    commands: (fight) => [...commands(fight), ...always(fight)],
    eventsOf: (fight, command) => {
      const decision = comes(fight, command) ? decided(fight, command) : null;
      return decision?.ok === true ? decision.events.filter(isFightEvent) : [];
    },
    advance: (fight, event) => advance(snapshotOf(fight), event).context,
  };
}

/** What every fight needs to go on and to end. */
const always = (fight: Fight): readonly DbfCommand[] => [
  ...legalPicks(fight).map((pick) => ({ type: 'pick', fight: f1, ...pick }) as const),
  ...roundPhases
    .filter((phase) => phase !== 'end' || !isLong(fight))
    .map((phase) => ({ type: 'closePhases', fight: f1, phases: [phase] }) as const),
  { type: 'stopFight', fight: f1, reason: 'storm' },
  { type: 'closeFight', fight: f1 },
];

const scores = (fight: Fight, outcomes: readonly (typeof duelOutcomes)[number][]): readonly DbfCommand[] =>
  fight.pairs
    .filter(({ challenger, challenged }) =>
      [challenger, challenged].every((id) => fight.fighters.some((each) => each.id === id && isActive(each))),
    )
    .filter(() => fight.results.length < fight.pairs.length)
    .flatMap((pair) => outcomes.map((outcome) => ({ type: 'scoreDuel', fight: f1, pair, outcome }) as const));

/** Rounds are alike: the last one is not followed by another, and goes without an ORG's corrections. */
export const isLong = (fight: Fight): boolean => fight.round >= LAST_ROUND && winnerByEmptiedSide(fight) === null;
