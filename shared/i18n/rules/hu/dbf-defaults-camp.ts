import type { dbfDefaultsCamp as slovak } from '../sk/dbf-defaults-camp.ts';

export const dbfDefaultsCamp: Readonly<Record<keyof typeof slovak, string>> = {
  'DBF-A-65': 'Aki harcol, azt már senki sem hívhatja ki. Lény is kihívhat, és mindig csak egy oldalt lehet.',
  'DBF-A-66': 'Csak az segíthet, aki a kihíváskor jelen volt. A tábor ezt másként is beállíthatja.',
  'DBF-A-67':
    'Aki a kihíváskor nem állt be, csak akkor teheti, ha valaki kiesik, és csak olyan oldalra, ahol 3-nál kevesebben vannak. Aki előbb jelentkezik, azé a hely. Az oldal elutasíthatja a segítséget.',
  'DBF-A-68':
    'A segítő a maga Kitérését használatlanul hozza. Korábbi Áldást nem kap, a Bosszantó rovarok rá is hatnak, varázsolni a következő körtől tud.',
  'DBF-A-69':
    'A feltámasztott azonnal visszatér a harcba. Aki 5 perc után tért magához, ugyanabba a harcba már nem megy; aki elmenekült, soha.',
  'DBF-A-70':
    'A Lopakodás találata a támadó teljes erejével ér. Kihívásonként legfeljebb egy lehet, futó harcba soha. Az Éberség csak a birtokosát védi; ha az áldozat elesik, a csapata többi tagja harcol.',
  'DBF-A-71':
    'Aki 1 élettel menekül, azt elveszti, és helyben elesik. A konzol előre figyelmeztet rá. A tábor ezt másként is beállíthatja.',
  'DBF-A-72':
    'A kör végén előbb a menekülés jön, aztán a segítség, végül kiderül, folytatódik-e a harc. A tábor ezt másként is beállíthatja.',
  'DBF-A-73':
    'Ha a varázslatok kiürítik az egyik oldalt, a párbaj elmarad, és a kör vége következik. Azonnal csak az Álomba merítés, a Köd és az Időmegállítás zárja le a harcot. A tábor ezt másként is beállíthatja.',
  'DBF-A-74':
    'Ha mindkét oldal egyszerre esik el, segítség akkor is jöhet. Ha nem jön, nincs győztes, és mindenki 5 percig fekszik.',
  'DBF-A-75': 'A harcképtelenség 5 perce a harc végétől számít. A tábor ezt másként is beállíthatja.',
  'DBF-A-76':
    'Kirabolni vagy megölni csak harc után lehet, alvót és transzban lévőt is. Hogy hány dolgot visznek el, nincs korlátozva. Az ölés szavai nélküli csapás felébreszti az alvót.',
  'DBF-A-77':
    'A harcképtelen fekve marad: nem kerül párba, az ellenfelekre szóló varázslatok nem érik, és a helyére segítő jöhet. Csak a Feltámasztás hozza vissza.',
  'DBF-A-78':
    'Ha a karakter már mindent kiválasztott, a szintje tovább nő, csak képesség nem jár vele. ORG ráadásként adhat egyet. A tábor ezt másként is beállíthatja.',
  'DBF-A-79':
    'A szint magától emelkedik, amint elég az XP; ORG-hoz a képességért kell menni. Több szint egyszerre szintenként egy képességet ad, sorban.',
  'DBF-A-80':
    'Aki feljebb kezdett, nem kap előre XP-t: 0-ról indul, és a következő szinthez annyi kell, amennyi a táblázatban áll.',
  'DBF-A-81': 'A legmagasabb szint a 9. A 45 fölötti XP már nem emeli.',
  'DBF-A-82':
    'Ha ORG osztályon kívüli mágiaiskolát ad, megmondja a varázslatok eltolását is: 0, 2 vagy 4 szint. Ha nem mond semmit, 0.',
  'DBF-A-83': 'Egy képességet a karakter nem választhat kétszer.',
  'DBF-A-84': 'Nehéz vértben Szívóssággal sem szabad futni. Lóháton mindig lehet.',
  'DBF-A-85': 'A Határőrnek az 5. szint nem nyit új listát, és kárpótlás sem jár érte.',
  'DBF-A-86':
    'A Rombolás az utolsó életet is elveszi: a karakter elesik, a konzol előre figyelmeztet rá. A kis láda ingyen van. A tábor ezt másként is beállíthatja.',
  'DBF-A-87':
    'Hogy dukátot vagy tárgyat ad, azt a meglopott dönti el. Akinek nincs semmije, nem ad semmit. A tolvaj visszaveszi a zsetonját, és ugyanazt újra meglophatja.',
  'DBF-A-88':
    'A lények oldalán is legfeljebb 3 harcoló lehet. Ha ORG többet enged, a területi varázslat akkor is csak 3 célpontot ér.',
  'DBF-A-89':
    'A láthatatlan és a játékon kívüli is a tarkójára teszi a kezét. A konzol az állapotukkal különbözteti meg őket, a szabályokon ez nem változtat.',
  'DBF-A-90': 'Harcért az XP nem jár magától, bárhogy végződik is. ORG írja be.',
};
