import type { dbfAfter as slovak } from '../sk/dbf-after.ts';

export const dbfAfter: Readonly<Record<keyof typeof slovak, string>> = {
  'DBF-AFT-01': 'A harcképtelen a harc után 5 percig fekszik. Aztán magához tér, és 1 élete van.',
  'DBF-AFT-02': 'A harcképtelentől bárki elveheti a dukátot, az italt, az alapanyagot és a megjelölt játéktárgyat.',
  'DBF-AFT-03': 'Rabláskor fegyver, vért és jelmez nem vihető el.',
  'DBF-AFT-04': 'A harcképtelent bárki megölheti: jelzi a csapást, és kimondja: „megöllek”.',
  'DBF-AFT-05': 'Hogy miért ölt, arról a gyilkos a szervezői tanácsnak felel. Következménye lehet.',
  'DBF-AFT-06': 'A halott még 10 percig fekve marad. Hogy mi lesz vele, azt utána a fő-ORG mondja meg.',
  'DBF-MGC-01': 'Hogy a karakter mely varázslatokat ismeri, azt a szintje adja meg.',
  'DBF-MGC-02': 'Minden varázslat játékfázisonként egyszer használható. A karakter följegyzi, mit használt már el.',
  'DBF-MGC-03': 'A felhasználások nem közösek: aki több iskolát tud, annak több varázslata is van.',
  'DBF-MGC-04': 'Különleges karaktereknek és lényeknek saját, más varázslatuk is lehet.',
};
