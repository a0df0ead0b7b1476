import type { CharacterId } from '../../vocabulary/ids.ts';

/** Somebody of the camp whom a row may be about. */
export interface Known {
  readonly id: CharacterId;
  readonly name: string;
  readonly player: string;
}
