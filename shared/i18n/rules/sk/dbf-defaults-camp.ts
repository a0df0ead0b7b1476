export const dbfDefaultsCamp = {
  'DBF-A-65': 'Kto bojuje, toho už nikto nevyzve. Vyzývať smie aj creep a vyzýva sa vždy len jedna strana.',
  'DBF-A-66': 'Pomôcť smie len ten, kto bol prítomný pri výzve. Kemp si to môže nastaviť inak.',
  'DBF-A-67':
    'Kto sa pri výzve nepridal, môže až vtedy, keď niekto ubudne, a len na stranu, kde sú menej ako 3. Prednosť má, kto sa prihlási skôr. Strana smie pomoc odmietnuť.',
  'DBF-A-68':
    'Pomocník má svoje Uhýbanie nepoužité. Staršie Požehnanie nedostane, Otravný hmyz naňho pôsobí a čarovať môže od ďalšieho kola.',
  'DBF-A-69':
    'Oživený sa do boja vráti hneď. Kto sa prebral po 5 minútach, do toho istého boja už nejde; kto utiekol, nikdy.',
  'DBF-A-70':
    'Zásah zo Zakrádania má celú silu útočiaceho. Je najviac jeden na výzvu a nikdy do boja, ktorý beží. Pozornosť chráni len svojho držiteľa; ak obeť padne, bojuje zvyšok jej družiny.',
  'DBF-A-71':
    'Kto uteká s 1 životom, príde oň a padne na mieste. Konzola to vopred pripomenie. Kemp si to môže nastaviť inak.',
  'DBF-A-72':
    'Na konci kola sa najprv uteká, potom prichádza pomoc a nakoniec sa zistí, či má boj pokračovať. Kemp si to môže nastaviť inak.',
  'DBF-A-73':
    'Ak kúzla vyprázdnia stranu, súboj odpadne a nasleduje koniec kola. Okamžite končí boj len Uspanie, Hmla a Zastavenie času. Kemp si to môže nastaviť inak.',
  'DBF-A-74': 'Aj keď padnú obe strany naraz, ešte môže prísť pomoc. Ak nepríde, víťaz nie je a všetci ležia 5 minút.',
  'DBF-A-75': '5 minút vyradenia sa počíta od konca boja. Kemp si to môže nastaviť inak.',
  'DBF-A-76':
    'Okradnúť či zabiť sa dá len po boji, aj spiaceho či niekoho v tranze. Koľko vecí sa vezme, nie je obmedzené. Úder bez slov o zabití spiaceho zobudí.',
  'DBF-A-77':
    'Vyradený ostáva ležať: nepáruje sa, kúzla na protivníkov ho nezasiahnu a na jeho miesto môže prísť pomocník. Späť ho dostane len Oživenie.',
  'DBF-A-78':
    'Keď si postava už vybrala všetko, úroveň jej rastie ďalej, len bez schopnosti. ORG jej môže nejakú udeliť navyše. Kemp si to môže nastaviť inak.',
  'DBF-A-79':
    'Úroveň stúpa sama, len čo je dosť XP; k ORGovi sa chodí po schopnosť. Viac úrovní naraz dá za každú jednu schopnosť, pekne po poradí.',
  'DBF-A-80':
    'Kto začal vyššie, nemá XP dopredu: začína od 0 a na ďalšiu úroveň potrebuje toľko, koľko uvádza tabuľka.',
  'DBF-A-81': 'Najvyššia úroveň je 9. XP nad 45 ju už nezvýši.',
  'DBF-A-82':
    'Keď ORG udelí školu mágie mimo povolania, určí aj posun jej kúziel: 0, 2 alebo 4 úrovne. Ak nič neurčí, je to 0.',
  'DBF-A-83': 'Jednu schopnosť si postava nevyberie dvakrát.',
  'DBF-A-84': 'V ťažkej zbroji sa nebehá ani s Húževnatosťou. Na koni sa smie vždy.',
  'DBF-A-85': 'Hraničiarovi 5. úroveň nový zoznam neotvorí a náhradu za to nedostane.',
  'DBF-A-86':
    'Ničenie vezme aj posledný život: postava padne, konzola to vopred pripomenie. Malá truhlica je zadarmo. Kemp si to môže nastaviť inak.',
  'DBF-A-87':
    'Či dá dukáty alebo predmet, volí okradnutý. Kto nemá nič, nedá nič. Žetón si zlodej berie späť a okradnúť môže toho istého aj znova.',
  'DBF-A-88':
    'Aj strana creepov má najviac 3 bojujúcich. Keby ich ORG povolil viac, plošné kúzlo zasiahne aj tak len 3.',
  'DBF-A-89':
    'Ruky za hlavou má neviditeľný aj ten, kto je mimo hry. Konzola ich odlíši stavom, na pravidlách to nič nemení.',
  'DBF-A-90': 'Za boj sa XP samy nepripíšu, nech dopadne akokoľvek. Zapíše ich ORG.',
} as const;
