import type { TFunction } from 'i18next';
import type { CardJob, PrintMatter } from '../../shared/cards/card-job.ts';
import type { Card, DbfCard, KpoCard } from '../../shared/cards/card.ts';
import type { KpoSkill, Section } from '../../shared/cards/block.ts';
import type { AbilityId } from '../../shared/vocabulary/terms.ts';
import { kpoSumText, type KpoSum } from '../state/kpo-sum-text.ts';
import { signed } from '../state/signed.ts';

/** Between two things on a line; it stays with the first. */
const DOT = '\u00a0· ';

/** "Kňaz · Kamelot · hráč: M. Kováčová": who somebody is, below the name. */
export const aboutText = (card: Card, t: TFunction): string =>
  (card.kind === 'dbf' ? aboutDbf(card, t) : [kindWord(card, t), ...player(card, t)]).join(DOT);

const aboutDbf = (card: DbfCard, t: TFunction): readonly string[] => {
  const { origin, faction } = card.sheet;
  return [
    originWord(card, t),
    ...(origin.is === 'creature' && faction === 'none' ? [] : [t(`terms.faction.${faction}`)]),
    ...player(card, t),
    ...(card.party === null ? [] : [t('cards.party', { party: card.party })]),
  ];
};

/** What is printed, as it stands above a list and in the name of a file. */
export function matterText({ is }: Pick<PrintMatter, 'is'>, t: TFunction): string {
  switch (is) {
    case 'cards':
      return t('cards.page.matter.cards');
    case 'table-card':
      return t('cards.list.table');
    case 'roster':
      return t('cards.list.roster');
    case 'timers':
      return t('cards.list.timers');
    default:
      return is satisfies never;
  }
}

/** "Artušov hvozd – Karty postáv": the title of what is printed, and the name of its file. */
export const paperTitle = ({ camp, matter }: Pick<CardJob, 'camp' | 'matter'>, t: TFunction): string =>
  `${camp} – ${matterText(matter, t)}`;

/** "Kňaz", "creep · zviera" */
export const originWord = ({ sheet: { origin } }: DbfCard, t: TFunction): string =>
  origin.is === 'class'
    ? t(`terms.class.${origin.class}`)
    : `${t('terms.creep')}${DOT}${t(`terms.creature.${origin.creature}`)}`;

/** "Kňaz", "creep · zviera", "elf": what somebody is. */
export const kindWord = (card: Card, t: TFunction): string =>
  card.kind === 'dbf' ? originWord(card, t) : card.sheet.race;

const player = ({ sheet }: Card, t: TFunction): readonly string[] =>
  sheet.player === '' ? [] : [t('cards.player', { player: sheet.player })];

/** "obojručný meč · ľahká zbroj · štít" */
export const gearText = ({ sheet, canRun }: DbfCard, t: TFunction): string =>
  [
    t(`terms.weapon.${sheet.weapon}`),
    ...(sheet.armour === 'none' ? [] : [t(`terms.armour.${sheet.armour}`)]),
    ...(sheet.shield ? [t('terms.shield')] : []),
    ...(canRun ? [t('cards.run')] : []),
  ].join(DOT);

/** "Šerm, Prieraznosť" */
export const abilityNames = (abilities: readonly AbilityId[], t: TFunction): string =>
  abilities.map((ability) => t(`terms.ability.${ability}`)).join(', ');

/** "základ 1 + Šerm 1 + Prieraznosť: obojručne 1"; empty where the hit is bare. */
export const hitText = ({ hit }: DbfCard, t: TFunction): string =>
  hit.parts.length < 2
    ? ''
    : hit.parts
        .map(({ from, by }) => (from === 'base' ? t('cards.hitBase', { by }) : t(`fight.part.${from}`, { by })))
        .join(' + ');

export function sectionText(section: Section, t: TFunction): string {
  switch (section.of) {
    case 'abilities':
      return t('cards.abilities');
    case 'school':
      return t(`terms.ability.${section.school}`);
    case 'own-spells':
      return t('cards.ownSpells');
    case 'next':
      return '';
    case 'kpo-weapons':
      return t('cards.kpo.weapons');
    case 'kpo-skills':
      return t('cards.kpo.skills');
    case 'creep':
      return section.creep.sheet.name;
    case 'roster-columns':
      return t('cards.list.roster');
    case 'timer-columns':
      return t('cards.list.timers');
    default:
      return section satisfies never;
  }
}

/** All that the Km wrote down of a weapon and that is not the usual. */
export const kpoWeaponText = (weapon: KpoCard['sheet']['weapon'], t: TFunction): string =>
  [
    t(`kpo.category.${weapon.category}`),
    weapon.fixed === null
      ? t('cards.kpo.damage', { min: weapon.min, max: weapon.max })
      : t('cards.kpo.fixed', { count: weapon.fixed }),
    ...(weapon.attack === 0 ? [] : [t('cards.kpo.attack', { by: signed(weapon.attack) })]),
    ...(weapon.defence === 0 ? [] : [t('cards.kpo.defence', { by: signed(weapon.defence) })]),
    ...(weapon.penalty === 0 ? [] : [t('cards.kpo.penalty', { by: signed(weapon.penalty) })]),
    ...(weapon.length === 0 ? [] : [t('cards.kpo.length', { count: weapon.length })]),
    ...(weapon.attacks === null ? [] : [t('cards.kpo.attacks', { count: weapon.attacks })]),
    ...(['knockout', 'backstab', 'slow', 'ranged'] as const)
      .filter((trait) => weapon[trait])
      .map((trait) => t(`cards.kpo.${trait}`)),
  ].join(DOT);

/** " (8 základ +1 zbraň −2 dve zbrane, pravá)"; empty where nothing is added. */
export const kpoPartsText = (sum: KpoSum, t: TFunction): string =>
  sum.parts.length < 2 ? '' : ` (${kpoSumText(sum, t)})`;

export function kpoSkillText(skill: KpoSkill, t: TFunction): string {
  switch (skill.of) {
    case 'twoWeapon':
      return t('cards.kpo.twoWeapon', { count: skill.level });
    case 'knockout':
      return t('cards.kpo.learntKnockout', { by: signed(skill.by) });
    case 'anatomy':
      return t('cards.kpo.anatomy', { races: skill.races.join(', ') });
    default:
      return skill satisfies never;
  }
}
