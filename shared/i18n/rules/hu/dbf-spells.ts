import type { dbfSpells as slovak } from '../sk/dbf-spells.ts';

export const dbfSpells: Readonly<Record<keyof typeof slovak, string>> = {
  'DBF-SP-EL1':
    'Egy harcban álló ellenfél 2 tűzsebet kap. Csak harcban, a varázslatok szakaszában. Szükséges szint: Varázsló 1, Druida 1.',
  'DBF-SP-EL2':
    'Egy harcban álló ellenfél a földön kezdi ezt a kört; életet nem veszít. Csak harcban, a varázslatok szakaszában. Szükséges szint: Varázsló 2, Druida 2.',
  'DBF-SP-EL3':
    'A harcban minden ellenfél, legfeljebb 3, kap 1 savsebet; az is, akinek nincs párja. Csak harcban, a varázslatok szakaszában. Szükséges szint: Varázsló 3, Druida 3.',
  'DBF-SP-EL4':
    'A harcban minden ellenfél, legfeljebb 3, kap 1 fagysebet. Ezt a kört még végigjátsszák, aztán a harcnak vége. Csak harcban, a varázslatok szakaszában. Szükséges szint: Varázsló 4, Druida 4.',
  'DBF-SP-EL5':
    'Egy egész csapat 30 m-en belül, legfeljebb 3 karakter, fejenként 1 tűzsebet kap. Harcban a varázslatok szakaszában, de harcon kívül is. Szükséges szint: Varázsló 5, Druida 5.',
  'DBF-SP-PO1':
    'Legalább 5 perces beszélgetés után a varázsló egy kérdést tehet fel a karakternek. A válasz csak igaz lehet: igen, nem vagy nem tudom. Csak harcon kívül. Szükséges szint: Varázsló 1, Pap 1, Tolvaj 5.',
  'DBF-SP-PO2':
    'A varázsló és a párja ebben a körben nem harcol egymással, kihagyják. Pár kell hozzá. Csak harcban, a varázslatok szakaszában. Szükséges szint: Varázsló 2, Pap 2, Tolvaj 6.',
  'DBF-SP-PO3':
    'A varázsló 10 percig láthatatlan (kéz a tarkón), és megvan a Lopakodása. A harcból azonnal elmehet, életébe nem kerül. Harcban a varázslatok szakaszában, harcon kívül is. Szükséges szint: Varázsló 3, Pap 3, Tolvaj 7.',
  'DBF-SP-PO4':
    'A kiválasztott ellenfél, bármilyen szintű, azonnal 50 m-t fut a megadott irányba, és 1 életet veszít. Ebbe a harcba nem tér vissza, új párosítás jön. Csak harcban, a varázslatok szakaszában. Szükséges szint: Varázsló 4, Pap 4, Tolvaj 8.',
  'DBF-SP-PO5':
    'Az alacsonyabb szintű ellenfelek, legfeljebb 3, elalszanak, és harcképtelennek számítanak, amíg 5 perc el nem telik vagy valaki meg nem sebzi őket (ez kihívás is). Ha senki sem maradt, a harcnak vége. Csak harcban, a varázslatok szakaszában. Szükséges szint: Varázsló 5, Pap 5, Tolvaj 9.',
  'DBF-SP-JA1': 'A varázslónak 10 percig megvan az Éberség. Bármikor. Szükséges szint: Varázsló 3, Pap 3, Druida 5.',
  'DBF-SP-JA2':
    'A következő találat, amelyet a varázsló kap, nem számít; a saját találata kettős találatnál igen. Amíg nem jön, a varázslat a további körökben is tart, legfeljebb a harc végéig. Csak harcban, a varázslatok szakaszában. Szükséges szint: Varázsló 4, Pap 4, Druida 6.',
  'DBF-SP-JA3':
    'A varázsló megérint egy harcképtelen (nem halott) karaktert, vagy olyat, akinek elmagyarázta, mi következik, és beleegyezett. Egy kérdésre igaz választ kap: igen, nem vagy nem tudom. Harcon kívül. Szükséges szint: Varázsló 5, Pap 5, Druida 7.',
  'DBF-SP-JA4':
    'A varázsló 5 percig transzban van, és harcképtelennek számít. ORG egy kérdésére igazat felel: igen, nem vagy nem tudom. Harcon kívül. Szükséges szint: Varázsló 6, Pap 6, Druida 8.',
  'DBF-SP-JA5':
    'A varázsló csapata elleni kihívás elesik, a harcnak azonnal vége. Minden ellenfél 5 percig helyben marad, a csapat elmehet. Csak a kihívottak oldalán, a varázslatok szakaszában. Szükséges szint: Varázsló 7, Pap 7, Druida 9.',
  'DBF-SP-NE1':
    'Ha a varázsló ebben a körben talál, az ellenfél 1 élettel többet veszít. Ahány életet a találat elvett, annyit kap a varázsló, a maximum fölé is. Csak harcban, a varázslatok szakaszában. Szükséges szint: Varázsló 3, Druida 3, Pap 5.',
  'DBF-SP-NE2':
    'A varázslónak a játékfázis végéig 1 élettel több van, a maximum fölé is. Bármikor, harcban a varázslatok szakaszában. Szükséges szint: Varázsló 4, Druida 4, Pap 6.',
  'DBF-SP-NE3':
    'Egy élőholt, bármilyen szintű, abbahagyja a harcot, és utána legyőzöttnek számít. Új párosítás jön. Csak harcban, a varázslatok szakaszában. Szükséges szint: Varázsló 5, Druida 5, Pap 7.',
  'DBF-SP-NE4':
    'A harcban minden ellenfél, legfeljebb 3, kap 1 nekrotikus sebet. 3 m-en belül elpusztul minden növény és apró állat, így a Bosszantó rovarok is. A varázslónak visszatérhet egy elhasznált, legfeljebb 3. fokú varázslata, bármely iskolából. Csak harcban, a varázslatok szakaszában. Szükséges szint: Varázsló 6, Druida 6, Pap 8.',
  'DBF-SP-NE5':
    'Egy élőlény, amelynek a szintje alacsonyabb a varázslóénál, minden életét elveszti és harcképtelen lesz. Élőholtra nem hat. Csak harcban, a varázslatok szakaszában. Szükséges szint: Varázsló 7, Druida 7, Pap 9.',
  'DBF-SP-LI1':
    'Egy élőlénynek visszaad 1 életet. Bármikor, harcban a varázslatok szakaszában. Szükséges szint: Druida 1, Pap 1, Lovag 3, Határőr 3, Varázsló 5.',
  'DBF-SP-LI2':
    'Egy élőlénynek visszaad 3 életet. Bármikor, harcban a varázslatok szakaszában. Szükséges szint: Druida 2, Pap 2, Lovag 4, Határőr 4, Varázsló 6.',
  'DBF-SP-LI3':
    'Legfeljebb 3 élőlénynek fejenként visszaad 2 életet. Bármikor, harcban a varázslatok szakaszában. Szükséges szint: Druida 3, Pap 3, Lovag 5, Határőr 5, Varázsló 7.',
  'DBF-SP-LI4':
    'Egy élőlény megszabadul egy betegségtől vagy más testi bajtól, például töréstől vagy hiányzó fültől. Végleges, bármikor. Szükséges szint: Druida 4, Pap 4, Lovag 6, Határőr 6, Varázsló 8.',
  'DBF-SP-LI5':
    'Egy harcképtelen vagy halott lénynek, nem élőholtnak, a maximumig megint minden élete megvan. Harcban a földön kezdi ezt a kört, és új párosítás jön. Bármikor, harcban a varázslatok szakaszában. Szükséges szint: Druida 5, Pap 5, Lovag 7, Határőr 7, Varázsló 9.',
  'DBF-SP-PR1':
    'Egy állat abbahagyja a harcot, és utána legyőzöttnek számít. Új párosítás jön. Csak harcban, a varázslatok szakaszában. Szükséges szint: Druida 1, Pap 3, Határőr 3, Varázsló 3.',
  'DBF-SP-PR2':
    'A varázsló és a csapata 10 percig úgy beszél az állatokkal, mint karakterekkel. Az állatok közben nem hívhatják ki őket, és harc nélkül el kell engedniük. Csak harcon kívül. Szükséges szint: Druida 2, Pap 4, Határőr 4, Varázsló 4.',
  'DBF-SP-PR3':
    'A harcnak azonnal vége, és a kihívók oldala 50 m-re eltávozik. Csak harcban, a varázslatok szakaszában. Szükséges szint: Druida 3, Pap 5, Határőr 5, Varázsló 5.',
  'DBF-SP-PR4':
    'Ebben és minden további körben a harcban a varázslón kívül mindenki 1 életet veszít, a szövetségesek is. A harc végéig tart, vagy amíg valami el nem pusztítja a rajt. Csak harcban, a varázslatok szakaszában. Szükséges szint: Druida 4, Pap 6, Határőr 6, Varázsló 6.',
  'DBF-SP-PR5':
    'A varázsló 10 percre olyan állattá válhat, amellyel már találkozott a játékban; a lapját a lénytől kapja harc után, vagy ORG-tól. Közben nem beszélhet rendesen a karakterekkel. Bármikor, harcban a varázslatok szakaszában. Szükséges szint: Druida 5, Pap 7, Határőr 7, Varázsló 7.',
  'DBF-SP-BO1':
    'Ebben a körben a varázsló találata 1-gyel többet sebez, az őt érő találat 1-gyel kevesebbet. Kettős találatnál mindkettő érvényes. Csak harcban, a varázslatok szakaszában. Szükséges szint: Pap 1, Lovag 5.',
  'DBF-SP-BO2':
    'A varázslónak és csapatának, legfeljebb 3 karakternek, erre a harcra megvan a Kitérés. Csak harcban, a varázslatok szakaszában. Szükséges szint: Pap 2, Lovag 6.',
  'DBF-SP-BO3': 'Egy lényről végleg levesz egy átkot. Bármikor. Szükséges szint: Pap 3, Lovag 7.',
  'DBF-SP-BO4':
    'Egy fegyver, amelyet a varázsló választ, ebben a harcban végig 1-gyel többet sebez. Élőholt és démon ellen még 1 jár, összesen 2. Csak harcban, a varázslatok szakaszában. Szükséges szint: Pap 4, Lovag 8.',
  'DBF-SP-BO5':
    'A varázsló 5 percig transzban van, és harcképtelennek számít. Egy tetszőleges kérdésére az isten, vagyis ORG, látomással felel. Harcon kívül. Szükséges szint: Pap 5, Lovag 9.',
};
