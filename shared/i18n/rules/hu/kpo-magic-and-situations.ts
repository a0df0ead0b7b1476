import type { kpoMagicAndSituations as slovak } from '../sk/kpo-magic-and-situations.ts';

export const kpoMagicAndSituations: Readonly<Record<keyof typeof slovak, string>> = {
  'KPO-MAG-01':
    'Fegyver és varázslat (a pszi is) találkozása mindig kényes: egy csapás végezhet a varázslóval, egy varázslat rabszolgává tehet bárkit.',
  'KPO-MAG-02':
    'Varázsló és fegyveres közt az dönt, hogy a varázslat elmondása valóban meddig tart, nem az, hogy meddig tarthatna. A végső szó a Km-é.',
  'KPO-MAG-03': 'A legfeljebb 3 másodperces varázslatnál a két ellenfél jelet mutat, és a nyertes a gyorsabb.',
  'KPO-MAG-04': 'A 3 másodpercnél tovább mondott varázslatot megelőzi a fegyver.',
  'KPO-MAG-05': 'A papírról vagy könyvből olvasott varázslat a fegyver után jön, akármilyen rövid.',
  'KPO-MAG-06': 'Két-három szavas varázslatot mindenki meg tud tanulni, ez el is várható.',
  'KPO-MAG-07': 'Ha a varázsló közben ÉP-t veszít, a varázslata megszakad.',
  'KPO-MAG-08': 'A Km a mágiánál is kedve szerint változtathat a sorrenden, indoklás nélkül.',
  'KPO-MOD-01': 'Zavarás: amíg tart, a támadás és a védekezés 3-mal kevesebb.',
  'KPO-MOD-02': 'Akadályozás: amíg tart, a támadás és a védekezés 6-tal kevesebb.',
  'KPO-MOD-03': 'Hogy Zavarás vagy Akadályozás áll-e fenn, azt mindig a Km mondja ki.',
  'KPO-MOD-04':
    'Zavar például a félhomály vagy a mozdíthatatlan láb. Akadályoz a láthatatlan ellenfél, a fekve vívott harc, esetleg az olyan fegyver, amelyhez a karakter nem ért.',
  'KPO-MOD-05':
    'Más helyzet ritka, és a Km egyenként ítéli meg. A megvakult harcos támadása és védekezése 12-vel kevesebb.',
  'KPO-ROH-01': 'A rohamozó nekifut az ellenfélnek, hogy biztosabban eltalálja.',
  'KPO-ROH-02': 'Rohamhoz legalább 5 m kell, és előre szólni kell róla.',
  'KPO-ROH-03': 'A rohamozó támadása arra a körre 2-vel több, védekezése 4-gyel kevesebb.',
  'KPO-ROH-04': 'A rohamozó találatánál a fegyver maximuma a felével nő, lefelé kerekítve.',
  'KPO-ROH-05': 'Ugyanennyit nyer az is, akit megrohamoztak: az ő maximuma is a felével nő.',
  'KPO-CEL-01': 'Aki egy megnevezett testrészre céloz, levonással támad.',
  'KPO-CEL-02': 'Karra, lábra vagy törzsre célozva a támadás 3-mal kevesebb.',
  'KPO-CEL-03': 'Fejre, homlokra, kézfejre, könyökre, térdre és hasonlóra célozva a támadás 6-tal kevesebb.',
  'KPO-CEL-04': 'A Km vagy a Látó más számot is megadhat a célzásra; a pontosat mindig ők mondják meg.',
  'KPO-CEL-05': 'A célzás legfeljebb 9-et vonhat le.',
};
