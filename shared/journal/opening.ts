import type { JournalEvent } from './entry.ts';

/** With these a fight of either rule set begins: they hold its number and place. */
type Opening = Extract<JournalEvent, { type: 'v1.FightOpened' | 'v1.FightRecorded' | 'v1.KpoFightOpened' }>;

export const opensFight = (event: JournalEvent): event is Opening =>
  event.type === 'v1.FightOpened' || event.type === 'v1.FightRecorded' || event.type === 'v1.KpoFightOpened';
