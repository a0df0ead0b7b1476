import type { Command } from '../../shared/contract/commands.ts';
import { kpoSheetDraftSchema } from '../../shared/kpo/sheet.ts';
import { characterId, fightId, type CharacterId, type FightId } from '../../shared/vocabulary/ids.ts';

const HP = 30;

/** So many characters of KPO who stand a round or two. */
export const kpoCrowd = (count: number): readonly Extract<Command, { type: 'enterKpoCharacter' }>[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'enterKpoCharacter',
    id: kpoPersonAt(index),
    sheet: kpoSheetDraftSchema.parse({
      name: `Hős ${String(index + 1)}`,
      player: `Kovács Bálint ${String(index + 1)}`,
      attack: 10,
      defence: 8,
      hp: HP,
    }),
  }));

/** Fight after fight, two against two over two rounds, among a crowd of whom everybody is on their feet. */
export function* kpoFightAfterFight(people: number): Generator<Command, never> {
  for (let number = 1; ; number += 1) {
    yield* oneKpoFight(fightId(`f${String(number)}`), (seat) => kpoPersonAt((number * SEATS + seat) % people));
  }
}

const SEATS = 4;

/** 18 commands, as an ORG at the table enters them. */
function* oneKpoFight(fight: FightId, inSeat: (seat: number) => CharacterId): Generator<Command, void> {
  const [x1, x2, y1, y2] = [inSeat(0), inSeat(1), inSeat(2), inSeat(3)];
  yield {
    type: 'openKpoFight',
    place: 'Fekete híd',
    sides: [
      { name: 'x', members: [x1, x2] },
      { name: 'y', members: [y1, y2] },
    ],
  };
  yield { type: 'kpoSigns', fight, signs: { x: 'rock', y: 'scissors' } };
  for (const _ of ['first round', 'second round']) {
    yield attack(fight, x1, y1);
    yield attack(fight, x2, y2);
    yield attack(fight, y1, x1);
    yield attack(fight, y2, x2);
    yield { type: 'kpoEndRound', fight };
  }
  yield { type: 'kpoStop', fight, reason: 'the rain came' };
  for (const who of [x1, x2, y1, y2]) yield { type: 'overrideKpo', who, hp: HP, reason: 'a healer came by' };
  yield { type: 'kpoClose', fight };
}

const attack = (fight: FightId, by: CharacterId, on: CharacterId): Command => ({
  type: 'kpoAttack',
  fight,
  by,
  on,
  signs: { shown: 'rock', against: 'scissors' },
  aim: 0,
  knockout: false,
  declared: 'before',
  backstab: false,
  noSigns: false,
  hasted: false,
  hit: null,
});

const kpoPersonAt = (index: number): CharacterId => characterId(`hos-${String(index + 1)}`);
