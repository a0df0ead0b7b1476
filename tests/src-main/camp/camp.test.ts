import { describe, expect, it } from 'vitest';
import type { ViewsMessage } from '../../../shared/contract/views.ts';
import { fightId } from '../../../shared/vocabulary/ids.ts';
import { vlk } from '../../fixtures/camp-data.ts';
import { challenge, closing, hit, MINUTE, testCamp, timeless } from '../../fixtures/test-camp.ts';

const people = { anna: {}, boris: { lives: 1 }, cyril: {}, dana: {} };

describe('the path of a command', () => {
  it('a command that comes twice is entered once and gets the first answer again', () => {
    const camp = testCamp(people);
    const first = camp.send(challenge(['anna'], ['boris']), { commandId: 'same' });
    const seq = camp.store.lastSeq();
    expect(camp.send(challenge(['anna'], ['boris']), { commandId: 'same' })).toEqual(first);
    expect(camp.store.lastSeq()).toBe(seq);
  });

  it('a window that has not seen the last entry is refused with what it missed', () => {
    const camp = testCamp(people);
    camp.enter(challenge(['anna'], ['boris']));
    const { seen } = camp.fight();
    const closed = camp.enter(closing('pairing'), { seen });
    expect(camp.send(closing('potions'), { seen })).toEqual({
      ok: false,
      refusal: { code: 'stale', rule: null, data: { entry: closed.seq, at: camp.now() } },
    });
    expect(camp.fight().phase).toBe('potions');
  });

  it('a refused command changes nothing', () => {
    const camp = testCamp(people);
    camp.enter(challenge(['anna'], ['boris']));
    const before = timeless(camp.views());
    expect(camp.send(closing('pairing', 'potions', 'duel'))).toMatchObject({ ok: false });
    expect(timeless(camp.views())).toEqual(before);
  });

  it('before the camp is begun only its beginning is accepted, and only once', () => {
    const camp = testCamp();
    expect(camp.send({ type: 'startCamp', name: 'Druhý', sample: false })).toMatchObject({
      refusal: { code: 'camp-already-started', data: { name: 'Čierny hvozd' } },
    });
  });

  it('a character in one fight cannot be in another', () => {
    const camp = testCamp(people);
    camp.enter(challenge(['anna'], ['boris'], ['cyril']));
    expect(camp.send(challenge(['dana'], ['anna']))).toMatchObject({
      refusal: { code: 'in-another-fight', data: { who: 'anna', fight: 'f1' } },
    });
    camp.enter(challenge(['dana'], ['cyril']));
    expect(camp.send({ type: 'join', fight: 'f1', who: 'cyril', side: 'challenged' })).toMatchObject({
      refusal: { code: 'in-another-fight' },
    });
  });

  it('two fights run beside each other, each with its own round', () => {
    const camp = testCamp(people);
    camp.enter(challenge(['anna'], ['cyril']));
    camp.enter(challenge(['boris'], ['dana']));
    camp.enter(closing('pairing', 'potions', 'spells'));
    expect([camp.fight('f1').phase, camp.fight('f2').phase]).toEqual(['duel', 'pairing']);
  });
});

