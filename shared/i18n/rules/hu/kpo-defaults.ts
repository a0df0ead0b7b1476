import type { kpoDefaults as slovak } from '../sk/kpo-defaults.ts';

export const kpoDefaults: Readonly<Record<keyof typeof slovak, string>> = {
  'KPO-A-01':
    'Kezdeményezéskor oldalanként egy jelet mutatnak; a nyertes oldal minden tagja 3-mal többet kap. Több oldalnál csak akkor nyer valaki, ha pontosan 2-féle jel látszik: mindenki, aki az erősebbet mutatta. A tábor ezt másként is beállíthatja.',
  'KPO-A-02':
    'Az azonos értékűek mind egyszerre cselekszenek, akárhányan vannak. Egy oldal tagjai a sorrendet maguk közt beszélik meg.',
  'KPO-A-03':
    'Ha különböző oldalak értéke azonos, a következő kör elején mindenki újra kezdeményez. Ha csak egy oldalon belül az, nem kell új.',
  'KPO-A-04':
    'A Km fegyverért adott 1 pontja egy kezdeményezésnél egyvalakinek jár, a döntése nélkül senkinek. Ezzel valaki be is érhet egy másikat.',
  'KPO-A-05': 'Az egyszerre támadók mindketten sebeznek, akkor is, ha mindketten elesnek.',
  'KPO-A-06': 'Aki elesett, abban a körben már nem támad. Kivétel az egyszerre végzett támadás.',
  'KPO-A-07':
    'Akinek 0 vagy kevesebb ÉP-je van, kiesett a harcból. Hogy meghalt-e, azt a Km mondja meg. A tábor ezt másként is beállíthatja.',
  'KPO-A-08':
    'A vért SFÉ-je minden sebből levonódik, nem csak leütésnél: az ÉP-veszteség a sebzés mínusz SFÉ, sosem kevesebb 0-nál. A tábor ezt másként is beállíthatja.',
  'KPO-A-09': 'A minimum a fegyver sebzésére vonatkozik; az SFÉ csak azután vonódik le.',
  'KPO-A-10': 'A döntetlent nem játsszák újra: a támadás módosító nélkül megy.',
  'KPO-A-11':
    'Hogy miből áll a Teljes Támadás és a Teljes Védekezés, a szöveg nem mondja meg. A konzol a lapról veszi: alap, fegyver, taktika, helyzet.',
  'KPO-A-12':
    'A célzófegyver akkor talál, ha a lövés valóban eltalálja a célpontot; jelet nem mutatnak, a sebzés fix. A tábor ezt másként is beállíthatja.',
  'KPO-A-13': 'A fix sebzésből is levonódik az SFÉ, a roham viszont nem növeli.',
  'KPO-A-14':
    'A leütéshez a két szám közül a kisebb is elég: a Fizikum vagy a meglévő ÉP. SFÉ után számolják, és az egyenlő is sikerül.',
  'KPO-A-15': 'A sikertelen leütés nem sebez. A tábor ezt másként is beállíthatja.',
  'KPO-A-16': 'A leütés sem lehet erősebb a fegyver maximumánál.',
  'KPO-A-17':
    'Orvtámadással is le lehet ütni valakit, ha a Km vagy a Látó előre tudja. A 6 levonás és a 6 többlet kiejti egymást.',
  'KPO-A-18': 'A leütött a harc végéig eszméletlen, ha a Km mást nem mond.',
  'KPO-A-19': 'Az orvtámadás egyetlen támadás, a nyert jel 6 pontjával. Utána a szokott kezdeményezés következik.',
  'KPO-A-20': 'Az orvtámadás célpontjának csak az alap védekezése marad, fegyver és pajzs nélkül.',
  'KPO-A-21': 'A hátbaszúrás túlélőjének a következő körben a támadása és a védekezése is 6-tal kevesebb.',
  'KPO-A-22': 'Ha a célpont előre szólt, hogy gyanakszik, az orvtámadásból közönséges támadás lesz.',
  'KPO-A-23':
    'Roham és orvtámadás nem fér össze, mert a rohamról előre szólni kell. Ha a Km megengedi, előbb nő a maximum a felével, aztán jön hozzá az anatómiáért járó 2.',
  'KPO-A-24':
    'A megrohamozott maximuma csak abban a körben nő, és csak a rohamozó elleni támadásaira. A támadásra járó 2 pontot nem kapja meg.',
  'KPO-A-25': 'Akinek a rohamát megállították, abban a körben nem támad. A tábor ezt másként is beállíthatja.',
  'KPO-A-26': 'Ha mindkettőjüknek szálfegyvere van, a szokott sorrend érvényes.',
  'KPO-A-27': 'A roham 2 többlete és 4 levonása az egész körre szól, minden támadásnál.',
  'KPO-A-28':
    'A gyors fegyverek 2. támadásai akkor jönnek, amikor az elsők már megvoltak, a kezdeményezés sorrendjében. Aki addig elesik, elveszti a magáét.',
  'KPO-A-29': 'Ha csak az egyik kézben van gyors fegyver, a 2. támadás csak azé a kézé.',
  'KPO-A-30': 'Lassú fegyverrel már az első körben lehet támadni; a támadás utáni kör kimarad.',
  'KPO-A-31': 'A kimaradó körben a lassú fegyver teljes értékkel véd, csak támadni nem lehet vele.',
  'KPO-A-32': 'Támadó taktikánál a két kéz ugyanazt a jelet is mutathatja, mást is.',
  'KPO-A-33': 'A Védő taktika csak a Támadó taktika ellen mutat két jelet, egyébként egyet.',
  'KPO-A-34':
    'Támadó taktikánál minden kéz támadását csak a saját levonása terheli. Összeadni ott kell, ahol a szabály mondja.',
  'KPO-A-35':
    'Az Ismétlő cselnél annak a fegyvernek a maximuma számít, amelyik a megnyitott résbe üt. Hogy melyik az, a játékos mondja meg.',
  'KPO-A-36': 'A Támadó taktikához a kétkezes harc 1. szintje kell. Aki nem tanulta, annak 6 a levonása.',
  'KPO-A-37':
    'A taktika körönként változhat. A kör elején kell megmondani, és abban a körben támadásra, védekezésre egyaránt áll.',
  'KPO-A-38': 'Hogy a gyorsítás hány támadást ad, a Km mondja meg; felső határa nincs.',
  'KPO-A-39': 'A 3 lövés a Km által adott kivétel, csak célzófegyverre; egyébként kezenként 2 támadás a határ.',
  'KPO-A-40':
    'Két fegyver közül a hosszabbik hossza számít. Az 1 többlet a támadásra és a védekezésre jár; a kezdeményezésnél adott pont ettől független.',
  'KPO-A-41':
    'Ha a varázsló és a fegyveres jele egyforma, újra mutatnak. Az Ügyesség nem számít bele. A tábor ezt másként is beállíthatja.',
  'KPO-A-42':
    'Két varázsló közt a szokott sorrend dönt, de aki olvas, az veszít. Több fegyveres ellen mindegyikkel külön dől el, ki a gyorsabb.',
  'KPO-A-43':
    'A befejezés előtti bármilyen ÉP-veszteség megszakítja a varázslatot, a sikeres leütés is. A mellément vagy a vérten elakadt ütés nem. A pszire ugyanez áll.',
  'KPO-A-44': 'A valódi beszéd ideje számít, és pontosan 3 másodperc még rövid. A Km dönt róla.',
  'KPO-A-45':
    'A Zavarás, az Akadályozás és a többi helyzet a támadást és a védekezést csökkenti, a kezdeményezést nem. A tábor ezt másként is beállíthatja.',
  'KPO-A-46': 'Egyszerre csak egy helyzet érvényes, akárhány oka van. Hogy melyik, a Km választja ki.',
  'KPO-A-47': 'A célzás levonása hozzáadódik a leütéséhez és a helyzetéhez. A 9 csak a célzásra korlát.',
  'KPO-A-48': 'A célzott találat alapból csak a szokott módon sebez. Hogy történik-e más is, azt a Km mondja meg.',
  'KPO-A-49': 'A 10 szegmens szerint semmi sem igazodik, másodpercben csak a varázslatokat mérik.',
  'KPO-A-50':
    'Ha ketten kör közben válnak el, az egymás elleni hátralévő támadásuk elmarad, és a következő kör kezdeményezéssel indul.',
  'KPO-A-51': 'Aki kör közben érkezik, kivárja a végét; a következő elején mindenki újra kezdeményez.',
  'KPO-A-52':
    'A Km és a Látó is megváltoztathatja a sorrendet, meghallgathatja a leütés bejelentését, és megadhatja a célzás számát. Minden más döntés csak a Km-é, a játékosoké egy sem. A sorrend minden módosítása a naplóba kerül.',
  'KPO-A-53': 'Ha a Km jelek nélkül hagyja a támadást, az nyertnek számít: 6-tal több, hacsak mást nem mond.',
  'KPO-A-54': 'A tulajdonság végleges csökkenését a Km a maga szavaival adja meg; a konzol magától semmit sem von le.',
};
