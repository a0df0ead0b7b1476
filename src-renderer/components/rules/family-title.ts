import type { Words } from '../../../shared/i18n/index.ts';
import { spellsOfSchool, type School, type SpellId } from '../../../shared/vocabulary/spells.ts';
import type { AbilityId, ClassId, RoundPhase } from '../../../shared/vocabulary/terms.ts';
import { t } from '../../state/i18n.svelte.ts';

/** What a family of rules is about, in words of the game; null where the chapter says it. */
export function familyTitle(family: string): string | null {
  const about = ability[family] ?? school[family];
  if (about !== undefined) return t(`terms.ability.${about}`);
  const classId = classOf[family];
  if (classId !== undefined) return t(`terms.class.${classId}`);
  const phase = phaseOf[family];
  if (phase !== undefined) return t(`terms.phase.${phase}`);
  const section = sectionOf[family];
  return section === undefined ? null : t(`reference.section.${section}`);
}

/** The name of the spell whose card a rule is. */
export function spellTitle(rule: string): string | null {
  const spells: readonly SpellId[] = spellsOfSchool[school[rule.slice(0, -1)] ?? 'elements'];
  const spell = rule.startsWith('DBF-SP-') ? spells[Number(rule.at(-1)) - 1] : undefined;
  return spell === undefined ? null : t(`terms.spell.${spell}`);
}

const ability: Readonly<Partial<Record<string, AbilityId>>> = {
  'DBF-ABI-VYT': 'endurance',
  'DBF-ABI-HUZ': 'toughness',
  'DBF-ABI-ZAL': 'woodcraft',
  'DBF-ABI-NIC': 'demolition',
  'DBF-ABI-PRI': 'penetration',
  'DBF-ABI-SER': 'swordsmanship',
  'DBF-ABI-ZLO': 'thievery',
  'DBF-ABI-POZ': 'perception',
  'DBF-ABI-UHY': 'dodge',
  'DBF-ABI-ZAK': 'sneaking',
  'DBF-MAG-EL': 'elements',
  'DBF-MAG-PO': 'enchantment',
  'DBF-MAG-JA': 'clairvoyance',
  'DBF-MAG-NE': 'necromancy',
  'DBF-MAG-AL': 'alchemy',
  'DBF-MAG-LI': 'healing',
  'DBF-MAG-PR': 'nature',
  'DBF-MAG-BO': 'worship',
};

const school: Readonly<Partial<Record<string, School>>> = {
  'DBF-SP-EL': 'elements',
  'DBF-SP-PO': 'enchantment',
  'DBF-SP-JA': 'clairvoyance',
  'DBF-SP-NE': 'necromancy',
  'DBF-SP-LI': 'healing',
  'DBF-SP-PR': 'nature',
  'DBF-SP-BO': 'worship',
};

const classOf: Readonly<Partial<Record<string, ClassId>>> = {
  'DBF-CLS-BOJ': 'warrior',
  'DBF-CLS-ZLO': 'thief',
  'DBF-CLS-CAR': 'wizard',
  'DBF-CLS-RYT': 'knight',
  'DBF-CLS-KNA': 'priest',
  'DBF-CLS-HRA': 'ranger',
  'DBF-CLS-DRU': 'druid',
};

const phaseOf: Readonly<Partial<Record<string, RoundPhase>>> = {
  'DBF-PAIR': 'pairing',
  'DBF-POT': 'potions',
  'DBF-SPP': 'spells',
  'DBF-DUEL': 'duel',
  'DBF-DMG': 'wounds',
  'DBF-END': 'end',
};

type Section = keyof Words['reference']['section'];
const sectionOf: Readonly<Partial<Record<string, Section>>> = {
  'DBF-CLS': 'everyClass',
  'DBF-MGC': 'everyMagic',
  'DBF-CMB': 'safety',
  'DBF-WPN': 'weapons',
  'DBF-ARM': 'armour',
  'DBF-SHD': 'shields',
  'DBF-CHL': 'challenge',
  'DBF-HLP': 'help',
  'DBF-RND': 'order',
  'KPO-MOD': 'situations',
  'KPO-ROH': 'charge',
  'KPO-CEL': 'aimed',
};
