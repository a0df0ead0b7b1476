import type { CharacterId } from '../../vocabulary/ids.ts';
import type { SpellId } from '../../vocabulary/spells.ts';
import { isActive, type Declaration, type Fight, type Fighter } from '../fight.ts';
import { isHealable } from '../fallen.ts';
import { maxLives } from '../lives.ts';
import { effectsOf, isLower, struckBy, type Does } from './struck.ts';

/** What one spell did to somebody: "acid fan −1". Without a change of lives it is what took them out, or healed in vain. */
export interface SpellPart {
  readonly who: CharacterId;
  readonly by: CharacterId;
  readonly spell: SpellId;
  /** Gained if above 0, lost if below; all parts of somebody add up to what is left, which may be below 0. */
  readonly lives: number;
}

/**
 * DBF-A-05, DBF-A-31: temporary lives, wounds and losses, then healing up to the maximum; of these the lives after the spells
 * are summed. `swarms` are the casters of those that bite now.
 */
export function lifeParts(fight: Fight, fighter: Fighter, swarms: Fight['swarms']): readonly SpellPart[] {
  const { id: who, lives } = fighter;
  const [felled] = fellersOf(fight, who);
  if (felled !== undefined) return [partOf(who, felled, -lives)];
  const changes = [
    ...struckBy(fight, who, 'temporary-life').map((spell) => partOf(who, spell, 1)),
    ...struckBy(fight, who, 'wounds').map((spell) => partOf(who, spell, -sumOf(spell, 'wounds'))),
    ...struckBy(fight, who, 'frightens').map((spell) => partOf(who, spell, -1)),
    ...biteParts(swarms, fighter),
  ];
  const parts = [...changes, ...healingParts(fight, fighter, lives + livesIn(changes))];
  return fight.houseRules.lastLifeFear === 'flees-with-one-life' ? sparingTheLast(parts, lives) : parts;
}

/** DBF-A-47: by house rule fear leaves the last life. */
const sparingTheLast = (parts: readonly SpellPart[], lives: number): readonly SpellPart[] =>
  parts.reduce<readonly SpellPart[]>(
    (spared, part) =>
      frightens(part) && lives + livesIn(spared) <= 0
        ? spared.map((each) => (each === part ? { ...part, lives: 0 } : each))
        : spared,
    parts,
  );

const frightens = ({ spell }: SpellPart): boolean => effectsOf(spell, 'frightens').length > 0;

/** Everything that the spells do to one fighter, with what drives off, puts to sleep, subdues or revives. */
export function spellParts(fight: Fight, fighter: Fighter, swarms: Fight['swarms']): readonly SpellPart[] {
  const { id: who, lives, sheet } = fighter;
  if (!isActive(fighter)) {
    const revived = struckBy(fight, who, 'revives')
      .slice(0, 1)
      .map((spell) => partOf(who, spell, maxLives(sheet) - lives));
    return revived.length > 0 ? revived : risingParts(fight, fighter);
  }
  const changes = lifeParts(fight, fighter, swarms);
  return lives + livesIn(changes) <= 0 ? changes : [...changes, ...removalParts(fight, who)];
}

/** DBF-A-38: two swarms bite twice; each spares its own caster alone. */
export const biteParts = (swarms: Fight['swarms'], { id: who }: Pick<Fighter, 'id'>): readonly SpellPart[] =>
  swarms.filter((by) => by !== who).map((by) => ({ who, by, spell: 'pesky-insects', lives: -1 }));

export const livesIn = (parts: readonly SpellPart[]): number => parts.reduce((sum, { lives }) => sum + lives, 0);

/** DBF-A-41: what heals the fallen, where the house lets it. */
export const risingParts = (fight: Fight, fighter: Fighter): readonly SpellPart[] =>
  !isActive(fighter) && isHealable(fighter, fight) ? healingParts(fight, fighter, fighter.lives) : [];

const fellersOf = (fight: Fight, who: CharacterId): readonly Declaration[] =>
  struckBy(fight, who, 'fells').filter((spell) => isLower(fight, who, spell.who));

/** What is above the maximum already stays; what would go above it is lost. */
function healingParts(fight: Fight, { id: who, sheet }: Fighter, before: number): readonly SpellPart[] {
  const parts: SpellPart[] = [];
  let room = Math.max(0, maxLives(sheet) - before);
  for (const spell of struckBy(fight, who, 'heals')) {
    const healed = Math.min(room, sumOf(spell, 'heals'));
    room -= healed;
    parts.push(partOf(who, spell, healed));
  }
  return parts;
}

const removals: readonly Does[] = ['defeats', 'lets-leave', 'entrances'];

const removalParts = (fight: Fight, who: CharacterId): readonly SpellPart[] =>
  [
    ...removals.flatMap((does) => struckBy(fight, who, does)),
    ...struckBy(fight, who, 'puts-to-sleep').filter((spell) => isLower(fight, who, spell.who)),
  ].map((spell) => partOf(who, spell, 0));

const sumOf = ({ spell }: Declaration, does: 'wounds' | 'heals'): number =>
  effectsOf(spell, does).reduce((sum, { lives }) => sum + lives, 0);

const partOf = (who: CharacterId, { who: by, spell }: Declaration, lives: number): SpellPart => ({
  who,
  by,
  spell,
  lives,
});
