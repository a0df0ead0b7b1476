import type { HitSum } from '../contract/views.ts';
import type { SheetDraft } from '../roster/commands.ts';
import { hitStrength } from './hit.ts';
import { livesParts, type LivesPart } from './lives.ts';

/** What a sheet would come to: the maximum of lives and the strength of a hit, both with their parts. */
export interface SheetOutlook {
  readonly maxLives: number;
  readonly livesParts: readonly LivesPart[];
  readonly hit: HitSum;
}

export function sheetOutlook(draft: SheetDraft): SheetOutlook {
  const { shifts = {}, extraSpells = [], ownSpells = [] } = draft;
  const sheet = { ...draft, exceptions: [], shifts, extraSpells, ownSpells };
  const parts = livesParts(sheet);
  return {
    maxLives: parts.reduce((sum, part) => sum + part.by, 0),
    livesParts: parts,
    hit: hitStrength(sheet),
  };
}
