import type { CharacterView } from '../../../shared/contract/views.ts';
import { inForm } from '../../../shared/dbf/animal-form.ts';
import { canRun, choosableAbilities, freePicks } from '../../../shared/dbf/ability-access.ts';
import { hitStrength } from '../../../shared/dbf/hit.ts';
import type { HouseRules } from '../../../shared/dbf/house-rules.ts';
import { livesParts, maxLives } from '../../../shared/dbf/lives.ts';
import { knownSpells } from '../../../shared/dbf/spells/known-spells.ts';
import type { Character } from '../../../shared/roster/character.ts';
import { missingChecks } from '../../../shared/roster/check-in.ts';

/** What fights, lives and runs is the animal in its form; what is known and chosen stays the character's own. */
export const characterView = (character: Character, rules: HouseRules): CharacterView => ({
  ...character,
  knows: knownSpells(character.sheet),
  maxLives: maxLives(inForm(character).sheet),
  livesParts: livesParts(inForm(character).sheet),
  hit: hitStrength(inForm(character).sheet, rules),
  freePicks: freePicks(character.sheet, rules),
  choosable: choosableAbilities(character.sheet, rules),
  missingChecks: missingChecks(character),
  canRun: canRun(inForm(character).sheet),
});
