import type { KpoHouseRuleWords } from '../kpo-house-rule-words.ts';

export const kpoHouseRules = {
  weaponLength: {
    name: 'Fegyverhossz',
    text: 'Javítja-e a hosszabb fegyver a Teljes Támadást és a Teljes Védekezést.',
    options: {
      false: 'nem',
      true: 'igen, egy-egy ponttal',
    },
  },
  initiativeThrows: {
    name: 'A kezdeményezés jelei',
    text: 'Ki mutat jelet, ha kettőnél többen harcolnak.',
    options: {
      'each-side': 'oldalanként egyvalaki',
      pairwise: 'oldalanként egyvalaki, mindegyik mindegyik ellen számít',
      'each-person': 'mindenki magáért',
    },
  },
  zeroHp: {
    name: 'ÉP nélkül',
    text: 'Mi történik azzal, akinek elfogyott az ÉP-je.',
    options: {
      out: 'kiesik, a halálról a Km dönt',
      unconscious: 'eszméletét veszti',
    },
  },
  armour: {
    name: 'A vért SFÉ-je',
    text: 'Miből vonja le a vért az SFÉ-t.',
    options: {
      'every-wound': 'minden sebből',
      'knockout-only': 'csak leütésnél',
    },
  },
  rangedAttacks: {
    name: 'Célzófegyverek',
    text: 'Mi dönti el, hogy talált-e a lövés.',
    options: {
      physical: 'az, hogy valóban talált-e',
      signs: 'jelek, mint a közelharcban',
    },
  },
  failedKnockout: {
    name: 'Sikertelen leütés',
    text: 'Mit tesz az a leütés, amelyik kevés volt az ájuláshoz.',
    options: {
      harmless: 'semmit',
      wounds: 'sebez, mint bármely támadás',
    },
  },
  haltedCharge: {
    name: 'Megakasztott roham',
    text: 'Mit veszít az, akinek a rohamát szálfegyver állította meg.',
    options: {
      'loses-attack': 'arra a körre a támadását',
      'loses-bonus': 'csak a roham előnyeit, a gyengébb védekezés megmarad',
    },
  },
  spellDraw: {
    name: 'Varázslat és fegyver döntetlenje',
    text: 'Mi legyen, ha a varázsló és a fegyveres ugyanazt a jelet mutatja.',
    options: {
      again: 'újra mutatnak',
      'at-once': 'egyszerre cselekszenek',
      weapon: 'a fegyver az első',
    },
  },
  combatValues: {
    name: 'A helyzet hatása',
    text: 'Mit csökkent a Zavarás, az Akadályozás és a többi helyzet.',
    options: {
      'attack-and-defence': 'a támadást és a védekezést',
      'with-initiative': 'a kezdeményezést is',
    },
  },
} satisfies KpoHouseRuleWords;
