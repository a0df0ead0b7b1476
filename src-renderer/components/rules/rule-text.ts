import { ruleTexts } from '../../../shared/i18n/rules/index.ts';
import { ownValue } from '../../../shared/vocabulary/own-value.ts';
import { preferences } from '../../state/preferences.svelte.ts';

/** What a rule says, in the language of this window; null where the console has no words for it. */
export function ruleText(rule: string): string | null {
  return ownValue<string>(ruleTexts[preferences.language], rule) ?? null;
}
