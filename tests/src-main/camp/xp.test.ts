import { describe, expect, it } from 'vitest';
import type { ViewsMessage } from '../../../shared/contract/views.ts';
import { characterId, fightId, type EntrySeq } from '../../../shared/vocabulary/ids.ts';
import { challenge, testCamp, timeless, type TestCamp } from '../../fixtures/test-camp.ts';

const warrior = {
  origin: { is: 'class', class: 'warrior' },
  abilities: ['endurance'],
  weapon: 'one-handed sword',
} as const;
const three = { anna: warrior, boris: warrior, cyril: warrior };

const stop = { type: 'stopFight', fight: 'f1', reason: 'rain' };
const afterFight = { is: 'fight', fight: 'f1' };
const quest = (name: string) => ({ is: 'quest', quest: name });

const ledger = (camp: TestCamp, who: string) => camp.camp.xpLedger(characterId(who));
const given = (camp: TestCamp, source: Parameters<TestCamp['camp']['xpGiven']>[0]) =>
  Object.fromEntries(camp.camp.xpGiven(source).map(({ who, add }) => [who, add]));
const forQuest = (camp: TestCamp, name: string) => given(camp, { is: 'quest', quest: name });
const xpOf = (camp: TestCamp) => Object.keys(three).map((id) => camp.character(id).xp);
const provesItself = (camp: TestCamp) => {
  expect(camp.tables().replayed).toEqual(camp.tables().stored);
  expect(timeless(camp.reopen().views()).characters).toEqual(timeless(camp.views()).characters);
};

describe('XP after a fight (DBF-LVL-03, DBF-A-90)', () => {
  const over = () => {
    const camp = testCamp(three);
    camp.enter(challenge(['anna'], ['boris'], ['cyril']));
    camp.enter({ type: 'join', fight: 'f1', who: 'cyril', side: 'challenged' });
    camp.enter(stop);
    return camp;
  };
  const rewards = {
    type: 'writeXpTo',
    who: ['anna', 'boris', 'cyril'],
    add: 2,
    except: [
      { who: 'boris', add: 4 },
      { who: 'cyril', add: 0 },
    ],
    for: afterFight,
    reason: 'Boj: Čierny most',
  };

  it('are one entry with a number for each, and one undo takes all of it back', () => {
    const camp = over();
    const { seq, leftOut } = camp.enter(rewards);
    expect([xpOf(camp), leftOut]).toEqual([[2, 4, 0], ['cyril']]);
    expect(ledger(camp, 'boris')).toEqual([
      {
        entry: seq,
        at: camp.now(),
        org: null,
        add: 4,
        xp: 4,
        level: 2,
        reason: 'Boj: Čierny most',
        for: afterFight,
        withdrawn: false,
      },
    ]);
    provesItself(camp);
    camp.enter({ type: 'undoEntry', entry: seq });
    expect(xpOf(camp)).toEqual([0, 0, 0]);
    expect(ledger(camp, 'boris')).toMatchObject([{ add: 4, for: afterFight, withdrawn: true }]);
    provesItself(camp);
  });

  it('are known of that fight until they are taken back, and of no other', () => {
    const camp = over();
    camp.enter(rewards);
    const more = { type: 'writeXp', who: 'anna', add: 1, for: afterFight, reason: 'statočnosť' };
    const { seq } = camp.enter(more);
    const ofFight = (id: string) => given(camp, { is: 'fight', fight: fightId(id) });
    expect([ofFight('f1'), ofFight('f2')]).toEqual([{ anna: 3, boris: 4 }, {}]);
    camp.enter({ type: 'undoEntry', entry: seq });
    expect(ofFight('f1')).toEqual({ anna: 2, boris: 4 });
  });

  it('are written too once its tile is put away', () => {
    const camp = over();
    camp.enter({ type: 'closeFight', fight: 'f1' });
    camp.enter(rewards);
    expect(xpOf(camp)).toEqual([2, 4, 0]);
    provesItself(camp);
  });

  it('lock nothing: the fight is taken back step by step below them, and they stay with their levels', () => {
    const camp = over();
    const { seq } = camp.enter(rewards);
    camp.enter({ type: 'undo', fight: 'f1' });
    expect([camp.fight().phase, camp.character('boris').sheet.level]).toEqual(['pairing', 2]);
    provesItself(camp);
    camp.enter({ type: 'redo', fight: 'f1' });
    camp.enter({ type: 'undoEntry', entry: seq });
    expect([camp.fight().phase, camp.character('boris').sheet.level, xpOf(camp)]).toEqual(['over', 1, [0, 0, 0]]);
    provesItself(camp);
  });

  it('cannot be taken back once a level that they brought went into the next fight', () => {
    const camp = over();
    const { seq } = camp.enter(rewards);
    camp.enter(challenge(['anna'], ['boris']));
    expect(camp.send({ type: 'undoEntry', entry: seq })).toMatchObject({
      refusal: { code: 'touched-since', data: { who: 'boris' } },
    });
  });

  it('that leave them as they were count on those before, which then stay', () => {
    const camp = testCamp(three);
    const write = (add: number) => camp.enter({ type: 'writeXp', who: 'anna', add, reason: 'jaskyňa' }).seq;
    write(3);
    const [taken, again] = [write(-3), write(-1)];
    expect(camp.send({ type: 'undoEntry', entry: taken })).toMatchObject({ refusal: { code: 'touched-since' } });
    camp.enter({ type: 'undoEntry', entry: again });
    camp.enter({ type: 'undoEntry', entry: taken });
    expect(camp.character('anna').xp).toBe(3);
    provesItself(camp);
  });

  it('wait for its end, and need a fight that was', () => {
    const camp = testCamp(three);
    camp.enter(challenge(['anna'], ['boris']));
    for (const command of [rewards, { type: 'writeXp', who: 'anna', add: 1, for: afterFight, reason: 'x' }]) {
      expect(camp.send(command)).toMatchObject({ refusal: { code: 'fight-not-over', data: { fight: 'f1' } } });
    }
    const unknown = { ...rewards, for: { is: 'fight', fight: 'f7' } };
    expect(camp.send(unknown)).toMatchObject({ refusal: { code: 'unknown-fight', data: { fight: 'f7' } } });
    expect(xpOf(camp)).toEqual([0, 0, 0]);
  });

  it('are refused as a whole where somebody is unknown, or nobody gets any', () => {
    const camp = over();
    expect(camp.send({ ...rewards, who: [...rewards.who, 'nobody'] })).toMatchObject({
      refusal: { code: 'unknown-character', data: { who: 'nobody' } },
    });
    expect(camp.send({ ...rewards, add: 0, except: [] })).toMatchObject({ refusal: { code: 'nothing-to-change' } });
    expect(xpOf(camp)).toEqual([0, 0, 0]);
  });
});

