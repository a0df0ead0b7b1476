import type { dbfAbilities as slovak } from '../sk/dbf-abilities.ts';

export const dbfAbilities: Readonly<Record<keyof typeof slovak, string>> = {
  'DBF-ABI-VYT-1':
    'A Kitartás képességet választhatja a Harcos, a Tolvaj és a Lovag az 1. szinttől; a Druida a 3. szinttől.',
  'DBF-ABI-VYT-2': 'A Kitartás végleg ad 1 életet.',
  'DBF-ABI-HUZ-1': 'A Szívósság képességet választhatja a Harcos, a Lovag és a Határőr a 3. szinttől.',
  'DBF-ABI-HUZ-2': 'A Szívósság végleg ad 2 életet.',
  'DBF-ABI-HUZ-3': 'A Szívósság birtokosa futhat, amíg nincs rajta nehéz vért.',
  'DBF-ABI-ZAL-1': 'Az Erdőjárás képességet választhatja a Harcos és a Határőr az 1. szinttől.',
  'DBF-ABI-ZAL-2': 'Erdőjárással mindent fel lehet használni, amit a megtalált nyomolvasó jelek elárulnak.',
  'DBF-ABI-ZAL-3': 'Erdőjárással a harcból elmenekültet már 2 perc után üldözni szabad, nélküle csak 5 után.',
  'DBF-ABI-ZAL-4': 'Erdőjárással gyógynövényt lehet gyűjteni, gyógyitalt főzni és állatot megnyúzni.',
  'DBF-ABI-NIC-1': 'A Rombolás képességet választhatja a Harcos és a Lovag az 1. szinttől.',
  'DBF-ABI-NIC-2': 'A Rombolás kitöri a zárt ajtót és betöri a zárt ládát.',
  'DBF-ABI-NIC-3': 'A Rombolást el is kell játszani, például fejsze- vagy bunkócsapásokkal.',
  'DBF-ABI-NIC-4': 'Amit egyszer betörtek, ajtót vagy ládát, az többé nem zárható be.',
  'DBF-ABI-NIC-5': 'Várkaput vagy más kaput Rombolással sem lehet áttörni.',
  'DBF-ABI-NIC-6': 'Egy ajtó vagy egy nagy láda 1 percbe és 1 életbe kerül.',
  'DBF-ABI-NIC-7':
    'A kis láda azonnal enged, életbe sem kerül, de ami törékeny benne, például az üveges ital, az összetörik.',
  'DBF-ABI-PRI-1': 'Az Átütőerő képességet választhatja a Lovag az 1. szinttől; a Harcos a 3. szinttől.',
  'DBF-ABI-PRI-2': 'Átütőerővel a fejsze, a kalapács és a buzogány 1-gyel többet sebez.',
  'DBF-ABI-PRI-3': 'Átütőerővel a kétkezes fegyver is 1-gyel többet sebez, ha a karakter végig két kézzel fogja.',
  'DBF-ABI-PRI-4': 'A kétkezes fejsze és a kétkezes kalapács mindkét bónuszt megkapja az Átütőerőből, összesen +2.',
  'DBF-ABI-SER-1': 'A Vívás képességet választhatja a Harcos, a Tolvaj, a Lovag és a Határőr a 3. szinttől.',
  'DBF-ABI-SER-2': 'Vívással bármekkora kard 1-gyel többet sebez.',
  'DBF-ABI-ZLO-1': 'A Tolvajlás képességet választhatja a Tolvaj az 1. szinttől.',
  'DBF-ABI-ZLO-2': 'A Tolvajlás minden zárat kinyit és bezár. 1 percig tart, és el kell játszani.',
  'DBF-ABI-ZLO-3':
    'A tolvaj észrevétlenül más erszényébe csúsztatja a zsetonját, utána jelentkezhet. Az áldozat 3 dukátot ad (ha kevesebb van, az összeset), vagy helyette egy játéktárgyat; ő választ.',
  'DBF-ABI-ZLO-4':
    'A zseton akkora érme, mint az 1 €, szivárványos golyó vagy félszerzet-figura. ORG hagyja jóvá, amikor a karakter a Tolvajlást választja.',
  'DBF-ABI-ZLO-5': 'Aki a zsetonnal jelentkezik, elárulja, hogy tolvaj.',
  'DBF-ABI-POZ-1': 'Az Éberség képességet választhatja a Tolvaj és a Határőr az 1. szinttől.',
  'DBF-ABI-POZ-2':
    'Az Éberség meglátja, ami rejtve van, például csapdát vagy rejtekhelyet. Az erre utaló jeleket a birtokosa használhatja.',
  'DBF-ABI-POZ-3': 'Az Éberség birtokosával szemben a Lopakodás tehetetlen: sem sebet, sem kihívást nem jelent.',
  'DBF-ABI-UHY-1': 'A Kitérés képességet választhatja a Határőr az 1. szinttől; a Tolvaj a 3. szinttől.',
  'DBF-ABI-UHY-2': 'A Kitérés harconként egy kapott találatot töröl, kettős találatnál is, bármekkora volna a seb.',
  'DBF-ABI-UHY-3': 'Az elhasznált Kitérés csak a következő kihívással tér vissza, vagyis egy másik harcra.',
  'DBF-ABI-ZAK-1':
    'A Lopakodás képességet választhatja a Határőr az 1. szinttől; a Tolvaj a 3. szinttől; a Harcos az 5. szinttől.',
  'DBF-ABI-ZAK-2': 'Aki valóban észrevétlenül odalopózik, egy találatnyi sebet ejt. Ez rögtön kihívásnak is számít.',
  'DBF-ABI-ZAK-3':
    'A lopakodó csapatának többi tagja csak a találata után lép be. A harc onnantól úgy folyik, mint bármely másik.',
};
