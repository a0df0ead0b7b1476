export const dbfSpells = {
  'DBF-SP-EL1':
    'Jeden protivník v boji utrpí 2 ohnivé zranenia. Len v boji, vo fáze kúziel. Od úrovne: Čarodej 1, Druid 1.',
  'DBF-SP-EL2':
    'Jeden protivník v boji začne toto kolo na zemi; životy nestráca. Len v boji, vo fáze kúziel. Od úrovne: Čarodej 2, Druid 2.',
  'DBF-SP-EL3':
    'Všetci protivníci v boji, najviac 3, utrpia po 1 kyselinovom zranení; aj tí bez dvojice. Len v boji, vo fáze kúziel. Od úrovne: Čarodej 3, Druid 3.',
  'DBF-SP-EL4':
    'Všetci protivníci v boji, najviac 3, utrpia po 1 mrazivom zranení. Dohrá sa ešte toto kolo a boj sa skončí. Len v boji, vo fáze kúziel. Od úrovne: Čarodej 4, Druid 4.',
  'DBF-SP-EL5':
    'Jedna celá družina do 30 m, najviac 3 postavy, utrpí po 1 ohnivom zranení. V boji vo fáze kúziel, ale aj mimo boja. Od úrovne: Čarodej 5, Druid 5.',
  'DBF-SP-PO1':
    'Po rozhovore dlhom aspoň 5 minút smie čarujúci položiť postave jednu otázku. Odpoveď musí byť pravdivá: áno, nie, alebo neviem. Len mimo boja. Od úrovne: Čarodej 1, Kňaz 1, Zlodej 5.',
  'DBF-SP-PO2':
    'Čarujúci a jeho súper z dvojice toto kolo spolu nebojujú, vynechajú ho. Treba dvojicu. Len v boji, vo fáze kúziel. Od úrovne: Čarodej 2, Kňaz 2, Zlodej 6.',
  'DBF-SP-PO3':
    'Čarujúci je na 10 minút neviditeľný (ruky za hlavou) a má Zakrádanie. Z boja môže hneď odísť a nestojí ho to život. V boji vo fáze kúziel, aj mimo boja. Od úrovne: Čarodej 3, Kňaz 3, Zlodej 7.',
  'DBF-SP-PO4':
    'Zvolený protivník, nech má akúkoľvek úroveň, hneď beží 50 m určeným smerom a stratí 1 život. Do tohto boja sa už nevráti, páruje sa odznova. Len v boji, vo fáze kúziel. Od úrovne: Čarodej 4, Kňaz 4, Zlodej 8.',
  'DBF-SP-PO5':
    'Protivníci s nižšou úrovňou, najviac 3, zaspia a platia za vyradených, kým neprejde 5 minút alebo ich niekto nezraní (to je aj výzva). Ak nikto neostal, boj sa končí. Len v boji, vo fáze kúziel. Od úrovne: Čarodej 5, Kňaz 5, Zlodej 9.',
  'DBF-SP-JA1': 'Čarujúci má 10 minút Pozornosť. Kedykoľvek. Od úrovne: Čarodej 3, Kňaz 3, Druid 5.',
  'DBF-SP-JA2':
    'Najbližší zásah, ktorý čarujúci dostane, neplatí; jeho vlastný zásah zo súseku áno. Kým zásah nepríde, kúzlo trvá aj v ďalších kolách, najdlhšie do konca boja. Len v boji, vo fáze kúziel. Od úrovne: Čarodej 4, Kňaz 4, Druid 6.',
  'DBF-SP-JA3':
    'Čarujúci sa dotkne niekoho, kto je vyradený, no nie mŕtvy, alebo komu vysvetlil, čo príde, a kto súhlasí. Na jednu otázku dostane pravdivú odpoveď: áno, nie, alebo neviem. Mimo boja. Od úrovne: Čarodej 5, Kňaz 5, Druid 7.',
  'DBF-SP-JA4':
    'Čarujúci je 5 minút v tranze a platí za vyradeného. ORG mu na jednu otázku pravdivo odpovie: áno, nie, alebo neviem. Mimo boja. Od úrovne: Čarodej 6, Kňaz 6, Druid 8.',
  'DBF-SP-JA5':
    'Výzva proti družine čarujúceho padá a boj sa hneď končí. Všetci protivníci ostanú 5 minút na mieste, družina môže odísť. Len za stranu vyzvaných, vo fáze kúziel. Od úrovne: Čarodej 7, Kňaz 7, Druid 9.',
  'DBF-SP-NE1':
    'Ak čarujúci v tomto kole zasiahne, protivník stratí o 1 život viac. Koľko životov mu zásah vzal, toľko čarujúci získa, aj nad maximum. Len v boji, vo fáze kúziel. Od úrovne: Čarodej 3, Druid 3, Kňaz 5.',
  'DBF-SP-NE2':
    'Čarujúci má do konca fázy hry 1 život navyše, aj nad maximum. Kedykoľvek, v boji vo fáze kúziel. Od úrovne: Čarodej 4, Druid 4, Kňaz 6.',
  'DBF-SP-NE3':
    'Jeden nemŕtvy, nech má akúkoľvek úroveň, prestane bojovať a po boji platí za porazeného. Páruje sa odznova. Len v boji, vo fáze kúziel. Od úrovne: Čarodej 5, Druid 5, Kňaz 7.',
  'DBF-SP-NE4':
    'Všetci protivníci v boji, najviac 3, utrpia po 1 nekrotickom zranení. Do 3 m uhynú rastliny a drobné zvieratá, teda aj Otravný hmyz. Čarujúcemu sa môže vrátiť jedno použité kúzlo najviac 3. stupňa, z hociktorej školy. Len v boji, vo fáze kúziel. Od úrovne: Čarodej 6, Druid 6, Kňaz 8.',
  'DBF-SP-NE5':
    'Jedna živá bytosť s nižšou úrovňou, než má čarujúci, ostane bez životov, a teda vyradená. Na nemŕtvych neúčinkuje. Len v boji, vo fáze kúziel. Od úrovne: Čarodej 7, Druid 7, Kňaz 9.',
  'DBF-SP-LI1':
    'Jednej živej bytosti vráti 1 život. Kedykoľvek, v boji vo fáze kúziel. Od úrovne: Druid 1, Kňaz 1, Rytier 3, Hraničiar 3, Čarodej 5.',
  'DBF-SP-LI2':
    'Jednej živej bytosti vráti 3 životy. Kedykoľvek, v boji vo fáze kúziel. Od úrovne: Druid 2, Kňaz 2, Rytier 4, Hraničiar 4, Čarodej 6.',
  'DBF-SP-LI3':
    'Najviac 3 živým bytostiam vráti po 2 životy. Kedykoľvek, v boji vo fáze kúziel. Od úrovne: Druid 3, Kňaz 3, Rytier 5, Hraničiar 5, Čarodej 7.',
  'DBF-SP-LI4':
    'Jedna živá bytosť sa zbaví choroby alebo iného telesného postihnutia, napríklad zlomeniny či straty ucha. Trvalo, kedykoľvek. Od úrovne: Druid 4, Kňaz 4, Rytier 6, Hraničiar 6, Čarodej 8.',
  'DBF-SP-LI5':
    'Jedna vyradená alebo mŕtva bytosť, nie nemŕtva, má znova všetky životy až po maximum. V boji začne toto kolo na zemi a páruje sa odznova. Kedykoľvek, v boji vo fáze kúziel. Od úrovne: Druid 5, Kňaz 5, Rytier 7, Hraničiar 7, Čarodej 9.',
  'DBF-SP-PR1':
    'Jedno zviera prestane bojovať a po boji platí za porazené. Páruje sa odznova. Len v boji, vo fáze kúziel. Od úrovne: Druid 1, Kňaz 3, Hraničiar 3, Čarodej 3.',
  'DBF-SP-PR2':
    'Čarujúci s družinou sa 10 minút rozpráva so zvieratami ako s postavami. Zvieratá ich v tom čase nesmú vyzvať a musia ich bez boja pustiť. Len mimo boja. Od úrovne: Druid 2, Kňaz 4, Hraničiar 4, Čarodej 4.',
  'DBF-SP-PR3':
    'Boj sa hneď končí a strana vyzývateľov odíde na 50 m. Len v boji, vo fáze kúziel. Od úrovne: Druid 3, Kňaz 5, Hraničiar 5, Čarodej 5.',
  'DBF-SP-PR4':
    'V tomto a každom ďalšom kole prídu všetci v boji okrem čarujúceho o 1 život, aj spojenci. Trvá do konca boja, alebo kým roj niečo nezničí. Len v boji, vo fáze kúziel. Od úrovne: Druid 4, Kňaz 6, Hraničiar 6, Čarodej 6.',
  'DBF-SP-PR5':
    'Čarujúci sa môže na 10 minút stať zvieraťom, ktoré už v hre stretol; jeho hárok mu dá creep po boji alebo ORG. S postavami zatiaľ normálne nehovorí. Kedykoľvek, v boji vo fáze kúziel. Od úrovne: Druid 5, Kňaz 7, Hraničiar 7, Čarodej 7.',
  'DBF-SP-BO1':
    'V tomto kole zraňuje zásah čarujúceho o 1 viac a zásah, ktorý dostane, o 1 menej. Pri súseku platí oboje. Len v boji, vo fáze kúziel. Od úrovne: Kňaz 1, Rytier 5.',
  'DBF-SP-BO2':
    'Čarujúci a jeho družina, najviac 3 postavy, majú na tento boj Uhýbanie. Len v boji, vo fáze kúziel. Od úrovne: Kňaz 2, Rytier 6.',
  'DBF-SP-BO3': 'Z jednej bytosti natrvalo sníme jednu kliatbu. Kedykoľvek. Od úrovne: Kňaz 3, Rytier 7.',
  'DBF-SP-BO4':
    'Jedna zbraň podľa voľby čarujúceho zraňuje celý tento boj o 1 viac. Proti nemŕtvym a démonom pridá ešte 1, spolu 2. Len v boji, vo fáze kúziel. Od úrovne: Kňaz 4, Rytier 8.',
  'DBF-SP-BO5':
    'Čarujúci je 5 minút v tranze a platí za vyradeného. Na jednu ľubovoľnú otázku mu boh, teda ORG, odpovie víziou. Mimo boja. Od úrovne: Kňaz 5, Rytier 9.',
} as const;
