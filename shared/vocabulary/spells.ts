import type { AbilityId } from './terms.ts';

/** The spells of each school of magic, from level 1 to level 5. */
export const spellsOfSchool = {
  elements: ['fire-arrow', 'trip', 'acid-fan', 'ice-storm', 'fireball'],
  enchantment: ['friendship', 'charm', 'invisibility', 'fear', 'sleep'],
  clairvoyance: ['sharpen-senses', 'premonition', 'read-aura', 'clear-sight', 'stop-time'],
  necromancy: ['vampiric-touch', 'false-life', 'command-undead', 'drain-life', 'die'],
  healing: ['heal-wound', 'regeneration', 'wave-of-life', 'cure-affliction', 'revival'],
  nature: ['taming', 'animal-speech', 'fog', 'pesky-insects', 'transformation'],
  worship: ['chosen-by-god', 'blessing', 'remove-curse', 'holy-weapon', 'vision'],
} as const satisfies Partial<Record<AbilityId, readonly string[]>>;

export type School = keyof typeof spellsOfSchool;
export type SpellId = (typeof spellsOfSchool)[School][number];

export const spellIds: readonly SpellId[] = Object.values(spellsOfSchool).flat();
