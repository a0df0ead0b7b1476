import type { HouseRuleWords } from '../house-rule-words.ts';

export const houseRules = {
  groups: {
    lives: 'Lives and lying down',
    fight: 'The fight',
    spells: 'Spells',
    levels: 'Levels',
  },
  rules: {
    livesReturn: {
      name: 'Lives coming back',
      text: 'Whether lost lives come back by themselves. Who lies knocked out or dead lies on.',
      options: {
        never: 'never, only by healing',
        'new-game-phase': 'all with a new game phase',
        'after-each-fight': 'all after each fight',
      },
    },
    livesAboveMaximum: {
      name: 'Lives above the maximum',
      text: 'How long the extra lives of a vampiric touch last.',
      options: {
        'until-lost': 'until they are lost',
        'until-the-fight-ends': 'until the fight ends',
        'until-the-game-phase-ends': 'until the game phase ends',
      },
    },
    healingTheFallen: {
      name: 'Healing the knocked-out',
      text: 'What healing spells and potions do for them. Revival always works.',
      options: {
        'only-revival': 'nothing, only revival raises them',
        'back-into-the-fight': 'they stand again in the fight, before the duel of the same round',
        'after-the-fight': 'they stand up, but only outside a fight',
      },
    },
    sleeperWakes: {
      name: 'Waking from sleep',
      text: 'With how many lives a sleeper wakes.',
      options: {
        'own-lives': 'with those of before',
        'one-life': 'with one, as all the knocked-out',
      },
    },
    knockoutRunsFrom: {
      name: 'Start of the five minutes',
      text: 'From when the five minutes of the knocked-out count.',
      options: {
        'end-of-the-fight': 'the end of the fight',
        'own-knock-out': 'the moment of falling',
      },
    },
    lastLifeSmash: {
      name: 'Demolition with the last life',
      text: 'Whether something may be broken for the last life.',
      options: {
        falls: 'yes, and then the character falls',
        refused: 'no',
      },
    },
    leastWound: {
      name: 'The least wound',
      text: 'What a hit weakened by a spell takes at least.',
      options: {
        nothing: 'nothing',
        'one-life': 'always one life',
      },
    },
    clubPierces: {
      name: 'Club and penetration',
      text: 'Whether a club counts as a mace for penetration.',
      options: {
        yes: 'yes, one life more',
        no: 'no',
      },
    },
    potionLimit: {
      name: 'Potions in a fight',
      text: 'How many potions one character may drink.',
      options: {
        'one-a-round': 'one a round',
        'one-a-fight': 'one a fight',
      },
    },
    lateHelpers: {
      name: 'Replacements',
      text: 'Who may step in for the fallen at the end of a round.',
      options: {
        present: 'only who stood by at the challenge',
        anyone: 'anybody who comes',
      },
    },
    lastLifeFlight: {
      name: 'Flight with the last life',
      text: 'Flight costs a life. And if it is the last one?',
      options: {
        falls: 'falls on the spot',
        refused: 'can’t flee',
        'falls-outside': 'gets away and falls outside, the five minutes run at once',
      },
    },
    refillBeforeEnd: {
      name: 'Refilling an empty side',
      text: 'Whether help at the end of a round saves a side on which nobody stands.',
      options: {
        yes: 'yes, replacements come first',
        no: 'no, the fight ends',
      },
    },
    emptiedBySpells: {
      name: 'A side emptied by spells',
      text: 'When the fight ends after spells or a swarm emptied a side.',
      options: {
        'end-of-the-round': 'at the end of the round',
        'at-once': 'at once',
      },
    },
    spellsPerRound: {
      name: 'Spells a round',
      text: 'How many spells one character may cast in a round.',
      options: {
        any: 'any number, each once a game phase',
        one: 'one',
      },
    },
    swarmBites: {
      name: 'When a swarm bites',
      text: 'When pesky insects bite in the rounds after their casting.',
      options: {
        'before-spells': 'at the start of the spells',
        'before-pairing': 'at the start of the round, before pairing',
      },
    },
    swarmWithoutCaster: {
      name: 'A swarm without its caster',
      text: 'What becomes of a swarm when its caster is out.',
      options: {
        stays: 'it bites until the fight ends',
        ends: 'it is gone as well',
      },
    },
    lastLifeFear: {
      name: 'Fear on a last life',
      text: 'Fear drives out of the fight and takes a life. And if it is the last one?',
      options: {
        falls: 'the target falls',
        'flees-with-one-life': 'the target flees and keeps it',
        refused: 'it can’t be cast',
      },
    },
    vampiricGain: {
      name: 'Gain of a vampiric touch',
      text: 'How many lives the attacker gets.',
      options: {
        'lives-really-lost': 'what the opponent really lost',
        'strength-of-the-hit': 'the whole strength of the hit',
      },
    },
    blessedDodge: {
      name: 'Blessing and dodge',
      text: 'Whether a blessing gives one more dodge to who has it already.',
      options: {
        'no-second': 'no, one a fight',
        'a-second': 'yes, two',
      },
    },
    animalForm: {
      name: 'Animal form',
      text: 'What counts during a transformation.',
      options: {
        'full-sheet': 'the whole sheet of the animal, lives too',
        'hit-and-abilities': 'its hit and abilities, on one’s own lives',
      },
    },
    tranceInFight: {
      name: 'Trance in a fight',
      text: 'Whether clear sight and vision may be cast in a fight.',
      options: {
        refused: 'no',
        'leaves-the-fight': 'yes, but the caster is out of it and lies',
      },
    },
    exhaustedClass: {
      name: 'Class abilities used up',
      text: 'What a new level brings when all abilities of the class are taken.',
      options: {
        nothing: 'the level alone',
        'any-ability': 'an ORG grants any other ability',
        'second-endurance': 'one more endurance, two at the most',
      },
    },
  },
} satisfies HouseRuleWords;