describe('every window', () => {
  it('gets the views that a command changed, and only those', () => {
    const camp = testCamp(people);
    const messages: ViewsMessage[] = [];
    camp.camp.watch((message) => messages.push(message));
    camp.enter(challenge(['anna'], ['boris'], ['cyril']));
    expect(messages).toHaveLength(1);
    const [message] = messages;
    expect({
      ...message,
      fights: Object.keys(message?.fights ?? {}),
      characters: Object.keys(message?.characters ?? {}),
    }).toEqual({
      seq: camp.store.lastSeq(),
      now: camp.now(),
      whole: false,
      about: ['anna', 'boris'],
      waits: [],
      fights: ['f1'],
      characters: ['anna', 'boris'],
    });
  });

  it('is told that a fight is gone when its challenge is taken back', () => {
    const camp = testCamp(people);
    camp.enter(challenge(['anna'], ['boris']));
    const messages: ViewsMessage[] = [];
    const stop = camp.camp.watch((message) => messages.push(message));
    camp.enter({ type: 'undo', fight: 'f1' });
    stop();
    camp.enter({ type: 'redo', fight: 'f1' });
    expect(messages.map(({ fights }) => fights)).toEqual([{ f1: null }]);
  });

  it('hears of a fight without an entry for more than ten minutes', () => {
    const camp = testCamp(people);
    camp.enter(challenge(['anna'], ['boris']));
    const since = camp.now();
    const messages: ViewsMessage[] = [];
    camp.camp.watch((message) => messages.push(message));
    camp.wait(10 * MINUTE);
    expect(messages).toEqual([]);
    camp.wait(1000);
    expect(messages.map(({ waits }) => waits)).toEqual([
      [{ kind: 'quiet-fight', fight: 'f1', place: 'Čierny most', since }],
    ]);
  });

  it('hears of it again when the fight is quiet a second time', () => {
    const camp = testCamp(people);
    camp.enter(challenge(['anna'], ['boris']));
    const kinds: (readonly string[] | undefined)[] = [];
    camp.camp.watch(({ waits }) => kinds.push(waits?.map(({ kind }) => kind)));
    camp.wait(10 * MINUTE + 1000);
    camp.enter(closing('pairing'));
    camp.wait(10 * MINUTE + 1000);
    expect(kinds).toEqual([['quiet-fight'], [], ['quiet-fight']]);
  });

  it('is told anew of everybody where the house rules change, of fights where the camp stops, else of neither', () => {
    const camp = testCamp(people);
    camp.enter(challenge(['anna'], ['boris']));
    const told: unknown[] = [];
    camp.camp.watch(({ camp: about, characters = {}, fights = {} }) =>
      told.push([about !== undefined, Object.keys(characters), Object.keys(fights)]),
    );
    camp.enter({ type: 'keepCreep', template: vlk });
    camp.enter({ type: 'setHouseRules', rules: { clubPierces: 'yes' } });
    camp.enter({ type: 'stopCamp', reason: 'rain' });
    expect(told).toEqual([
      [true, [], []],
      [true, Object.keys(people), []],
      [true, [], ['f1']],
    ]);
  });

  it('is told of a fight again when the timer of its fighter is put away', () => {
    const camp = testCamp(people);
    camp.enter({ type: 'setHouseRules', rules: { knockoutRunsFrom: 'own-knock-out', sleeperWakes: 'one-life' } });
    camp.enter(challenge(['anna'], ['boris', 'cyril']));
    camp.enter({ type: 'override', who: 'boris', lives: 0, reason: 'tripped' });
    camp.wait(5 * MINUTE);
    const [timer] = camp.views().timers ?? [];
    const told: unknown[] = [];
    camp.camp.watch(({ timers, fights }) => told.push([timers, fights?.[fightId('f1')]?.fighters[1]?.timer]));
    camp.enter({ type: 'acknowledgeTimer', timer: timer?.id });
    expect([timer?.kind, camp.fight().fighters[1]?.timer, told]).toEqual(['knockout', null, [[[], null]]]);
  });
});

