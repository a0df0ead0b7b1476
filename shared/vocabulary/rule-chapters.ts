import type { ruleFamilies } from './rule-families.ts';
import type { Ruleset } from './terms.ts';

/** A chapter of the rules reference: the families of rules that it holds, in their order. */
export interface RuleChapter {
  readonly id: RuleChapterId;
  readonly ruleset: Ruleset;
  readonly families: readonly (keyof typeof ruleFamilies)[];
}

const dbfChapters = {
  general: ['DBF-GEN', 'DBF-GEX'],
  levels: ['DBF-LVL'],
  classes: [
    'DBF-CLS',
    'DBF-CLS-BOJ',
    'DBF-CLS-ZLO',
    'DBF-CLS-CAR',
    'DBF-CLS-RYT',
    'DBF-CLS-KNA',
    'DBF-CLS-HRA',
    'DBF-CLS-DRU',
  ],
  abilities: [
    'DBF-ABI-VYT',
    'DBF-ABI-HUZ',
    'DBF-ABI-ZAL',
    'DBF-ABI-NIC',
    'DBF-ABI-PRI',
    'DBF-ABI-SER',
    'DBF-ABI-ZLO',
    'DBF-ABI-POZ',
    'DBF-ABI-UHY',
    'DBF-ABI-ZAK',
  ],
  magic: [
    'DBF-MGC',
    'DBF-MAG-EL',
    'DBF-MAG-PO',
    'DBF-MAG-JA',
    'DBF-MAG-NE',
    'DBF-MAG-AL',
    'DBF-MAG-LI',
    'DBF-MAG-PR',
    'DBF-MAG-BO',
  ],
  spells: ['DBF-SP-EL', 'DBF-SP-PO', 'DBF-SP-JA', 'DBF-SP-NE', 'DBF-SP-LI', 'DBF-SP-PR', 'DBF-SP-BO'],
  gear: ['DBF-CMB', 'DBF-WPN', 'DBF-ARM', 'DBF-SHD'],
  parties: ['DBF-PTY'],
  challenge: ['DBF-CHL', 'DBF-HLP'],
  rounds: ['DBF-RND', 'DBF-PAIR', 'DBF-POT', 'DBF-SPP', 'DBF-DUEL', 'DBF-DMG', 'DBF-END'],
  afterFight: ['DBF-AFT'],
  open: ['DBF-A'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof ruleFamilies)[]>>;

const kpoChapters = {
  kpoGeneral: ['KPO-GEN'],
  kpoInitiative: ['KPO-INI'],
  kpoAttack: ['KPO-ATT'],
  kpoKnockout: ['KPO-LEU'],
  kpoSneakAttack: ['KPO-ORV'],
  kpoDamage: ['KPO-SEB'],
  kpoAttacksPerRound: ['KPO-KOR'],
  kpoTwoWeapons: ['KPO-KET'],
  kpoWeaponLength: ['KPO-HOS'],
  kpoMagic: ['KPO-MAG'],
  kpoSituations: ['KPO-MOD', 'KPO-ROH', 'KPO-CEL'],
  kpoOpen: ['KPO-A'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof ruleFamilies)[]>>;

export type RuleChapterId = keyof typeof dbfChapters | keyof typeof kpoChapters;

const chaptersOf = <Id extends RuleChapterId>(
  ruleset: Ruleset,
  chapters: Readonly<Record<Id, RuleChapter['families']>>,
): readonly RuleChapter[] => (Object.keys(chapters) as Id[]).map((id) => ({ id, ruleset, families: chapters[id] }));

/** DBF first, as the camp plays it more. */
export const ruleChapters: readonly RuleChapter[] = [
  ...chaptersOf('dbf', dbfChapters),
  ...chaptersOf('kpo', kpoChapters),
];
