import type { Sheet } from '../roster/character.ts';
import type { SheetDraft } from '../roster/commands.ts';
import type { Refusal, RefusalCode, RefusalData } from '../vocabulary/refusal.ts';
import { weaponParts, type Weapon } from '../vocabulary/weapons.ts';
import { classRules, type ClassRules } from './classes.ts';

/** Everything on a sheet that the rules don't give. An ORG may let each of them through as an exception. */
export function breachesOf(sheet: SheetDraft | Sheet): readonly Refusal[] {
  const { origin } = sheet;
  const general = [...shieldWithTwoHands(sheet)];
  if (origin.is === 'creature') return general;
  const rules = classRules[origin.class];
  return [
    ...faction(sheet, rules),
    ...abilities(sheet, rules),
    ...weapon(sheet, rules),
    ...protection(sheet, rules),
    ...general,
  ];
}

type Draft = SheetDraft | Sheet;

/** DBF-CLS-02, DBF-CLS-03: two classes belong to Camelot, two to the Moy. */
const faction = (sheet: Draft, rules: ClassRules): readonly Refusal[] =>
  rules.factions.includes(sheet.faction)
    ? []
    : [
        breach('faction-not-for-class', rules.factions[0] === 'camelot' ? 'DBF-CLS-02' : 'DBF-CLS-03', {
          faction: sheet.faction,
          class: classOf(sheet),
        }),
      ];

/** DBF-LVL-08 to -12, DBF-A-79, DBF-A-83: one ability a level, the n-th from the list of level n, none twice. */
function abilities(sheet: Draft, rules: ClassRules): readonly Refusal[] {
  const tooMany =
    sheet.abilities.length > sheet.level
      ? [breach('too-many-abilities', 'DBF-LVL-12', { level: sheet.level, count: sheet.abilities.length })]
      : [];
  const single = sheet.abilities.flatMap((ability, index) => {
    const from = rules.abilities[ability];
    const taken = index + 1;
    if (sheet.abilities.indexOf(ability) !== index) return [breach('ability-taken-twice', 'DBF-A-83', { ability })];
    if (from === undefined) return [breach('ability-not-for-class', 'DBF-LVL-14', { ability, class: classOf(sheet) })];
    return from > taken ? [breach('ability-too-early', 'DBF-LVL-10', { ability, from, taken })] : [];
  });
  return [...tooMany, ...single];
}

/** DBF-CLS-*-2, DBF-WPN-10, -11: claws are for creatures; the rest goes by size. */
function weapon(sheet: Draft, rules: ClassRules): readonly Refusal[] {
  return mayCarry(rules, sheet.weapon)
    ? []
    : [
        breach('weapon-not-for-class', sheet.weapon === 'claws' ? 'DBF-WPN-11' : `DBF-CLS-${rules.ruleLetters}-2`, {
          weapon: sheet.weapon,
          class: classOf(sheet),
        }),
      ];
}

function mayCarry(rules: ClassRules, weapon: Weapon): boolean {
  const { size, kind } = weaponParts(weapon);
  if (size !== null) return rules.weapons.includes(size);
  return kind === 'none' || (kind === 'bow' && rules.weapons.includes('bow'));
}

/** DBF-CLS-*-3, DBF-ARM-03, DBF-SHD-01: armour and shield by class. */
const protection = (sheet: Draft, rules: ClassRules): readonly Refusal[] => [
  ...(sheet.armour === 'none' || rules.armour.includes(sheet.armour)
    ? []
    : [
        breach('armour-not-for-class', `DBF-CLS-${rules.ruleLetters}-3`, {
          armour: sheet.armour,
          class: classOf(sheet),
        }),
      ]),
  ...(sheet.shield && !rules.shield
    ? [breach('shield-not-for-class', `DBF-CLS-${rules.ruleLetters}-3`, { class: classOf(sheet) })]
    : []),
];

/** DBF-WPN-06, DBF-A-14: a two-handed weapon leaves no hand for a shield. */
const shieldWithTwoHands = (sheet: Draft): readonly Refusal[] =>
  sheet.shield && weaponParts(sheet.weapon).size === 'two-handed'
    ? [breach('shield-with-two-hands', 'DBF-A-14', {})]
    : [];

const classOf = (sheet: Draft): string => (sheet.origin.is === 'class' ? sheet.origin.class : sheet.origin.creature);

const breach = (code: RefusalCode, rule: string, data: RefusalData): Refusal => ({ code, rule, data });
