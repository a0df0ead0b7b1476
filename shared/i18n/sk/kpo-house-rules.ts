import type { KpoHouseRuleWords } from '../kpo-house-rule-words.ts';

export const kpoHouseRules = {
  weaponLength: {
    name: 'Dĺžka zbraní',
    text: 'Či dlhšia zbraň pridáva k celkovému útoku aj k celkovej obrane.',
    options: {
      false: 'nie',
      true: 'áno, po jednom bode',
    },
  },
  initiativeThrows: {
    name: 'Znaky pri iniciatíve',
    text: 'Kto ukazuje znak, keď bojujú viac ako dvaja.',
    options: {
      'each-side': 'jeden za stranu',
      pairwise: 'jeden za stranu, porovnáva sa každá s každou',
      'each-person': 'každý za seba',
    },
  },
  zeroHp: {
    name: 'Bez ÉP',
    text: 'Čo je s tým, komu neostalo žiadne ÉP.',
    options: {
      out: 'je z boja von, o smrti rozhodne Km',
      unconscious: 'je v bezvedomí',
    },
  },
  armour: {
    name: 'SFÉ zbroje',
    text: 'Z čoho zbroj odráta svoje SFÉ.',
    options: {
      'every-wound': 'z každého zranenia',
      'knockout-only': 'len pri omráčení',
    },
  },
  rangedAttacks: {
    name: 'Strelné zbrane',
    text: 'Ako sa rozhodne, či strela zasiahla.',
    options: {
      physical: 'podľa toho, či naozaj trafila',
      signs: 'znakmi ako pri boji zblízka',
    },
  },
  failedKnockout: {
    name: 'Nevydarené omráčenie',
    text: 'Čo spraví omráčenie, ktoré na bezvedomie nestačilo.',
    options: {
      harmless: 'nič',
      wounds: 'zraní ako obyčajný útok',
    },
  },
  haltedCharge: {
    name: 'Zastavený rozbeh',
    text: 'O čo príde ten, koho v rozbehu zastavila žrďová zbraň.',
    options: {
      'loses-attack': 'o útok v tom kole',
      'loses-bonus': 'len o výhody rozbehu, slabšia obrana mu ostane',
    },
  },
  spellDraw: {
    name: 'Remíza kúzla a zbrane',
    text: 'Čo ak čarujúci a ozbrojený ukážu rovnaký znak.',
    options: {
      again: 'ukazujú znova',
      'at-once': 'konajú naraz',
      weapon: 'prvá je zbraň',
    },
  },
  combatValues: {
    name: 'Dosah situácie',
    text: 'Čo rušenie, prekážanie a iné situácie znižujú.',
    options: {
      'attack-and-defence': 'útok a obranu',
      'with-initiative': 'útok, obranu aj iniciatívu',
    },
  },
} satisfies KpoHouseRuleWords;
