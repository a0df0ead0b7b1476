import { t } from '../../state/i18n.svelte.ts';
import type { Creep } from './creep-form.svelte.ts';

/** What counts in a fight, in short. */
export function creepMarks({ sheet }: Creep): readonly string[] {
  const { origin, level, hit, weapon } = sheet;
  return [
    ...(origin.is === 'creature'
      ? [t(`terms.creature.${origin.creature}`), t('book.creeps.lives', { count: origin.lives })]
      : []),
    t('book.creeps.hit', { count: hit }),
    t('terms.level', { level }),
    t(`terms.weapon.${weapon}`),
  ];
}

/** What it knows, and what it carries. */
export function creepLines({ sheet, ducats, items, potions }: Creep): readonly string[] {
  const known = [
    ...[...sheet.abilities, ...sheet.granted].map((ability) => t(`terms.ability.${ability}`)),
    ...(sheet.extraSpells ?? []).map((spell) => t(`terms.spell.${spell}`)),
    ...(sheet.ownSpells ?? []).map(({ name }) => name),
  ];
  const carried = [
    ...(ducats > 0 ? [t('roster.sheet.ducats', { count: ducats })] : []),
    ...items,
    ...potions.map(({ name }) => name),
  ];
  return [known, carried].filter((list) => list.length > 0).map((list) => list.join(', '));
}
