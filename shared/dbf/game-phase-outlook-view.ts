import type { Character } from '../roster/character.ts';
import type { HouseRules } from './house-rules.ts';
import { livesInNewGamePhase } from './lives-return.ts';

interface People {
  /** How many characters. */
  readonly people: number;
  /** How many, of all of them together. */
  readonly count: number;
}

/** What a new phase of the event would renew and end (DBF-A-28). */
export interface GamePhaseOutlook {
  /** DBF-MGC-02: used spells that are fresh again, those of one's own too. */
  readonly spells: People;
  /** DBF-A-07: temporary lives that vanish. */
  readonly temporary: People;
  /** DBF-A-08: lives that come back by house rule. */
  readonly back: People;
  /** DBF-A-06: lives above the maximum that end by house rule. */
  readonly above: People;
  /** DBF-ABI-ZAK-2: sneak hits that no challenge followed. */
  readonly ambushes: number;
}

export function gamePhaseOutlook(characters: readonly Character[], rules: HouseRules): GamePhaseOutlook {
  const changes = characters.map((character) => {
    const [after] = livesInNewGamePhase(character, rules);
    const kept = character.lives - character.temporary;
    return after?.type === 'v1.ConditionChanged' ? after.lives - kept : 0;
  });
  return {
    spells: sumOf(characters.map(({ used, usedSpecial }) => used.length + usedSpecial.length)),
    temporary: sumOf(characters.map(temporaryOf)),
    back: sumOf(changes.filter((change) => change > 0)),
    above: sumOf(changes.filter((change) => change < 0).map((change) => -change)),
    ambushes: characters.filter(({ ambush }) => ambush?.role === 'victim').length,
  };
}

/** Those that are kept aside while an animal's form has lives of its own vanish as well. */
const temporaryOf = ({ temporary, form }: Character): number => temporary + (form?.own?.temporary ?? 0);

const sumOf = (counts: readonly number[]): People => ({
  people: counts.filter((count) => count > 0).length,
  count: counts.reduce((sum, count) => sum + count, 0),
});
