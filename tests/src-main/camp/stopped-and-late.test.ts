import { describe, expect, it } from 'vitest';
import { challenge, MINUTE, testCamp } from '../../fixtures/test-camp.ts';

/** Anna against Boris, who was put down by an ORG and lies in the fight. */
const fighting = () => {
  const camp = testCamp({ anna: {}, boris: {}, cyril: {} });
  camp.enter(challenge(['anna'], ['boris']));
  camp.enter({ type: 'override', who: 'boris', lives: 0, reason: 'zásah, ktorý nikto nehlásil' });
  return camp;
};
const stopFight = { type: 'stopFight', fight: 'f1', reason: 'dohoda' };
const left = (camp: ReturnType<typeof testCamp>) =>
  camp.views().timers?.map(({ state, deadline }) => [state, deadline - camp.now()]);

/** The camp stands still for an hour. */
const storm = (camp: ReturnType<typeof testCamp>) => {
  camp.enter({ type: 'stopCamp', reason: 'búrka' });
  camp.wait(60 * MINUTE);
  camp.enter({ type: 'resumeCamp' });
};

describe('a stop of the camp', () => {
  it('puts a timer off that is entered late as started before it', () => {
    const camp = fighting();
    camp.wait(2 * MINUTE);
    const ended = camp.now();
    camp.wait(MINUTE);
    storm(camp);
    camp.wait(MINUTE);
    camp.enter(stopFight, { happenedAt: ended });
    expect(left(camp)).toEqual([['running', 3 * MINUTE]]);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('does not put a timer off that had run out before it', () => {
    const camp = fighting();
    const ended = camp.now();
    camp.wait(6 * MINUTE);
    storm(camp);
    camp.enter(stopFight, { happenedAt: ended });
    expect(left(camp)).toEqual([['expired', -61 * MINUTE]]);
  });

  it('still counts for a timer whose start is replaced afterwards', () => {
    const camp = fighting();
    const { seq } = camp.enter(stopFight);
    camp.wait(MINUTE);
    storm(camp);
    camp.enter({ type: 'replace', fight: 'f1', entry: seq, command: { ...stopFight, reason: 'búrka' } });
    expect(left(camp)).toEqual([['running', 4 * MINUTE]]);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('still counts for a timer whose start was taken back meanwhile and put in again', () => {
    const camp = fighting();
    camp.enter(stopFight);
    camp.enter({ type: 'undo', fight: 'f1' });
    camp.wait(MINUTE);
    storm(camp);
    camp.enter({ type: 'redo', fight: 'f1' });
    expect(left(camp)).toEqual([['running', 4 * MINUTE]]);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('gives somebody who is put down during it the whole five minutes after it', () => {
    const camp = testCamp({ anna: {} });
    camp.enter({ type: 'stopCamp', reason: 'búrka' });
    camp.wait(3 * MINUTE);
    camp.enter({ type: 'override', who: 'anna', lives: 0, reason: 'úraz' });
    camp.wait(7 * MINUTE);
    camp.enter({ type: 'resumeCamp' });
    expect(left(camp)).toEqual([['running', 5 * MINUTE]]);
  });

  it('lasts as long as it lasts when the clock is set back during it', () => {
    const camp = fighting();
    camp.enter(stopFight);
    camp.wait(2 * MINUTE);
    camp.enter({ type: 'stopCamp', reason: 'búrka' });
    camp.sleep(-60 * MINUTE);
    camp.camp.clockJumped(-60 * MINUTE);
    camp.enter({ type: 'resumeCamp' });
    expect(left(camp)).toEqual([['running', 3 * MINUTE]]);
  });

  it('leaves nothing to enter in a fight but an ORG’s correction', () => {
    const camp = fighting();
    camp.enter({ type: 'stopCamp', reason: 'búrka' });
    expect(camp.fight().allowed).toEqual({
      picks: [],
      join: [],
      repeatPairs: false,
      drink: [],
      cast: [],
      cannotCast: [],
      castSpecial: [],
      score: [],
      dodge: [],
      flee: [],
      close: null,
      closeRefused: null,
      stop: false,
      override: ['anna', 'boris'],
      closeFight: false,
      lying: [],
      robbable: [],
      pursue: [],
    });
  });

  it('is not undone but resumed', () => {
    const camp = fighting();
    const { seq } = camp.enter({ type: 'stopCamp', reason: 'búrka' });
    expect(camp.send({ type: 'undoEntry', entry: seq })).toMatchObject({ refusal: { code: 'not-undoable' } });
  });
});

describe('an entry that comes late', () => {
  it('does not kill before the fight was over', () => {
    const camp = testCamp({ anna: {}, boris: {} });
    camp.wait(5 * MINUTE);
    const outcomes = [{ who: 'boris', lives: 0, status: 'knocked-out' }];
    camp.enter({ type: 'recordOutcome', place: '', by: ['anna'], to: ['boris'], outcomes, winner: 'challenger' });
    const over = camp.now();
    camp.wait(MINUTE);
    const kill = { type: 'kill', by: 'anna', on: 'boris', reason: 'zrada' };
    expect(camp.send(kill, { happenedAt: over - MINUTE })).toMatchObject({
      refusal: { code: 'before-the-last-entry', data: { at: over } },
    });
  });

  it('does not correct a fighter before the last entry of the fight', () => {
    const camp = testCamp({ anna: {}, boris: {} });
    camp.wait(MINUTE);
    camp.enter(challenge(['anna'], ['boris']));
    const override = { type: 'override', who: 'anna', lives: 1, reason: 'popálenina' };
    expect(camp.send(override, { happenedAt: camp.now() - MINUTE })).toMatchObject({
      refusal: { code: 'before-the-last-entry' },
    });
  });

  it('does not begin a fight before its people were free again', () => {
    const camp = fighting();
    camp.wait(10 * MINUTE);
    camp.enter(stopFight);
    camp.wait(MINUTE);
    expect(camp.send(challenge(['cyril'], ['anna']), { happenedAt: camp.now() - 6 * MINUTE })).toMatchObject({
      refusal: { code: 'in-another-fight', data: { who: 'anna', fight: 'f1' } },
    });
    expect(camp.send(challenge(['cyril'], ['anna']), { happenedAt: camp.now() - MINUTE }).ok).toBe(true);
  });

  it('enters somebody as knocked out, and they come round', () => {
    const camp = testCamp({ anna: { lives: 0 } });
    expect(left(camp)).toEqual([['running', 5 * MINUTE]]);
    camp.wait(5 * MINUTE);
    expect(camp.character('anna')).toMatchObject({ lives: 1, status: 'up' });
  });
});
