import type { kpoRoster as slovak } from '../sk/kpo-roster.ts';
import type { Translated } from '../translated.ts';

export const kpoRoster: Translated<typeof slovak> = {
  new: 'New KPO character',
  values: 'Values',
  maxHp: 'Most ÉP',
  limitsCrossed: 'The smallest damage is above the greatest.',
  hasOffhand: 'A weapon in the left hand too',
  raceMissing: 'The character needs a race.',
  anatomyHint: 'Races, separated by commas.',
  frozen: 'In a fight: until its end only the names can be changed. ÉP are put right by a correction.',
  empty: 'The KPO roster is empty',
  emptyHint: 'Enter the first character. Then a KPO fight can begin.',
};
