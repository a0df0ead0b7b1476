import type { FormChange, Mark, SpellOutcome, SpellPart } from '../../../shared/contract/views.ts';
import { t } from '../../state/i18n.svelte.ts';
import { signed } from '../../state/signed.ts';
import { markName } from './text-parts.ts';

type NameOf = (id: string) => string;
type Told = Pick<SpellOutcome, 'who' | 'from' | 'to'> & { readonly parts?: readonly SpellPart[] };

/** What became of somebody: "Boris 5 → 4: Acid fan −1"; empty where nothing did. */
export function effectText({ who, from, to, parts = [] }: Told, nameOf: NameOf): string {
  const name = markName(nameOf(who));
  const values = { who: name, from: from.lives, to: to.lives, status: t(`terms.status.${to.status}`) };
  const named = partsText(parts);
  if (from.lives !== to.lives) {
    const lives = from.status === to.status ? 'commands.effects.lives' : 'commands.effects.livesAndStatus';
    return named === ''
      ? t(lives, values)
      : t('commands.effects.withParts', { effect: t(lives, values), parts: named });
  }
  if (from.status !== to.status) {
    const status = t('commands.effects.status', values);
    return named === '' ? status : t('commands.effects.statusWithParts', { effect: status, parts: named });
  }
  if (named === '') return '';
  const inVain = parts.every(({ lives }) => lives === 0);
  return t(inVain ? 'commands.effects.inVain' : 'commands.effects.partsOnly', { who: name, parts: named });
}

export const marksText = (who: string, marks: readonly Mark[], nameOf: NameOf): string =>
  marks.length === 0
    ? ''
    : t('commands.effects.marks', {
        who: markName(nameOf(who)),
        marks: marks.map((mark) => t(`terms.mark.${mark}`)).join(', '),
      });

export function formText({ who, animal, lives }: FormChange, nameOf: NameOf): string {
  const values = { who: markName(nameOf(who)), lives };
  if (animal === null) return t('commands.effects.ownShape', values);
  return t('commands.effects.form', { ...values, animal: animal === '' ? t('commands.effects.someAnimal') : animal });
}

const partsText = (parts: readonly SpellPart[]): string =>
  parts
    .map(({ spell, lives }) =>
      lives === 0
        ? t(`terms.spell.${spell}`)
        : t('commands.effects.part', { spell: t(`terms.spell.${spell}`), lives: signed(lives) }),
    )
    .join(', ');
