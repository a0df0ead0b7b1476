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
    '{{who}}: a későbbi {{entry}}. bejegyzés ugyanezt módosította, ezért ez se vissza nem vonható, se vissza nem állítható. Előbb azt vond vissza, vagy használj szervezői javítást.',
  'not-undoable': 'Ez a bejegyzés nem vonható vissza. A következményét szervezői javítással javítsd.',
  'not-returnable':
    'Ez a bejegyzés nem állítható vissza: egy másikkal együtt tűnt el, vagy más került a helyére. Írd be újra.',
  'later-in-the-fight':
    'A harc bejegyzéseit az utolsótól kezdve lehet visszavonni. Először vond vissza ezt: {{entry}}.',
  'earlier-in-the-fight':
    'A harc bejegyzéseit keletkezésük sorrendjében lehet visszaállítani. Először állítsd vissza ezt: {{entry}}.',
  'ground-withdrawn':
    '{{who}}: ez a bejegyzés egy visszavont bejegyzésre ({{entry}}) épült. Először azt állítsd vissza.',
  'already-withdrawn': 'Ez a bejegyzés már vissza van vonva.',
  'unknown-character': 'Nincs „{{who}}” nevű karakter ebben a táborban. Válassz a listából, vagy előbb hozd létre.',
  'unknown-fight': 'Nincs ilyen harc ebben a táborban. Nyisd meg az áttekintésből.',
  'unknown-entry': 'Nincs ilyen bejegyzés. Válaszd ki a harc naplójából.',
  'unknown-timer': 'Nem fut ilyen időzítő. Nézd meg az időzítők listáját.',
  'unknown-case': 'Nincs ilyen ügy a tanács előtt. Nézd meg az „ORG-ra vár” listát.',
  'unknown-recipe': 'Ilyen recept nincs ebben a táborban. Válassz a receptek listájából, vagy előbb írd fel.',
  'unknown-creep': 'Ilyen lénysablon nincs ebben a táborban. Válassz a listából, vagy előbb írd fel.',
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
  'number-out-of-range': 'Ez a szám itt nem lehet. Adj meg egy egész számot {{min}} és {{max}} között.',
  'status-without-lives':
    '{{who}} állapota nem lehet „{{status}}”, amíg van élete. Adj meg 0 életet, vagy válassz más állapotot.',
  'status-with-lives':
    '{{who}} állapota nem lehet „{{status}}” élet nélkül. Adj meg {{min}} és {{max}} közötti számot, vagy válassz más állapotot.',
  'frozen-in-a-fight':
    '{{who}}: harc közben sem a felszerelés, sem a képességek nem változnak. Várd meg a harc végét; az életet szervezői javítással javítsd.',
  'reason-missing': 'Hiányzik az indok. Írj pár szót, valaki meg fogja kérdezni.',
  'party-full':
    'A(z) „{{party}}” csapatnak {{limit}} tagnál több lenne. Előbb léptess ki belőle valakit, vagy alapíts másikat.',
  'nothing-to-change': 'A kiválasztott karaktereken nincs mit változtatni. Válassz másokat, vagy tégy mást.',
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
  'already-drunk-in-fight':
    '{{who}}: ebben a harcban már ivott, és az ORG csak egyet enged. A következő a harc után jöhet.',
  'not-a-pair': '{{who}} és {{target}} ebben a körben nem egymással harcol. Válassz a párok közül.',
  'results-missing': '{{who}} és {{target}}: hiányzik a párbaj eredménye. Add meg, ki talált, vagy hogy senki.',
  'no-dodge': '{{who}}: nem tud kitérni, a találat érvényes.',
  'dodge-used': '{{who}}: ebben a harcban már kitért egyszer. Újra csak a következő kihívás után lehet.',
  'not-hit': '{{who}}: ebben a körben nem kapott találatot, nincs mi elől kitérni.',
  'flight-refused': '{{who}}: az utolsó élettel nem lehet elmenekülni, így döntött az ORG. Tovább kell harcolnia.',
  'fear-refused': '{{who}}: utolsó élettel nem lehet megfélemlíteni, így döntött az ORG. Válassz más célpontot.',
  'fight-not-over': 'A harc még nem ért véget. Játsszátok végig, vagy állítsd le indokkal.',
  'skips-the-round': '{{who}}: a pár meg van igézve, ezt a kört kihagyja. A párbajukhoz nem kell semmit beírni.',
  'fight-ends':
    '{{who}}: a jégvihar ezzel a körrel véget vet a harcnak, menekülni és segíteni már nem lehet. Zárd le a kört.',
  foreseen: '{{who}}: ezt a találatot a Balsejtelem kivédi, a Kitérés megmarad. Nem kell kitérni.',
  'school-unknown': '{{who}}: nincs ilyen képessége: {{school}}. Válassz olyan iskolából, amelyhez ért.',
  'spell-too-high': '{{who}}: {{spell}} csak a(z) {{level}}. szinttől varázsolható. Válassz alacsonyabbat.',
  'spell-used': '{{who}}: {{spell}} ebben a játékfázisban már elhangzott. Új fázisban visszatér, válassz mást.',
  'one-spell-a-round':
    '{{who}}: ebben a körben már varázsol, és az ORG körönként egyet enged. Legközelebb a következő körben.',
  'not-in-a-fight': '{{spell}}: ez csak harcon kívül varázsolható. Válassz mást, vagy várd meg a harc végét.',
  'only-in-a-fight': '{{spell}}: ez csak harcban varázsolható, a varázslatok fázisában.',
  'illegal-target': '{{who}}: ilyen célpontra nem hat: {{spell}}. Válassz a felkínált célpontok közül.',
  'not-paired': '{{who}}: ehhez a varázslathoz pár kell, és ebben a körben nincs párja. Válassz mást.',
  'challenger-cannot': '{{who}}: az időt csak a kihívottak állíthatják meg, a kihívók nem. Válassz mást.',
  'out-of-range':
    'Túl messze van, a varázslat legfeljebb {{range}} méterre ér el. Válassz közelebbi célpontot vagy másik varázslatot.',
  'cannot-regain':
    '{{who}}: {{spell}} nem térhet vissza. Csak elhasznált varázslat jöhet vissza, az iskolája első három szintjéről.',
  'own-spell-unknown':
    '{{who}}: a „{{name}}” saját varázslat nincs a karakterlapon. Válassz a lapról, vagy írd fel rá.',
  'own-spell-used':
    '{{who}}: a „{{name}}” saját varázslat ebben a játékfázisban már elhangzott. A következővel tér vissza.',
  'no-consent':
    'Talpon lévő karakter auráját csak szabad beleegyezéssel lehet olvasni. Mondd el, mi fog történni, és ha beleegyezik, jelöld be.',
  'in-animal-form': '{{who}} állatalakban van, így nem varázsolhat. Várj, amíg visszaváltozik.',
  'form-not-an-animal':
    'Csak állattá lehet átváltozni. Olyan állatot adj meg, amellyel a karakter már találkozott a játékban.',
  'animals-may-not-challenge':
    '{{who}}: állat nem hívja ki azt a csapatot, amely az állatok nyelvén beszél ({{target}}). Várd meg a varázslat végét, vagy hagyd őket elmenni.',
  'ability-missing': '{{who}}: nincs ilyen képessége: {{ability}}. Nézd meg a karakterlapot, vagy válassz mást.',
  'nothing-to-choose':
    '{{who}}: a(z) {{level}}. szinten már nincs mit választani. A következő képesség a következő szinttel jön.',
  'no-token': '{{who}}: a tolvajzseton még nincs jóváhagyva. Előbb egy ORG-nak kell jóváhagynia.',
  'gate-holds': '{{who}}: kaput nem lehet bezúzni, a kapu kitart. Más utat kell keresni.',
  'last-life-smash':
    '{{who}}: a rombolás egy életbe kerül, és ez az utolsó, így döntött az ORG. Előbb gyógyulnia kell.',
  'potion-too-high': '{{who}}: ehhez az italhoz {{level}}. szint kell. Válassz alacsonyabb szintű italt.',
  'craft-missing':
    '{{who}}: ilyen italt csak az Erdőjárás vagy a Természet tudásával lehet főzni. Válassz másik receptet, vagy valaki mást.',
  'already-sneaked': '{{who}}: e kihívás előtt már volt orvtámadás. A következő csak az ebből lett harc után jöhet.',
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
  'timer-still-running': 'Az időzítő még fut. Akkor nyugtázhatod, ha lejárt.',
  'already-acknowledged': 'Ezt az időzítőt valaki már nyugtázta.',
  'already-decided': 'Ebben az ügyben a tanács már döntött.',
  'weapon-limits-crossed': 'A fegyver minimum sebzése nagyobb a maximumnál ({{field}}). Javítsd ki az egyiket.',
  'no-hp-left': '{{who}}: nincs több ÉP-je, nem harcolhat. Előbb javítsd szervezői javítással, vagy válassz mást.',
  'too-few-sides': 'A harchoz legalább két fél kell, most ennyi van: {{count}}. Adj hozzá még egyet.',
  'party-empty': '„{{party}}” oldalán nincs senki. Adj hozzá legalább egy karaktert.',
  'side-name-taken': 'Két oldal is ezt a nevet viseli: „{{party}}”. Nevezd át az egyiket.',
  'not-their-turn':
    '{{who}}: még nincs soron, most ő jön: {{target}}. Előbb azt a támadást add meg, vagy Km-ként írd felül a sorrendet.',
  'no-attacks-left':
    '{{who}}: ebben a körben már minden támadását felhasználta ({{limit}}). Várd meg a következő kört, gyorsításnál jelöld be.',
  'weapon-rests': '{{who}}: a lassú fegyver a támadás utáni körben pihen. Támadni a következő körben lehet.',
  'charge-halted':
    '{{who}}: a rohamát egy szálfegyver megakasztotta, ebben a körben már nem támad. Jöjjön a következő.',
  'out-of-reach':
    '{{who}} és {{target}} fegyvertávolságon kívülre került. Az új kezdeményezés után érik el újra egymást.',
  'waits-for-signs': '{{who}}: kör közben csatlakozott, az új kezdeményezésre vár. Előbb fejezzétek be ezt a kört.',
  'signs-missing': 'Hiányzik a jel: {{who}}. Add meg: kő, papír vagy olló.',
  'sign-of-nobody': '„{{party}}” most nem mutat jelet. Csak a még harcképes felek jelét add meg.',
  'sign-per-hand': '{{who}}: minden most támadó kézhez pontosan egy jel kell. Add meg újra a jeleket.',
  'one-sign-defence': '{{who}}: egy jellel védekezik. Kettőt csak a Védő taktika mutat a Támadó taktika ellen.',
  'bonus-given': 'A fegyverért járó +1 már kiosztva: {{who}}. Csak egy fél kaphatja; ha másé, vond vissza.',
  'ambush-used': '{{who}}: a kezdeményezés előtti orvtámadása már megvolt. Most a jelek jönnek.',
  'aim-too-hard': 'A célzás legfeljebb {{limit}} levonást adhat. Adj meg kisebbet.',
  'knockout-too-late': '{{who}}: a leütést a támadás előtt kell jelezni. Adj meg közönséges támadást.',
  'knockout-unsuitable':
    '{{who}}: ez a fegyver nem alkalmas leütésre. Adj meg közönséges támadást, vagy használjon másik fegyvert.',
  'backstab-unsuitable':
    '{{who}}: ez a fegyver a fegyverellenőrzésen nem kapott engedélyt orvtámadásra. Adj meg támadást jelekkel.',
  suspected: '{{target}} jelezte a gyanúját, így {{who}} csak közönségesen támadhat. Adj meg támadást jelekkel.',
  'charge-announced':
    '{{who}}: a bejelentett roham már nem meglepetés, orvtámadás nem lehet belőle. Adj meg támadást jelekkel.',
  'not-a-shot': '{{who}}: jelek nélkül csak lövés vagy dobás dőlhet el. Add meg mindkettőjük jelét.',
  'shot-needs-hit': '{{who}}: lövésnél nincs jelmutatás. Add meg, hogy valóban talált-e.',
  'attacks-begun':
    '{{who}}: ebben a körben már volt támadás, taktikához és rohamhoz késő. Add meg a következő kör elején.',
  'no-second-weapon':
    '{{who}}: nincs fegyver a másik kezében. Válaszd az egyfegyveres harcot, vagy egészítsd ki a karakterlapot.',
  'skill-too-low': '{{who}}: ehhez a taktikához a Kétkezes harc {{level}}. szintje kell. Válassz másikat.',
  'charge-unannounced': '{{who}}: a rohamot előre be kell jelenteni. Bejelentés nélkül ez közönséges támadás.',
  'charge-too-short':
    '{{who}}: túl rövid a nekifutás, rohamhoz legalább {{limit}} méter kell. Adj meg közönséges támadást.',
  'already-charging': '{{who}}: ebben a körben már rohamoz. Most a támadást add meg.',
  'already-apart':
    '{{who}} és {{target}} már eltávolodott egymástól. Fejezzétek be a kört, utána új kezdeményezés jön.',
  'order-incomplete': 'Hiányzik a sorrendből: {{who}}. Mindenkit sorolj fel, aki még áll.',
  'players-may-not': 'A sorrendet csak Km vagy Látó írhatja felül, játékos nem. Kérd meg valamelyiküket.',
  'not-casting': '{{who}}: most nem mond varázslatot, vagy az félbeszakadt. Kezdjen újat.',
  'weapon-goes-first':
    '{{who}}: a fegyver gyorsabb a varázslatnál. Előbb az ő támadását vagy passzát add meg: {{target}}.',
  'turns-left': 'A kör még nem ért véget, van még támadása: {{who}}. Add meg, vagy passzold el.',
};
