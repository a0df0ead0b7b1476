import type { refusals as slovak } from '../sk/refusals.ts';
import type { Translated } from '../translated.ts';

export const refusals: Translated<typeof slovak> = {
  stale: 'Közben valaki beírt valamit ebbe a harcba. Nézd meg, mi változott, és ha még érvényes, add meg újra.',
  'in-the-future': 'Az az idő még nem jött el. Adj meg egy már elmúlt időpontot, vagy hagyd „most”-on.',
  'before-the-last-entry': 'A harcban van későbbi bejegyzés. Adj meg utána következő időt, vagy javítsd a régebbit.',
  'camp-stopped': 'A tábor áll, minden be van fagyasztva. Előbb válaszd a „Folytatás” gombot, aztán írj tovább.',
  'camp-not-stopped': 'A tábor megy, nincs mit újraindítani.',
  'camp-not-started': 'A tábor még nincs létrehozva. Kezdd a mintatáborral vagy egy üressel.',
  'camp-already-started': 'A tábor már létezik. Másik táborhoz nyiss másik fájlt.',
  'nothing-to-undo': 'Nincs már mit visszavonni.',
  'nothing-to-redo': 'Nincs mit visszaállítani: azóta új bejegyzés született, vagy semmit sem vontak vissza.',
  'touched-since':
    '{{who}}: a későbbi {{entry}}. bejegyzés ugyanezt módosította, ezért ez nem vonható vissza. Előbb azt vond vissza, vagy használj szervezői javítást.',
  'not-undoable': 'Ez a bejegyzés nem vonható vissza. A következményét szervezői javítással javítsd.',
  'already-withdrawn': 'Ez a bejegyzés már vissza van vonva.',
  'unknown-character': 'Nincs „{{who}}” nevű karakter ebben a táborban. Válassz a listából, vagy előbb hozd létre.',
  'unknown-fight': 'Nincs ilyen harc ebben a táborban. Nyisd meg az áttekintésből.',
  'unknown-entry': 'Nincs ilyen bejegyzés. Válaszd ki a harc naplójából.',
  'unknown-timer': 'Nem fut ilyen időzítő. Nézd meg az időzítők listáját.',
  'unknown-case': 'Nincs ilyen ügy a tanács előtt. Nézd meg az „ORG-ra vár” listát.',
  'invalid-input': 'Valami hiányzik vagy olvashatatlan. Ellenőrizd a mezőket, és próbáld újra.',
  'id-taken': 'Már van „{{who}}” azonosítójú karakter. Válassz másikat, vagy szerkeszd a meglévőt.',
  'name-missing': 'A karakternek nincs neve. Add meg.',
  'faction-not-for-class':
    'Ez az osztály ({{class}}) nem lehet ebben a frakcióban ({{faction}}). Változtasd meg az egyiket, vagy engedj kivételt indokkal.',
  'ability-not-for-class':
    'Ez az osztály ({{class}}) nem választhatja ezt: {{ability}}. Válassz mást, vagy ORG-ként add meg ráadásként.',
  'ability-too-early':
    '{{ability}}: ez a képesség csak a(z) {{from}}. szinttől választható. Cseréld meg a sorrendet, vagy engedj kivételt indokkal.',
  'ability-taken-twice': 'Kétszer szerepel a listán: {{ability}}. Csak egyszer hagyd benne.',
  'too-many-abilities':
    'Túl sok a képesség ({{count}}): szintenként egy jár, tehát legfeljebb {{level}}. Vegyél el, vagy emeld a szintet.',
  'weapon-not-for-class':
    'Ez az osztály ({{class}}) nem hordhat ilyen fegyvert ({{weapon}}). Válassz másikat, vagy engedj kivételt indokkal.',
  'weapon-unknown': 'Ilyen fegyvert a szabályok nem ismernek. Válassz a listából.',
  'armour-not-for-class':
    'Ez az osztály ({{class}}) nem hordhat ilyen vértet ({{armour}}). Válassz másikat, vagy engedj kivételt indokkal.',
  'shield-not-for-class': 'Ez az osztály ({{class}}) nem hordhat pajzsot. Tedd le, vagy engedj kivételt indokkal.',
  'shield-with-two-hands': 'A kétkezes fegyver mindkét kezet leköti, pajzsra már nem jut. Az egyiket tedd le.',
  'number-out-of-range': 'Ez a szám itt nem lehet. A mezőnél jelzett határok közül válassz.',
  'frozen-in-a-fight':
    '{{who}}: harc közben sem a felszerelés, sem a képességek nem változnak. Várd meg a harc végét; az életet szervezői javítással javítsd.',
  'reason-missing': 'Hiányzik az indok. Írj pár szót, valaki meg fogja kérdezni.',
  'out-of-phase':
    'Most ez következik: {{phase}}. Amit beírtál, nem ide való. Fejezd be ezt a szakaszt, vagy vonj vissza.',
  'side-empty': 'Az egyik oldalon senki sincs ({{side}}). Adj hozzá legalább egy karaktert.',
  'side-full': 'Ez az oldal megtelt ({{side}}): legfeljebb {{limit}} harcolhat. A többieknek 30 méterre kell menniük.',
  'side-stays-empty': 'Az egyik oldalon már senki sem áll ({{side}}): a harc segítők nélkül véget ér. Zárd le a kört.',
  'twice-in-the-fight': '{{who}}: már benne van ebben a harcban. Mindenki csak egyszer szerepeljen.',
  'in-another-fight': '{{who}}: éppen máshol harcol. Előbb fejezd be azt a harcot, vagy válassz mást.',
  'not-on-feet': '{{who}}: most nem harcolhat ({{status}}). Várd meg az időzítőt, vagy javítsd szervezői javítással.',
  'not-in-the-fight': '{{who}}: nincs ebben a harcban. Válassz a harcolók közül.',
  'not-active': '{{who}}: ebben a harcban már nem harcol, fekszik vagy elmenekült. Válassz olyat, aki áll.',
  'not-present': '{{who}}: nem volt ott a kihíváskor, ezért nem segíthet. Csak az segíthet, aki ott állt.',
  'has-fled': '{{who}}: elmenekült ebből a harcból, vissza már nem jöhet. Válassz mást.',
  'nobody-dropped':
    '{{who}}: most nem szállhat be, a kezdés óta senki sem esett el és nem menekült el. Segítség akkor jöhet, ha valaki kiesik.',
  'picks-begun': '{{who}}: a párosítás már elkezdődött. Beszállni a kör végén lehet, ha valaki elesik vagy elmenekül.',
  'not-their-pick': '{{who}}: most a másik oldal választ ({{side}}). Előbb azt add meg.',
  'picks-settled': 'Minden pár megvan, nincs kit választani. Menj tovább a következő szakaszra.',
  'same-side': '{{who}} és {{target}} ugyanazon az oldalon áll. Válassz ellenfelet.',
  'already-paired': '{{who}}: már van párja. Válassz olyat, akinek nincs, vagy vond vissza a párosítást.',
  'picks-missing': 'A párosítás nincs kész, most ők következnek: {{side}}. Add meg a választásukat.',
  'no-pairs-to-repeat': 'Az előző kör párjai nem ismételhetők meg, valaki már nem harcol közülük. Válassz újakat.',
  'already-drunk': '{{who}}: ebben a körben már ivott. Legközelebb a következő körben.',
  'not-a-pair': '{{who}} és {{target}} ebben a körben nem egymással harcol. Válassz a párok közül.',
  'results-missing': '{{who}} és {{target}}: hiányzik a párbaj eredménye. Add meg, ki talált, vagy hogy senki.',
  'no-dodge': '{{who}}: nem tud kitérni, a találat érvényes.',
  'dodge-used': '{{who}}: ebben a harcban már kitért egyszer. Újra csak a következő kihívás után lehet.',
  'not-hit': '{{who}}: ebben a körben nem kapott találatot, nincs mi elől kitérni.',
  'flight-refused': '{{who}}: az utolsó élettel nem lehet elmenekülni, így döntött az ORG. Tovább kell harcolnia.',
  'fight-not-over': 'A harc még nem ért véget. Játsszátok végig, vagy állítsd le indokkal.',
  'skips-the-round': '{{who}}: a pár meg van igézve, ezt a kört kihagyja. A párbajukhoz nem kell semmit beírni.',
  'fight-ends':
    '{{who}}: a jégvihar ezzel a körrel véget vet a harcnak, menekülni és segíteni már nem lehet. Zárd le a kört.',
  foreseen: '{{who}}: ezt a találatot a Balsejtelem kivédi, a Kitérés megmarad. Nem kell kitérni.',
  'school-unknown': '{{who}}: nincs ilyen képessége: {{school}}. Válassz olyan iskolából, amelyhez ért.',
  'spell-too-high': '{{who}}: {{spell}} csak a(z) {{level}}. szinttől varázsolható. Válassz alacsonyabbat.',
  'spell-used': '{{who}}: {{spell}} ebben a játékfázisban már elhangzott. Új fázisban visszatér, válassz mást.',
  'not-in-a-fight': '{{spell}}: ez csak harcon kívül varázsolható. Válassz mást, vagy várd meg a harc végét.',
  'only-in-a-fight': '{{spell}}: ez csak harcban varázsolható, a varázslatok fázisában.',
  'illegal-target': '{{who}}: ilyen célpontra nem hat: {{spell}}. Válassz a felkínált célpontok közül.',
  'not-paired': '{{who}}: ehhez a varázslathoz pár kell, és ebben a körben nincs párja. Válassz mást.',
  'challenger-cannot': '{{who}}: az időt csak a kihívottak állíthatják meg, a kihívók nem. Válassz mást.',
  'out-of-range':
    'Túl messze van, a varázslat legfeljebb {{range}} méterre ér el. Válassz közelebbi célpontot vagy másik varázslatot.',
  'cannot-regain':
    '{{who}}: {{spell}} nem térhet vissza. Csak elhasznált varázslat jöhet vissza, az iskolája első három szintjéről.',
  'no-consent':
    'Talpon lévő karakter auráját csak szabad beleegyezéssel lehet olvasni. Mondd el, mi fog történni, és ha beleegyezik, jelöld be.',
  'ability-missing': '{{who}}: nincs ilyen képessége: {{ability}}. Nézd meg a karakterlapot, vagy válassz mást.',
  'nothing-to-choose':
    '{{who}}: a(z) {{level}}. szinten már nincs mit választani. A következő képesség a következő szinttel jön.',
  'no-token': '{{who}}: a tolvajzseton még nincs jóváhagyva. Előbb egy ORG-nak kell jóváhagynia.',
  'gate-holds': '{{who}}: kaput nem lehet bezúzni, a kapu kitart. Más utat kell keresni.',
  'potion-too-high': '{{who}}: ehhez az italhoz {{level}}. szint kell. Válassz alacsonyabb szintű italt.',
  'already-sneaked': '{{who}}: e kihívás előtt már volt orvtámadása. A következő csak az ebből lett harc után jöhet.',
  'game-phase-not-later':
    'A(z) {{phase}}. játékfázis már elkezdődött, most a(z) {{now}}. tart. Csak későbbit lehet nyitni.',
  'fights-running': 'Még tartó harcok: {{count}}. Játsszátok végig, vagy jelöld be, hogy a régi fázishoz tartoznak.',
  'not-knocked-out':
    '{{who}}: csak harcképtelen karaktert lehet megölni vagy kirabolni ({{status}}). Ellenőrizd, kiről van szó.',
  'still-in-the-fight': '{{who}}: a harc még tart. Ölni és rabolni csak harc után lehet.',
  'loot-forbidden':
    'Fegyvert, vértet, jelmezt nem szabad elvenni. Dukátot, italt, alapanyagot vagy játéktárgyat írj be.',
  'not-fled': '{{who}}: nem menekült el, nincs kit üldözni.',
  'pursuit-too-early': '{{who}}: még nem üldözhet, {{target}} előnye {{left}}. Várd meg, amíg letelik.',
  yourself: '{{who}}: önmagával ezt nem teheti. Válassz mást.',
  'timer-still-running': 'Az időzítő még fut. Akkor hagyhatod jóvá, ha lejárt.',
  'already-acknowledged': 'Ezt az időzítőt valaki már jóváhagyta.',
  'already-decided': 'Ebben az ügyben a tanács már döntött.',
};
