import { ruleTexts } from '../../../shared/i18n/rules/index.ts';
import { preferences } from '../../state/preferences.svelte.ts';

/** What a rule says, in the language of this window; null where the console has no words for it. */
export function ruleText(rule: string): string | null {
  const texts: Readonly<Partial<Record<string, string>>> = ruleTexts[preferences.language];
  return texts[rule] ?? null;
}
