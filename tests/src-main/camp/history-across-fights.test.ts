import { describe, expect, test } from 'vitest';
import type { CommandDraft } from '../../../shared/scenario/translate.ts';
import { characterId, fightId } from '../../../shared/vocabulary/ids.ts';
import { openCampAtTheTable, type CampAtTheTable } from '../../fixtures/camp-at-the-table.ts';
import { draftWith } from '../../fixtures/sheets.ts';

const MINUTE = 60_000;

/** A camp with `a`, `b`, `c` and `d`, in which these were entered. */
function campAfter(...commands: readonly CommandDraft[]): CampAtTheTable {
  const camp = openCampAtTheTable();
  camp.perform({ type: 'startCamp', name: 'Camp', sample: false });
  for (const id of ['a', 'b', 'c', 'd']) {
    camp.perform({ type: 'enterCharacter', id, sheet: draftWith({ name: id }), ducats: 0, items: [] });
  }
  for (const command of commands) expect(camp.perform(command)).toMatchObject({ ok: true });
  return camp;
}

const challenge = (by: string, to: string, ...present: readonly string[]) =>
  ({ type: 'challenge', place: 'ford', by: [by], to: [to], present: [...present] }) as const;
const undo = (fight: string) => ({ type: 'undo', fight }) as const;
const redo = (fight: string) => ({ type: 'redo', fight }) as const;
const override = (who: string, lives: number) => ({ type: 'override', who, lives, reason: 'seen' }) as const;

const characterIn = (camp: CampAtTheTable, id: string) => camp.views().characters?.[characterId(id)];
const fightIn = (camp: CampAtTheTable, id: string) => camp.views().fights?.[fightId(id)];
const lastEntry = (camp: CampAtTheTable) => camp.store.lastSeq();

describe('undo and redo of several fights (DBF-A-65)', () => {
  test('two challenges taken back can’t both be put in again where they hold the same character', () => {
    const camp = campAfter(challenge('a', 'b'), undo('f1'), challenge('a', 'c'), undo('f2'), redo('f1'));
    expect(camp.perform(redo('f2'))).toMatchObject({
      ok: false,
      refusal: { code: 'touched-since', data: { who: 'a' } },
    });
    expect(characterIn(camp, 'a')).toMatchObject({ fight: 'f1' });
  });

  test('what stood beside it before it was taken back does not stand in the way of putting it in again', () => {
    const known = {
      type: 'recordOutcome',
      place: 'mill',
      by: ['a'],
      to: ['b'],
      outcomes: [],
      winner: 'nobody',
    } as const;
    const camp = campAfter(known, challenge('a', 'c'), undo('f1'));
    expect(camp.perform(redo('f1'))).toMatchObject({ ok: true });
  });
});

describe('what runs out between undo and redo (DBF-AFT-01, DBF-AFT-06)', () => {
  test('a killing put in again after the five minutes leaves the victim dead, not awake', () => {
    const down = { who: 'b', lives: 0, status: 'knocked-out' } as const;
    const camp = campAfter({
      type: 'recordOutcome',
      place: 'mill',
      by: ['a'],
      to: ['b'],
      outcomes: [down],
      winner: 'challenger',
    });
    camp.wait(4 * MINUTE);
    expect(camp.perform({ type: 'kill', by: 'a', on: 'b', reason: 'feud' })).toMatchObject({ ok: true });
    camp.wait(2 * MINUTE);
    expect(camp.perform(undo('f1'))).toMatchObject({ ok: true });
    expect(characterIn(camp, 'b')).toMatchObject({ lives: 1, status: 'up' });
    expect(camp.perform(redo('f1'))).toMatchObject({ ok: true });
    expect(characterIn(camp, 'b')).toMatchObject({ lives: 0, status: 'dead' });
    expect(camp.views().timers).toMatchObject([{ kind: 'death', who: { id: 'b' }, state: 'running' }]);
  });
});

describe('several steps taken back and put in again', () => {
  test('come out as they were, with what ran out between them', () => {
    const down = { who: 'b', lives: 0, status: 'knocked-out' } as const;
    const camp = campAfter({
      type: 'recordOutcome',
      place: 'mill',
      by: ['a'],
      to: ['b'],
      outcomes: [down],
      winner: 'challenger',
    });
    camp.wait(5 * MINUTE);
    expect(camp.perform(override('b', 3))).toMatchObject({ ok: true });
    const before = camp.store.tables();
    for (const command of [undo('f1'), undo('f1'), redo('f1'), redo('f1')]) {
      expect(camp.perform(command)).toMatchObject({ ok: true });
    }
    expect(camp.store.tables()).toEqual(before);
  });
});

describe('replacing an entry of a fight', () => {
  test('by something that belongs to another fight is refused', () => {
    const camp = campAfter(challenge('a', 'b'), challenge('c', 'd'), {
      type: 'closePhases',
      fight: 'f1',
      phases: ['pairing'],
    });
    const replace = { type: 'replace', fight: 'f1', entry: lastEntry(camp), command: override('c', 0) } as const;
    expect(camp.perform(replace)).toMatchObject({
      ok: false,
      refusal: { code: 'not-in-the-fight', data: { who: 'c' } },
    });
    expect(characterIn(camp, 'c')).toMatchObject({ lives: 4, status: 'up' });
  });

  test('in its middle by a challenge is refused', () => {
    const camp = campAfter(challenge('a', 'b'), override('a', 1));
    const replace = { type: 'replace', fight: 'f1', entry: lastEntry(camp), command: challenge('c', 'd') } as const;
    expect(camp.perform(replace)).toMatchObject({ ok: false, refusal: { code: 'out-of-phase' } });
  });
});

describe('an ORG’s word on who fled or died (DBF-END-03, DBF-AFT-06)', () => {
  test('who is said to have fled in the middle of a fight is let go by it', () => {
    const camp = campAfter(challenge('a', 'b'), { ...override('b', 2), status: 'fled' });
    expect(characterIn(camp, 'b')).toMatchObject({ status: 'fled', fight: null });
    expect(camp.views().timers).toMatchObject([{ kind: 'pursuit', who: { id: 'b' }, state: 'running' }]);
    expect(camp.perform(challenge('b', 'c'))).toMatchObject({ ok: true });
  });

  test('who slept and woke stays awake when lives are put right', () => {
    const asleep = { who: 'b', lives: 2, status: 'asleep' } as const;
    const camp = campAfter({
      type: 'recordOutcome',
      place: 'mill',
      by: ['a'],
      to: ['b'],
      outcomes: [asleep],
      winner: 'challenger',
    });
    camp.wait(5 * MINUTE);
    expect(camp.perform(override('b', 3))).toMatchObject({ ok: true });
    expect(characterIn(camp, 'b')).toMatchObject({ lives: 3, status: 'up' });
  });

  test('the dead who wait at the head ORG go on waiting when nothing but the reason is written down', () => {
    const down = { who: 'b', lives: 0, status: 'knocked-out' } as const;
    const camp = campAfter(
      { type: 'recordOutcome', place: 'mill', by: ['a'], to: ['b'], outcomes: [down], winner: 'challenger' },
      { type: 'kill', by: 'a', on: 'b', reason: 'feud' },
    );
    camp.wait(10 * MINUTE);
    expect(camp.perform(override('b', 0))).toMatchObject({ ok: true });
    expect(characterIn(camp, 'b')).toMatchObject({ status: 'dead', waitsAtHeadOrg: true });
    expect(fightIn(camp, 'f1')).toMatchObject({ phase: 'over' });
  });
});
