import type { TimerEvent } from '../timers/events.ts';
import type { Character } from '../roster/character.ts';
import { livesRefusal } from '../roster/override.ts';
import type { CharacterId, FightId } from '../vocabulary/ids.ts';
import { refuse, type Refused } from '../vocabulary/refusal.ts';
import type { Side } from '../vocabulary/terms.ts';
import type { OpeningCommand } from './commands.ts';
import { happens, type Decision, type Surroundings } from './decision.ts';
import { endFight } from './end-of-round.ts';
import type { FightEvent } from './events.ts';
import { isActive, noFight, SIDE_LIMIT, winnerByEmptiedSide, type Fighter } from './fight.ts';
import { enterFight, findAble } from './fighter.ts';
import type { HouseRules } from './house-rules.ts';
import { fold } from './fold.ts';
import { livesAtOutcome } from './lives-return.ts';
import { openPairing } from './pairing.ts';
import { whyAnimalsMayNot } from './spells/animal-speech.ts';
import { timersAfter } from './timers-after.ts';

/** Which fight is opened, and by which house rules it will be fought. */
export interface Opening {
  readonly fight: FightId;
  readonly number: number;
  readonly houseRules: HouseRules;
}

type Challenge = Extract<OpeningCommand, { type: 'challenge' }>;
type Outcome = Extract<OpeningCommand, { type: 'recordOutcome' }>;

/**
 * DBF-CHL-01 to -05, DBF-PTY-01, DBF-A-88: a party of at most three challenges another; whoever else is there is
 * `present`.
 */
export function decideChallenge(command: Challenge, opening: Opening, around: Surroundings): Decision {
  const assembled = assemble(command, around, command.present);
  if (!assembled.ok) return assembled;
  const { fighters } = assembled;
  const party = (side: Side) => fighters.filter((each) => each.side === side);
  const spared = whyAnimalsMayNot(party('challenger'), party('challenged'), around.timersOf);
  if (spared !== null) return spared;
  const { fight, number, houseRules } = opening;
  const pairing = openPairing({ ...noFight, fighters });
  const { place, present } = command;
  const opened: FightEvent = { type: 'v1.FightOpened', fight, number, place, houseRules, fighters, present, pairing };
  const lying = houseRules.knockoutRunsFrom === 'own-knock-out' ? [] : fighters.filter((each) => !isActive(each));
  const cancelled = lying.flatMap(({ id }) => knockOutsOf(id, around));
  const begun = fold(noFight, opened);
  const winner = winnerByEmptiedSide(begun);
  if (winner === null) return happens(opened, ...cancelled);
  const ended = endFight(begun, 'emptied', winner, around);
  return ended.ok ? happens(opened, ...cancelled, ...ended.events) : ended;
}

/**
 * A fight of which the tent hears only how it ended: one entry, with the timers of those who lie and those who fled.
 */
export function decideOutcome(command: Outcome, opening: Opening, around: Surroundings): Decision {
  const assembled = assemble(command, around, []);
  if (!assembled.ok) return assembled;
  const stranger = command.outcomes.find(({ who }) => !assembled.fighters.some(({ id }) => id === who));
  if (stranger !== undefined) return refuse('not-in-the-fight', { who: stranger.who });
  const twice = firstRepeated(command.outcomes.map(({ who }) => who));
  if (twice !== undefined) return refuse('twice-in-the-fight', { who: twice });
  const outcomes = assembled.fighters.map((fighter) => withOutcome(fighter, command));
  const [impossible] = outcomes.flatMap(({ id, lives, status }) => livesRefusal(id, lives, status) ?? []);
  if (impossible !== undefined) return impossible;
  const { fight, number, houseRules } = opening;
  const { place, winner } = command;
  const fighters = outcomes.map((each) => ({ ...each, lives: livesAtOutcome(each, houseRules) }));
  return happens(
    { type: 'v1.FightRecorded', fight, number, place, houseRules, fighters, winner },
    ...fighters.flatMap((fighter) => timersAfter(fighter, fight, around)),
  );
}

function withOutcome(fighter: Fighter, command: Outcome): Fighter {
  const outcome = command.outcomes.find(({ who }) => who === fighter.id);
  return outcome === undefined ? fighter : { ...fighter, lives: outcome.lives, status: outcome.status };
}

type Assembled = { readonly ok: true; readonly fighters: readonly Fighter[] } | Refused;

function assemble(
  command: Pick<Challenge, 'by' | 'to'>,
  around: Surroundings,
  present: readonly CharacterId[],
): Assembled {
  const parties: readonly (readonly [Side, readonly CharacterId[]])[] = [
    ['challenger', command.by],
    ['challenged', command.to],
  ];
  for (const [side, members] of parties) {
    if (members.length === 0) return refuse('side-empty', { side }, 'DBF-CHL-02');
    if (members.length > SIDE_LIMIT) return refuse('side-full', { side, limit: SIDE_LIMIT }, 'DBF-PTY-01');
  }
  const twice = firstRepeated([...command.by, ...command.to, ...present]);
  if (twice !== undefined) return refuse('twice-in-the-fight', { who: twice });
  const stranger = present.find((id) => !around.roster.has(id));
  if (stranger !== undefined) return refuse('unknown-character', { who: stranger });
  const fighters: Fighter[] = [];
  for (const [side, members] of parties) {
    for (const id of members) {
      const felled = felledByAmbush(around.roster.get(id), side === 'challenged' ? command.by : command.to);
      const able = felled === null ? findAble(around.roster, id, null) : { ok: true as const, character: felled };
      if (!able.ok) return able;
      fighters.push(enterFight(able.character, side));
    }
  }
  return { ok: true, fighters };
}

const knockOutsOf = (who: CharacterId, { timersOf }: Surroundings): readonly TimerEvent[] =>
  (timersOf?.(who) ?? [])
    .filter(({ kind, state }) => kind === 'knockout' && state === 'running')
    .map(({ id }) => ({ type: 'v1.TimerCancelled', timer: id }));

/**
 * DBF-ABI-ZAK-3, DBF-A-70: who fell by the sneak hit that this challenge belongs to lies in the fight from its
 * beginning.
 */
function felledByAmbush(character: Character | undefined, others: readonly CharacterId[]): Character | null {
  if (character?.ambush?.role !== 'victim' || character.status !== 'knocked-out' || character.fight !== null)
    return null;
  return others.includes(character.ambush.with) ? character : null;
}

const firstRepeated = (ids: readonly CharacterId[]): CharacterId | undefined =>
  ids.find((id, index) => ids.indexOf(id) !== index);
