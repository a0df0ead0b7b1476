import { describe, expect, it } from 'vitest';
import { challenge, closing, hit, MINUTE, testCamp, timeless } from '../../fixtures/test-camp.ts';

const people = { anna: {}, boris: { lives: 2 }, cyril: {}, dana: {} };

/** Anna fells Boris in two rounds; he lies, is robbed, and the timer runs. */
const fought = () => {
  const camp = testCamp(people);
  camp.enter(challenge(['anna'], ['boris']));
  camp.enter(closing('pairing', 'potions', 'spells'));
  const first = camp.enter(hit('anna', 'boris', 'challenger-hits'));
  camp.enter(closing('duel', 'wounds', 'end'));
  camp.wait(MINUTE);
  camp.enter({ type: 'repeatPairs', fight: 'f1' });
  camp.enter(hit('anna', 'boris', 'challenger-hits'));
  const last = camp.enter(closing('duel', 'wounds', 'end'));
  return { camp, first, last };
};

describe('replace', () => {
  it('puts one hit right and decides the rest again', () => {
    const { camp, first } = fought();
    const answer = camp.enter({
      type: 'replace',
      fight: 'f1',
      entry: first.seq,
      command: hit('anna', 'boris', 'double'),
    });
    expect(answer.stoppedAt).toBeNull();
    expect(camp.fight().over).toEqual({ by: 'emptied', winner: 'challenger' });
    expect(camp.character('anna').lives).toBe(2);
    expect(camp.views().timers?.map(({ who, kind }) => [who.id, kind])).toEqual([['boris', 'knockout']]);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('stops at the first later entry that is not possible any more, and says which and why', () => {
    const { camp, first, last } = fought();
    camp.wait(MINUTE);
    const kill = camp.enter({ type: 'kill', by: 'anna', on: 'boris', reason: 'krvná pomsta' });
    const answer = camp.enter({
      type: 'replace',
      fight: 'f1',
      entry: first.seq,
      command: hit('anna', 'boris', 'no-hit'),
    });
    expect(answer.stoppedAt).toEqual({
      entry: kill.seq,
      refusal: { code: 'still-in-the-fight', rule: 'DBF-A-76', data: { who: 'boris' } },
    });
    expect(camp.fight()).toMatchObject({ phase: 'pairing', round: 3 });
    expect(camp.character('boris')).toMatchObject({ lives: 1, status: 'up' });
    expect(camp.views().waits).toEqual([]);
    expect(last.seq).toBeLessThan(answer.seq);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('is refused as a whole when the new command itself is impossible, and nothing has changed', () => {
    const { camp, first } = fought();
    const before = timeless(camp.views());
    expect(
      camp.send({
        type: 'replace',
        fight: 'f1',
        entry: first.seq,
        command: { type: 'dodge', fight: 'f1', who: 'boris' },
      }),
    ).toMatchObject({ ok: false, refusal: { code: 'out-of-phase' } });
    expect(timeless(camp.views())).toEqual(before);
  });

  it('is taken back as one step, and then the old entries count again', () => {
    const { camp, first } = fought();
    const before = camp.views();
    camp.enter({ type: 'replace', fight: 'f1', entry: first.seq, command: hit('anna', 'boris', 'no-hit') });
    camp.enter({ type: 'undo', fight: 'f1' });
    expect(camp.views().characters).toEqual(before.characters);
    expect(camp.views().timers).toEqual(before.timers);
    expect(camp.fight().over).toEqual({ by: 'emptied', winner: 'challenger' });
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('keeps the time of each entry: the timer counts from when the fight ended', () => {
    const { camp, first } = fought();
    camp.wait(2 * MINUTE);
    camp.enter({ type: 'replace', fight: 'f1', entry: first.seq, command: hit('anna', 'boris', 'double') });
    const [timer] = camp.views().timers ?? [];
    expect((timer?.deadline ?? 0) - camp.now()).toBe(3 * MINUTE);
  });

  it('writes what fell due meanwhile at its own time', () => {
    const { camp, first } = fought();
    camp.wait(6 * MINUTE);
    expect(camp.character('boris')).toMatchObject({ lives: 1, status: 'up' });
    camp.enter({ type: 'replace', fight: 'f1', entry: first.seq, command: hit('anna', 'boris', 'double') });
    expect(camp.character('boris')).toMatchObject({ lives: 1, status: 'up' });
    expect(camp.views().timers?.map(({ state }) => state)).toEqual(['expired']);
  });

  it('does not reach into another fight', () => {
    const { camp, first } = fought();
    camp.enter(challenge(['cyril'], ['dana']));
    const command = { type: 'closePhases', fight: 'f2', phases: ['pairing'] };
    expect(camp.send({ type: 'replace', fight: 'f1', entry: first.seq, command })).toMatchObject({ ok: false });
  });
});

describe('a wrong participant', () => {
  it('is swapped for the right one after the fact', () => {
    const { camp } = fought();
    camp.enter({ type: 'swapParticipant', fight: 'f1', wrong: 'anna', right: 'cyril' });
    expect(camp.fight().fighters.map(({ id, lives, status }) => [id, lives, status])).toEqual([
      ['cyril', 3, 'up'],
      ['boris', 0, 'knocked-out'],
    ]);
    expect(camp.character('anna')).toMatchObject({ lives: 3, fight: null, lastFight: null });
    expect(camp.fight().number).toBe(1);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('is not swapped for somebody who fights elsewhere or stands in this fight already', () => {
    const { camp } = fought();
    const swap = (right: string) => camp.send({ type: 'swapParticipant', fight: 'f1', wrong: 'boris', right });
    expect(swap('anna')).toMatchObject({ refusal: { code: 'twice-in-the-fight' } });
    camp.enter(challenge(['cyril'], ['dana']));
    expect(swap('cyril')).toMatchObject({ refusal: { code: 'in-another-fight', data: { who: 'cyril', fight: 'f2' } } });
    expect(swap('nobody')).toMatchObject({ refusal: { code: 'unknown-character' } });
  });

  it('gives the wrong one back what they had lost', () => {
    const { camp } = fought();
    camp.enter({ type: 'swapParticipant', fight: 'f1', wrong: 'boris', right: 'dana' });
    expect(camp.character('boris')).toMatchObject({ lives: 2, status: 'up', fight: null });
    expect(camp.character('dana')).toMatchObject({ lives: 1, status: 'up', fight: 'f1' });
    expect(camp.fight()).toMatchObject({ phase: 'pairing', round: 3 });
    expect(camp.views().timers).toEqual([]);
  });
});
