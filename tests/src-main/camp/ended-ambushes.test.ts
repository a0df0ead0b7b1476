import { describe, expect, it } from 'vitest';
import { challenge, testCamp, type TestCamp } from '../../fixtures/test-camp.ts';

const sneaker = { abilities: ['sneaking'] } as const;
const ambushes = (camp: TestCamp, ...people: readonly string[]) => people.map((id) => camp.character(id).ambush);

function ambushed() {
  const camp = testCamp({ hana: sneaker, boris: {}, cyril: {}, dana: {} });
  camp.enter({ type: 'sneak', by: 'hana', on: 'cyril', dodge: false });
  expect(ambushes(camp, 'hana', 'cyril')).toMatchObject([{ with: 'cyril' }, { with: 'hana' }]);
  return camp;
}

describe('a sneak hit that no challenge followed (DBF-ABI-ZAK-2, DBF-A-70)', () => {
  it.each([
    ['the sneaker', challenge(['hana'], ['dana'])],
    ['the victim', challenge(['dana'], ['cyril'])],
    ['the sneaker, of whom only the outcome is heard', outcome('hana', 'dana')],
    ['the victim, of whom only the outcome is heard', outcome('dana', 'cyril')],
  ])('is over for both when another fight takes %s', (_title, command) => {
    const camp = ambushed();
    camp.enter(command);
    expect(ambushes(camp, 'hana', 'cyril')).toEqual([null, null]);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
    camp.enter({ type: 'undo', fight: 'f1' });
    expect(ambushes(camp, 'hana', 'cyril')).toMatchObject([{ with: 'cyril' }, { with: 'hana' }]);
  });

  it('is over when one of them steps in to help elsewhere', () => {
    const camp = testCamp({ hana: sneaker, boris: {}, cyril: {}, dana: {} });
    camp.enter(challenge(['boris'], ['dana'], ['hana']));
    camp.enter({ type: 'sneak', by: 'hana', on: 'cyril', dodge: false });
    camp.enter({ type: 'join', fight: 'f1', who: 'hana', side: 'challenger' });
    expect(ambushes(camp, 'hana', 'cyril')).toEqual([null, null]);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('is over with the phase of the event, and the victim can be sneaked upon again', () => {
    const camp = ambushed();
    camp.enter({ type: 'openGamePhase', phase: 2, fightsBelongToOld: false });
    expect(ambushes(camp, 'hana', 'cyril')).toEqual([null, null]);
    camp.enter({ type: 'sneak', by: 'hana', on: 'cyril', dodge: false });
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });
});

function outcome(by: string, to: string): unknown {
  const outcomes = [
    { who: by, lives: 2, status: 'up' },
    { who: to, lives: 1, status: 'fled' },
  ];
  return { type: 'recordOutcome', place: '', by: [by], to: [to], outcomes, winner: 'challenger' };
}
