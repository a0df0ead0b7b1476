import type { dbfGeneral as slovak } from '../sk/dbf-general.ts';

export const dbfGeneral: Readonly<Record<keyof typeof slovak, string>> = {
  'DBF-GEN-01': 'A szabályok értelme a közös élmény. Amiről hallgatnak, abban az dönt, amitől jobb lesz a játék.',
  'DBF-GEN-02': 'Játék előtt minden játékos figyelmesen végigolvassa a szabályokat.',
  'DBF-GEN-03': 'A játék dombos erdőben folyik, szivacsos fegyverekkel. A biztonság minden másnál előbbre való.',
  'DBF-GEN-04':
    'Előbb gondold végig, nem sodrod-e veszélybe magadat vagy mást. Csak utána cselekedj: a kapkodás sérüléssel végződik.',
  'DBF-GEN-05': 'A fő játék alatt senki sem fogyaszt alkoholt vagy más bódító szert.',
  'DBF-GEN-06': 'Dohányozni csak a táborban szabad, máshol nem, az erdőben végképp nem.',
  'DBF-GEN-07': 'Amit a karaktered tesz, azt játszd is el, hogy a többieknek is jusson belőle.',
  'DBF-GEN-08': 'Gondolj arra, hogyan érzik magukat a többiek, és viselkedj aszerint. A játék mindenkié.',
  'DBF-GEN-09':
    'Ha valakinek láthatóan rossz egy helyzet, vegyetek vissza. Egy rövid időre játékon kívül is megbeszélhetitek.',
  'DBF-GEN-10':
    'Aki azt a feladatot kapta, hogy végezzen valakivel, ne rögtön az elején ölje meg, mert az áldozat többé nem játszana. Keresztezheti a terveit, és az utolsó játékfázisban végezhet vele.',
  'DBF-GEN-11': 'Aki a kezét (inkább mindkettőt) a tarkójára teszi, játékon kívül van: mintha ott sem állna.',
  'DBF-GEN-12': 'Játékon kívülre csak komoly okkal szabad lépni, előnyért soha.',
  'DBF-GEN-13':
    'A játéktárgyat a jelölése mutatja. Amin nincs jel, az nem játéktárgy; a gyógynövény sem az, bár a játékban hasznát veszik.',
  'DBF-GEN-14': 'A játéktárgyakat senki se dugja el szándékosan, és ne tartsa vissza.',
  'DBF-GEN-15': 'Fegyvert vagy jelmezdarabot senki sem vehet el mástól, rablás közben sem.',
  'DBF-GEN-16': 'A magáéból bármelyik karakter odaadhat valamit másnak, ha ő maga akarja.',
  'DBF-GEN-17': 'Játék előtt minden fegyvert megnéz és jóváhagy egy szervező (ORG). Enélkül nem kerül játékba.',
  'DBF-GEN-18': 'A játék a játékosok becsületén és jóakaratán múlik. ORG nem állhat ott mindenki mellett.',
  'DBF-GEN-19':
    'A képességhez kötött jel csak annak szól, akinek megvan a képessége. Erdőjárás nélkül a nyomolvasás jele senkinek sem mond semmit.',
  'DBF-GEX-01': 'Futnia csak annak szabad, akinek egy képessége megengedi.',
  'DBF-GEX-02': 'Minden karakter övén erszény lóg, jól látható helyen.',
  'DBF-GEX-03': 'Az erszény lehet üres is, de viselni kell, mert a játék része.',
  'DBF-GEX-04': 'Az erszényt még a játék kezdete előtt jóvá kell hagyatni.',
};
