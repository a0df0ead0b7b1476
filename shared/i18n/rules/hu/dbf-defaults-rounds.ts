import type { dbfDefaultsRounds as slovak } from '../sk/dbf-defaults-rounds.ts';

export const dbfDefaultsRounds: Readonly<Record<keyof typeof slovak, string>> = {
  'DBF-A-01': 'A bónusz nélküli találat 1 életet vesz el. A lénynek a lapján más szám is állhat.',
  'DBF-A-02': 'Akinek 0 élete marad, harcképtelen.',
  'DBF-A-03':
    'Élet sosem lehet kevesebb 0-nál. A kiigazítás akkor jön, amikor az adott szakaszban már minden össze van adva.',
  'DBF-A-04':
    'A seb akár 0-ra is csökkenhet. Akkor is találat, tehát elhasználja a Balsejtelmet. A tábor ezt másként is beállíthatja.',
  'DBF-A-05': 'A gyógyítás csak a maximumig ad vissza életet. Aki fölötte van, nem nyer és nem veszít.',
  'DBF-A-06':
    'A Vámpírérintéssel szerzett, maximum fölötti életek addig maradnak meg, amíg a karakter el nem veszti őket. A tábor ezt másként is beállíthatja.',
  'DBF-A-07':
    'A Hamis élettel kapott élet vész el elsőként. Ha megmarad, a játékfázis végén eltűnik; ettől senki sem lesz harcképtelen.',
  'DBF-A-08':
    'Harc után vagy új játékfázisban az életek maguktól nem térnek vissza. Gyógyítás, ital, magához térés vagy szervezői javítás hozza vissza őket. A tábor ezt másként is beállíthatja.',
  'DBF-A-09':
    'Több vértből a legjobb számít. Aki leveszi, annak csökken a maximuma és vele a fölé eső élete; aki felveszi, annak csak a maximuma nő.',
  'DBF-A-10': 'Hogy szép darabokért hány bónusz élet jár, azt ORG írja a lapra. Bejegyzés nélkül 0.',
  'DBF-A-11':
    'A bunkó az Átütőerőnél buzogánynak számít. A rövid kard a Vívásnál kard, a tőr nem. A tábor ezt másként is beállíthatja.',
  'DBF-A-12': 'Egy találat bónuszai mind összeadódnak.',
  'DBF-A-13':
    'Az íj a párbajban olyan fegyver, mint a többi: 1 a találata, képességbónusz nélkül. Kihívni csak érintéssel lehet.',
  'DBF-A-14': 'Kétkezes fegyverhez nem viselhető pajzs.',
  'DBF-A-15':
    'A tűz, a sav, a fagy és a nekrózis csak a seb leírása. A nekrotikus seb az élőholttól is életet vesz el.',
  'DBF-A-16': 'A lény lapján ott az élete, a találata, a szintje és a fajtája. Ha a szintet senki sem adta meg, az 1.',
  'DBF-A-17': 'Ha egy képesség megemeli a maximumot, a mostani életek száma is ugyanannyival nő.',
  'DBF-A-18':
    'Mindig a kihívó választ először, akkor is, ha kevesebben vannak. Aki egyedül van 3 ellen, választ, és kész a párosítás.',
  'DBF-A-19':
    '3 kihívó 2 ellen: az utolsó kihívott választ a megmaradtakból. 2 kihívó 3 ellen: a megmaradt kihívottak megegyeznek, ki kapja az utolsó kihívót.',
  'DBF-A-20':
    'Az első választás az egész harcban a kihívóké, új párosításkor is, és akkor is, ha az oldalukon már csak segítők állnak.',
  'DBF-A-21': 'Az oldal nevében bármelyik tagja választhat. Az számít, amit előbb beírnak.',
  'DBF-A-22':
    'Az új párosítás minden párt feloszt, és rögtön a párbaj jön, újabb ital és varázslat nélkül. Aki a párbajban vagy később esik ki, azzal csak a következő kör számol.',
  'DBF-A-23': 'Akkor is új párosítás jön, ha olyan esik ki, akinek nem volt párja.',
  'DBF-A-24': 'Akinek a körben nincs párja, az is ihat italt, varázsolhat, és célpontja lehet varázslatnak.',
  'DBF-A-25': 'A párbaj úgy is végződhet, hogy senki sem talál.',
  'DBF-A-26': 'Egy körben legfeljebb egy italt szabad meginni, de nem kötelező. A tábor ezt másként is beállíthatja.',
  'DBF-A-27': 'Az ital hatását ORG adja meg. Csak az ihat, aki a harcban áll; harcképtelennek nem lehet beadni.',
  'DBF-A-28':
    'A varázslat a játékfázisban használható egyszer, nem a kör egy szakaszában. Az új játékfázist ORG nyitja meg.',
  'DBF-A-29': 'Egy körben a karakter akárhány különböző varázslatot használhat. A tábor ezt másként is beállíthatja.',
  'DBF-A-30':
    'A bejelentett varázslatok egyszerre hatnak. Annak a varázslata is érvényes, aki ugyanabban a szakaszban esett el.',
  'DBF-A-31':
    'Az egy szakaszban kapott seb és gyógyítás összeadódik, legfeljebb a maximumig és legalább 0-ig. Csak utána jönnek a kiesések, a távozások, a Feltámasztás, a harc vége és az új párosítás.',
  'DBF-A-32': 'A varázslatok a párosítás és az italok után jönnek, közvetlenül a párbaj előtt.',
  'DBF-A-33':
    'Ha a célpontot ugyanabban a szakaszban egy másik varázslat kiejtette a harcból, ez a varázslat akkor is elhasználódott.',
  'DBF-A-34': 'Az ellenfelek elleni varázslatok közül harcon kívül csak a Tűzgolyó használható.',
  'DBF-A-35':
    'Ahol lényről vagy karakterről van szó, ott bármelyik jelenlévő célpont lehet, szövetséges vagy maga a varázsló is.',
  'DBF-A-36': 'A 10 perces hatást harcban is az óra méri. Ha a kör elején tartott, az egész körre kitart.',
};
