import type { PersonalField } from './fields.ts';

/** What people write over a column about the person behind a character. A bare "Poznámka" may be about anything. */
export const headingsOfPersons: Readonly<Record<PersonalField, readonly string[]>> = {
  contact: [
    ...['kontakt', 'kontakty', 'núdzový kontakt', 'kontakt v núdzi', 'kontaktná osoba', 'koho volať', 'komu volať'],
    ...['telefón', 'telefóny', 'telefónne číslo', 'tel', 'tel. č.', 'tel. číslo', 'mobil', 'mobilné číslo'],
    ...['kontakt na rodiča', 'kontakt na rodičov', 'kontakt na zákonného zástupcu', 'zákonný zástupca'],
    ...['telefón rodiča', 'telefón rodičov', 'telefón na rodiča', 'telefón na rodičov', 'telefón zákonného zástupcu'],
    ...['tel. rodiča', 'tel. na rodiča', 'mobil rodiča', 'číslo na rodiča', 'číslo rodiča', 'rodič', 'meno rodiča'],
    ...['kapcsolat', 'kapcsolattartó', 'elérhetőség', 'elérhetőségek', 'értesítendő', 'kit hívjunk'],
    ...['vészhelyzeti kapcsolat', 'vészhelyzeti elérhetőség', 'baleset esetén értesítendő'],
    ...['telefon', 'telefonszám', 'telefonszáma', 'mobilszám', 'gondviselő', 'törvényes képviselő'],
    ...['szülő', 'szülő neve', 'szülő telefonszáma', 'szülő telefonja', 'szülő elérhetősége', 'szülői telefonszám'],
    ...['contact', 'contacts', 'emergency', 'phone', 'phone number', 'telephone', 'mobile', 'mobile phone'],
    ...["parent's phone", 'phone of a parent', 'parent phone', 'parents', 'parent', 'parent contact', 'guardian'],
  ],
  notes: [
    ...['poznámka pre ORGov', 'poznámka pre ORGa', 'poznámky pre ORGa', 'poznámka ORG', 'poznámky ORG'],
    ...['poznámka ORGov', 'poznámky ORGov', 'pre ORGov'],
    ...['megjegyzés a szervezőknek', 'megjegyzések a szervezőknek', 'megjegyzés az ORG-oknak', 'szervezői megjegyzés'],
    ...['note for ORGs', 'notes for staff', 'staff notes', 'ORG notes'],
  ],
  health: [
    ...['zdravie', 'zdravotné poznámky', 'zdravotný stav', 'zdravotné obmedzenia', 'zdravotné problémy', 'choroby'],
    ...['alergie', 'alergia', 'lieky', 'užíva lieky', 'diagnózy'],
    ...['egészség', 'egészségügyi megjegyzések', 'egészségi állapot', 'betegségek', 'betegség', 'gyógyszerek'],
    ...['allergia', 'allergiák'],
    ...['health', 'health notes', 'medical', 'medical note', 'medical notes', 'allergies', 'allergy', 'medication'],
  ],
  minor: [
    ...['neplnoletý', 'neplnoletá', 'neplnoletí', 'maloletý', 'maloletá', 'je neplnoletý', 'vek <18', 'menej ako 18'],
    ...['mladší ako 18', 'do 18 rokov', 'pod 18', 'pod 18 rokov'],
    ...['kiskorú', 'kiskorú-e', '18 alatti', '18 év alatti', '18 éven aluli'],
    ...['minor', 'is a minor', 'underage', 'under 18', 'under age'],
  ],
};
