import type { Camp } from '../camp/camp.ts';
import type { DueClock } from './due-clock.ts';

/** The camp, told of a jump of the wall clock before it decides anything by the new time. */
export const jumpAware = (camp: Camp, { checkJump }: Pick<DueClock, 'checkJump'>): Camp => ({
  perform: (envelope) => {
    checkJump();
    return camp.perform(envelope);
  },
  catchUp: () => {
    checkJump();
    return camp.catchUp();
  },
  nextDeadline: () => camp.nextDeadline(),
  clockJumped: (by) => camp.clockJumped(by),
  notify: (notice) => camp.notify(notice),
  views: () => camp.views(),
  watch: (listener) => camp.watch(listener),
  history: (who, limit) => camp.history(who, limit),
  putAwayFight: (id) => camp.putAwayFight(id),
  xpLedger: (who) => camp.xpLedger(who),
  xpQuests: () => camp.xpQuests(),
  xpGiven: (source) => camp.xpGiven(source),
  previewImport: (request) => camp.previewImport(request),
  exportCamp: (wish) => camp.exportCamp(wish),
  cardJob: (wish) => camp.cardJob(wish),
  journal: camp.journal,
  personal: camp.personal,
  close: () => camp.close(),
});
