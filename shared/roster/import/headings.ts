import { fields, type Field } from './fields.ts';
import { likeness } from './plain-text.ts';

/** The field that a column's heading names, in any of the three languages; null where none is meant. */
export const fieldOfHeading = (heading: string): Field | null =>
  byLikeness.get(likeness(heading)) ?? byLikeness.get(likeness(heading.replace(/\(.*\)|\d+\.?|:/g, ''))) ?? null;

/** A field by its own name, as somebody who maps columns by hand gives it. */
export const fieldNamed = (name: string): Field | null =>
  fields.find((field) => likeness(field) === likeness(name)) ?? fieldOfHeading(name);

const usual: Readonly<Partial<Record<Field, readonly string[]>>> = {
  ruleset: ['pravidlá', 'systém', 'szabályrendszer', 'rendszer', 'rule set', 'rules', 'system'],
  id: ['označenie', 'kód', 'azonosító', 'kód', 'identifier', 'code'],
  name: [
    ...['meno', 'meno postavy', 'postava', 'názov', 'meno v hre', 'herné meno'],
    ...['név', 'karakter', 'karakter neve', 'karakternév', 'a karakter neve', 'játéknév'],
    ...['character', 'character name', 'name of the character', 'charname'],
  ],
  player: [
    ...['hráč', 'hráčka', 'meno hráča', 'občianske meno', 'hrá', 'hráči', 'kto hrá'],
    ...['játékos', 'játékos neve', 'a játékos neve'],
    ...['player name', "player's name", 'name of the player', 'played by'],
  ],
  class: ['povolanie', 'trieda', 'kaszt', 'osztály', 'foglalkozás', 'karakterosztály', 'profession', 'character class'],
  creature: [
    'druh',
    'druh tvora',
    'tvor',
    'príšera',
    'creep',
    'lény',
    'lény fajtája',
    'fajta',
    'kind',
    'creature kind',
  ],
  creatureLives: [
    ...['životy tvora', 'životy príšery', 'lény életei', 'a lény életei'],
    ...['creature lives', 'lives of the creature'],
  ],
  faction: ['frakcia', 'strana', 'frakció', 'side'],
  level: ['úroveň', 'lvl', 'szint', 'úr'],
  startLevel: ['úroveň na začiatku', 'kezdő szint', 'start level', 'level at the start'],
  abilities: [
    ...['schopnosti', 'schopnosť', 'zručnosti', 'zručnosť'],
    ...['képességek', 'képesség', 'képzettségek', 'képzettség'],
    ...['ability', 'skills', 'skill'],
  ],
  granted: [
    ...['navyše', 'navyše od orga', 'udelené', 'udelené orgom', 'udelené schopnosti'],
    ...['adományozott', 'szervező adta', 'orgtól kapott', 'orgtól kapott képességek'],
    ...['granted abilities', 'granted by an org'],
  ],
  weapon: ['zbraň', 'zbrane', 'fegyver', 'fegyverek', 'weapons'],
  armour: ['zbroj', 'brnenie', 'vért', 'vértezet', 'páncél', 'armor'],
  shield: ['štít', 'nosí štít', 'pajzs', 'has a shield'],
  bonus: [
    ...['bonus', 'bonusové životy', 'bonusové životy za pekné kusy', 'pekné kusy'],
    ...['bónusz', 'bónuszéletek', 'bónusz életek', 'bonus lives', 'fine pieces'],
  ],
  hit: ['zásah', 'základný zásah', 'sila zásahu', 'ütés', 'találat', 'alapütés', 'strength of the hit', 'base hit'],
  xp: ['skúsenosti', 'body skúseností', 'tapasztalat', 'tp', 'tapasztalati pont', 'experience', 'experience points'],
  ducats: ['dukáty', 'peniaze', 'dukát', 'dukátok', 'pénz', 'money', 'gold'],
  items: ['predmety', 'herné predmety', 'predmet', 'tárgyak', 'játéktárgyak', 'tárgy', 'game items', 'item'],
  potions: ['lektvary', 'lektvar', 'italok', 'bájitalok', 'ital', 'potion'],
  token: ['žetón', 'žetón zlodeja', 'zseton', 'tolvajzseton', 'tolvaj zsetonja', "thief's token", 'thief token'],
  party: ['družina', 'skupina', 'partia', 'parta', 'csapat', 'csoport', 'party name', 'group'],
  checks: ['kontroly', 'skontrolované', 'schválené', 'ellenőrzések', 'ellenőrizve', 'check-in', 'approved', 'checked'],
  shifts: ['posuny', 'posun kúziel', 'eltolások', 'level shifts'],
  extraSpells: ['kúzla navyše', 'további varázslatok', 'extra spells'],
  ownSpells: ['vlastné kúzla', 'saját varázslatok', 'own spells'],
  exceptions: ['výnimky', 'výnimky od orga', 'kivételek'],
  lives: ['životy', 'životy teraz', 'život', 'életek', 'élet', 'életerő', 'lives now', 'hit points now'],
  temporary: ['dočasné životy', 'ideiglenes életek', 'temporary lives'],
  status: ['stav', 'állapot', 'state'],
  used: ['použité kúzla', 'felhasznált varázslatok', 'used spells'],
  usedSpecial: ['použité vlastné kúzla', 'felhasznált saját varázslatok', 'used own spells'],
  race: ['rasa', 'faj'],
  dexterity: ['obratnosť', 'ügyesség', 'ügy', 'dex'],
  attack: ['útok', 'základný útok', 'támadás', 'alap támadás', 'támadóérték', 'base attack'],
  defence: ['obrana', 'základná obrana', 'védekezés', 'alap védekezés', 'védekezőérték', 'defense', 'base defence'],
  hp: ['ép', 'max ép', 'életpont', 'életpontok', 'hit points', 'max hp'],
  hpNow: ['ép teraz', 'jelenlegi ép', 'ép most', 'hp now'],
  fortitude: ['fizikum', 'fiz', 'kondícia'],
  sfe: ['sfé', 'sebzésfelfogó érték', 'armour value'],
  shieldDefence: ['štít úprava obrany', 'pajzs védekezés módosítója', 'shield defence modifier'],
  twoWeapon: ['boj dvoma zbraňami', 'kétkezes harc', 'two-weapon fighting'],
  anatomy: ['anatómia', 'anatómia rás', 'fajok anatómiája'],
  knockoutSkill: ['naučené omráčenie', 'leütés képzettség', 'learnt knockout'],
  weaponMax: ['najväčšie zranenie', 'maximum sebzés', 'max sebzés', 'max damage'],
  weaponMin: ['najmenšie zranenie', 'minimum sebzés', 'min sebzés', 'min damage'],
};

const byLikeness: ReadonlyMap<string, Field> = new Map(
  fields.flatMap((field) => [field, ...(usual[field] ?? [])].map((heading) => [likeness(heading), field] as const)),
);
