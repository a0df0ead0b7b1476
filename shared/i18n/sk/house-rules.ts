import type { HouseRuleWords } from '../house-rule-words.ts';

export const houseRules = {
  groups: {
    lives: 'Životy a ležanie',
    fight: 'Boj',
    spells: 'Kúzla',
    levels: 'Úrovne',
  },
  rules: {
    livesReturn: {
      name: 'Návrat životov',
      text: 'Či sa stratené životy vracajú samy. Kto leží vyradený alebo mŕtvy, leží ďalej.',
      options: {
        never: 'nikdy, len liečením',
        'new-game-phase': 'plné s novou fázou hry',
        'after-each-fight': 'plné po každom boji',
      },
    },
    livesAboveMaximum: {
      name: 'Životy nad maximum',
      text: 'Dokedy vydržia životy navyše, ktoré dal Upíri dotyk.',
      options: {
        'until-lost': 'kým ich niekto nestratí',
        'until-the-fight-ends': 'do konca boja',
        'until-the-game-phase-ends': 'do konca fázy hry',
      },
    },
    healingTheFallen: {
      name: 'Liečenie vyradených',
      text: 'Čo spravia s vyradeným liečivé kúzla a lektvary. Oživenie funguje vždy.',
      options: {
        'only-revival': 'nič, stavia len Oživenie',
        'back-into-the-fight': 'vstane ešte v boji, pred súbojom toho istého kola',
        'after-the-fight': 'vstane, ale len mimo boja',
      },
    },
    sleeperWakes: {
      name: 'Prebudenie z uspania',
      text: 'S koľkými životmi sa zobudí, koho uspali.',
      options: {
        'own-lives': 's tými, ktoré mal',
        'one-life': 's jedným ako každý vyradený',
      },
    },
    knockoutRunsFrom: {
      name: 'Začiatok piatich minút',
      text: 'Odkedy sa vyradenému počíta päť minút ležania.',
      options: {
        'end-of-the-fight': 'od konca boja',
        'own-knock-out': 'od chvíle, keď padol',
      },
    },
    lastLifeSmash: {
      name: 'Ničenie s posledným životom',
      text: 'Či sa dá rozbiť vec za posledný život.',
      options: {
        falls: 'dá, postava potom padne',
        refused: 'nedá',
      },
    },
    leastWound: {
      name: 'Najmenšie zranenie',
      text: 'Koľko najmenej vezme zásah, ktorý kúzlo oslabilo.',
      options: {
        nothing: 'nič',
        'one-life': 'vždy aspoň život',
      },
    },
    clubPierces: {
      name: 'Kyjak a Prieraznosť',
      text: 'Či sa kyjak pri Prieraznosti ráta ako palcát.',
      options: {
        yes: 'áno, o život viac',
        no: 'nie',
      },
    },
    potionLimit: {
      name: 'Lektvary v boji',
      text: 'Koľko lektvarov smie jedna postava vypiť.',
      options: {
        'one-a-round': 'jeden za kolo',
        'one-a-fight': 'jeden za boj',
      },
    },
    lateHelpers: {
      name: 'Náhradníci',
      text: 'Kto smie na konci kola prísť za padlých.',
      options: {
        present: 'len kto bol pri výzve',
        anyone: 'hocikto, kto príde',
      },
    },
    lastLifeFlight: {
      name: 'Útek s posledným životom',
      text: 'Útek stojí život. Čo ak je posledný?',
      options: {
        falls: 'padne na mieste',
        refused: 'utiecť sa nedá',
        'falls-outside': 'unikne a padne až vonku, päť minút mu beží hneď',
      },
    },
    refillBeforeEnd: {
      name: 'Doplnenie prázdnej strany',
      text: 'Či pomoc na konci kola zachráni stranu, na ktorej už nikto nestojí.',
      options: {
        yes: 'áno, najprv prídu náhradníci',
        no: 'nie, boj sa hneď končí',
      },
    },
    emptiedBySpells: {
      name: 'Strana vyradená kúzlami',
      text: 'Kedy sa končí boj, keď stranu vyprázdnia kúzla alebo hmyz.',
      options: {
        'end-of-the-round': 'na konci kola',
        'at-once': 'hneď',
      },
    },
    spellsPerRound: {
      name: 'Kúzla za kolo',
      text: 'Koľko kúzel smie jedna postava zoslať v jednom kole.',
      options: {
        any: 'koľko chce, každé raz za fázu hry',
        one: 'jedno',
      },
    },
    swarmBites: {
      name: 'Kedy bodá hmyz',
      text: 'Kedy bodá Otravný hmyz v kolách po zoslaní.',
      options: {
        'before-spells': 'na začiatku kúziel',
        'before-pairing': 'na začiatku kola, pred párovaním',
      },
    },
    swarmWithoutCaster: {
      name: 'Hmyz bez svojho kúzelníka',
      text: 'Čo sa stane s Otravným hmyzom, keď ten, kto ho zoslal, už nebojuje.',
      options: {
        stays: 'bodá do konca boja',
        ends: 'zmizne s ním',
      },
    },
    lastLifeFear: {
      name: 'Strach pri poslednom živote',
      text: 'Strach vyženie z boja a vezme život. Čo ak je posledný?',
      options: {
        falls: 'cieľ padne',
        'flees-with-one-life': 'utečie a život mu zostane',
        refused: 'naň sa zoslať nedá',
      },
    },
    vampiricGain: {
      name: 'Zisk z Upírieho dotyku',
      text: 'Koľko životov pribudne útočníkovi.',
      options: {
        'lives-really-lost': 'koľko súper naozaj stratil',
        'strength-of-the-hit': 'celá sila zásahu',
      },
    },
    blessedDodge: {
      name: 'Požehnanie a Uhýbanie',
      text: 'Či Požehnanie pridá uhnutie tomu, kto Uhýbanie má.',
      options: {
        'no-second': 'nie, jedno za boj',
        'a-second': 'áno, má dve',
      },
    },
    animalForm: {
      name: 'Zvieracia podoba',
      text: 'Čo platí pri Premene na zviera.',
      options: {
        'full-sheet': 'celý hárok zvieraťa aj so životmi',
        'hit-and-abilities': 'zásah a schopnosti zvieraťa, životy vlastné',
      },
    },
    tranceInFight: {
      name: 'Tranz v boji',
      text: 'Či sa Jasnozrivosť a Vízia dajú zoslať v boji.',
      options: {
        refused: 'nedajú',
        'leaves-the-fight': 'dajú, postava tým z boja vypadne a leží',
      },
    },
    exhaustedClass: {
      name: 'Vyčerpané schopnosti',
      text: 'Čo prinesie nová úroveň, keď postava má všetky schopnosti povolania.',
      options: {
        nothing: 'len úroveň',
        'any-ability': 'ORG udelí hociktorú inú schopnosť',
        'second-endurance': 'ďalšiu Vytrvalosť, spolu najviac dve',
      },
    },
  },
} satisfies HouseRuleWords;
