import { words } from '../../i18n/index.ts';
import { languages } from '../../i18n/languages.ts';
import { fieldLabel } from './field-label.ts';
import { fields, type Field } from './fields.ts';
import { headingsOfPersons } from './headings-of-persons.ts';
import { likeness } from './plain-text.ts';

/** The field that a column's heading names, in any of the three languages; null where none is meant. */
export const fieldOfHeading = (heading: string): Field | null =>
  byLikeness.get(likeness(heading)) ?? byLikeness.get(likeness(heading.replace(/\(.*\)|\d+\.?|:/g, ''))) ?? null;

/** A field by its own name, as somebody who maps columns by hand gives it. */
export const fieldNamed = (name: string): Field | null =>
  fields.find((field) => likeness(field) === likeness(name)) ?? fieldOfHeading(name);

/** What else people write over a column than its name in the console. */
const usual: Readonly<Partial<Record<Field, readonly string[]>>> = {
  ruleset: ['systém', 'rendszer', 'rules', 'system'],
  id: ['kód', 'identifier', 'code'],
  name: [
    ...['meno', 'postava', 'názov', 'meno v hre', 'herné meno'],
    ...['név', 'karakter', 'karakter neve', 'karakternév', 'játéknév'],
    ...['character', 'character name', 'charname'],
  ],
  player: [
    ...['hráčka', 'meno hráča', 'občianske meno', 'hrá', 'hráči', 'kto hrá'],
    ...['játékos neve', 'a játékos neve'],
    ...['player name', "player's name", 'name of the player', 'played by'],
  ],
  class: ['trieda', 'kaszt', 'foglalkozás', 'karakterosztály', 'profession', 'character class'],
  creature: ['druh', 'tvor', 'príšera', 'creep', 'lény', 'lény fajtája', 'fajta', 'kind', 'creature kind'],
  creatureLives: ['životy príšery', 'lény életei'],
  faction: ['strana', 'side'],
  level: ['lvl', 'úr'],
  abilities: [
    ...['schopnosť', 'zručnosti', 'zručnosť', 'képesség', 'képzettségek', 'képzettség'],
    ...['ability', 'skills', 'skill'],
  ],
  granted: [
    ...['navyše', 'navyše od orga', 'udelené', 'udelené orgom', 'udelené schopnosti'],
    ...['adományozott', 'szervező adta', 'orgtól kapott', 'orgtól kapott képességek'],
    ...['granted abilities', 'granted by an org'],
  ],
  weapon: ['zbrane', 'fegyverek', 'weapons'],
  armour: ['brnenie', 'vértezet', 'páncél', 'armor'],
  shield: ['nosí štít', 'has a shield'],
  bonus: ['bonusové životy za pekné kusy', 'pekné kusy', 'bónusz', 'fine pieces'],
  hit: ['zásah', 'sila zásahu', 'ütés', 'alapütés', 'találat', 'strength of the hit'],
  xp: ['skúsenosti', 'tapasztalat', 'tp', 'tapasztalati pont', 'experience'],
  ducats: ['peniaze', 'dukátok', 'pénz', 'money', 'gold'],
  items: ['predmety', 'predmet', 'tárgyak', 'tárgy', 'item'],
  potions: ['lektvar', 'bájitalok', 'ital', 'potion'],
  token: ['žetón', 'zseton', 'tolvaj zsetonja', 'thief token'],
  party: ['skupina', 'partia', 'parta', 'csoport', 'party name', 'group'],
  checks: ['kontroly', 'skontrolované', 'schválené', 'ellenőrzések', 'ellenőrizve', 'check-in', 'approved', 'checked'],
  shifts: ['posuny', 'posun kúziel', 'eltolások', 'level shifts'],
  exceptions: ['výnimky', 'kivételek'],
  lives: ['životy teraz', 'život', 'élet', 'életerő', 'lives now', 'hit points now'],
  status: ['state'],
  dexterity: ['ügy', 'dex'],
  attack: ['útok', 'támadás', 'támadóérték'],
  defence: ['obrana', 'védekezés', 'védekezőérték', 'defense'],
  hp: ['max ép', 'életpont', 'életpontok', 'hit points', 'max hp'],
  hpNow: ['ép most'],
  fortitude: ['fiz', 'kondícia'],
  sfe: ['sebzésfelfogó érték', 'armour value'],
  twoWeapon: ['boj dvoma zbraňami', 'kétkezes harc', 'two-weapon fighting'],
  anatomy: ['anatómia', 'fajok anatómiája'],
  knockoutSkill: ['naučené omráčenie', 'leütés képzettség', 'learnt knockout'],
  weaponMax: ['najväčšie zranenie', 'maximum sebzés', 'max sebzés', 'max damage'],
  ...headingsOfPersons,
  weaponMin: ['najmenšie zranenie', 'minimum sebzés', 'min sebzés', 'min damage'],
};

const byLikeness: ReadonlyMap<string, Field> = new Map(
  fields.flatMap((field) =>
    [field, ...languages.map((language) => fieldLabel(field, words[language])), ...(usual[field] ?? [])].map(
      (heading) => [likeness(heading), field] as const,
    ),
  ),
);
