export const dbfGeneral = {
  'DBF-GEN-01': 'Zmyslom pravidiel je spoločný zážitok. Keď o niečom mlčia, rozhoduje, z čoho bude mať hra viac.',
  'DBF-GEN-02': 'Ešte pred hrou si každý pravidlá celé a pozorne prečíta.',
  'DBF-GEN-03': 'Hrá sa v kopcoch a v lese, mäkkými obalenými zbraňami. Bezpečnosť má prednosť pred všetkým ostatným.',
  'DBF-GEN-04': 'Najprv si premysli, či nikoho neohrozíš, ani seba. Až potom konaj: zbrklosť končí úrazom.',
  'DBF-GEN-05': 'Kým trvá hlavná hra, nikto nepije alkohol ani neberie iné omamné látky.',
  'DBF-GEN-06': 'Fajčiť sa smie len v kempe, nikde inde a najmenej v lese.',
  'DBF-GEN-07': 'Čo postava robí, to aj zahraj, nech z toho majú niečo aj ostatní.',
  'DBF-GEN-08': 'Mysli na to, ako sa pri hre cítia ostatní, a podľa toho sa správaj. Hra patrí všetkým.',
  'DBF-GEN-09': 'Ak niekomu viditeľne nie je dobre, uber na tempe. Pohovoriť si možno aj chvíľu mimo hry.',
  'DBF-GEN-10':
    'Kto má niekoho odstrániť, nech ho nezabije hneď na začiatku, lebo ten by už nehral. Môže mu kaziť plány a skoncovať s ním v poslednej fáze hry.',
  'DBF-GEN-11': 'Kto si drží ruku (lepšie obe) za hlavou, je mimo hry: akoby tam vôbec nestál.',
  'DBF-GEN-12': 'Mimo hry sa chodí len s vážnym dôvodom a nikdy nie pre výhodu.',
  'DBF-GEN-13':
    'Herný predmet sa spozná podľa označenia. Čo ho nemá, herný predmet nie je; ani byliny, hoci v hre poslúžia.',
  'DBF-GEN-14': 'Herné predmety sa nikomu naschvál neschovávajú a nedržia sa bokom.',
  'DBF-GEN-15': 'Zbraň ani kus kostýmu nikto nikomu neberie, ani keď ho okráda.',
  'DBF-GEN-16': 'Darovať inému niečo svoje môže každá postava, ak sama chce.',
  'DBF-GEN-17': 'Každú zbraň pred hrou uvidí a schváli organizátor (ORG). Bez toho do hry nejde.',
  'DBF-GEN-18': 'Hra stojí na cti a dobrej vôli hráčov. ORG nemôže stáť pri každom.',
  'DBF-GEN-19':
    'Značka, ktorá si pýta schopnosť, platí len pre jej držiteľa. Bez Zálesáctva si značku stopovania nikto nevšíma.',
  'DBF-GEX-01': 'Behať smie len ten, komu to povoľuje schopnosť.',
  'DBF-GEX-02': 'Na opasku každej postavy visí mešec, na ktorý dobre vidno.',
  'DBF-GEX-03': 'Mešec môže byť aj prázdny, ale nosiť ho treba, lebo patrí k hre.',
  'DBF-GEX-04': 'Mešec sa dáva schváliť ešte pred začiatkom hry.',
} as const;
