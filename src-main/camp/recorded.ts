import type { RecordedCommand } from '../../shared/contract/commands.ts';
import type { Entry } from '../../shared/journal/entry.ts';

/** Whether an entry is something that happened at the table, and not an act upon the record itself. */
export function isRecorded(trigger: Entry['trigger']): trigger is RecordedCommand {
  return Object.hasOwn(recordedTypes, trigger.type);
}

const recordedTypes: Readonly<Record<RecordedCommand['type'], true>> = {
  challenge: true,
  recordOutcome: true,
  join: true,
  pick: true,
  repeatPairs: true,
  drinkPotion: true,
  cast: true,
  scoreDuel: true,
  dodge: true,
  flee: true,
  closePhases: true,
  stopFight: true,
  closeFight: true,
  override: true,
  kill: true,
  rob: true,
  pursue: true,
  castOutside: true,
  sneak: true,
  steal: true,
  smash: true,
  brew: true,
  drinkOutside: true,
  castSpecial: true,
  openKpoFight: true,
  kpoBonus: true,
  kpoSigns: true,
  kpoTactic: true,
  kpoSituation: true,
  kpoCharge: true,
  kpoAttack: true,
  kpoPass: true,
  kpoCast: true,
  kpoSpoken: true,
  kpoSuspicious: true,
  kpoApart: true,
  kpoJoin: true,
  kpoOrder: true,
  kpoEndRound: true,
  kpoStop: true,
  kpoClose: true,
  overrideKpo: true,
};
