import type { KpoCharacterView } from '../../../shared/contract/kpo-views.ts';
import { totalsAtRest } from '../../../shared/kpo/at-rest.ts';
import type { KpoCharacter } from '../../../shared/kpo/character.ts';
import { missingKpoChecks } from '../../../shared/kpo/check-in.ts';
import { isFree, isOutOfHp } from '../../../shared/kpo/open-fight.ts';

/** Somebody of the KPO roster as a window shows them. */
export const kpoCharacterView = (character: KpoCharacter): KpoCharacterView => ({
  ...character,
  ...totalsAtRest(character),
  missingChecks: missingKpoChecks(character),
  out: isOutOfHp(character),
  free: isFree(character),
});
