import { createListChoice } from './list-choice.svelte.ts';
import { noFilter, type RosterFilter } from './roster-search.ts';
import { byName, firstWay, type RosterSort } from './roster-sort.ts';

/** What this window searches the DBF roster for. */
export const rosterChoice = createListChoice<RosterFilter, RosterSort['by']>(noFilter, byName, firstWay);
