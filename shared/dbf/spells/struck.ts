import type { CharacterId } from '../../vocabulary/ids.ts';
import type { SpellId } from '../../vocabulary/spells.ts';
import { fighterOf, type Declaration, type Fight } from '../fight.ts';
import type { Effect } from './spell.ts';
import { spellBook } from './spell-book.ts';

export type Does = Effect['does'];

/** The declared spells that do this to somebody, in the order of declaring. */
export const struckBy = (fight: Fight, id: CharacterId, does: Does): readonly Declaration[] =>
  fight.declared.filter(({ spell, on }) => on.includes(id) && effectsOf(spell, does).length > 0);

export const effectsOf = <Kind extends Does>(spell: SpellId, does: Kind): readonly Extract<Effect, { does: Kind }>[] =>
  spellBook[spell].effects.filter((effect): effect is Extract<Effect, { does: Kind }> => effect.does === does);

/** DBF-SP-PO5, DBF-SP-NE5: strictly lower in level than the caster; equal is immune. */
export const isLower = (fight: Fight, victim: CharacterId, caster: CharacterId): boolean =>
  (fighterOf(fight, victim)?.sheet.level ?? 0) < (fighterOf(fight, caster)?.sheet.level ?? 0);
