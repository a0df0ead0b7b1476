export const dbfDefaultsEffects = {
  'DBF-A-37':
    'Otravný hmyz berie životy na začiatku fázy kúziel, skôr než sa ohlásia nové. Ak tým niekto padne, páruje sa odznova. Kemp si to môže nastaviť inak.',
  'DBF-A-38':
    'Otravný hmyz bodá až do konca boja, aj keď čarujúci padol či ušiel. Dva roje sa sčítajú a každý šetrí len svojho pána. Kemp si to môže nastaviť inak.',
  'DBF-A-39': 'Odsatie životnej energie zničí všetky roje v boji, aj vlastné. Čo hmyz v tej fáze vzal, to platí.',
  'DBF-A-40':
    'Odsatie životnej energie vráti kúzlo, ktoré je v zozname svojej školy najviac 3. v poradí. Môže byť použité aj práve teraz, no znova sa vyvolá až v ďalšom kole.',
  'DBF-A-41':
    'Vyradeného do boja nevráti liečivé kúzlo ani lektvar, len Oživenie. Po boji leží svojich 5 minút. Kemp si to môže nastaviť inak.',
  'DBF-A-42':
    'Oživiť sa dá spojenec aj protivník, ktorý už pri ohlásení bol vyradený, spal, alebo je mŕtvy najviac 10 minút. Vráti sa na svoju stranu, len ak je tam miesto. Kto utiekol, nevráti sa.',
  'DBF-A-43':
    'Fireball môže zasiahnuť ktorúkoľvek jednu družinu do 30 m, najviac 3 postavy, aj takú, ktorá len stojí vedľa. Výzva to nie je.',
  'DBF-A-44':
    'Očarená dvojica vynechá súboj a zranenia. Ohlásené kúzla jej platia, na konci kola smie utiecť a nové párovanie ju nerozdelí.',
  'DBF-A-45': 'Podkopnutý smie počas súboja vstať. Značka pri ňom ostane do konca kola.',
  'DBF-A-46':
    'Neviditeľný v boji nemá dvojicu. Ak odíde, nestojí ho to život, nevráti sa a prenasledovať ho smú po 5 minútach. Zásah zo Zakrádania neviditeľnosť ukončí.',
  'DBF-A-47':
    'Kto má pri Strachu posledný život, príde oň a je vyradený, keď dobehne. Smer určí čarujúci. Inak je to útek: 5 minút náskok a žiadny návrat. Kemp si to môže nastaviť inak.',
  'DBF-A-48':
    'Spiaci si nechá svoje životy. Rovnaká úroveň nezaspí. Zranenie z tej istej fázy nebudí a plošné účinky tohto boja sa spiaceho netýkajú. Kemp si to môže nastaviť inak.',
  'DBF-A-49': 'Zomri! účinkuje len v boji, na každú živú bytosť nižšej úrovne, aj na zviera.',
  'DBF-A-50':
    'Ostatné kúzla ohlásené s Hmlou ešte platia. Boj nemá víťaza a na 50 m ide strana vyzývateľov aj s pomocníkmi, nech Hmlu vyvolal ktokoľvek.',
  'DBF-A-51':
    'Zastaviť čas môže vo fáze kúziel ktoréhokoľvek kola každý na strane vyzvaných, aj pomocník. Platí to aj proti výzve zo Zakrádania; utŕžené zranenia ostanú.',
  'DBF-A-52':
    'V kole Ľadovej búrky sa ešte odohrá súboj aj zranenia. Potom sa boj končí bez úteku, bez pomoci a bez víťaza.',
  'DBF-A-53':
    'Upíri dotyk dá čarujúcemu len toľko životov, o koľko zasiahnutý naozaj prišiel. Kemp si to môže nastaviť inak.',
  'DBF-A-54': 'Pri súseku sa strata aj zisk z Upírieho dotyku ráta naraz. Padne ten, komu vyjde 0 alebo menej.',
  'DBF-A-55':
    'Predtucha zruší prvý zásah sama a skôr ako Uhýbanie. Zraneniam z kúziel nebráni a druhá naraz nič nepridá.',
  'DBF-A-56': 'Uhnúť sa dá zásahu v súboji a zásahu zo Zakrádania, kúzlam a hmyzu nie.',
  'DBF-A-57':
    'Uhýbanie aj Predtucha zrušia zásah so všetkým, čo k nemu patrí, aj s Upírim dotykom. Vlastný zásah zo súseku ostane.',
  'DBF-A-58':
    'Kto už Uhýbanie má alebo v tomto boji minul, tomu Požehnanie nič nepridá. Kemp si to môže nastaviť inak.',
  'DBF-A-59': 'Svätá zbraň trvá celý boj a patrí k zbrani. To isté kúzlo druhýkrát na tú istú zbraň nič nepridá.',
  'DBF-A-60':
    'Krotenie a Rozkáž nemŕtvemu sa riadia druhom bytosti, úroveň ani strana neprekážajú. Kto má na sebe Premenu, je zviera. Bytosť potom platí za porazenú aj pri XP.',
  'DBF-A-61':
    'Premena dáva celý hárok zvieraťa a kúzliť sa v nej nedá. Po návrate platia predošlé životy; kto však ako zviera klesne na 0, je vyradený. Kemp si to môže nastaviť inak.',
  'DBF-A-62':
    'Jasnozrivosť a Vízia sa v boji čarovať nedajú. Po 5 minútach tranzu má postava toľko životov, koľko mala. Kemp si to môže nastaviť inak.',
  'DBF-A-63': 'Zvieracia reč nič nezmení na boji, ktorý už beží.',
  'DBF-A-64': 'Zaostrenie zmyslov chráni presne do svojho času a len čarujúceho, nie družinu.',
} as const;
