import type { Ruleset } from '../../shared/vocabulary/terms.ts';
import type { Console } from './console.svelte.ts';

let chosen = $state<Ruleset>('dbf');

/** The rule sets of the camp; DBF before it is known. */
export const rulesetsOf = ({ camp }: Pick<Console, 'camp'>): readonly Ruleset[] => camp?.rulesets ?? ['dbf'];

/** Which rule set the roster and the screen for a new fight show, where the camp plays by both. */
export const chosenRuleset = {
  of: (console: Pick<Console, 'camp'>): Ruleset => {
    const all = rulesetsOf(console);
    return all.includes(chosen) ? chosen : (all[0] ?? 'dbf');
  },
  choose: (ruleset: Ruleset) => (chosen = ruleset),
};
