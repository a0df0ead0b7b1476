import { describe, expect, it } from 'vitest';
import { challenge, closing, hit, MINUTE, testCamp, timeless } from '../../fixtures/test-camp.ts';

const people = { anna: {}, boris: { lives: 1 }, cyril: {}, dana: {} };

describe('entered late', () => {
  it('a knock-out timer counts from when the fight ended, not from when it was typed', () => {
    const camp = testCamp(people);
    camp.wait(10 * MINUTE);
    const ago = (minutes: number) => ({ happenedAt: camp.now() - minutes * MINUTE });
    camp.enter(challenge(['anna'], ['boris']), ago(4));
    camp.enter(closing('pairing', 'potions', 'spells'), ago(4));
    camp.enter(hit('anna', 'boris', 'challenger-hits'), ago(3));
    camp.enter(closing('duel', 'wounds', 'end'), ago(2));
    const [timer] = camp.views().timers ?? [];
    expect((timer?.deadline ?? 0) - camp.now()).toBe(3 * MINUTE);
    expect(camp.fight().log.map(({ late }) => late)).toEqual([true, true, true, true]);
  });

  it('what is long over has happened at once: the fallen one is up again, the alarm rings', () => {
    const camp = testCamp(people);
    camp.wait(20 * MINUTE);
    const outcome = {
      type: 'recordOutcome',
      place: 'Brod',
      by: ['anna'],
      to: ['boris'],
      outcomes: [{ who: 'boris', lives: 0, status: 'knocked-out' }],
      winner: 'challenger',
    };
    camp.enter(outcome, { happenedAt: camp.now() - 7 * MINUTE });
    expect(camp.character('boris')).toMatchObject({ lives: 1, status: 'up' });
    expect(camp.views().timers).toMatchObject([{ state: 'expired', deadline: camp.now() - 2 * MINUTE }]);
  });

  it('is refused in the future and before the last entry of the fight', () => {
    const camp = testCamp(people);
    camp.wait(MINUTE);
    expect(camp.send(challenge(['anna'], ['boris']), { happenedAt: camp.now() + 1 })).toMatchObject({
      refusal: { code: 'in-the-future' },
    });
    camp.enter(challenge(['anna'], ['boris']));
    expect(camp.send(closing('pairing'), { happenedAt: camp.now() - 1 })).toMatchObject({
      refusal: { code: 'before-the-last-entry', data: { at: camp.now() } },
    });
  });

  it('a killing that happened while he still lay is accepted after he came round', () => {
    const camp = testCamp(people);
    camp.enter(challenge(['anna'], ['boris']));
    camp.enter(closing('pairing', 'potions', 'spells'));
    camp.enter(hit('anna', 'boris', 'challenger-hits'));
    camp.enter(closing('duel', 'wounds', 'end'));
    camp.wait(6 * MINUTE);
    expect(camp.character('boris').status).toBe('up');
    const kill = { type: 'kill', by: 'anna', on: 'boris', reason: 'zrada' };
    expect(camp.send(kill)).toMatchObject({ refusal: { code: 'not-knocked-out' } });
    const before = timeless(camp.views());
    camp.enter(kill, { happenedAt: camp.now() - 2 * MINUTE });
    expect(camp.character('boris')).toMatchObject({ status: 'dead', lives: 0 });
    expect(camp.views().timers).toMatchObject([{ kind: 'death', deadline: camp.now() + 8 * MINUTE }]);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
    camp.enter({ type: 'undo', fight: 'f1' });
    expect(camp.views().characters).toEqual(before.characters);
    expect(camp.views().timers).toEqual(before.timers);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('a late entry that is refused changes nothing', () => {
    const camp = testCamp(people);
    camp.enter(challenge(['anna'], ['boris']));
    camp.enter(closing('pairing', 'potions', 'spells'));
    camp.enter(hit('anna', 'boris', 'challenger-hits'));
    camp.enter(closing('duel', 'wounds', 'end'));
    camp.wait(6 * MINUTE);
    const before = timeless(camp.views());
    const rob = { type: 'rob', by: 'anna', on: 'boris', take: 'weapon' };
    expect(camp.send(rob, { happenedAt: camp.now() - 2 * MINUTE })).toMatchObject({
      refusal: { code: 'loot-forbidden' },
    });
    expect(timeless(camp.views())).toEqual(before);
  });
});
