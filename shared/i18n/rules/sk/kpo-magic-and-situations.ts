export const kpoMagicAndSituations = {
  'KPO-MAG-01':
    'Keď sa stretne zbraň s mágiou (aj psi), ide o všetko: jeden úder môže čarujúceho zabiť, jedno kúzlo nepriateľa zotročiť.',
  'KPO-MAG-02':
    'Medzi čarujúcim a ozbrojeným rozhoduje, ako dlho kúzlo naozaj hovorí, nie ako rýchlo by sa dalo. Posledné slovo má Km.',
  'KPO-MAG-03': 'Pri kúzle do 3 sekúnd si obaja ukážu znaky a kto vyhrá, je rýchlejší.',
  'KPO-MAG-04': 'Kúzlo, ktoré sa hovorí dlhšie ako 3 sekundy, zbraň predbehne.',
  'KPO-MAG-05': 'Kúzlo čítané z papiera či knihy príde až po zbrani, nech je akokoľvek krátke.',
  'KPO-MAG-06': 'Kúzla s dvoma či tromi slovami sa vie naučiť každý, to sa čaká.',
  'KPO-MAG-07': 'Ak čarujúci medzitým stratí ÉP, kúzlo sa preruší.',
  'KPO-MAG-08': 'Aj pri mágii môže Km poradie zmeniť, ako chce, a nemusí povedať prečo.',
  'KPO-MOD-01': 'Rušenie: kým trvá, útok aj obrana sú o 3 nižšie.',
  'KPO-MOD-02': 'Prekážanie: kým trvá, útok aj obrana sú o 6 nižšie.',
  'KPO-MOD-03': 'Či ide o rušenie, alebo o prekážanie, povie vždy Km.',
  'KPO-MOD-04':
    'Ruší napríklad šero alebo nohy, ktorými sa nedá pohnúť. Prekáža neviditeľný súper, boj poležiačky, prípadne zbraň, s ktorou postava nevie zaobchádzať.',
  'KPO-MOD-05': 'Iné prípady sú vzácne a Km ich posúdi osobitne. Oslepený má útok aj obranu o 12 nižšie.',
  'KPO-ROH-01': 'Útočník sa na súpera rozbehne, aby ho istejšie zasiahol.',
  'KPO-ROH-02': 'Na rozbeh treba aspoň 5 m a treba ho vopred ohlásiť.',
  'KPO-ROH-03': 'Kto sa rozbehol, má v tom kole útok o 2 vyšší a obranu o 4 nižšiu.',
  'KPO-ROH-04': 'Keď ten, kto sa rozbehol, zasiahne, maximum jeho zbrane je o polovicu vyššie, zaokrúhlené nadol.',
  'KPO-ROH-05': 'To isté zvýšenie maxima má aj ten, na koho sa rozbehli.',
  'KPO-CEL-01': 'Kto mieri na určitú časť tela, má útok s postihom.',
  'KPO-CEL-02': 'Pri mierení na ruku, nohu alebo trup je útok o 3 nižší.',
  'KPO-CEL-03': 'Pri mierení na hlavu, čelo, dlaň, lakeť, koleno a podobne je útok o 6 nižší.',
  'KPO-CEL-04': 'Km alebo Látó môžu za mierenie určiť aj iné číslo; presné povedia vždy oni.',
  'KPO-CEL-05': 'Mierenie uberie najviac 9.',
} as const;
