import { createListChoice } from '../roster/list-choice.svelte.ts';
import { noFilter, type KpoFilter } from './kpo-search.ts';
import { byName, firstWay, type KpoSort } from './kpo-sort.ts';

/** What this window searches the KPO roster for. */
export const kpoChoice = createListChoice<KpoFilter, KpoSort['by']>(noFilter, byName, firstWay);
