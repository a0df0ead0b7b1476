import i18next, { type TFunction } from 'i18next';
import { words, type Words } from '../../shared/i18n/index.ts';
import type { Language } from '../../shared/i18n/languages.ts';
import { preferences } from './preferences.svelte.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'words';
    resources: { words: Words };
    returnNull: false;
  }
}

const i18n = i18next.createInstance();
void i18n.init({
  resources: { sk: { words: words.sk }, hu: { words: words.hu }, en: { words: words.en } },
  lng: preferences.language,
  fallbackLng: false,
  defaultNS: 'words',
  ns: ['words'],
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** The words in a language that need not be the one chosen now. */
export const wordsIn = (language: Language): TFunction => i18n.getFixedT(language);

const translate = $derived(i18n.getFixedT(preferences.language));

/** The words in the language chosen now: `t('terms.class.warrior')`. A template that reads it follows the choice. */
export const t = new Proxy<TFunction>(i18n.t, {
  apply: (_, self, args): unknown => Reflect.apply(translate, self, args),
});
