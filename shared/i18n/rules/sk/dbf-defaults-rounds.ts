export const dbfDefaultsRounds = {
  'DBF-A-01': 'Zásah bez bonusov berie 1 život. Creep môže mať na hárku iné číslo.',
  'DBF-A-02': 'Kto klesne na 0 životov, je vyradený.',
  'DBF-A-03': 'Životov nikdy nie je menej ako 0. Zarovná sa to, až keď je sčítané všetko z tej istej fázy.',
  'DBF-A-04':
    'Zranenie sa môže zmenšiť až na 0. Aj vtedy je to zásah, takže sa naň minie Predtucha. Kemp si to môže nastaviť inak.',
  'DBF-A-05': 'Liečenie vracia životy len po maximum. Kto je nad ním, nič nezíska ani nestratí.',
  'DBF-A-06': 'Životy nad maximum z Upírieho dotyku ostávajú, kým o ne postava nepríde. Kemp si to môže nastaviť inak.',
  'DBF-A-07':
    'Život z Nepravého života odchádza pri strate ako prvý. Ak vydrží, na konci fázy hry zmizne; nikoho tým nevyradí.',
  'DBF-A-08':
    'Po boji ani s novou fázou hry sa životy samy nevracajú. Vráti ich liečenie, lektvar, prebratie z vyradenia alebo zásah ORGa. Kemp si to môže nastaviť inak.',
  'DBF-A-09':
    'Z viacerých zbrojí platí tá najlepšia. Kto ju vyzlečie, zníži si maximum a s ním aj životy, ktoré ho presahujú; kto ju oblečie, zvýši si len maximum.',
  'DBF-A-10': 'Koľko bonusových životov je za krásne kusy, zapíše na hárok ORG. Bez zápisu je to 0.',
  'DBF-A-11':
    'Kyjak platí pri Prieraznosti za palcát. Krátky meč je pri Šerme meč, dýka nie. Kemp si to môže nastaviť inak.',
  'DBF-A-12': 'Bonusy k jednému zásahu sa sčítajú všetky.',
  'DBF-A-13': 'Luk je v súboji zbraň ako iné: zásah 1, bez bonusov schopností. Vyzýva sa len dotykom.',
  'DBF-A-14': 'S obojručnou zbraňou sa štít nosiť nedá.',
  'DBF-A-15': 'Oheň, kyselina, mráz a nekróza sú len opis zranenia. Nekrotické zranenie berie životy aj nemŕtvym.',
  'DBF-A-16': 'Na hárku creepa sú jeho životy, zásah, úroveň a druh. Ak úroveň nikto neurčil, je to 1.',
  'DBF-A-17': 'Keď schopnosť zvýši maximum, pribudne rovnako aj terajších životov.',
  'DBF-A-18': 'Prvý vyberá vždy vyzývateľ, aj keď ich je menej. Sám proti 3 vyberie a je dopárované.',
  'DBF-A-19':
    'Pri 3 vyzývateľoch proti 2 si posledný vyzvaný vyberie z tých, čo ostali. Pri 2 proti 3 sa ostávajúci vyzvaní dohodnú, kto si vezme posledného vyzývateľa.',
  'DBF-A-20':
    'Prvá voľba patrí vyzývateľom celý boj, aj pri novom párovaní a aj keď už na ich strane stoja len pomocníci.',
  'DBF-A-21': 'Za stranu môže voliť ktorýkoľvek jej člen. Platí, čo sa zapíše skôr.',
  'DBF-A-22':
    'Nové párovanie rozdelí všetky dvojice a ide sa rovno do súboja, bez ďalších lektvarov a kúziel. S tým, kto ubudne v súboji či neskôr, sa ráta až v ďalšom kole.',
  'DBF-A-23': 'Páruje sa odznova aj vtedy, keď ubudne niekto bez dvojice.',
  'DBF-A-24': 'Aj kto je v kole bez dvojice, smie piť lektvar a čarovať a smie byť cieľom kúzla.',
  'DBF-A-25': 'Súboj môže dopadnúť aj tak, že nikto nikoho nezasiahne.',
  'DBF-A-26': 'Za kolo sa smie vypiť najviac jeden lektvar, ale nemusí sa. Kemp si to môže nastaviť inak.',
  'DBF-A-27': 'Účinok lektvaru určí ORG. Pije len ten, kto v boji stojí; vyradenému sa lektvar podať nedá.',
  'DBF-A-28': 'Kúzlo je raz za fázu hry, nie za fázu kola. Novú fázu hry otvára ORG.',
  'DBF-A-29': 'V jednom kole môže postava vyvolať ľubovoľne veľa rôznych kúziel. Kemp si to môže nastaviť inak.',
  'DBF-A-30': 'Ohlásené kúzla účinkujú naraz. Platí aj kúzlo toho, kto v tej istej fáze padol.',
  'DBF-A-31':
    'Zranenia a liečenie z tej istej fázy sa zrátajú spolu, najviac po maximum a najmenej po 0. Až potom prídu na rad vyradenia, odchody z boja, Oživenie, koniec boja a nové párovanie.',
  'DBF-A-32': 'Kúzla sú na rade po párovaní a lektvaroch, tesne pred súbojom.',
  'DBF-A-33': 'Ak cieľ z boja dostalo iné kúzlo tej istej fázy, toto kúzlo je aj tak minuté.',
  'DBF-A-34': 'Z kúziel proti protivníkom sa mimo boja čaruje len Fireball.',
  'DBF-A-35': 'Kde sa hovorí o bytosti alebo postave, tam je cieľom hociktorý prítomný, aj spojenec či sám čarujúci.',
  'DBF-A-36': 'Účinok na 10 minút meria čas aj v boji. Ak trval na začiatku kola, vydrží mu to celé kolo.',
} as const;
