import type { dbfFight as slovak } from '../sk/dbf-fight.ts';

export const dbfFight: Readonly<Record<keyof typeof slovak, string>> = {
  'DBF-PTY-01': 'Egy csapat legfeljebb 3 tagú.',
  'DBF-PTY-02':
    'Aki éppen harcoló csapathoz ér, legalább 30 m-re félreáll. Egyébként a csapatok szabadon találkozhatnak.',
  'DBF-PTY-03': 'A játékban nincs futás. Csak a Szívósság birtokosa futhat, és aki a játékban lovon ül.',
  'DBF-PTY-04': 'Futni főleg azért tilos, hogy az erdőben senki se sérüljön meg.',
  'DBF-PTY-05': 'Hogy meddig séta a séta, azt senki sem méri. Játsszatok tisztességesen.',
  'DBF-CHL-01': 'Minden harcot kihívás nyit meg.',
  'DBF-CHL-02':
    'Kihívni a csapat bármely tagja tud: megérint a fegyverével, és kimondja: „kihívlak”. Kihívni másik csapatot vagy lényt lehet.',
  'DBF-CHL-03': 'Aki egyvalakit kihív, az egész csapatát kihívta.',
  'DBF-CHL-04':
    'Hogy ki kihez tartozik, annak a kihívás előtt ki kell derülnie. Utána már senki sem mondhatja, hogy nem a csapat tagja.',
  'DBF-CHL-05':
    'Példa: a Tó úrnője két emberrel áll, akik szavai szerint nem hozzá tartoznak. Az érkező csapat vagy őt hívja ki, vagy a kettőt. Ha őt, a kettő eltávozik a harctól.',
  'DBF-HLP-01':
    'Ha egy oldalon 3-nál kevesebben vannak, a kihíváskor jelen lévő karakterek 3-ig kiegészíthetik. Bármelyik oldalt választhatják.',
  'DBF-HLP-02': 'Akinek nem jut hely, 30 m-re eltávozik.',
  'DBF-HLP-03':
    'Aki félreállva vár, csak akkor léphet be, ha valamelyik oldalról valaki kiesik, mert elesett vagy elmenekült.',
  'DBF-HLP-04': 'A segítő a kör végén lép be.',
  'DBF-HLP-05': 'Példa: a Tó úrnője mellett álló kettő beállhat hozzá. Arra a harcra együtt 3 tagú csapat.',
  'DBF-RND-01': 'A harc nem folyamatos, hanem körökből áll.',
  'DBF-RND-02':
    'Egy körnek mindig 6 szakasza van, ebben a sorrendben: Párosítás, Italok, Varázslatok, Párbaj, Sebek, Kör vége.',
  'DBF-PAIR-01': 'A harc párokban folyik, mindig egy ember egy ellen.',
  'DBF-PAIR-02': 'Az előny a kihívóé: az ő oldala választ először.',
  'DBF-PAIR-03': 'Elsőként a kihívók egyike választ ellenfelet a másik oldalról.',
  'DBF-PAIR-04': 'Utána a kihívottak közül választ valaki, akinek még nincs párja.',
  'DBF-PAIR-05': 'Ha ketten maradtak, oldalanként egy, ők is párt alkotnak.',
  'DBF-PAIR-06':
    'Akinek nem jutott pár, abban a körben nem harcol. A varázslatok és más hatások azonban rá is érvényesek.',
  'DBF-PAIR-07': 'Ha megváltozik a harcolók száma, azonnal új párosítás következik.',
  'DBF-POT-01': 'A harcban mindenki megihat egy italt az italok szakaszában.',
  'DBF-SPP-01': 'A varázslatok szakaszában kiértékelik az összes bejelentett varázslatot.',
  'DBF-SPP-02': 'Aki a varázslatok után áll, párbajozik és sebesül, ahogy máskor.',
  'DBF-DUEL-01':
    'A pár az első találatig harcol, vagy a kettős találatig, amikor egyszerre talál mindkettő. Józan ésszel kell megítélni.',
  'DBF-DUEL-02': 'Fejre, nyakra és kulcscsontra támadni még cselből sem szabad.',
  'DBF-DUEL-03': 'Szúrni tilos.',
  'DBF-DUEL-04': 'A karra, lábra és törzsre mért találat számít. A könyököt, a csuklót és a térdet kímélni kell.',
  'DBF-DUEL-05': 'A sebek akkor következnek, amikor már minden pár befejezte.',
  'DBF-DMG-01': 'Akit találat ér, annyi életet veszít, amekkora az ellenfél találata.',
  'DBF-DMG-02': 'Kettős találatnál mindketten megsebesülnek.',
  'DBF-DMG-03': 'A Kitérést most, a sebeknél lehet használni.',
  'DBF-DMG-04': 'A sebekkel együtt kiértékelik azt is, amit a varázslatok a találatokhoz hozzátettek.',
  'DBF-END-01': 'A kör végén bárki elmenekülhet a harcból.',
  'DBF-END-02': 'A menekülés 1 életbe kerül.',
  'DBF-END-03': 'A harc ellenfelei a menekülőt csak 5 perc múlva üldözhetik, Erdőjárással 2 múlva.',
  'DBF-END-04': 'Aki elmenekült egy harcból, abba már semmiképp sem tér vissza.',
  'DBF-END-05': 'Az elesett és az elmenekült helyére beállhat valaki, aki nem harcolt, ha maga akarja.',
  'DBF-END-06': 'Segítőkkel együtt sem lehet egy oldalon 3-nál több harcoló.',
  'DBF-END-07': 'Ha az egyik oldalon senki sem maradt, mert mindenki elesett vagy elmenekült, a harc véget ér.',
  'DBF-END-08': 'Amíg mindkét oldalon áll valaki, újabb kör következik.',
};
