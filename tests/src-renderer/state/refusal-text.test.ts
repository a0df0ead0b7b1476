import { afterEach, expect, test } from 'vitest';
import { refuse, refusalCodes } from '../../../shared/vocabulary/refusal.ts';
import { languages } from '../../../shared/i18n/languages.ts';
import { preferences } from '../../../src-renderer/state/preferences.svelte.ts';
import { t } from '../../../src-renderer/state/i18n.svelte.ts';
import { refusalText } from '../../../src-renderer/state/refusal-text.ts';

const names: Readonly<Record<string, string>> = { zofia: 'Žofia', mokos: 'Mokoš' };
const say = (...refusal: Parameters<typeof refuse>) =>
  refusalText(refuse(...refusal).refusal, t, (id) => names[id] ?? id);

afterEach(() => {
  preferences.language = 'sk';
});

test('names stand in place of ids and minutes in place of milliseconds', () => {
  expect(say('pursuit-too-early', { who: 'zofia', target: 'mokos', left: 125_000 })).toEqual(
    'Žofia: prenasledovať sa ešte nedá, postava Mokoš má náskok 2:05. Počkaj, kým uplynie.',
  );
});

test('phases and sides are called by their terms', () => {
  expect(say('out-of-phase', { phase: 'duel', wanted: 'potions' })).toEqual(
    'Teraz je na rade Súboj, toto sem nepatrí. Dokonči túto fázu, alebo vezmi záznam späť.',
  );
  expect(say('side-full', { side: 'challenged', limit: 3 })).toEqual(
    'Táto strana je plná (vyzvaní): bojovať môžu najviac 3. Ostatní musia odísť na 30 metrov.',
  );
});

test('classes and weapons are called by their terms in the language chosen now', () => {
  const refusal = ['weapon-not-for-class', { class: 'thief', weapon: 'two-handed axe' }] as const;
  expect(say(...refusal)).toContain('Povolanie Zlodej takúto zbraň nenosí (obojručná sekera)');
  preferences.language = 'hu';
  expect(say(...refusal)).toContain('Ez az osztály (Tolvaj) nem hordhat ilyen fegyvert (kétkezes fejsze)');
  preferences.language = 'en';
  expect(say(...refusal)).toContain('The class Thief does not carry such a weapon (two-handed axe)');
});

test('a creep is called by its kind where others have a class', () => {
  expect(say('shield-not-for-class', { class: 'undead' })).toEqual(
    'Povolanie nemŕtvy štít nenosí. Odlož ho, alebo povoľ výnimku s dôvodom.',
  );
});

test('the level from which an ability is open is a number, not a time', () => {
  expect(say('ability-too-early', { ability: 'dodge', from: 3, taken: 1 })).toContain('až od 3. úrovne');
});

test('a list of people is read as names', () => {
  expect(say('not-on-feet', { who: ['zofia', 'mokos'], status: 'asleep' })).toContain('Žofia, Mokoš: teraz bojovať');
});

test.each(languages)('every refusal has its own words in %s', (language) => {
  preferences.language = language;
  const texts = refusalCodes.map((code) => say(code));
  expect(texts.filter((text) => text.startsWith('refusals.'))).toEqual([]);
  expect(new Set(texts).size).toEqual(refusalCodes.length);
});
