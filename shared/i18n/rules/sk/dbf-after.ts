export const dbfAfter = {
  'DBF-AFT-01': 'Vyradený po boji leží 5 minút. Potom sa preberie a má 1 život.',
  'DBF-AFT-02': 'Vyradenému smie ktokoľvek vziať dukáty, lektvary, suroviny a označené herné predmety.',
  'DBF-AFT-03': 'Zbraň, zbroj ani kostým sa pri okradnutí neberú.',
  'DBF-AFT-04': 'Vyradeného môže ktokoľvek zabiť: naznačí úder a povie „zabíjam Ťa“.',
  'DBF-AFT-05': 'Prečo zabíjal, to povie zabíjajúci rade ORGov. Môže to mať následky.',
  'DBF-AFT-06': 'Mŕtvy ostane ležať ešte 10 minút. Čo bude ďalej, povie mu potom hlavný ORG.',
  'DBF-MGC-01': 'Ktoré kúzla postava pozná, to určuje jej úroveň.',
  'DBF-MGC-02': 'Každé kúzlo sa dá za fázu hry vyvolať raz. Postava si značí, čo už použila.',
  'DBF-MGC-03': 'Použitia sa nedelia: kto ovláda viac škôl mágie, má aj viac kúziel.',
  'DBF-MGC-04': 'Zvláštne postavy a creepy môžu mať aj vlastné, iné kúzla.',
} as const;
