import type { Command } from '../../shared/contract/commands.ts';
import type { DuelOutcome } from '../../shared/dbf/fight.ts';
import type { RosterCommand } from '../../shared/roster/commands.ts';
import { characterId, fightId, type CharacterId, type FightId } from '../../shared/vocabulary/ids.ts';
import type { RoundPhase } from '../../shared/vocabulary/terms.ts';

/** So many creeps of three lives, who hit for one and know how to dodge. */
export const crowd = (count: number): readonly Extract<RosterCommand, { type: 'enterCharacter' }>[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'enterCharacter',
    id: personAt(index),
    sheet: {
      name: `Hrdina ${index + 1}`,
      player: `Ján Novák ${index + 1}`,
      origin: { is: 'creature', creature: 'human', lives: 3 },
      faction: 'none',
      level: 1,
      abilities: [],
      granted: ['dodge'],
      weapon: 'short dagger',
      armour: 'none',
      shield: false,
      bonus: 0,
      hit: 1,
    },
    ducats: 5,
    items: ['rope', 'lantern'],
  }));

/** Fight after fight, three against three over four rounds, among a crowd of whom everybody is on their feet. */
export function* fightAfterFight(people: number): Generator<Command, never> {
  for (let number = 1; ; number += 1) {
    yield* oneFight(fightId(`f${number}`), (seat) => personAt((number * SEATS + seat) % people));
  }
}

/** Three a side and somebody who stands by. */
const SEATS = 7;

/** 35 commands, as an ORG at the table enters them. */
export function* oneFight(fight: FightId, inSeat: (seat: number) => CharacterId): Generator<Command, void> {
  const [a1, a2, a3, bystander] = [inSeat(0), inSeat(1), inSeat(2), inSeat(6)];
  const [b1, b2, b3] = [inSeat(3), inSeat(4), inSeat(5)];
  const close = (...phases: readonly RoundPhase[]): Command => ({ type: 'closePhases', fight, phases });
  const score = (challenger: CharacterId, challenged: CharacterId, outcome: DuelOutcome): Command => ({
    type: 'scoreDuel',
    fight,
    pair: { challenger, challenged },
    outcome,
  });
  const heal = (who: CharacterId): Command => ({ type: 'override', who, lives: 3, reason: 'a healer came by' });

  yield { type: 'challenge', place: 'Čierny most', by: [a1, a2, a3], to: [b1, b2, b3], present: [bystander] };
  yield { type: 'pick', fight, by: a1, on: b1 };
  yield { type: 'pick', fight, by: b2, on: a2 };
  yield close('pairing');
  yield { type: 'drinkPotion', fight, who: a1, heals: 0 };
  yield close('potions', 'spells');
  yield score(a1, b1, 'challenger-hits');
  yield score(a2, b2, 'double');
  yield score(a3, b3, 'challenger-hits');
  yield close('duel');
  yield { type: 'dodge', fight, who: b1 };
  yield close('wounds');
  yield close('end');
  for (const _ of ['second round', 'third round']) {
    yield { type: 'repeatPairs', fight };
    yield score(a1, b1, 'challenger-hits');
    yield score(a2, b2, 'challenger-hits');
    yield score(a3, b3, 'challenger-hits');
    yield close('duel', 'wounds');
    yield close('end');
  }
  yield { type: 'pick', fight, by: a1, on: b1 };
  yield close('pairing', 'potions', 'spells');
  yield score(a1, b1, 'challenger-hits');
  yield close('duel', 'wounds');
  yield close('end');
  yield* [a2, b1, b2, b3].map(heal);
  yield { type: 'closeFight', fight };
}

/** The next commands, at most so many. */
export function next(commands: Iterator<Command, unknown>, count: number): readonly Command[] {
  const taken: Command[] = [];
  while (taken.length < count) {
    const step = commands.next();
    if (step.done === true) break;
    taken.push(step.value);
  }
  return taken;
}

export const personAt = (index: number): CharacterId => characterId(`hrdina-${index + 1}`);
