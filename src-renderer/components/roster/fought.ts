import type { CharacterView, FightView } from '../../../shared/contract/views.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';

/** Of a fight that is over, what XP after it need. */
export type Fought = Pick<FightView, 'id' | 'number' | 'place' | 'over' | 'fighters' | 'log'>;

type Lookup = (id: CharacterId) => CharacterView | null;

/** The players who fought, as they are on the roster now; creeps gather no XP. */
export const playersIn = ({ fighters }: Pick<Fought, 'fighters'>, character: Lookup): readonly CharacterView[] =>
  fighters.flatMap(({ id }) => character(id) ?? []).filter(({ sheet }) => sheet.origin.is === 'class');

/** Whom one would tick: who won and did not flee, or where nobody won, all who did not. An ORG decides (DBF-A-90). */
export const likelyToGet = ({ over, fighters }: Fought): readonly CharacterId[] =>
  fighters
    .filter(
      ({ side, status }) => status !== 'fled' && (over === null || over.winner === 'nobody' || over.winner === side),
    )
    .map(({ id }) => id);

/** Who came to help after the fight had begun. */
export const helpersIn = ({ log }: Pick<Fought, 'log'>): readonly CharacterId[] =>
  log.flatMap(({ command, withdrawn }) => (command.type === 'join' && !withdrawn ? command.who : []));
