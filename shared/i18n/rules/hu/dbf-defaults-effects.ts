import type { dbfDefaultsEffects as slovak } from '../sk/dbf-defaults-effects.ts';

export const dbfDefaultsEffects: Readonly<Record<keyof typeof slovak, string>> = {
  'DBF-A-37':
    'A Bosszantó rovarok a varázslatok szakaszának elején vesznek életet, az újak bejelentése előtt. Ha valaki ettől elesik, új párosítás jön. A tábor ezt másként is beállíthatja.',
  'DBF-A-38':
    'A Bosszantó rovarok a harc végéig csípnek, akkor is, ha a varázsló elesett vagy elmenekült. Két raj összeadódik, és mindegyik csak a maga gazdáját kíméli. A tábor ezt másként is beállíthatja.',
  'DBF-A-39':
    'Az Életerő elszívása a harcban minden rajt elpusztít, a sajátot is. Amit a rovarok abban a szakaszban elvettek, az érvényes marad.',
  'DBF-A-40':
    'Az Életerő elszívása olyan varázslatot ad vissza, amely az iskolája listáján legfeljebb a 3. helyen áll. Lehet most elhasznált is, de újra csak a következő körtől használható.',
  'DBF-A-41':
    'A harcképtelent gyógyító varázslat vagy ital nem hozza vissza a harcba, csak a Feltámasztás. A harc után lefekszi a maga 5 percét. A tábor ezt másként is beállíthatja.',
  'DBF-A-42':
    'Szövetséges és ellenfél is feltámasztható, aki a bejelentéskor már harcképtelen volt, aludt, vagy legfeljebb 10 perce halott. A maga oldalára tér vissza, ha ott van hely. Aki elmenekült, nem jön vissza.',
  'DBF-A-43':
    'A Tűzgolyó bármelyik csapatot érheti 30 m-en belül, legfeljebb 3 karaktert, olyat is, amely csak ott áll. Nem számít kihívásnak.',
  'DBF-A-44':
    'A megigézett pár kihagyja a párbajt és a sebeket. A bejelentett varázslatai érvényesek, a kör végén elmenekülhet, és új párosítás nem választja szét.',
  'DBF-A-45': 'Akit elgáncsoltak, a párbaj közben felállhat. A jelzés a kör végéig marad mellette.',
  'DBF-A-46':
    'A láthatatlannak a harcban nincs párja. Ha elmegy, életébe nem kerül, nem tér vissza, és 5 perc múlva lehet üldözni. Lopakodásból mért találat véget vet a láthatatlanságnak.',
  'DBF-A-47':
    'Akit a Félelem az utolsó életével ér, elveszti, és harcképtelen lesz, ha odafutott. Az irányt a varázsló mondja meg. Egyébként menekülés: 5 perc előny, visszatérés nincs. A tábor ezt másként is beállíthatja.',
  'DBF-A-48':
    'Az alvó megtartja az életeit. Azonos szintű nem alszik el. Az ugyanabban a szakaszban kapott seb nem ébreszt, és e harc területi hatásai az alvót nem érik. A tábor ezt másként is beállíthatja.',
  'DBF-A-49': 'A Halj meg! csak harcban hat, minden alacsonyabb szintű élőlényre, állatra is.',
  'DBF-A-50':
    'A Köddel együtt bejelentett többi varázslat még érvényes. A harcnak nincs győztese, és 50 m-re a kihívók oldala megy, a segítőikkel, bárki idézte is a Ködöt.',
  'DBF-A-51':
    'Az időt bármelyik kör varázslatainak szakaszában megállíthatja bárki a kihívottak oldalán, segítő is. Lopakodásból eredő kihívás ellen is jó; a kapott sebek megmaradnak.',
  'DBF-A-52':
    'A Jégvihar körében még lezajlik a párbaj és a sebek szakasza. Aztán a harc véget ér, menekülés, segítség és győztes nélkül.',
  'DBF-A-53':
    'A Vámpírérintés csak annyi életet ad a varázslónak, amennyit az eltalált valóban elveszített. A tábor ezt másként is beállíthatja.',
  'DBF-A-54':
    'Kettős találatnál a veszteség és a Vámpírérintés nyeresége egyszerre számít. Az esik el, akinek 0 vagy kevesebb jön ki.',
  'DBF-A-55':
    'A Balsejtelem magától törli az első találatot, a Kitérés előtt. A varázslatok sebei ellen nem véd, és egyszerre kettő nem ad többet.',
  'DBF-A-56': 'Kitérni a párbaj találata és a Lopakodás találata elől lehet, varázslat és rovarok elől nem.',
  'DBF-A-57':
    'A Kitérés és a Balsejtelem a találatot mindenestül törli, a Vámpírérintéssel együtt. A saját találat kettős találatnál megmarad.',
  'DBF-A-58':
    'Akinek már van Kitérése, vagy ebben a harcban elhasználta, annak az Áldás nem ad többet. A tábor ezt másként is beállíthatja.',
  'DBF-A-59':
    'A Szent fegyver az egész harcban hat, és a fegyverhez tartozik. Ugyanarra a fegyverre másodszor nem ad többet.',
  'DBF-A-60':
    'A Szelídítés és a Parancs az élőholtnak a lény fajtáját nézi, a szint és az oldal nem akadály. Aki Átváltozás alatt áll, állat. A lény utána az XP-nél is legyőzöttnek számít.',
  'DBF-A-61':
    'Az Átváltozás az állat teljes lapját adja, és közben nem lehet varázsolni. Visszatéréskor a korábbi életek érvényesek; aki viszont állatként 0-ra jut, harcképtelen. A tábor ezt másként is beállíthatja.',
  'DBF-A-62':
    'A Tisztánlátás és a Látomás harcban nem használható. Az 5 perces transz után a karakternek annyi élete van, amennyi volt. A tábor ezt másként is beállíthatja.',
  'DBF-A-63': 'Az Állatok nyelve a már folyó harcon nem változtat.',
  'DBF-A-64': 'Az Éles érzékek pontosan az idejéig véd, és csak a varázslót, a csapatát nem.',
};
