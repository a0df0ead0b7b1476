import type { CharacterView } from '../../../shared/contract/views.ts';

/** Somebody of either rule set whose things are approved before the game. */
export type CheckedIn = Pick<CharacterView, 'id' | 'checks' | 'missingChecks'> & {
  readonly sheet: { readonly name: string };
};
