import type { CharacterId } from '../../../shared/vocabulary/ids.ts';

/** Whom a list of characters can show, of either rule set. */
export interface ListedCharacter {
  readonly id: CharacterId;
  readonly sheet: { readonly name: string };
}
