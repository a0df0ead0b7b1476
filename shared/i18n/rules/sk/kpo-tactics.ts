export const kpoTactics = {
  'KPO-KOR-01': 'S ťažkou obojručnou, teda pomalou zbraňou sa útočí len v každom 2. kole.',
  'KPO-KOR-02': 'S dýkou a vrhacou zbraňou má 2 útoky za kolo ten, kto má Obratnosť aspoň 4.',
  'KPO-KOR-03': 'Pri rýchlej zbrani sa ukazuje znak na každý útok zvlášť, teda 2-krát.',
  'KPO-KOR-04': 'Na konci kola príde 2. útok rýchlou zbraňou.',
  'KPO-KOR-05': 'Pri boji dvoma zbraňami stačí na útok oboch jedno ukázanie znakov.',
  'KPO-KOR-06': 'S dvoma rýchlymi zbraňami má útočník za kolo 2 ukázania znakov.',
  'KPO-KOR-07': 'Jednou rukou nikto nezaútočí v kole viac ako 2-krát.',
  'KPO-KOR-08': 'Hranicu útokov na ruku prekročí len zrýchľujúce kúzlo: kto je pod ním, má viac času.',
  'KPO-KOR-09': 'Niektoré strelné zbrane zvládnu aj 3 útoky za kolo, hoci aj každou rukou. Povoľuje to Km.',
  'KPO-KET-01': 'Útočná taktika útočí oboma zbraňami a bráni sa jednou.',
  'KPO-KET-02': 'Pri útočnej taktike má každá ruka svoj znak a svoju hodnotu útoku.',
  'KPO-KET-03': 'Pri útočnej taktike zraňuje tá ruka, ktorej útok zasiahol.',
  'KPO-KET-04':
    'Kto bojuje útočnou taktikou, bráni sa jedným znakom a obranu mu zlepší len jedna zbraň. Postihy boja dvoma zbraňami však platia z oboch rúk.',
  'KPO-KET-05': 'Pri finte jedna zbraň uvoľní cestu druhej. Treba na ňu 2. stupeň boja dvoma zbraňami.',
  'KPO-KET-06':
    'Finta útočí jedným znakom: výhra pridá 6, prehra uberie 6, remíza nič. Za druhú ruku sa to neráta znova.',
  'KPO-KET-07': 'K útoku fintou sa pridá úprava útoku oboch zbraní, ale aj postihy oboch rúk.',
  'KPO-KET-08': 'Pri finte bráni jediná zbraň: jeden znak, jej úprava obrany a postih len tej ruky.',
  'KPO-KET-09': 'Obranná taktika útočí jednou zbraňou a bráni oboma. Treba na ňu 3. stupeň boja dvoma zbraňami.',
  'KPO-KET-10': 'Obranná taktika útočí jedným znakom ako s jednou zbraňou. Postih za dve zbrane platí aj tu.',
  'KPO-KET-11':
    'Obranná taktika bráni jedným znakom: ak vyhrá, útočník má o 6 menej, ak prehrá, o 6 viac. Ráta sa úprava obrany oboch zbraní aj postihy oboch rúk.',
  'KPO-KET-12':
    'Dvaja s dvoma zbraňami bojujú, akoby mal každý jednu, ak ani jeden nezvolil útočnú taktiku. Finta má i tak úpravu útoku a obranná taktika úpravu obrany z oboch zbraní.',
  'KPO-KET-13':
    'Dva znaky útočnej taktiky sú dva útoky proti jedinému znaku cieľa. Zasiahne každá ruka, ktorej hodnota stačí.',
  'KPO-KET-14': 'Oba znaky môžu byť rovnaké aj rôzne, ako si útočník zvolí.',
  'KPO-KET-15': 'Ak sa cieľ útočnej taktiky bráni obrannou, ukazuje tiež oboma rukami: dva znaky proti dvom.',
  'KPO-KET-16': 'Pri dvoch znakoch proti dvom si obranca vyberá, ktorým znakom odpovie na ktorú ruku útočníka.',
  'KPO-KET-17': 'Obranca smie na oba útoky odpovedať znakom tej istej ruky.',
  'KPO-HOS-01': 'Dlhšia zbraň v skutočnosti často rozhodne. Postavy v hre sú však výnimočné, preto tu znamená málo.',
  'KPO-HOS-02':
    'Dlhšia zbraň môže podľa Km-a pridať 1 k celkovému útoku aj obrane; bežne to nerobí. Kemp si to môže nastaviť inak.',
  'KPO-HOS-03': 'O dĺžke rozhoduje, ako zbraň naozaj vyzerá, nie čo v hre predstavuje.',
  'KPO-HOS-04': 'Pri rozbehu začína ten, kto má žrďovú zbraň, či sa rozbehol on, alebo súper.',
  'KPO-HOS-05': 'Keď ten, na koho sa rozbehli, zasiahne žrďovou zbraňou, rozbeh sa zastaví.',
} as const;
