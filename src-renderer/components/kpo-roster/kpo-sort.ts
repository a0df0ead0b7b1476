import type { KpoCharacterView } from '../../../shared/contract/kpo-views.ts';
import { sortedBy, type ListSort } from '../roster/list-sort.ts';

export const sorts = [
  'name',
  'player',
  'race',
  'hp',
  'dexterity',
  'attack',
  'defence',
  'armour',
  'status',
  'missing',
] as const;

export type KpoSort = ListSort<(typeof sorts)[number]>;

export const byName: KpoSort = { by: 'name', down: false };

const fromTheTop: readonly KpoSort['by'][] = ['dexterity', 'attack', 'defence', 'armour', 'status', 'missing'];

/** What one wants to see first: the highest values, who is out, who lacks most, and who has the fewest ÉP. */
export const firstWay = (by: KpoSort['by']): KpoSort => ({ by, down: fromTheTop.includes(by) });

/** Names come sorted, and keep their order among equals. Whoever has no player comes last, either way. */
export function sortKpo(
  roster: readonly KpoCharacterView[],
  sort: KpoSort,
  language: string,
): readonly KpoCharacterView[] {
  if (sort.by === 'name') return sort.down ? roster.toReversed() : roster;
  return sortedBy(roster, keys[sort.by], sort, language);
}

const keys: Readonly<Record<Exclude<KpoSort['by'], 'name'>, (one: KpoCharacterView) => string | number>> = {
  player: ({ sheet }) => sheet.player,
  race: ({ sheet }) => sheet.race,
  hp: ({ hp }) => hp,
  dexterity: ({ sheet }) => sheet.dexterity,
  attack: ({ attack }) => attack.total,
  defence: ({ defence }) => defence.total,
  armour: ({ sheet }) => sheet.armour,
  status: ({ out, fight }) => 2 * Number(out) + Number(fight !== null),
  missing: ({ missingChecks }) => missingChecks.length,
};
