export const kpoDefaults = {
  'KPO-A-01':
    'Pri iniciatíve ukazuje každá strana jeden znak a víťaznej strane sa každému pridá 3. Pri viacerých stranách sa vyhráva, len ak sú vidieť práve 2 rôzne znaky: vyhrali všetci so silnejším. Kemp si to môže nastaviť inak.',
  'KPO-A-02': 'Všetci s rovnakou hodnotou konajú naraz, nech je ich koľkokoľvek. V rámci strany sa o poradí dohodnú.',
  'KPO-A-03':
    'Po remíze medzi stranami sa na začiatku ďalšieho kola ukazuje o iniciatívu za všetkých. Remíza vnútri strany to nežiada.',
  'KPO-A-04':
    'Km-ov 1 bod za zbraň patrí pri jednej iniciatíve jedinému bojujúcemu, bez jeho rozhodnutia nikomu. Môže sa ním vyrovnať náskok.',
  'KPO-A-05': 'Kto útočí naraz, ten zraňuje, aj keď pritom padnú obaja.',
  'KPO-A-06': 'Kto padol, v tom kole už neútočí. Výnimkou je útok naraz.',
  'KPO-A-07': 'Kto má 0 ÉP alebo menej, je z boja von. Či zomrel, povie Km. Kemp si to môže nastaviť inak.',
  'KPO-A-08':
    'SFÉ zbroje sa odráta z každého zranenia, nielen pri omráčení: strata ÉP je zranenie mínus SFÉ, nikdy nie menej ako 0. Kemp si to môže nastaviť inak.',
  'KPO-A-09': 'Minimum platí pre zranenie zbraňou; SFÉ sa odráta až potom.',
  'KPO-A-10': 'Remíza sa neopakuje: útok ide bez úpravy.',
  'KPO-A-11':
    'Z čoho sa skladá celkový útok a celková obrana, text nehovorí. Konzola ich berie z hárku: základ, zbraň, taktika, situácia.',
  'KPO-A-12':
    'Strelná zbraň zasiahne, ak naozaj trafí cieľ; znaky sa neukazujú a zranenie je pevné. Kemp si to môže nastaviť inak.',
  'KPO-A-13': 'SFÉ sa odráta aj z pevného zranenia, rozbeh ho však nezvýši.',
  'KPO-A-14':
    'Na omráčenie stačí menšie z dvoch čísel, Fizikum alebo terajšie ÉP. Ráta sa po odrátaní SFÉ a stačí aj rovnosť.',
  'KPO-A-15': 'Nevydarené omráčenie nezraňuje. Kemp si to môže nastaviť inak.',
  'KPO-A-16': 'Ani omráčenie neprekročí maximum zbrane.',
  'KPO-A-17': 'Omráčiť sa dá aj zo zálohy, ak o tom Km alebo Látó vie vopred. Postih 6 a prídavok 6 sa vyrušia.',
  'KPO-A-18': 'Omráčený ostáva v bezvedomí do konca boja, ak Km nepovie inak.',
  'KPO-A-19': 'Zo zálohy sa útočí raz, ako s vyhratým znakom, teda o 6 viac. Potom nasleduje obvyklá iniciatíva.',
  'KPO-A-20': 'Cieľu útoku zo zálohy ostane len základná obrana, bez zbrane a štítu.',
  'KPO-A-21': 'Kto prežil úder od chrbta, má v ďalšom kole o 6 menej na útoku aj na obrane.',
  'KPO-A-22': 'Ak cieľ vopred povedal, že má podozrenie, útok zo zálohy sa mení na obyčajný.',
  'KPO-A-23':
    'Rozbeh a útok zo zálohy nejdú spolu, lebo rozbeh treba ohlásiť. Ak to Km dovolí, maximum sa najprv zvýši o polovicu a potom o 2 za Anatómiu.',
  'KPO-A-24':
    'Tomu, na koho sa rozbehli, sa maximum zvýši len v tom kole a len na útoky proti rozbehnutému. Jeho 2 k útoku nedostane.',
  'KPO-A-25': 'Komu rozbeh zastavili, ten v tom kole neútočí. Kemp si to môže nastaviť inak.',
  'KPO-A-26': 'Ak majú žrďovú zbraň obaja, platí bežné poradie.',
  'KPO-A-27': 'Pri rozbehu platí 2 k útoku a 4 z obrany celé kolo, pri každom útoku.',
  'KPO-A-28':
    'S 2. útokmi rýchlych zbraní sa začne po všetkých prvých, v poradí iniciatívy. Kto dovtedy padne, o svoj príde.',
  'KPO-A-29': 'Ak je rýchla zbraň len v jednej ruke, 2. útok má len tá.',
  'KPO-A-30': 'Pomalou zbraňou sa smie útočiť hneď v prvom kole; kolo po útoku sa vynechá.',
  'KPO-A-31': 'Vo vynechanom kole sa pomalou zbraňou bráni naplno, len útočiť sa ňou nedá.',
  'KPO-A-32': 'Pri útočnej taktike smú ruky ukázať rovnaké aj rôzne znaky.',
  'KPO-A-33': 'Obranná taktika ukazuje dva znaky len proti útočnej, inak jeden.',
  'KPO-A-34': 'Pri útočnej taktike má útok každej ruky len jej vlastný postih. Sčítajú sa tam, kde to pravidlo hovorí.',
  'KPO-A-35': 'Pri finte platí maximum tej zbrane, ktorá udrie do uvoľneného miesta. Ktorá to je, povie hráč.',
  'KPO-A-36': 'Na útočnú taktiku treba 1. stupeň boja dvoma zbraňami. Kto ho nemá, má postih 6.',
  'KPO-A-37': 'Taktiku možno meniť v každom kole. Ohlasuje sa na začiatku a v tom kole platí pre útok aj obranu.',
  'KPO-A-38': 'Koľko útokov dá zrýchlenie, povie Km; hornú hranicu nemá.',
  'KPO-A-39': 'Km môže ako výnimku povoliť 3 výstrely, len strelným zbraniam; inak ostávajú 2 útoky na ruku.',
  'KPO-A-40':
    'Z dvoch zbraní sa za dĺžku berie tá dlhšia. Prídavok 1 platí pre útok a obranu; bod pri iniciatíve s tým nesúvisí.',
  'KPO-A-41':
    'Ak čarujúci a ozbrojený ukážu rovnaký znak, ukazujú znova. Obratnosť sa nepridáva. Kemp si to môže nastaviť inak.',
  'KPO-A-42':
    'Medzi dvoma čarujúcimi platí bežné poradie, ale kto číta, prehráva. Proti viacerým ozbrojeným sa o rýchlosti rozhoduje s každým zvlášť.',
  'KPO-A-43':
    'Kúzlo pred dokončením preruší každá strata ÉP a tiež úspešné omráčenie. Úder, ktorý minul alebo ho zachytila zbroj, nie. Pre psi platí to isté.',
  'KPO-A-44': 'Ráta sa skutočný čas reči, presne 3 sekundy sú ešte krátke kúzlo. Rozhoduje Km.',
  'KPO-A-45':
    'Rušenie, prekážanie a iné situácie znižujú útok a obranu, iniciatívu nie. Kemp si to môže nastaviť inak.',
  'KPO-A-46': 'Naraz platí len jedna situácia, nech je príčin koľkokoľvek. Vyberá ju Km.',
  'KPO-A-47': 'Postih za mierenie sa sčíta s omráčením a situáciou. Hranica 9 platí len pre mierenie.',
  'KPO-A-48': 'Mierený zásah sám od seba len bežne zraní. Či spraví aj niečo viac, povie Km.',
  'KPO-A-49': 'Na 10 segmentov kola sa nič neviaže, v sekundách sa merajú len kúzla.',
  'KPO-A-50':
    'Ak sa dvaja vzdialia uprostred kola, ich zvyšné útoky na seba prepadnú a ďalšie kolo sa začne iniciatívou.',
  'KPO-A-51': 'Kto príde uprostred kola, počká na jeho koniec; na začiatku ďalšieho je nová iniciatíva.',
  'KPO-A-52':
    'Km aj Látó smú meniť poradie, vypočuť ohlásené omráčenie a určiť číslo za mierenie. Ostatné rozhoduje len Km, hráči nič. Každý zásah do poradia sa zapíše.',
  'KPO-A-53': 'Útok, ktorý Km nechá bez znakov, platí za vyhratý: o 6 viac, ak nepovie inak.',
  'KPO-A-54': 'Trvalé zníženie vlastnosti určí Km vlastnými slovami; konzola sama nič neuberie.',
} as const;
