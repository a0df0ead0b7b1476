import type { SpellOutcome, SpellPreview } from '../../../shared/contract/views.ts';
import { ruleOfSpell } from '../../../shared/dbf/spells/spell-rule-view.ts';
import { t } from '../../state/i18n.svelte.ts';
import { effectText, marksText } from './effect-text.ts';
import { markName } from './text-parts.ts';

type NameOf = (id: string) => string;

export interface PreviewLine {
  readonly words: string;
  readonly tone: 'plain' | 'loss' | 'fight';
  readonly rules: readonly string[];
}

/** What resolving the declared spells would do, line by line: to each character, then to the fight. */
export function previewLines(preview: SpellPreview, nameOf: NameOf): readonly PreviewLine[] {
  const lines = [...preview.outcomes.flatMap((outcome) => onPerson(outcome, nameOf)), ...onFight(preview, nameOf)];
  return lines.length > 0 ? lines : [{ words: t('fight.spells.preview.nothing'), tone: 'plain', rules: [] }];
}

const onPerson = (outcome: SpellOutcome, nameOf: NameOf): readonly PreviewLine[] => {
  const { from, to, parts, who, marks } = outcome;
  const rules = [...new Set(parts.map(({ spell }) => ruleOfSpell(spell)))];
  const lines: readonly PreviewLine[] = [
    { words: effectText(outcome, nameOf), tone: to.lives < from.lives ? 'loss' : 'plain', rules },
    { words: marksText(who, marks, nameOf), tone: 'plain', rules: [] },
  ];
  return lines.filter(({ words }) => words !== '');
};

function onFight(
  { forms, swarms, regained, storms, repairs, ends }: SpellPreview,
  nameOf: NameOf,
): readonly PreviewLine[] {
  const name = (who: string) => markName(nameOf(who));
  const line = (words: string, rule: string): PreviewLine => ({ words, tone: 'fight', rules: [rule] });
  const swarm = (what: 'begins' | 'dies', casters: readonly string[]) =>
    casters.map((who) => line(t(`fight.spells.preview.${what}`, { who: name(who) }), ruleOfSpell('pesky-insects')));
  return [
    ...forms.map(({ who, animal, lives }) =>
      line(t('fight.spells.preview.becomes', { who: name(who), animal, lives }), ruleOfSpell('transformation')),
    ),
    ...regained.map(({ who, spell }) => {
      const values = { who: name(who), spell: t(`terms.spell.${spell}`) };
      return line(t('fight.spells.preview.regained', values), ruleOfSpell('drain-life'));
    }),
    ...swarm('begins', swarms.begin),
    ...swarm('dies', swarms.die),
    ...(storms ? [line(t('fight.spells.preview.storms'), ruleOfSpell('ice-storm'))] : []),
    ...(repairs ? [line(t('fight.spells.preview.repairs'), 'DBF-PAIR-07')] : []),
    ...(ends === null ? [] : [{ words: endText(ends), tone: 'fight' as const, rules: rulesOfEnd(ends) }]),
  ];
}

const endText = ({ by, winner }: NonNullable<SpellPreview['ends']>): string =>
  t('fight.spells.preview.ends', { ending: t(`terms.ending.${by}`), winner: t(`terms.winner.${winner}`) });

const rulesOfEnd = ({ by }: NonNullable<SpellPreview['ends']>): readonly string[] =>
  by === 'sleep' || by === 'fog' || by === 'stop-time' ? [ruleOfSpell(by)] : [];
