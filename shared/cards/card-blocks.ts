import { totalsAtRest } from '../kpo/at-rest.ts';
import type { KpoSkills } from '../kpo/sheet.ts';
import { plain, sectionOf, type Block, type KpoSkill } from './block.ts';
import type { Card, DbfCard, KpoCard } from './card.ts';

/** What stands below the head of a card, in its order. */
export const cardBlocks = (card: Card): readonly Block[] => (card.kind === 'dbf' ? dbfBlocks(card) : kpoBlocks(card));

const dbfBlocks = (card: DbfCard): readonly Block[] => [
  ...plain({ is: 'lives', lives: card.lives }),
  ...(card.xp === null ? [] : plain({ is: 'xp', xp: card.xp })),
  ...plain({ is: 'gear', card }),
  ...sectionOf({ of: 'abilities' }, [
    ...card.abilities.map((ability) => ({ is: 'ability', ability }) as const),
    ...(card.free === null ? [] : [{ is: 'free-choice', free: card.free } as const]),
  ]),
  ...card.schools.flatMap(({ school, shift, spells, next }) =>
    sectionOf({ of: 'school', school, shift }, [
      ...spells.map((spell) => ({ is: 'spell', spell }) as const),
      ...(next === null ? [] : [{ is: 'later-spell', later: next } as const]),
    ]),
  ),
  ...sectionOf(
    { of: 'own-spells' },
    card.ownSpells.map((spell) => ({ is: 'own-spell', spell })),
  ),
  ...(card.next === null ? [] : sectionOf({ of: 'next' }, [{ is: 'next-level', next: card.next }])),
];

const kpoBlocks = ({ id, sheet }: KpoCard): readonly Block[] => [
  ...plain({ is: 'kpo-values', sheet }, { is: 'kpo-totals', totals: totalsAtRest({ id, sheet, hp: sheet.hp }) }),
  ...sectionOf({ of: 'kpo-weapons' }, [
    { is: 'kpo-weapon', hand: 'right', weapon: sheet.weapon },
    ...(sheet.offhand === null ? [] : [{ is: 'kpo-weapon', hand: 'left', weapon: sheet.offhand } as const]),
  ]),
  ...sectionOf(
    { of: 'kpo-skills' },
    kpoSkills(sheet.skills).map((skill) => ({ is: 'kpo-skill', skill })),
  ),
];

/** KPO-KET-01, KPO-LEU-07, KPO-ORV-04: six races to a piece, as their names may be long. */
const kpoSkills = ({ twoWeapon, knockout, anatomy }: KpoSkills): readonly KpoSkill[] => [
  ...(twoWeapon === 0 ? [] : [{ of: 'twoWeapon', level: twoWeapon } as const]),
  ...(knockout === null ? [] : [{ of: 'knockout', by: knockout } as const]),
  ...Array.from({ length: Math.ceil(anatomy.length / 6) }, (_, at) => ({
    of: 'anatomy' as const,
    races: anatomy.slice(6 * at, 6 * at + 6),
  })),
];

/** A creep on the card of a whole encounter: all that the table needs, without boxes for the phases. */
export const creepBlocks = (creep: DbfCard): readonly Block[] =>
  sectionOf({ of: 'creep', creep }, [
    { is: 'creep-lives', creep },
    ...(creep.abilities.length === 0 ? [] : [{ is: 'creep-abilities', abilities: creep.abilities } as const]),
    ...creep.schools
      .filter(({ spells }) => spells.length > 0)
      .map((school) => ({ is: 'creep-school', school }) as const),
    ...creep.ownSpells.map((spell) => ({ is: 'own-spell', spell }) as const),
  ]);
