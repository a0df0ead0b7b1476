import type { kpoTactics as slovak } from '../sk/kpo-tactics.ts';

export const kpoTactics: Readonly<Record<keyof typeof slovak, string>> = {
  'KPO-KOR-01': 'Nehéz kétkezes, azaz lassú fegyverrel csak minden 2. körben jut támadás.',
  'KPO-KOR-02': 'Tőrrel és dobófegyverrel körönként 2 támadás jár annak, akinek az Ügyessége legalább 4.',
  'KPO-KOR-03': 'Gyors fegyvernél támadásonként külön mutatnak jelet, vagyis 2-szer.',
  'KPO-KOR-04': 'A gyors fegyver 2. támadása a kör végén jön.',
  'KPO-KOR-05': 'Kétkezes harcban egy jelmutatásra mindkét fegyver támadhat.',
  'KPO-KOR-06': 'Gyors fegyverekkel vívott kétkezes harcban körönként 2 jelmutatás jut a támadónak.',
  'KPO-KOR-07': 'Egy kézzel egy körben senki sem támadhat 2-nél többször.',
  'KPO-KOR-08':
    'A kezenkénti támadások korlátját csak gyorsító varázslat lépheti át, mert akire hat, annak több ideje van.',
  'KPO-KOR-09': 'Egyes célzófegyverek 3 támadást is bírnak egy körben, akár kezenként. Ezt a Km engedi meg.',
  'KPO-KET-01': 'A Támadó taktika mindkét fegyverrel támad, és eggyel véd.',
  'KPO-KET-02': 'Támadó taktikánál mindkét kéznek külön jele és saját támadóértéke van.',
  'KPO-KET-03': 'Támadó taktikánál az a kéz sebez, amelyiknek a támadása talált.',
  'KPO-KET-04':
    'A Támadó taktikával harcoló egy jellel véd, és csak az egyik fegyvere javítja a védekezését. A kétkezes harc levonásai viszont mindkét kézről rászállnak.',
  'KPO-KET-05': 'Az Ismétlő cselben az egyik fegyver helyet csinál a másiknak. A kétkezes harc 2. szintje kell hozzá.',
  'KPO-KET-06':
    'Az Ismétlő csel egy jellel támad: nyerve 6-tal több, vesztve 6-tal kevesebb, döntetlennél változatlan. A másik kézért nem jár újra.',
  'KPO-KET-07':
    'Az Ismétlő csel támadásához mindkét fegyver támadó módosítója hozzáadódik, és mindkét kéz kétkezes levonása is.',
  'KPO-KET-08':
    'Ismétlő cselnél egyetlen fegyver véd: egy jel, annak a fegyvernek a módosítója és csak annak a kéznek a levonása.',
  'KPO-KET-09': 'A Védő taktika eggyel támad, és mindkét fegyverrel véd. A kétkezes harc 3. szintje kell hozzá.',
  'KPO-KET-10':
    'A Védő taktika egy jellel támad, mint akinél egyetlen fegyver van. A kétkezes levonás erre is vonatkozik.',
  'KPO-KET-11':
    'A Védő taktika egy jellel véd: ha nyer, a támadó 6-tal gyengébb, ha veszít, 6-tal erősebb. Mindkét fegyver védő módosítója és mindkét kéz levonása számít.',
  'KPO-KET-12':
    'Két kétkezes harcos úgy csap össze, mintha egy-egy fegyverük volna, ha egyikük sem választotta a Támadó taktikát. A csel támadó, a Védő taktika védő módosítói ekkor is mindkét fegyverről járnak.',
  'KPO-KET-13':
    'A Támadó taktika két jele két külön támadás a célpont egyetlen jele ellen. Az a kéz talál, amelyiknek az értéke elég.',
  'KPO-KET-14': 'A két jel lehet azonos is, eltérő is: a támadó dönt.',
  'KPO-KET-15':
    'Ha a célpont a Védő taktikát használja a Támadó taktika ellen, ő is két kézzel mutat: két jel felel két jelre.',
  'KPO-KET-16': 'Két jel két jel ellen: a védő választja meg, melyik támadó kézre melyikkel felel.',
  'KPO-KET-17': 'A védő mindkét támadásra felelhet ugyanannak a kezének a jelével.',
  'KPO-HOS-01':
    'A hosszabb fegyver a valóságban sokszor mindent eldönt. A játék hősei azonban rendkívüliek, ezért itt keveset számít.',
  'KPO-HOS-02':
    'A hosszabb fegyver a Km döntése szerint 1-gyel emelheti a Teljes Támadást és a Teljes Védekezést; alapból nem teszi. A tábor ezt másként is beállíthatja.',
  'KPO-HOS-03': 'A hosszúságnál az dönt, milyennek látszik a fegyver, nem az, hogy mit jelképez.',
  'KPO-HOS-04': 'Rohamnál a szálfegyveres kezd, akár ő rohamoz, akár őt rohamozzák.',
  'KPO-HOS-05': 'Ha a megrohamozott szálfegyverrel talál, a roham megáll.',
};
