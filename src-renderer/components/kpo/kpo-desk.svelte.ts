import type { KpoFightView, KpoLogLine } from '../../../shared/contract/kpo-views.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import type { Console } from '../../state/console.svelte.ts';
import { commandSentence } from '../fight/command-sentence.ts';
import { createEntryDesk } from '../fight/entry-desk.svelte.ts';
import { plainText } from '../fight/text-parts.ts';
import { sideText } from './kpo-side.ts';

/** What stands open above the fight. */
export type KpoDialog =
  | { readonly kind: 'override' | 'stop' | 'swap' | 'withdraw' | 'join' | 'order' | 'apart' }
  | { readonly kind: 'cast' | 'charge' | 'suspect' | 'situation'; readonly who: CharacterId }
  | { readonly kind: 'replace'; readonly line: KpoLogLine };

export type KpoDesk = ReturnType<typeof createKpoDesk>;

/** The name of a fighter, else of a side; null for whoever is neither. */
export const nameIn = ({ fight, fighters }: KpoFightView, id: string): string | null =>
  fighters.find((fighter) => fighter.id === id)?.name ?? (fight.sides.includes(id) ? sideText(id) : null);

/** Where the fight stands, for what follows the phases. */
export const placeOf = ({ fight, seen }: KpoFightView) => ({ round: fight.round, phase: fight.phase, seen });

/** The table of a KPO fight. Sides are named there too. */
export const createKpoDesk = (console: Console, opened: KpoFightView) =>
  createEntryDesk<KpoLogLine, KpoFightView, KpoDialog>(console, opened, {
    find: console.kpoFight,
    nameOf: (id, view) => nameIn(view, id) ?? console.nameOf(id),
    sentence: (command, nameOf, { fight }) => plainText(commandSentence(command, nameOf, fight.round)),
  });
