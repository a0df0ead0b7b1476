import { describe, expect, test } from 'vitest';
import {
  decideKill,
  decidePursuit,
  decideRob,
  isLying,
  pursuitDelay,
  type Aftermath,
} from '../../../shared/dbf/after-fight.ts';
import { defaultHouseRules } from '../../../shared/dbf/house-rules.ts';
import type { Character } from '../../../shared/roster/character.ts';
import type { Timer } from '../../../shared/timers/timer.ts';
import { entrySeq, fightId, instant, timerId, type Instant } from '../../../shared/vocabulary/ids.ts';
import { statuses, type Loot } from '../../../shared/vocabulary/terms.ts';
import { f1, minutesAfterNoon, noon, refusalOf } from '../../fixtures/fights.ts';
import { characterOf, ofClass, rosterOf, who } from '../../fixtures/sheets.ts';

const [a, v] = [who('a'), who('v')];
const tibor = characterOf('a');
const fallen = characterOf('v', {
  status: 'knocked-out',
  lives: 0,
  lastFight: f1,
  ducats: 7,
  items: ['amulet', 'key'],
});

const timerOf = (kind: Timer['kind'], startedAt: Instant, patch: Partial<Timer> = {}): Timer => ({
  id: timerId(`${kind}-v-${startedAt}`),
  kind,
  who: v,
  fight: f1,
  startedAt,
  deadline: instant(startedAt + 5 * 60_000),
  state: 'running',
  cause: entrySeq(1),
  expiry: null,
  ...patch,
});

const aftermath = (people: readonly Character[], patch: Partial<Aftermath> = {}): Aftermath => ({
  at: noon,
  roster: rosterOf(...people),
  timersOf: () => [],
  stoppedAt: null,
  houseRules: defaultHouseRules,
  wereOpponents: () => true,
  ...patch,
});

const lying = (patch: Partial<Character> = {}) => ({ ...fallen, ...patch });

describe('killing (DBF-AFT-04 to -06, DBF-A-76)', () => {
  test('stops the lying, starts ten minutes of being dead, and goes before the council', () => {
    const knockout = timerOf('knockout', minutesAfterNoon(-1));
    const around = aftermath([tibor, fallen], { timersOf: (id) => (id === v ? [knockout] : []) });
    expect(decideKill(a, v, 'feud', around)).toEqual({
      ok: true,
      events: [
        { type: 'v1.CharacterKilled', who: v, by: a, reason: 'feud' },
        { type: 'v1.TimerCancelled', timer: knockout.id },
        {
          type: 'v1.TimerStarted',
          timer: `death-v-${noon}`,
          kind: 'death',
          who: v,
          fight: f1,
          startedAt: noon,
          deadline: minutesAfterNoon(10),
        },
        { type: 'v1.CaseOpened', case: `case-v-${noon}`, victim: v, killer: a, reason: 'feud', fight: f1 },
      ],
    });
  });

  test('leaves a pursuit and what ran out already alone', () => {
    const timers = [timerOf('pursuit', noon), timerOf('knockout', noon, { state: 'expired' })];
    const decision = decideKill(a, v, 'feud', aftermath([tibor, fallen], { timersOf: () => timers }));
    expect(decision.ok && decision.events.filter(({ type }) => type === 'v1.TimerCancelled')).toEqual([]);
  });

  test.each<[string, Character, readonly [string, string | null] | null]>([
    ['a sleeper', lying({ status: 'asleep', lives: 2 }), null],
    ['one in a trance', lying({ status: 'entranced', lives: 2 }), null],
    ['somebody on their feet', lying({ status: 'up', lives: 1 }), ['not-knocked-out', 'DBF-AFT-04']],
    ['somebody who fled', lying({ status: 'fled', lives: 1 }), ['not-knocked-out', 'DBF-AFT-04']],
    ['the dead', lying({ status: 'dead' }), ['not-knocked-out', 'DBF-AFT-04']],
    ['a knocked-out one whose fight still runs', lying({ fight: f1 }), ['still-in-the-fight', 'DBF-A-76']],
  ])('%s', (_title, victim, expected) => {
    expect(refusalOf(decideKill(a, v, 'feud', aftermath([tibor, victim])))).toEqual(expected);
  });

  test.each<[string, Character, readonly [string, string | null]]>([
    ['lies', characterOf('a', { status: 'knocked-out', lives: 0 }), ['not-on-feet', null]],
    ['fights', characterOf('a', { fight: fightId('f2') }), ['in-another-fight', 'DBF-A-65']],
  ])('who %s kills nobody', (_title, killer, expected) => {
    expect(refusalOf(decideKill(a, v, 'feud', aftermath([killer, fallen])))).toEqual(expected);
  });

  test('who fled earlier is on their feet and may', () => {
    expect(refusalOf(decideKill(a, v, 'feud', aftermath([characterOf('a', { status: 'fled' }), fallen])))).toBeNull();
  });

  test('strangers neither kill nor are killed', () => {
    expect(refusalOf(decideKill(a, v, 'feud', aftermath([fallen])))).toEqual(['unknown-character', null]);
    expect(refusalOf(decideKill(a, v, 'feud', aftermath([tibor])))).toEqual(['unknown-character', null]);
  });

  test('nobody kills themselves', () => {
    expect(refusalOf(decideKill(a, a, 'feud', aftermath([tibor])))).toEqual(['yourself', null]);
  });
});

