import type { dbfEquipment as slovak } from '../sk/dbf-equipment.ts';

export const dbfEquipment: Readonly<Record<keyof typeof slovak, string>> = {
  'DBF-CMB-01': 'A harc a játék alapja. A fegyverek ugyan nem igaziak, a harc első szabálya mégis a biztonság.',
  'DBF-CMB-02':
    'A biztonság azt jelenti: az ütést visszafogni, csak a megengedett helyre célozni, és rossz terepen nem harcolni.',
  'DBF-CMB-03': 'Aki tényleg megsérül, annak azonnal segítsetek, és hívjatok ORG-ot vagy egészségügyist.',
  'DBF-WPN-01': 'Harcolni csak szivacsos fegyverrel szabad, és minden ütést vissza kell fogni.',
  'DBF-WPN-02': 'A fegyvert ORG hagyja jóvá, és előbb a gazdáján próbálják ki.',
  'DBF-WPN-03': 'A fegyveren semmi sem mozoghat. Láncos buzogány és cséphadaró nem jöhet szóba.',
  'DBF-WPN-04': 'A rövid fegyver 50 cm hosszú. Ilyen a tőr, a rövid kard és a bunkó.',
  'DBF-WPN-05': 'Az egykezes fegyver 90 cm hosszú. Ilyen a kard, a fejsze, a kalapács és a buzogány.',
  'DBF-WPN-06':
    'A kétkezes fegyver 120 cm hosszú: kard, fejsze, kalapács vagy bunkó. Harcolni csak két kézzel lehet vele.',
  'DBF-WPN-07': 'Dárda, lándzsa, pika és más hosszú fegyver nem használható.',
  'DBF-WPN-08': 'A bot csak támaszkodásra való, harcra nem.',
  'DBF-WPN-09': 'LARP-íjat az használhat, aki próbán megmutatja, hogy tud vele bánni. Az íjat is kipróbálják.',
  'DBF-WPN-10': 'Mindkét kézben egyszerre fegyver nem lehet, rövid sem.',
  'DBF-WPN-11': 'Két fegyver egyszerre csak némelyik lénynek jár: a karmai.',
  'DBF-ARM-01': 'A vért a jelmezhez tartozik.',
  'DBF-ARM-02': 'A bőr- és a steppelt vért könnyűnek számít: +1 élet.',
  'DBF-ARM-03': 'A fémvért, ha elég súlyos, nehéznek számít: +2 élet. Csak Harcos és Lovag viseli.',
  'DBF-ARM-04': 'A kivételesen szép darabért ORG bónusz életeket adhat.',
  'DBF-SHD-01': 'Minden pajzsról külön dönt ORG.',
  'DBF-SHD-02': 'A pajzson nem lehet éles perem, sem más, ami sérülést okoz.',
  'DBF-SHD-03': 'A pajzs csak védekezésre való. Ütni vagy lökni nem szabad vele.',
};
