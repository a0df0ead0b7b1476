import { isFightEvent, type FightEvent } from '../../shared/dbf/events.ts';
import { noFight, type Fight } from '../../shared/dbf/fight.ts';
import { advance, snapshotOf } from '../../shared/dbf/fight.machine.ts';
import { fold } from '../../shared/dbf/fold.ts';
import { isKpoFightEvent, type KpoFightEvent } from '../../shared/kpo/events.ts';
import { noKpoFight, type KpoFight } from '../../shared/kpo/fight.ts';
import { advance as advanceKpo, snapshotOf as snapshotOfKpo } from '../../shared/kpo/fight.machine.ts';
import { fold as foldKpo } from '../../shared/kpo/fold.ts';
import type { FightRules } from './fight-overlay.ts';

export const dbfFightRules: FightRules<Fight, FightEvent> = {
  none: noFight,
  isOurs: isFightEvent,
  advance: (fight, event) => advance(snapshotOf(fight), event).context,
  fold,
};

export const kpoFightRules: FightRules<KpoFight, KpoFightEvent> = {
  none: noKpoFight,
  isOurs: isKpoFightEvent,
  advance: (fight, event) => advanceKpo(snapshotOfKpo(fight), event).context,
  fold: foldKpo,
};
