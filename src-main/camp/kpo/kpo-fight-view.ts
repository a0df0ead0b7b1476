import type { KpoFighterView, KpoFightView } from '../../../shared/contract/kpo-views.ts';
import { missingKpoChecks } from '../../../shared/kpo/check-in.ts';
import { orderNow, type KpoFight, type KpoFighter } from '../../../shared/kpo/fight.ts';
import { allowedIn, type KpoAllowed } from '../../../shared/kpo/legal.ts';
import { defenceSum, strikeSums } from '../../../shared/kpo/totals.ts';
import { entrySeq, type Instant } from '../../../shared/vocabulary/ids.ts';
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
    log: kpoLogLines(entries),
    canUndo: steps.undo !== null,
    canRedo: steps.redo !== null,
  };
}

function fighterView(state: CampState, fight: KpoFight, fighter: KpoFighter): KpoFighterView {
  const character = state.kpoCharacters.get(fighter.id);
  return {
    id: fighter.id,
    name: character?.sheet.name ?? fighter.sheet.name,
    attack: strikeSums(fight, fighter),
    defence: defenceSum(fighter),
    unchecked: character !== undefined && missingKpoChecks(character).length > 0,
  };
}

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
  join: false,
  stop: false,
  close: false,
};
