import { describe, expect, test } from 'vitest';
import type { CampView, CharacterView, FightView, ViewsMessage } from '../../../shared/contract/views.ts';
import { characterId, fightId, instant } from '../../../shared/vocabulary/ids.ts';
import { mergeViews } from '../../../src-main/api/merge-views.ts';

const fight = (place: string) => ({ place }) as FightView;
const character = (lives: number) => ({ lives }) as CharacterView;
const camp = (name: string) => ({ name }) as CampView;
const [f1, f2] = [fightId('f1'), fightId('f2')];
const boris = characterId('boris');

const message = (seq: number, views: Partial<ViewsMessage>): ViewsMessage => ({
  seq,
  now: instant(seq * 10),
  whole: false,
  ...views,
});

describe('two messages that a slow window gets as one', () => {
  test('the newer view of the same fight wins, and another fight stays', () => {
    const older = message(1, { fights: { [f1]: fight('lúka'), [f2]: fight('brod') } });
    const newer = message(2, { fights: { [f1]: fight('les') } });
    expect(mergeViews(older, newer)).toEqual(message(2, { fights: { [f1]: fight('les'), [f2]: fight('brod') } }));
  });

  test('a fight that is gone stays gone', () => {
    const older = message(1, { fights: { [f1]: fight('lúka') } });
    expect(mergeViews(older, message(2, { fights: { [f1]: null } }))).toEqual(message(2, { fights: { [f1]: null } }));
  });

  test('what only one of them names is kept', () => {
    const older = message(1, { camp: camp('Zelený'), characters: { [boris]: character(3) } });
    expect(mergeViews(older, message(2, { timers: [] }))).toEqual(
      message(2, { camp: camp('Zelený'), characters: { [boris]: character(3) }, timers: [] }),
    );
  });

  test('all are named whom either is about', () => {
    const zofia = characterId('zofia');
    expect(mergeViews(message(1, { about: [boris] }), message(2, { about: [zofia, boris] }))).toEqual(
      message(2, { about: [boris, zofia] }),
    );
  });

  test('a whole message with a change on top is still whole', () => {
    const older = message(1, { whole: true, camp: camp('Zelený'), fights: {} });
    expect(mergeViews(older, message(2, { fights: { [f1]: fight('les') } }))).toEqual(
      message(2, { whole: true, camp: camp('Zelený'), fights: { [f1]: fight('les') } }),
    );
  });

  test('a whole message replaces all before it', () => {
    const newer = message(2, { whole: true, fights: {} });
    expect(mergeViews(message(1, { fights: { [f1]: fight('les') }, timers: [] }), newer)).toEqual(newer);
  });
});
