import type { dbfSchools as slovak } from '../sk/dbf-schools.ts';

export const dbfSchools: Readonly<Record<keyof typeof slovak, string>> = {
  'DBF-MAG-EL-1': 'Az Elemek képességet választhatja a Varázsló és a Druida az 1. szinttől.',
  'DBF-MAG-EL-2': 'Elemek: aki tudja, kiismeri magát az elemi mágiában. Az erre utaló jeleket használhatja.',
  'DBF-MAG-EL-3': 'Elemek: a karakter szintenként kapja az iskola újabb varázslatait, a lista sorrendjében.',
  'DBF-MAG-PO-1': 'A Bűbáj képességet választhatja a Varázsló és a Pap az 1. szinttől; a Tolvaj az 5. szinttől.',
  'DBF-MAG-PO-2': 'Bűbáj: aki tudja, kiismeri magát az elme mágiájában. Az erre utaló jeleket használhatja.',
  'DBF-MAG-PO-3':
    'Bűbáj: a Tolvajnak minden varázslathoz 4 szinttel több kell. Ilyen például ez: Félelem, 8. szint (4 + 4).',
  'DBF-MAG-PO-4': 'Bűbáj: a karakter szintenként kapja az iskola újabb varázslatait, a lista sorrendjében.',
  'DBF-MAG-JA-1': 'A Látnokság képességet választhatja a Varázsló és a Pap a 3. szinttől; a Druida az 5. szinttől.',
  'DBF-MAG-JA-2': 'Látnokság: aki tudja, kiismeri magát a jövendölés mágiájában. Az erre utaló jeleket használhatja.',
  'DBF-MAG-JA-3':
    'Látnokság: a Varázslónak és a Papnak minden varázslathoz 2 szinttel több kell. Ilyen például ez: Balsejtelem, 4. szint (2 + 2).',
  'DBF-MAG-JA-4':
    'Látnokság: a Druidának minden varázslathoz 4 szinttel több kell. Ilyen például ez: Tisztánlátás, 8. szint (4 + 4).',
  'DBF-MAG-JA-5': 'Látnokság: a karakter szintenként kapja az iskola újabb varázslatait, a lista sorrendjében.',
  'DBF-MAG-NE-1': 'A Nekromancia képességet választhatja a Varázsló és a Druida a 3. szinttől; a Pap az 5. szinttől.',
  'DBF-MAG-NE-2': 'Nekromancia: aki tudja, kiismeri magát a fekete mágiában. Az erre utaló jeleket használhatja.',
  'DBF-MAG-NE-3':
    'Nekromancia: a Varázslónak és a Druidának minden varázslathoz 2 szinttel több kell. Ilyen például ez: Hamis élet, 4. szint (2 + 2).',
  'DBF-MAG-NE-4':
    'Nekromancia: a Papnak minden varázslathoz 4 szinttel több kell. Ilyen például ez: Életerő elszívása, 8. szint (4 + 4).',
  'DBF-MAG-NE-5': 'Nekromancia: a karakter szintenként kapja az iskola újabb varázslatait, a lista sorrendjében.',
  'DBF-MAG-AL-1': 'Az Alkímia képességet választhatja a Varázsló az 1. szinttől; a Druida és a Pap a 3. szinttől.',
  'DBF-MAG-AL-2': 'Alkímia: aki tudja, ért ehhez a mesterséghez. Az erre utaló jeleket használhatja.',
  'DBF-MAG-AL-3':
    'Az Alkímia ismerője recept szerint főz italt, legfeljebb olyan szintűt, amilyenre már eljutott. Ennek az iskolának nincs varázslatlistája.',
  'DBF-MAG-AL-4': 'Az italfőzést el kell játszani, 10 percig tart. Recept és alapanyag nélkül nem megy.',
  'DBF-MAG-AL-5':
    'Alkímia: a Druidának és a Papnak minden recepthez 2 szinttel több kell. Ilyen például ez: egy 2. szintű ital, 4. szint (2 + 2).',
  'DBF-MAG-LI-1':
    'A Gyógyítás képességet választhatja a Druida és a Pap az 1. szinttől; a Lovag és a Határőr a 3. szinttől; a Varázsló az 5. szinttől.',
  'DBF-MAG-LI-2': 'Gyógyítás: aki tudja, kiismeri magát a gyógyító mágiában. Az erre utaló jeleket használhatja.',
  'DBF-MAG-LI-3':
    'Gyógyítás: a Lovagnak és a Határőrnek minden varázslathoz 2 szinttel több kell. Ilyen például ez: Regeneráció, 4. szint (2 + 2).',
  'DBF-MAG-LI-4':
    'Gyógyítás: a Varázslónak minden varázslathoz 4 szinttel több kell. Ilyen például ez: Bántalom gyógyítása, 8. szint (4 + 4).',
  'DBF-MAG-LI-5': 'Gyógyítás: a karakter szintenként kapja az iskola újabb varázslatait, a lista sorrendjében.',
  'DBF-MAG-PR-1':
    'A Természet képességet választhatja a Druida az 1. szinttől; a Pap, a Határőr és a Varázsló a 3. szinttől.',
  'DBF-MAG-PR-2': 'Természet: aki tudja, kiismeri magát a természet mágiájában. Az erre utaló jeleket használhatja.',
  'DBF-MAG-PR-3': 'Aki a Természet iskoláját tudja, gyógynövényt gyűjthet és gyógyitalt főzhet.',
  'DBF-MAG-PR-4':
    'Természet: a Papnak, a Határőrnek és a Varázslónak minden varázslathoz 2 szinttel több kell. Ilyen például ez: Állatok nyelve, 4. szint (2 + 2).',
  'DBF-MAG-PR-5': 'Természet: a karakter szintenként kapja az iskola újabb varázslatait, a lista sorrendjében.',
  'DBF-MAG-BO-1': 'Az Istenszolgálat képességet választhatja a Pap az 1. szinttől; a Lovag az 5. szinttől.',
  'DBF-MAG-BO-2': 'Istenszolgálat: aki tudja, azt egy isten választotta ki. Az erre utaló jeleket használhatja.',
  'DBF-MAG-BO-3':
    'Istenszolgálat: a Lovagnak minden varázslathoz 4 szinttel több kell. Ilyen például ez: Szent fegyver, 8. szint (4 + 4).',
  'DBF-MAG-BO-4': 'Istenszolgálat: a karakter szintenként kapja az iskola újabb varázslatait, a lista sorrendjében.',
};
