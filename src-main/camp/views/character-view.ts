import type { CharacterView } from '../../../shared/contract/views.ts';
import { canRun, choosableAbilities, freePicks } from '../../../shared/dbf/ability-access.ts';
import { hitStrength } from '../../../shared/dbf/hit.ts';
import { livesParts, maxLives } from '../../../shared/dbf/lives.ts';
import { knownSpells } from '../../../shared/dbf/spells/known-spells.ts';
import type { Character } from '../../../shared/roster/character.ts';

export const characterView = (character: Character): CharacterView => ({
  ...character,
  knows: knownSpells(character.sheet),
  maxLives: maxLives(character.sheet),
  livesParts: livesParts(character.sheet),
  hit: hitStrength(character.sheet),
  freePicks: freePicks(character.sheet),
  choosable: choosableAbilities(character.sheet),
  canRun: canRun(character.sheet),
});
