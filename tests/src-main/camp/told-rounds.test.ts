import { expect, it } from 'vitest';
import { challenge, closing, hit, testCamp } from '../../fixtures/test-camp.ts';

type TestCamp = ReturnType<typeof testCamp>;

/** The rounds of the record, those of entries that were taken back in brackets. */
const rounds = (camp: TestCamp) =>
  camp
    .fight()
    .log.map(({ round, withdrawn }) => (withdrawn ? `(${String(round)})` : String(round)))
    .join(' ');

/** Three entries: up to the duel, that nobody hit, and the rest. */
function fightRound(camp: TestCamp) {
  camp.enter(closing('pairing', 'potions', 'spells'));
  camp.enter(hit('anna', 'boris', 'no-hit'));
  camp.enter(closing('duel', 'wounds', 'end'));
}

function undo(camp: TestCamp, times: number) {
  for (let step = 0; step < times; step += 1) camp.enter({ type: 'undo', fight: 'f1' });
}

function threeRounds() {
  const camp = testCamp({ anna: {}, boris: {} });
  camp.enter(challenge(['anna'], ['boris']));
  for (let round = 1; round <= 3; round += 1) fightRound(camp);
  return camp;
}

it('an entry that was taken back keeps the round in which it was made', () => {
  const camp = threeRounds();
  expect(rounds(camp)).toBe('1 1 1 1 2 2 2 3 3 3');
  undo(camp, 9);
  expect(rounds(camp)).toBe('1 (1) (1) (1) (2) (2) (2) (3) (3) (3)');
});

it('what is entered in its place goes on from where the record stands', () => {
  const camp = threeRounds();
  undo(camp, 6);
  fightRound(camp);
  fightRound(camp);
  undo(camp, 3);
  expect(rounds(camp)).toBe('1 1 1 1 (2) (2) (2) (3) (3) (3) 2 2 2 (3) (3) (3)');
});

it('an entry that was put back is in its round again', () => {
  const camp = threeRounds();
  undo(camp, 1);
  camp.enter({ type: 'redo', fight: 'f1' });
  expect(rounds(camp)).toBe('1 1 1 1 2 2 2 3 3 3');
});
