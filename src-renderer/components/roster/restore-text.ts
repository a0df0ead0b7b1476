import type { Ruleset } from '../../../shared/vocabulary/terms.ts';
import { t } from '../../state/i18n.svelte.ts';

const kinds = ['wake', 'heal', 'full'] as const;

/** What an ORG can give back in a rule set: lives in DBF, ÉP in KPO. `who` is null for the whole camp. */
export function restoreText(ruleset: Ruleset, who: string | null) {
  const words = ruleset === 'kpo' ? 'kpoRoster.restore' : 'staff.restore';
  return {
    title: who === null ? t(`${words}.campTitle`) : t(`${words}.dialogTitle`, { who }),
    text: t(`${words}.text`),
    amount: t(`${words}.lives`),
    choices: kinds.map((value) => ({
      value,
      label: t(`${words}.kind.${value}`),
      note: t(`${words}.note.${value}`),
    })),
  };
}