describe('stopping the camp', () => {
  const lying = () => {
    const camp = testCamp(people);
    camp.enter(challenge(['anna'], ['boris']));
    camp.enter(closing('pairing', 'potions', 'spells'));
    camp.enter(hit('anna', 'boris', 'challenger-hits'));
    camp.enter(closing('duel', 'wounds', 'end'));
    camp.wait(2 * MINUTE);
    return camp;
  };

  it('freezes all timers, and they run on with what they had left', () => {
    const camp = lying();
    camp.enter({ type: 'stopCamp', reason: 'búrka' });
    camp.wait(60 * MINUTE);
    expect(camp.camp.nextDeadline()).toBeNull();
    expect(camp.character('boris').status).toBe('knocked-out');
    camp.enter({ type: 'resumeCamp' });
    const [timer] = camp.views().timers ?? [];
    expect((timer?.deadline ?? 0) - camp.now()).toBe(3 * MINUTE);
    camp.wait(3 * MINUTE);
    expect(camp.character('boris')).toMatchObject({ lives: 1, status: 'up' });
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('refuses what happens in fights until the camp goes on', () => {
    const camp = lying();
    camp.enter(challenge(['cyril'], ['dana']));
    camp.enter({ type: 'stopCamp', reason: 'búrka' });
    const since = camp.now();
    const stopped = { ok: false, refusal: { code: 'camp-stopped', rule: null, data: { since } } };
    expect(camp.send({ type: 'closePhases', fight: 'f2', phases: ['pairing'] })).toEqual(stopped);
    expect(camp.send({ type: 'stopCamp', reason: 'noc' })).toEqual(stopped);
    expect(camp.send(challenge(['anna'], ['cyril']))).toEqual(stopped);
    camp.enter({ type: 'resumeCamp' });
    expect(camp.send({ type: 'resumeCamp' })).toMatchObject({ refusal: { code: 'camp-not-stopped' } });
  });
});

describe('timers', () => {
  const fallen = () => {
    const camp = testCamp(people);
    camp.enter(challenge(['anna'], ['boris']));
    camp.enter(closing('pairing', 'potions', 'spells'));
    camp.enter(hit('anna', 'boris', 'challenger-hits'));
    camp.enter(closing('duel', 'wounds', 'end'));
    return camp;
  };

  it('what ran out while the console was closed is told once, with its true time', () => {
    const camp = fallen();
    const deadline = camp.now() + 5 * MINUTE;
    const lastEntryAt = camp.now();
    camp.sleep(30 * MINUTE);
    const again = camp.reopen();
    expect(again.views().camp?.notices).toMatchObject([
      { kind: 'opened', lastEntryAt, now: camp.now() },
      { kind: 'expired-while-closed', timers: [{ who: { id: 'boris' }, deadline, state: 'expired' }] },
    ]);
    expect(again.reopen().views().camp?.notices).toMatchObject([{ kind: 'opened' }]);
  });

  it('an alarm stays until somebody acknowledges it', () => {
    const camp = fallen();
    const [timer] = camp.views().timers ?? [];
    const acknowledge = { type: 'acknowledgeTimer', timer: timer?.id };
    expect(camp.send(acknowledge)).toMatchObject({ refusal: { code: 'timer-still-running' } });
    camp.wait(20 * MINUTE);
    expect(camp.views().timers).toMatchObject([{ state: 'expired' }]);
    camp.enter(acknowledge);
    expect(camp.views().timers).toEqual([]);
    expect(camp.send(acknowledge)).toMatchObject({ refusal: { code: 'unknown-timer' } });
  });

  it('keep what they had left when the wall clock jumps', () => {
    const camp = fallen();
    camp.sleep(60 * MINUTE);
    camp.camp.clockJumped(60 * MINUTE);
    expect(camp.views().timers).toMatchObject([{ state: 'running', deadline: camp.now() + 5 * MINUTE }]);
    expect(camp.views().camp?.notices.at(-1)).toEqual({ kind: 'clock-jumped', by: 60 * MINUTE, at: camp.now() });
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('a clock that is set back does not keep anybody from entering what happens next', () => {
    const camp = testCamp(people);
    camp.enter(challenge(['anna'], ['boris']));
    camp.sleep(-60 * MINUTE);
    camp.camp.clockJumped(-60 * MINUTE);
    camp.enter(closing('pairing', 'potions', 'spells'));
    expect(camp.fight().phase).toBe('duel');
  });

  it('the dead one waits at the head ORG after ten minutes, until an ORG puts things right', () => {
    const camp = fallen();
    camp.wait(MINUTE);
    camp.enter({ type: 'kill', by: 'anna', on: 'boris', reason: 'zrada' });
    camp.wait(10 * MINUTE);
    expect(camp.character('boris')).toMatchObject({ status: 'dead', waitsAtHeadOrg: true });
    expect(camp.views().waits?.map(({ kind }) => kind)).toEqual(['council', 'dead-at-head-org']);
    camp.enter({ type: 'override', who: 'boris', lives: 3, reason: 'rozhodnutie hlavného ORGa' });
    expect(camp.character('boris')).toMatchObject({ status: 'up', lives: 3, waitsAtHeadOrg: false });
    const [item] = camp.views().waits ?? [];
    camp.enter({ type: 'decideCase', case: item?.kind === 'council' ? item.case : '', verdict: 'napomenutie' });
    expect(camp.views().waits).toEqual([]);
  });
});