describe('robbing (DBF-AFT-02, -03, DBF-A-76)', () => {
  const rob = (take: Loot, victim = fallen, items?: readonly string[]) =>
    decideRob({ by: a, on: v, take, items }, aftermath([tibor, victim]));

  test.each<[Loot, number, readonly string[]]>([
    ['ducats', 7, []],
    ['potion', 0, []],
    ['ingredient', 0, []],
    ['item', 0, ['amulet']],
  ])('of %s changes hands', (take, ducats, items) => {
    expect(rob(take)).toEqual({
      ok: true,
      events: [{ type: 'v1.CharacterRobbed', who: v, by: a, take, ducats, items, potions: [] }],
    });
  });

  test('the ORG may name the things', () => {
    expect(rob('item', fallen, ['key'])).toMatchObject({ events: [{ items: ['key'] }] });
    expect(rob('item', lying({ items: ['amulet', 'key'] }), [])).toMatchObject({
      events: [{ items: ['amulet', 'key'] }],
    });
  });

  test('of somebody who has nothing takes nothing', () => {
    expect(rob('ducats', lying({ ducats: 0 }))).toMatchObject({ events: [{ ducats: 0 }] });
    expect(rob('item', lying({ items: [] }))).toMatchObject({ events: [{ items: [] }] });
  });

  test.each(['weapon', 'armour'] as const)('never of %s', (take) => {
    expect(refusalOf(rob(take))).toEqual(['loot-forbidden', 'DBF-AFT-03']);
  });

  test.each<[string, Character, readonly [string, string | null] | null]>([
    ['the dead while they lie there', lying({ status: 'dead' }), null],
    [
      'the dead who went to the head ORG',
      lying({ status: 'dead', waitsAtHeadOrg: true }),
      ['not-knocked-out', 'DBF-AFT-02'],
    ],
    ['somebody on their feet', lying({ status: 'up', lives: 2 }), ['not-knocked-out', 'DBF-AFT-02']],
    ['somebody whose fight still runs', lying({ fight: f1 }), ['still-in-the-fight', 'DBF-A-76']],
  ])('%s', (_title, victim, expected) => {
    expect(refusalOf(rob('ducats', victim))).toEqual(expected);
  });

  test.each(statuses)('whether one who is %s lies', (status) => {
    expect([isLying(lying({ status })), isLying(lying({ status, fight: f1 }))]).toEqual([
      status === 'knocked-out' || status === 'asleep' || status === 'entranced',
      false,
    ]);
  });
});

