import type { HouseRuleWords } from '../house-rule-words.ts';

export const houseRules = {
  groups: {
    lives: 'Életek és fekvés',
    fight: 'Harc',
    spells: 'Varázslatok',
    levels: 'Szintek',
  },
  rules: {
    livesReturn: {
      name: 'Életek visszatérése',
      text: 'Maguktól visszatérnek-e az elvesztett életek. Aki harcképtelenül vagy holtan fekszik, fekve marad.',
      options: {
        never: 'soha, csak gyógyítással',
        'new-game-phase': 'új játékfázisban mind',
        'after-each-fight': 'minden harc után mind',
      },
    },
    livesAboveMaximum: {
      name: 'Életek a maximum fölött',
      text: 'Meddig tartanak a Vámpírérintéssel szerzett többletéletek.',
      options: {
        'until-lost': 'amíg el nem vesznek',
        'until-the-fight-ends': 'a harc végéig',
        'until-the-game-phase-ends': 'a játékfázis végéig',
      },
    },
    healingTheFallen: {
      name: 'Harcképtelenek gyógyítása',
      text: 'Mit tesz a harcképtelennel a gyógyító varázslat és az ital. A Feltámasztás mindig hat.',
      options: {
        'only-revival': 'semmit, csak a Feltámasztás állítja fel',
        'back-into-the-fight': 'még a harcban feláll, ugyanannak a körnek a párbaja előtt',
        'after-the-fight': 'feláll, de csak harcon kívül',
      },
    },
    sleeperWakes: {
      name: 'Ébredés az altatásból',
      text: 'Hány élettel ébred, akit elaltattak.',
      options: {
        'own-lives': 'annyival, amennyije volt',
        'one-life': 'eggyel, mint minden harcképtelen',
      },
    },
    knockoutRunsFrom: {
      name: 'Az öt perc kezdete',
      text: 'Mikortól számít a harcképtelen öt perce.',
      options: {
        'end-of-the-fight': 'a harc végétől',
        'own-knock-out': 'attól, hogy kidőlt',
      },
    },
    lastLifeSmash: {
      name: 'Rombolás az utolsó élettel',
      text: 'Be lehet-e törni valamit az utolsó életért.',
      options: {
        falls: 'igen, utána a karakter kidől',
        refused: 'nem',
      },
    },
    leastWound: {
      name: 'Legkisebb seb',
      text: 'Legalább mennyit vesz el egy varázslattal gyengített találat.',
      options: {
        nothing: 'akár semmit',
        'one-life': 'mindig legalább egy életet',
      },
    },
    clubPierces: {
      name: 'Bunkó és Átütőerő',
      text: 'Az Átütőerőnél buzogánynak számít-e a bunkó.',
      options: {
        yes: 'igen, eggyel többet sebez',
        no: 'nem',
      },
    },
    potionLimit: {
      name: 'Italok a harcban',
      text: 'Hány italt ihat meg egy karakter.',
      options: {
        'one-a-round': 'körönként egyet',
        'one-a-fight': 'harconként egyet',
      },
    },
    lateHelpers: {
      name: 'Beállók',
      text: 'Ki állhat be a kör végén a kidőltek helyére.',
      options: {
        present: 'csak aki a kihíváskor ott volt',
        anyone: 'bárki, aki odaér',
      },
    },
    lastLifeFlight: {
      name: 'Menekülés az utolsó élettel',
      text: 'A menekülés egy életbe kerül. És ha az az utolsó?',
      options: {
        falls: 'helyben kidől',
        refused: 'nem menekülhet',
        'falls-outside': 'elmenekül és kint dől ki, az öt perce rögtön indul',
      },
    },
    refillBeforeEnd: {
      name: 'Üres oldal feltöltése',
      text: 'Megmenti-e a kör végi segítség azt az oldalt, ahol már senki sem áll.',
      options: {
        yes: 'igen, előbb jönnek a beállók',
        no: 'nem, a harc véget ér',
      },
    },
    emptiedBySpells: {
      name: 'Varázslattal kiürült oldal',
      text: 'Mikor ér véget a harc, ha varázslat vagy rovarraj üríti ki az egyik oldalt.',
      options: {
        'end-of-the-round': 'a kör végén',
        'at-once': 'azonnal',
      },
    },
    spellsPerRound: {
      name: 'Varázslatok körönként',
      text: 'Hány varázslatot mondhat egy karakter egy körben.',
      options: {
        any: 'bármennyit, mindegyiket fázisonként egyszer',
        one: 'egyet',
      },
    },
    swarmBites: {
      name: 'Mikor csíp a raj',
      text: 'Mikor csípnek a Bosszantó rovarok a későbbi körökben.',
      options: {
        'before-spells': 'a varázslatok elején',
        'before-pairing': 'a kör elején, párosítás előtt',
      },
    },
    swarmWithoutCaster: {
      name: 'Raj varázsló nélkül',
      text: 'Mi lesz a rajjal, ha már nem harcol, aki megidézte.',
      options: {
        stays: 'a harc végéig csíp',
        ends: 'vele együtt eltűnik',
      },
    },
    lastLifeFear: {
      name: 'Félelem az utolsó életen',
      text: 'A Félelem elűz a harcból és elvesz egy életet. És ha az az utolsó?',
      options: {
        falls: 'a célpont kidől',
        'flees-with-one-life': 'elmenekül, az élete megmarad',
        refused: 'rá nem mondható el',
      },
    },
    vampiricGain: {
      name: 'A Vámpírérintés nyeresége',
      text: 'Hány életet kap a támadó.',
      options: {
        'lives-really-lost': 'amennyit az ellenfél valóban vesztett',
        'strength-of-the-hit': 'a találat teljes erejét',
      },
    },
    blessedDodge: {
      name: 'Áldás és Kitérés',
      text: 'Ad-e az Áldás még egy kitérést annak, akinek már van.',
      options: {
        'no-second': 'nem, harconként egy',
        'a-second': 'igen, kettő lesz',
      },
    },
    animalForm: {
      name: 'Állatalak',
      text: 'Mi érvényes az Átváltozás alatt.',
      options: {
        'full-sheet': 'az állat teljes lapja, életekkel együtt',
        'hit-and-abilities': 'az állat találata és képességei, saját életekkel',
      },
    },
    tranceInFight: {
      name: 'Transz harcban',
      text: 'Elmondható-e harcban a Tisztánlátás és a Látomás.',
      options: {
        refused: 'nem',
        'leaves-the-fight': 'igen, de a karakter kiesik a harcból és fekszik',
      },
    },
    exhaustedClass: {
      name: 'Elfogyott képességek',
      text: 'Mit hoz az új szint, ha az osztály minden képessége megvan.',
      options: {
        nothing: 'csak a szintet',
        'any-ability': 'az ORG bármely más képességet megadhatja',
        'second-endurance': 'még egy Kitartást, összesen legfeljebb kettőt',
      },
    },
  },
} satisfies HouseRuleWords;
