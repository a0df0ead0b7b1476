import { likeness } from '../../shared/roster/import/plain-text.ts';
import type { CharacterId } from '../../shared/vocabulary/ids.ts';
import type { Ruleset } from '../../shared/vocabulary/terms.ts';
import type { ImportTable } from '../camp/import-table.ts';

/** Who of the camp bears an id or a name: a row need not say again what is known of them. */
export interface Bearers {
  readonly byId: (id: CharacterId) => { readonly name: string; readonly player: string } | null;
  /** The rule set of a row that tells none by itself. */
  readonly rulesetOf: (id: CharacterId | null, name: string) => Ruleset;
}

export const noBearers: Bearers = { byId: () => null, rulesetOf: () => 'dbf' };

/** A name that only people of KPO bear is theirs; every other is of DBF. */
export function bearersIn({ roster, kpoRoster }: Pick<ImportTable, 'roster' | 'kpoRoster'>): Bearers {
  const [dbf, kpo] = [roster, kpoRoster].map(
    (people) => new Set([...people.values()].map(({ sheet }) => likeness(sheet.name))),
  );
  return {
    byId: (id) => (roster.get(id) ?? kpoRoster.get(id))?.sheet ?? null,
    rulesetOf: (id, name) => {
      if (id !== null && (roster.has(id) || kpoRoster.has(id))) return kpoRoster.has(id) ? 'kpo' : 'dbf';
      const said = likeness(name);
      return kpo?.has(said) === true && dbf?.has(said) !== true ? 'kpo' : 'dbf';
    },
  };
}