describe('XP for a quest', () => {
  const ring = quest('Stratený prsteň');

  it('are told with its name in the ledger and in the history', () => {
    const camp = testCamp(three);
    const command = { type: 'writeXpTo', who: ['anna', 'boris'], add: 3, for: ring, reason: 'splnená' } as const;
    camp.enter(command);
    expect(ledger(camp, 'anna')).toMatchObject([{ add: 3, reason: 'splnená', for: ring }]);
    expect(camp.camp.history(characterId('anna'), 1)).toMatchObject([{ command }]);
    provesItself(camp);
  });

  it('know the quests so far, the last one first and each as it was written last', () => {
    const camp = testCamp(three);
    const write = (name: string) =>
      camp.enter({ type: 'writeXp', who: 'anna', add: 1, for: quest(name), reason: 'splnená' });
    write('Stratený prsteň');
    write('Drak');
    write('strateny  PRSTEN');
    const { seq } = write('Omyl');
    camp.enter({ type: 'undoEntry', entry: seq });
    camp.enter({ type: 'writeXp', who: 'anna', add: 1, reason: 'without a quest' });
    expect(camp.camp.xpQuests()).toEqual(['strateny  PRSTEN', 'Drak']);
    expect([forQuest(camp, 'Stratený prsteň'), forQuest(camp, 'Omyl')]).toEqual([{ anna: 2 }, {}]);
    expect(camp.reopen().camp.xpQuests()).toEqual(['strateny  PRSTEN', 'Drak']);
  });
});

describe('an entry about somebody', () => {
  const told = (camp: TestCamp, command: unknown) => {
    const messages: ViewsMessage[] = [];
    const end = camp.camp.watch((message) => messages.push(message));
    const { seq } = camp.enter(command);
    end();
    return { seq, about: messages.flatMap(({ about = [] }) => about) };
  };

  it('is told to every window, also where it leaves them as they were', () => {
    const camp = testCamp({ ...three, boris: { ...warrior, abilities: ['demolition'] } });
    const { xp } = camp.character('anna');
    expect(told(camp, { type: 'writeXp', who: 'anna', add: -5, reason: 'omyl' }).about).toEqual(['anna']);
    expect([xp, camp.character('anna').xp]).toEqual([0, 0]);
    expect(told(camp, { type: 'smash', who: 'boris', target: 'door' }).about).toEqual(['boris']);
  });

  it('is told again when it is taken back', () => {
    const camp = testCamp(three);
    const { seq } = told(camp, { type: 'writeXpTo', who: ['anna', 'boris'], add: -5, reason: 'omyl' });
    const undo = (entry: EntrySeq) => ({ type: 'undoEntry', entry });
    expect(told(camp, undo(seq)).about).toEqual(['anna', 'boris']);
  });
});
