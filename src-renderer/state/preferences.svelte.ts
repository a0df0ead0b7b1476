import { languages, type Language } from '../../shared/i18n/languages.ts';

export const themes = ['dark', 'sunlight', 'auto'] as const;
export type Theme = (typeof themes)[number];

/** What this window remembers for itself; nothing of it belongs to the camp. */
export interface Preferences {
  language: Language;
  theme: Theme;
  /** The ORG who sits at this table; written beside each entry. */
  org: string;
  sound: boolean;
}

const KEY = 'dbf.preferences';
const initial: Preferences = { language: 'sk', theme: 'dark', org: '', sound: true };

let held = $state<Preferences>(read());

/** Read it anywhere; assigning to a member changes it everywhere and remembers it. */
export const preferences: Preferences = {
  get language() {
    return held.language;
  },
  set language(language) {
    keep({ ...held, language });
  },
  get theme() {
    return held.theme;
  },
  set theme(theme) {
    keep({ ...held, theme });
  },
  get org() {
    return held.org;
  },
  set org(org) {
    keep({ ...held, org });
  },
  get sound() {
    return held.sound;
  },
  set sound(sound) {
    keep({ ...held, sound });
  },
};

function keep(next: Preferences) {
  held = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still shows the choice until it is closed.
  }
}

function read(): Preferences {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof raw === 'object' && raw !== null ? decoded(raw) : initial;
  } catch {
    return initial;
  }
}

function decoded(raw: Partial<Record<keyof Preferences, unknown>>): Preferences {
  return {
    language: languages.find((language) => language === raw.language) ?? initial.language,
    theme: themes.find((theme) => theme === raw.theme) ?? initial.theme,
    org: typeof raw.org === 'string' ? raw.org : initial.org,
    sound: typeof raw.sound === 'boolean' ? raw.sound : initial.sound,
  };
}
