import type { Checks } from '../roster/character.ts';
import type { CharacterId, FightId } from '../vocabulary/ids.ts';
import type { KpoSheet } from './sheet.ts';

/** Somebody of the KPO roster, as they are now. */
export interface KpoCharacter {
  readonly id: CharacterId;
  readonly sheet: KpoSheet;
  /** ÉP now; may be below 0. */
  readonly hp: number;
  /** The fight that holds this character now; nobody is in two. */
  readonly fight: FightId | null;
  readonly lastFight: FightId | null;
  /** What was approved at check-in. */
  readonly checks: Checks;
  /** The fingerprint of what stood on the character's card when it last came out of the printer. */
  readonly printed: string | null;
}

export type KpoRoster = ReadonlyMap<CharacterId, KpoCharacter>;

interface KpoRosterEventBodies {
  'v1.KpoCharacterEntered': { readonly sheet: KpoSheet; readonly hp: number };
  'v1.KpoCharacterEdited': { readonly sheet: KpoSheet; readonly hp: number };
  /** Outside a fight; in one it is `v1.KpoStandingOverridden`. */
  'v1.KpoHpOverridden': { readonly hp: number; readonly reason: string };
}

export type KpoRosterEventType = keyof KpoRosterEventBodies;
export type KpoRosterEvent = {
  [Type in KpoRosterEventType]: { readonly type: Type; readonly who: CharacterId } & KpoRosterEventBodies[Type];
}[KpoRosterEventType];

/** Complete by its type. */
export const kpoRosterEventTypes: Readonly<Record<KpoRosterEventType, true>> = {
  'v1.KpoCharacterEntered': true,
  'v1.KpoCharacterEdited': true,
  'v1.KpoHpOverridden': true,
};

export const isKpoRosterEvent = (event: { readonly type: string }): event is KpoRosterEvent =>
  Object.hasOwn(kpoRosterEventTypes, event.type);
