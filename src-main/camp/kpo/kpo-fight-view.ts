import type { KpoFighterView, KpoFightView } from '../../../shared/contract/kpo-views.ts';
import { orderNow, type KpoFight, type KpoFighter } from '../../../shared/kpo/fight.ts';
import { allowedIn, type KpoAllowed } from '../../../shared/kpo/legal.ts';
import { defenceSum, strikeSums } from '../../../shared/kpo/totals.ts';
import { entrySeq, type CharacterId, type Instant } from '../../../shared/vocabulary/ids.ts';
import { stepsOf } from '../history.ts';
import type { CampState, RecordedKpoFight } from '../state.ts';
import { kpoLogLines } from './kpo-log-lines.ts';

/** One open KPO fight as a window shows it, with everything that may be entered now. */
export function kpoFightView(state: CampState, { fight, entries }: RecordedKpoFight, now: Instant): KpoFightView {
  const live = entries.filter(({ withdrawnBy }) => withdrawnBy === null);
  const steps = stepsOf(entries);
  const stands = state.camp.stopped !== null;
  return {
    id: fight.id,
    ruleset: 'kpo',
    fight,
    fighters: fight.fighters.map((fighter) => fighterView(state, fight, fighter)),
    order: orderNow(fight),
    openedAt: live[0]?.entry.at ?? now,
    lastEntryAt: live.at(-1)?.entry.at ?? now,
    seen: entries.at(-1)?.entry.seq ?? entrySeq(1),
    allowed: stands ? nothing : allowedIn(fight),
    join: stands ? [] : newcomers(state, fight),
    log: kpoLogLines(entries),
    canUndo: steps.undo !== null,
    canRedo: steps.redo !== null,
  };
}

const fighterView = (state: CampState, fight: KpoFight, fighter: KpoFighter): KpoFighterView => ({
  id: fighter.id,
  name: state.kpoCharacters.get(fighter.id)?.sheet.name ?? fighter.sheet.name,
  attack: strikeSums(fight, fighter),
  defence: defenceSum(fighter),
});

const newcomers = (state: CampState, { phase }: KpoFight): readonly CharacterId[] =>
  phase === 'initiative' || phase === 'attacks'
    ? [...state.kpoCharacters.values()].filter(({ fight, hp }) => fight === null && hp > 0).map(({ id }) => id)
    : [];

/** While the camp stands still. */
const nothing: KpoAllowed = {
  signs: [],
  bonus: [],
  turn: [],
  attacks: [],
  tactics: [],
  charges: [],
  casts: [],
  spoken: [],
  apart: [],
  order: false,
  endRound: null,
  stop: false,
  close: false,
};
