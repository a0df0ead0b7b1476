import { expect, test } from 'vitest';
import { fightId } from '../../../shared/vocabulary/ids.ts';
import { challenge, MINUTE, testCamp, type TestCamp } from '../../fixtures/test-camp.ts';

const putAway = (camp: TestCamp, id = 'f1') => camp.camp.putAwayFight(fightId(id));

function afterRain(): TestCamp {
  const camp = testCamp({ anna: {}, boris: {}, cyril: {} });
  camp.enter(challenge(['anna'], ['boris'], ['cyril']));
  camp.enter({ type: 'join', fight: 'f1', who: 'cyril', side: 'challenged' });
  camp.enter({ type: 'stopFight', fight: 'f1', reason: 'búrka' });
  return camp;
}

test('a fight that was put away is read back as it ended, hours later and after a restart', () => {
  const camp = afterRain();
  const { place, over, fighters, log } = camp.fight();
  expect(putAway(camp)).toBeNull();
  camp.enter({ type: 'closeFight', fight: 'f1' });
  camp.wait(300 * MINUTE);
  for (const table of [camp, camp.reopen()]) {
    expect(table.views().fights).toEqual({});
    const back = putAway(table);
    expect(back).toMatchObject({ id: 'f1', ruleset: 'dbf', phase: 'closed', place, over });
    expect(back?.fighters.map(({ id }) => id)).toEqual(fighters.map(({ id }) => id));
    expect(back?.log.slice(0, -1)).toEqual(log);
  }
});

test('a fight of KPO that was put away is read back too', () => {
  const camp = testCamp();
  for (const name of ['Kargán', 'Réka']) camp.enter({ type: 'enterKpoCharacter', id: name, sheet: { name } });
  const sides = ['Kargán', 'Réka'].map((name) => ({ name, members: [name] }));
  camp.enter({ type: 'openKpoFight', place: 'Erdő', sides });
  camp.enter({ type: 'kpoStop', fight: 'f1', reason: 'eső' });
  camp.enter({ type: 'kpoClose', fight: 'f1' });
  expect(putAway(camp)).toMatchObject({ ruleset: 'kpo', fight: { place: 'Erdő', phase: 'closed' } });
});

test('one that was taken back, and one that never was, are not found', () => {
  const camp = testCamp({ anna: {}, boris: {} });
  camp.enter(challenge(['anna'], ['boris']));
  camp.enter({ type: 'undo', fight: 'f1' });
  expect([putAway(camp), putAway(camp, 'f9')]).toEqual([null, null]);
});
