import type { TotalsAtRest } from '../kpo/at-rest.ts';
import type { KpoSheet, KpoWeapon } from '../kpo/sheet.ts';
import type { OwnSpell } from '../roster/character.ts';
import type { Hand } from '../vocabulary/kpo-terms.ts';
import type { School } from '../vocabulary/spells.ts';
import type { RosterRow, TimerRow } from './card-job.ts';
import type { CardLives, CardSchool, CardSpell, CardXp, DbfCard, FreeChoice, NextLevel, Skill } from './card.ts';

/** The heading over some blocks; it is repeated where they go on elsewhere. */
export type Section =
  | { readonly of: 'abilities' }
  | { readonly of: 'school'; readonly school: School; readonly shift: number }
  | { readonly of: 'own-spells' }
  | { readonly of: 'next' }
  | { readonly of: 'kpo-weapons' }
  | { readonly of: 'kpo-skills' }
  | { readonly of: 'creep'; readonly creep: DbfCard }
  | { readonly of: 'roster-columns' }
  | { readonly of: 'timer-columns' };

/** What somebody has learnt, in pieces of a few words. */
export type KpoSkill =
  | { readonly of: 'twoWeapon'; readonly level: number }
  | { readonly of: 'knockout'; readonly by: number }
  | { readonly of: 'anatomy'; readonly races: readonly string[] };

type BlockBody =
  | { readonly is: 'heading' }
  | { readonly is: 'lives'; readonly lives: CardLives }
  | { readonly is: 'xp'; readonly xp: CardXp }
  | { readonly is: 'gear'; readonly card: DbfCard }
  | { readonly is: 'ability'; readonly ability: Skill }
  | { readonly is: 'free-choice'; readonly free: FreeChoice }
  | { readonly is: 'spell'; readonly spell: CardSpell }
  | { readonly is: 'own-spell'; readonly spell: OwnSpell & { readonly used: boolean } }
  | { readonly is: 'later-spell'; readonly later: NonNullable<CardSchool['next']> }
  | { readonly is: 'next-level'; readonly next: NextLevel }
  | { readonly is: 'kpo-values'; readonly sheet: KpoSheet }
  | { readonly is: 'kpo-totals'; readonly totals: TotalsAtRest }
  | { readonly is: 'kpo-weapon'; readonly hand: Hand; readonly weapon: KpoWeapon }
  | { readonly is: 'kpo-skill'; readonly skill: KpoSkill }
  | { readonly is: 'creep-lives'; readonly creep: DbfCard }
  | { readonly is: 'creep-abilities'; readonly abilities: readonly Skill[] }
  | { readonly is: 'creep-school'; readonly school: CardSchool }
  | { readonly is: 'roster-row'; readonly row: RosterRow }
  | { readonly is: 'timer-row'; readonly timer: TimerRow };

/** The smallest piece that is never torn: a line or a few, far less than a card holds. */
export type Block = BlockBody & { readonly section: Section | null };

/** A section with its heading in front, or nothing where it has nothing. */
export const sectionOf = (section: Section, bodies: readonly BlockBody[]): readonly Block[] =>
  bodies.length === 0 ? [] : [{ is: 'heading' } as const, ...bodies].map((body) => ({ ...body, section }));

/** Blocks under no heading. */
export const plain = (...bodies: readonly BlockBody[]): readonly Block[] =>
  bodies.map((body) => ({ ...body, section: null }));
