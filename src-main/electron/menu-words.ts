export type MenuLanguage = 'sk' | 'hu' | 'en';

/** The menu is drawn before any window has told its language: it goes by the machine's, and Slovak is the first language. */
export function menuLanguage(locale: string): MenuLanguage {
  const [language] = locale.toLowerCase().split(/[-_]/);
  if (language === 'hu') return 'hu';
  return language === 'sk' || language === 'cs' || language === '' ? 'sk' : 'en';
}

export const menuWords = {
  sk: {
    camp: 'Kemp',
    newWindow: 'Nové okno',
    quit: 'Zavrieť konzolu',
    edit: 'Úpravy',
    cut: 'Vystrihnúť',
    copy: 'Kopírovať',
    paste: 'Prilepiť',
    selectAll: 'Vybrať všetko',
    view: 'Zobrazenie',
    zoomIn: 'Priblížiť',
    zoomOut: 'Oddialiť',
    resetZoom: 'Skutočná veľkosť',
    fullScreen: 'Celá obrazovka',
  },
  hu: {
    camp: 'Tábor',
    newWindow: 'Új ablak',
    quit: 'A konzol bezárása',
    edit: 'Szerkesztés',
    cut: 'Kivágás',
    copy: 'Másolás',
    paste: 'Beillesztés',
    selectAll: 'Az összes kijelölése',
    view: 'Nézet',
    zoomIn: 'Nagyítás',
    zoomOut: 'Kicsinyítés',
    resetZoom: 'Eredeti méret',
    fullScreen: 'Teljes képernyő',
  },
  en: {
    camp: 'Camp',
    newWindow: 'New window',
    quit: 'Close the console',
    edit: 'Edit',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select all',
    view: 'View',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    resetZoom: 'Actual size',
    fullScreen: 'Full screen',
  },
} as const satisfies Record<MenuLanguage, Readonly<Record<string, string>>>;