describe('pursuit (DBF-END-03, DBF-ABI-ZAL-3)', () => {
  const fled = characterOf('v', { status: 'fled', lives: 2, lastFight: f1 });
  const woodsman = characterOf('a', { sheet: ofClass('ranger', { abilities: ['woodcraft'] }) });
  const pursue = (
    pursuer: Character,
    at: Instant,
    timers: readonly Timer[] = [timerOf('pursuit', noon)],
    patch: Partial<Aftermath> = {},
  ) => decidePursuit(a, v, aftermath([pursuer, fled], { at, timersOf: (id) => (id === v ? timers : []), ...patch }));

  test('waits five minutes, two with Zálesáctvo', () => {
    expect([pursuitDelay(tibor), pursuitDelay(woodsman)]).toEqual([5 * 60_000, 2 * 60_000]);
  });

  test.each<[string, Character, Instant, number | null]>([
    ['everybody waits five minutes', tibor, instant(minutesAfterNoon(5) - 1), 1],
    ['then it begins', tibor, minutesAfterNoon(5), null],
    ['a woodsman waits two', woodsman, instant(minutesAfterNoon(2) - 1), 1],
    ['a woodsman begins then', woodsman, minutesAfterNoon(2), null],
    ['right after the flight all of it is left', tibor, noon, 5 * 60_000],
  ])('%s', (_title, pursuer, at, left) => {
    const decision = pursue(pursuer, at);
    expect(decision).toEqual(
      left === null
        ? { ok: true, events: [{ type: 'v1.PursuitBegun', who: a, target: v, fight: f1 }] }
        : { ok: false, refusal: { code: 'pursuit-too-early', rule: 'DBF-END-03', data: { who: a, target: v, left } } },
    );
  });

  test('while the camp stands still nobody comes nearer', () => {
    const stopped = { stoppedAt: minutesAfterNoon(1) };
    expect(pursue(tibor, minutesAfterNoon(9), undefined, stopped)).toMatchObject({
      refusal: { data: { left: 4 * 60_000 } },
    });
  });

  test('whoever was no opponent in that fight need not wait', () => {
    expect(pursue(tibor, noon, undefined, { wereOpponents: () => false }).ok).toBe(true);
  });

  test('a pursuit put off by a stop counts from where it stood', () => {
    const putOff = timerOf('pursuit', noon, { deadline: minutesAfterNoon(65) });
    expect(pursue(woodsman, minutesAfterNoon(61), [putOff])).toMatchObject({ refusal: { data: { left: 60_000 } } });
    expect(pursue(woodsman, minutesAfterNoon(62), [putOff]).ok).toBe(true);
  });

  test('who flees a second time is given the whole time again', () => {
    const timers = [timerOf('pursuit', noon, { state: 'expired' }), timerOf('pursuit', minutesAfterNoon(4))];
    expect(pursue(tibor, minutesAfterNoon(6), timers)).toMatchObject({ refusal: { data: { left: 3 * 60_000 } } });
  });

  test('once the timer is put away nothing is left of it', () => {
    expect(pursue(tibor, minutesAfterNoon(6), []).ok).toBe(true);
  });

  test('nobody follows one who did not flee, a stranger, or themselves', () => {
    const up = decidePursuit(a, v, aftermath([tibor, { ...fled, status: 'up' }]));
    const nobody = decidePursuit(a, v, aftermath([tibor]));
    const self = decidePursuit(v, v, aftermath([fled], { at: minutesAfterNoon(9) }));
    expect([up, nobody, self].map(refusalOf)).toEqual([
      ['not-fled', 'DBF-END-03'],
      ['unknown-character', null],
      ['yourself', null],
    ]);
  });

  test('who lies follows nobody', () => {
    expect(refusalOf(pursue(characterOf('a', { status: 'knocked-out', lives: 0 }), minutesAfterNoon(9)))).toEqual([
      'not-on-feet',
      null,
    ]);
  });
});
