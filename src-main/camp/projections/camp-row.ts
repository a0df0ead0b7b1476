import type { Entry, JournalEvent } from '../../../shared/journal/entry.ts';
import { pauseBefore } from './timer.ts';
import { instant } from '../../../shared/vocabulary/ids.ts';
import type { CampRow } from '../../store/store.ts';

export const emptyCamp: CampRow = {
  name: '',
  started: false,
  stopped: null,
  pauses: [],
  gamePhase: 1,
  houseRules: {},
  recipes: [],
  creeps: [],
  rulesets: ['dbf'],
  kpoHouseRules: {},
};

/** What one event makes of the camp as a whole. */
export function foldCampRow(camp: CampRow, event: JournalEvent, entry: Entry): CampRow {
  switch (event.type) {
    case 'v1.CampStarted':
      return { ...camp, name: event.name, started: true };
    case 'v1.GamePhaseOpened':
      return { ...camp, gamePhase: event.phase };
    case 'v1.CampStopped':
      return { ...camp, stopped: { since: entry.at, reason: event.reason } };
    case 'v1.CampResumed':
      return { ...camp, stopped: null, pauses: [...camp.pauses, pauseBefore(entry, event.pausedFor)] };
    case 'v1.ClockJumped':
      return {
        ...camp,
        stopped: camp.stopped === null ? null : { ...camp.stopped, since: instant(camp.stopped.since + event.by) },
        pauses: camp.pauses.map(({ since, until }) => ({
          since: instant(since + event.by),
          until: instant(until + event.by),
        })),
      };
    case 'v1.HouseRulesSet':
      return { ...camp, houseRules: { ...camp.houseRules, ...event.rules } };
    case 'v1.RulesetsChosen':
      return { ...camp, rulesets: event.rulesets };
    case 'v1.KpoHouseRulesSet':
      return { ...camp, kpoHouseRules: { ...camp.kpoHouseRules, ...event.rules } };
    case 'v1.RecipeKept':
      return { ...camp, recipes: kept(camp.recipes, event.recipe) };
    case 'v1.RecipeDropped':
      return { ...camp, recipes: camp.recipes.filter(({ id }) => id !== event.recipe) };
    case 'v1.CreepKept':
      return { ...camp, creeps: kept(camp.creeps, event.template) };
    case 'v1.CreepDropped':
      return { ...camp, creeps: camp.creeps.filter(({ id }) => id !== event.template) };
    default:
      return camp;
  }
}

/** In the place of the one with its id, else at the end. */
const kept = <Row extends { readonly id: string }>(rows: readonly Row[], row: Row): readonly Row[] =>
  rows.some(({ id }) => id === row.id) ? rows.map((each) => (each.id === row.id ? row : each)) : [...rows, row];
