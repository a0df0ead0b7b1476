import type { Sheet } from '../roster/character.ts';
import type { SpellId } from '../vocabulary/spells.ts';
import type { AbilityId } from '../vocabulary/terms.ts';
import { canRun } from './ability-access.ts';
import { hitStrength } from './hit.ts';
import { maxLives } from './lives.ts';
import { knownSpells } from './spells/known-spells.ts';

interface Change {
  readonly from: number;
  readonly to: number;
}

/** What another ability would change on a sheet; null where it changes nothing. */
export interface AbilityOutlook {
  readonly lives: Change | null;
  readonly hit: Change | null;
  /** The spells that come with it. */
  readonly spells: readonly SpellId[];
  /** May run from then on. */
  readonly running: boolean;
}

/** DBF-LVL-05, DBF-LVL-14: an ability that is chosen with a level, or granted by an ORG. */
export function abilityOutlook(sheet: Sheet, ability: AbilityId, way: 'chosen' | 'granted'): AbilityOutlook {
  const after: Sheet =
    way === 'chosen'
      ? { ...sheet, abilities: [...sheet.abilities, ability] }
      : { ...sheet, granted: [...sheet.granted, ability] };
  const known = knownSpells(sheet);
  return {
    lives: change(maxLives(sheet), maxLives(after)),
    hit: change(hitStrength(sheet).total, hitStrength(after).total),
    spells: knownSpells(after).filter((spell) => !known.includes(spell)),
    running: !canRun(sheet) && canRun(after),
  };
}

const change = (from: number, to: number): Change | null => (from === to ? null : { from, to });
