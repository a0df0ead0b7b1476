import { kpoFightCommandSchema, type KpoFightCommand } from '../../shared/kpo/commands.ts';
import type { KpoOpeningCommand, OverrideKpoCommand } from '../../shared/kpo/commands.ts';
import type { KpoCharacter } from '../../shared/kpo/character.ts';
import { decide } from '../../shared/kpo/decide.ts';
import type { KpoFightEvent } from '../../shared/kpo/events.ts';
import { noKpoFight, type KpoFight } from '../../shared/kpo/fight.ts';
import { advance, mayCome, snapshotOf } from '../../shared/kpo/fight.machine.ts';
import { defaultKpoHouseRules } from '../../shared/kpo/house-rules.ts';
import { throwers } from '../../shared/kpo/initiative.ts';
import { decideOpening } from '../../shared/kpo/open-fight.ts';
import { fightId } from '../../shared/vocabulary/ids.ts';
import { sheet, who, weapon, type CommandOf } from '../shared/kpo/people.ts';
import type { Game } from './command-paths.ts';

type KpoCommand = KpoOpeningCommand | KpoFightCommand | OverrideKpoCommand;
export type KpoGame = Game<KpoFight, KpoCommand, KpoFightEvent>;

const [anna, bence, csaba] = [who('anna'), who('bence'), who('csaba')];
const pair = [anna, bence] as const;

const axe = weapon({ min: 1, max: 7, backstab: true });

const character = (id: KpoCharacter['id']): KpoCharacter => ({
  id,
  sheet: sheet({ name: id, hp: 5, attack: 10, defence: 12, weapon: axe, offhand: axe }),
  hp: 5,
  fight: null,
  lastFight: null,
  checks: {},
  printed: null,
});

/** Two with few ÉP attack each other, over two rounds. */
export const attacksOnly: KpoGame = game((fight) => [
  ...pair.flatMap((by, at) => [
    attack(by, pair[1 - at] ?? by, 'paper', 'rock'),
    attack(by, pair[1 - at] ?? by, 'rock', 'rock'),
    { type: 'kpoPass', who: by } as const,
  ]),
  ...(fight.round < 2 ? [{ type: 'kpoEndRound' } as const] : []),
]);

/** Everything else once, in one round. */
export const everythingOnce: KpoGame = game((fight) => {
  const [first] = fight.fighters;
  if (first === undefined) return [];
  const once: readonly CommandOf[] = [
    { type: 'kpoBonus', who: anna },
    { type: 'kpoTactic', who: anna, is: 'attacking' },
    { type: 'kpoSituation', who: anna, is: 'hindered' },
    { type: 'kpoCharge', who: anna, on: bence, distance: 6, announced: true },
    { type: 'kpoCast', who: anna, seconds: 2, read: false, signs: { anna: 'paper', bence: 'rock' } },
    { type: 'kpoSuspicious', who: bence, of: anna },
    { type: 'kpoApart', who: [anna, bence] },
    { type: 'kpoOrder', first: [bence, anna], by: 'km' },
  ];
  return [
    ...once.filter(() => isPlain(fight)),
    { type: 'kpoSpoken', who: anna },
    ...(isPlain(fight) || first.casting !== null ? [{ type: 'kpoJoin', who: csaba, side: 'y' } as const] : []),
    { ...attack(anna, bence, 'paper', 'rock'), backstab: true },
    ...[...pair, csaba].map((id) => ({ type: 'kpoPass', who: id }) as const),
    ...(fight.round < 2 ? [{ type: 'kpoEndRound' } as const] : []),
  ];
});

function game(commands: (fight: KpoFight) => readonly CommandOf[]): KpoGame {
  const opening = { fight: fightId('f1'), number: 1, houseRules: defaultKpoHouseRules };
  const around = { roster: new Map([anna, bence, csaba].map((id) => [id, character(id)])) };
  const decided = (fight: KpoFight, command: KpoCommand) =>
    command.type === 'openKpoFight' ? decideOpening(command, opening, around) : decide(fight, command, around);
  const comes = (fight: KpoFight, { type }: KpoCommand): boolean =>
    type === 'openKpoFight' ? fight.phase === 'before' : mayCome(snapshotOf(fight), type);
  return {
    from: noKpoFight,
    commands: (fight) => [
      ...(fight.phase === 'before' ? [opens] : []),
      ...[...commands(fight), ...always(fight)].map((draft) => kpoFightCommandSchema.parse({ fight: 'f1', ...draft })),
      ...correction(fight),
    ],
    eventsOf: (fight, command) => {
      const decision = comes(fight, command) ? decided(fight, command) : null;
      return decision?.ok === true ? decision.events : [];
    },
    advance: (fight, event) => advance(snapshotOf(fight), event).context,
  };
}

const opens: KpoOpeningCommand = {
  type: 'openKpoFight',
  place: '',
  sides: [
    { name: 'x', members: [anna] },
    { name: 'y', members: [bence] },
  ],
};

const always = (fight: KpoFight): readonly CommandOf[] => [
  ...(fight.phase === 'initiative' ? initiative(fight) : []),
  { type: 'kpoStop', reason: 'storm' },
  { type: 'kpoClose' },
];

/** One side is faster, or both are equally fast. */
const initiative = (fight: KpoFight): readonly CommandOf[] => {
  const [first = '', ...others] = throwers(fight);
  const rock = Object.fromEntries(others.map((name) => [name, 'rock'] as const));
  return [
    { type: 'kpoSigns', signs: { ...rock, [first]: 'paper' } },
    { type: 'kpoSigns', signs: { ...rock, [first]: 'rock' } },
  ];
};

/** Nothing else has been entered: what is walked is each of them for itself. */
const isPlain = ({ round, bonus, apart, pending, again, fighters }: KpoFight): boolean =>
  round === 1 &&
  bonus === null &&
  pending === null &&
  apart.length + again.length === 0 &&
  fighters.length === 2 &&
  fighters.every(
    ({ tactic, situation, charge, casting, suspects, ambushed, used, hp }) =>
      tactic.is === 'single' &&
      situation === 'none' &&
      charge === null &&
      casting === null &&
      suspects.length + used === 0 &&
      !ambushed &&
      hp === 5,
  );

/** An ORG lets anna fall, and puts her back on her feet. */
const correction = (fight: KpoFight): readonly OverrideKpoCommand[] => {
  const [first] = fight.fighters;
  if (first === undefined || (!isPlain(fight) && first.hp > 0)) return [];
  return [{ type: 'overrideKpo', who: anna, hp: first.hp > 0 ? 0 : 5, reason: 'seen' }];
};

type Sign = 'rock' | 'paper' | 'scissors';

const attack = (by: typeof anna, on: typeof anna, shown: Sign, against: Sign) =>
  ({ type: 'kpoAttack', by, on, signs: { shown, against } }) as const;
