import { describe, expect, it } from 'vitest';
import { refuse } from '../../../shared/vocabulary/refusal.ts';
import { challenge, closing, hit, MINUTE, testCamp, timeless } from '../../fixtures/test-camp.ts';

const duel = () => {
  const camp = testCamp({ anna: {}, boris: { lives: 1 }, cyril: {}, dana: {} });
  camp.enter(challenge(['anna'], ['boris']));
  camp.enter(closing('pairing', 'potions', 'spells'));
  camp.enter(hit('anna', 'boris', 'challenger-hits'));
  camp.enter(closing('duel', 'wounds'));
  return camp;
};
const undo = { type: 'undo', fight: 'f1' };
const redo = { type: 'redo', fight: 'f1' };

describe('undo', () => {
  it('goes back over a whole fight to the roster before the challenge, and redo repeats it', () => {
    const camp = testCamp({ anna: {}, boris: { lives: 1 } });
    const start = timeless(camp.views());
    camp.enter(challenge(['anna'], ['boris']));
    camp.enter(closing('pairing', 'potions', 'spells'));
    camp.enter(hit('anna', 'boris', 'challenger-hits'));
    camp.enter(closing('duel', 'wounds'));
    camp.enter(closing('end'));
    const end = timeless(camp.views());
    for (let step = 0; step < 5; step += 1) camp.enter(undo);
    expect({ ...timeless(camp.views()), seq: start.seq }).toEqual(start);
    expect(camp.send(undo)).toEqual({ ok: false, refusal: { code: 'nothing-to-undo', rule: null, data: {} } });
    for (let step = 0; step < 5; step += 1) camp.enter(redo);
    const again = camp.fight();
    expect(again.phase).toBe('over');
    expect(again.fighters).toEqual(end.fights?.[again.id]?.fighters);
    expect(camp.views().timers).toEqual(end.timers);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('takes the knock-out timer along, and its expiry and the acknowledgement', () => {
    const camp = duel();
    camp.enter(closing('end'));
    camp.wait(5 * MINUTE);
    const [timer] = camp.views().timers ?? [];
    camp.enter({ type: 'acknowledgeTimer', timer: timer?.id });
    expect(camp.character('boris')).toMatchObject({ lives: 1, status: 'up' });
    camp.enter(undo);
    expect(camp.character('boris')).toMatchObject({ lives: 0, status: 'knocked-out', fight: 'f1' });
    expect(camp.views().timers).toEqual([]);
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('is refused where the one who came round is in another fight by now, and names that entry', () => {
    const camp = duel();
    camp.enter(closing('end'));
    camp.wait(5 * MINUTE);
    const other = camp.enter(challenge(['cyril'], ['boris']));
    expect(camp.send(undo)).toEqual({
      ok: false,
      refusal: { code: 'touched-since', rule: null, data: { who: 'boris', entry: other.seq, at: camp.now() } },
    });
    camp.enter({ type: 'undo', fight: 'f2' });
    expect(camp.send(undo).ok).toBe(true);
  });

  it('takes a killing back with its case and its death timer, and the knock-out timer runs on', () => {
    const camp = duel();
    camp.enter(closing('end'));
    camp.wait(2 * MINUTE);
    const before = timeless(camp.views());
    camp.enter({ type: 'kill', by: 'anna', on: 'boris', reason: 'krvná pomsta' });
    expect(camp.views().waits).toHaveLength(1);
    expect(camp.views().timers?.map(({ kind }) => kind)).toEqual(['death']);
    camp.enter(undo);
    const after = timeless(camp.views());
    expect(after.timers).toEqual(before.timers);
    expect(after.waits).toEqual([]);
    expect(after.characters).toEqual(before.characters);
  });

  it('ends where something else was entered: what was taken back before it is final', () => {
    const camp = duel();
    camp.enter(undo);
    camp.enter(hit('anna', 'boris', 'no-hit'));
    expect(camp.send(redo)).toEqual({ ok: false, refusal: { code: 'nothing-to-redo', rule: null, data: {} } });
  });

  it('survives a restart', () => {
    const camp = duel();
    camp.enter(closing('end'));
    const again = camp.reopen();
    again.enter(undo);
    again.enter(undo);
    expect(again.fight().phase).toBe('duel');
    expect(again.character('boris').lives).toBe(1);
  });

  it('brings the tile of a fight back that was put away', () => {
    const camp = duel();
    camp.enter(closing('end'));
    camp.enter({ type: 'closeFight', fight: 'f1' });
    expect(camp.views().fights).toEqual({});
    camp.enter(undo);
    expect(camp.fight().phase).toBe('over');
  });

  it('reaches an override that was made after the fight, and then the end of the fight', () => {
    const camp = duel();
    camp.enter(closing('end'));
    camp.enter({ type: 'override', who: 'boris', lives: 2, reason: 'zásah do hlavy' });
    expect(camp.character('boris')).toMatchObject({ lives: 2, status: 'up' });
    expect(camp.views().timers).toEqual([]);
    camp.enter(undo);
    expect(camp.views().timers).toHaveLength(1);
    camp.enter(undo);
    expect(camp.fight().phase).toBe('end');
  });
});

describe('undo of a camp entry', () => {
  it('takes an edit of a sheet back, but not once a fight was begun with it', () => {
    const camp = testCamp({ anna: {}, boris: {} });
    const sheet = camp.character('anna').sheet;
    const edited = camp.enter({
      type: 'editCharacter',
      who: 'anna',
      sheet: { ...sheet, hit: 3 },
      ducats: 0,
      items: [],
    });
    const taken = camp.enter({ type: 'undoEntry', entry: edited.seq });
    expect(camp.character('anna').sheet.hit).toBe(1);
    expect(camp.send({ type: 'undoEntry', entry: taken.seq })).toMatchObject({ refusal: { code: 'not-undoable' } });
    const again = camp.enter({ type: 'editCharacter', who: 'anna', sheet: { ...sheet, hit: 2 }, ducats: 0, items: [] });
    camp.enter(challenge(['anna'], ['boris']));
    expect(camp.send({ type: 'undoEntry', entry: again.seq })).toMatchObject({ refusal: { code: 'touched-since' } });
  });

  it('goes step by step in a fight, from its last one, as the undo of that fight does', () => {
    const camp = duel();
    const { log } = camp.fight();
    const [first, last] = [log[0], log.at(-1)];
    expect(camp.send({ type: 'undoEntry', entry: first?.entry })).toEqual(
      refuse('later-in-the-fight', { entry: last?.entry ?? 0 }),
    );
    camp.enter({ type: 'undoEntry', entry: last?.entry });
    expect(camp.fight()).toMatchObject({ phase: 'duel', canRedo: true });
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });

  it('gives a character back that was entered and then used nowhere', () => {
    const camp = testCamp();
    const entered = camp.enter({
      type: 'enterCharacter',
      sheet: { ...sheetOf('Žofia Čepčeková') },
      ducats: 0,
      items: [],
    });
    expect(entered.character).toBe('zofia-cepcekova');
    camp.enter({ type: 'undoEntry', entry: entered.seq });
    expect(camp.views().characters).toEqual({});
    expect(camp.tables().replayed).toEqual(camp.tables().stored);
  });
});

const sheetOf = (name: string) => ({
  name,
  player: '',
  origin: { is: 'creature', creature: 'human', lives: 3 },
  faction: 'none',
  level: 1,
  abilities: [],
  granted: [],
  weapon: 'none',
  armour: 'none',
  shield: false,
  bonus: 0,
  hit: 1,
});
