import type { RefusalCode } from '../../../shared/vocabulary/refusal.ts';

export type RefusedField = 'name' | 'faction' | 'weapon' | 'armour' | 'shield' | 'abilities';

const fieldOf: Partial<Record<RefusalCode, RefusedField>> = {
  'id-taken': 'name',
  'name-missing': 'name',
  'faction-not-for-class': 'faction',
  'ability-not-for-class': 'abilities',
  'ability-too-early': 'abilities',
  'ability-taken-twice': 'abilities',
  'too-many-abilities': 'abilities',
  'weapon-not-for-class': 'weapon',
  'armour-not-for-class': 'armour',
  'shield-not-for-class': 'shield',
  'shield-with-two-hands': 'shield',
};

/** The field at which a refusal is shown; null for one that concerns the whole sheet. */
export const refusedField = (code: RefusalCode): RefusedField | null => fieldOf[code] ?? null;

const neverExcused: readonly RefusalCode[] = ['id-taken', 'name-missing'];

/** An ORG may let through what the rules don't give to a class; a missing name stays missing. */
export const canBeAllowed = (code: RefusalCode): boolean => code in fieldOf && !neverExcused.includes(code);
