import { ruleChapters, type RuleChapterId } from '../../../shared/vocabulary/rule-chapters.ts';
import type { RuleKind } from '../../../shared/vocabulary/rule-families.ts';
import { rules } from '../../../shared/vocabulary/rule-register.ts';
import type { Ruleset } from '../../../shared/vocabulary/terms.ts';
import { t } from '../../state/i18n.svelte.ts';
import { found } from '../../state/search.ts';
import { familyTitle, spellTitle } from './family-title.ts';
import { ruleText } from './rule-text.ts';

export interface ShownRule {
  readonly id: string;
  readonly kind: RuleKind;
  /** The name of what it is the card of; null for most. */
  readonly title: string | null;
  readonly text: string;
}

export interface ShownFamily {
  readonly family: string;
  /** Null where the title of the chapter says it all. */
  readonly title: string | null;
  readonly rules: readonly ShownRule[];
}

export interface ShownChapter {
  readonly id: RuleChapterId;
  readonly ruleset: Ruleset;
  readonly title: string;
  readonly families: readonly ShownFamily[];
}

/** All chapters in the language of this window, with every rule that has words. */
export const allChapters = (): readonly ShownChapter[] =>
  ruleChapters
    .map(({ id, ruleset, families }) => ({
      id,
      ruleset,
      title: t(`reference.chapter.${id}`),
      families: families.map((family) => ({ family, title: familyTitle(family), rules: rulesOf(family) })),
    }))
    .map(withoutEmpty)
    .filter(({ families }) => families.length > 0);

/** What is left of them for a query: ids, names, and words of the text, with or without diacritics. */
export function searchChapters(chapters: readonly ShownChapter[], query: string): readonly ShownChapter[] {
  if (query.trim() === '') return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      families: chapter.families.map((family) => ({
        ...family,
        rules: family.rules.filter(({ id, title, text }) => found(query, id, title ?? '', text, family.title ?? '')),
      })),
    }))
    .map(withoutEmpty)
    .filter(({ families }) => families.length > 0);
}

export const countRules = (chapters: readonly ShownChapter[]): number =>
  chapters.flatMap(({ families }) => families).reduce((sum, family) => sum + family.rules.length, 0);

const rulesOf = (family: string): readonly ShownRule[] =>
  rules
    .filter((rule) => rule.family === family)
    .flatMap(({ id, kind }) => {
      const text = ruleText(id);
      return text === null ? [] : [{ id, kind, title: spellTitle(id), text }];
    });

const withoutEmpty = (chapter: ShownChapter): ShownChapter => ({
  ...chapter,
  families: chapter.families.filter((family) => family.rules.length > 0),
});
