/**
 * Where the text leaves a choice to the organisers. The first value of each is the recommended default.
 * A fight carries the values that were in force when it began; outside a fight those in force now count.
 */
export const houseRuleOptions = {
  /** DBF-A-08: whether lives come back by themselves. */
  livesReturn: ['never', 'new-game-phase', 'after-each-fight'],
  /** DBF-A-06: how long lives above the maximum last. */
  livesAboveMaximum: ['until-lost', 'until-the-fight-ends', 'until-the-game-phase-ends'],
  /** DBF-A-41: what healing short of a revival does for the knocked-out. */
  healingTheFallen: ['only-revival', 'back-into-the-fight', 'after-the-fight'],
  /** DBF-A-48: what a sleeper wakes with. */
  sleeperWakes: ['own-lives', 'one-life'],
  /** DBF-A-75: from when the five minutes of the knocked-out run. */
  knockoutRunsFrom: ['end-of-the-fight', 'own-knock-out'],
  /** DBF-A-86: whether the last life may be spent on breaking something. */
  lastLifeSmash: ['falls', 'refused'],
  /** DBF-A-04: the least that a hit takes. */
  leastWound: ['nothing', 'one-life'],
  /** DBF-A-11: whether a club pierces like a mace. */
  clubPierces: ['yes', 'no'],
  /** DBF-A-26: how many potions somebody may drink. */
  potionLimit: ['one-a-round', 'one-a-fight'],
  /** DBF-A-66: who may step in for the fallen at the end of a round. */
  lateHelpers: ['present', 'anyone'],
  /** DBF-A-71: who flees with the last life falls on the spot, may not flee, or gets away and falls there. */
  lastLifeFlight: ['falls', 'refused', 'falls-outside'],
  /** DBF-A-72: whether helpers may refill an emptied side before the end of the fight is checked. */
  refillBeforeEnd: ['yes', 'no'],
  /** DBF-A-73: when a fight ends whose side is emptied by spells. */
  emptiedBySpells: ['end-of-the-round', 'at-once'],
  /** DBF-A-29: how many spells somebody may cast in a round. */
  spellsPerRound: ['any', 'one'],
  /** DBF-A-37: when a swarm of an earlier round bites. */
  swarmBites: ['before-spells', 'before-pairing'],
  /** DBF-A-38: whether a swarm stays when its caster is out. */
  swarmWithoutCaster: ['stays', 'ends'],
  /** DBF-A-47: fear on somebody with one life. */
  lastLifeFear: ['falls', 'flees-with-one-life', 'refused'],
  /** DBF-A-53: what a vampiric touch gives. */
  vampiricGain: ['lives-really-lost', 'strength-of-the-hit'],
  /** DBF-A-58: whether a blessing gives a second dodge to those who have one. */
  blessedDodge: ['no-second', 'a-second'],
  /** DBF-A-61: what of an animal counts for somebody in its form. */
  animalForm: ['full-sheet', 'hit-and-abilities'],
  /** DBF-A-62: clear sight and vision in a fight. */
  tranceInFight: ['refused', 'leaves-the-fight'],
  /** DBF-A-78: what a new level brings when all abilities of the class are taken. */
  exhaustedClass: ['nothing', 'any-ability', 'second-endurance'],
} as const;

export type HouseRuleId = keyof typeof houseRuleOptions;
export type HouseRules = { readonly [Id in HouseRuleId]: (typeof houseRuleOptions)[Id][number] };

export const defaultHouseRules: HouseRules = {
  livesReturn: 'never',
  livesAboveMaximum: 'until-lost',
  healingTheFallen: 'only-revival',
  sleeperWakes: 'own-lives',
  knockoutRunsFrom: 'end-of-the-fight',
  lastLifeSmash: 'falls',
  leastWound: 'nothing',
  clubPierces: 'yes',
  potionLimit: 'one-a-round',
  lateHelpers: 'present',
  lastLifeFlight: 'falls',
  refillBeforeEnd: 'yes',
  emptiedBySpells: 'end-of-the-round',
  spellsPerRound: 'any',
  swarmBites: 'before-spells',
  swarmWithoutCaster: 'stays',
  lastLifeFear: 'falls',
  vampiricGain: 'lives-really-lost',
  blessedDodge: 'no-second',
  animalForm: 'full-sheet',
  tranceInFight: 'refused',
  exhaustedClass: 'nothing',
};

/** The ambiguity of the text that each one settles. */
export const houseRuleSource: Readonly<Record<HouseRuleId, string>> = {
  livesReturn: 'DBF-A-08',
  livesAboveMaximum: 'DBF-A-06',
  healingTheFallen: 'DBF-A-41',
  sleeperWakes: 'DBF-A-48',
  knockoutRunsFrom: 'DBF-A-75',
  lastLifeSmash: 'DBF-A-86',
  leastWound: 'DBF-A-04',
  clubPierces: 'DBF-A-11',
  potionLimit: 'DBF-A-26',
  lateHelpers: 'DBF-A-66',
  lastLifeFlight: 'DBF-A-71',
  refillBeforeEnd: 'DBF-A-72',
  emptiedBySpells: 'DBF-A-73',
  spellsPerRound: 'DBF-A-29',
  swarmBites: 'DBF-A-37',
  swarmWithoutCaster: 'DBF-A-38',
  lastLifeFear: 'DBF-A-47',
  vampiricGain: 'DBF-A-53',
  blessedDodge: 'DBF-A-58',
  animalForm: 'DBF-A-61',
  tranceInFight: 'DBF-A-62',
  exhaustedClass: 'DBF-A-78',
};

/** In the order in which a screen lists them. */
export const houseRuleGroups = {
  lives: ['livesReturn', 'livesAboveMaximum', 'healingTheFallen', 'sleeperWakes', 'knockoutRunsFrom', 'lastLifeSmash'],
  fight: [
    'leastWound',
    'clubPierces',
    'potionLimit',
    'lateHelpers',
    'lastLifeFlight',
    'refillBeforeEnd',
    'emptiedBySpells',
  ],
  spells: [
    'spellsPerRound',
    'swarmBites',
    'swarmWithoutCaster',
    'lastLifeFear',
    'vampiricGain',
    'blessedDodge',
    'animalForm',
    'tranceInFight',
  ],
  levels: ['exhaustedClass'],
} as const satisfies Readonly<Record<string, readonly HouseRuleId[]>>;
export type HouseRuleGroup = keyof typeof houseRuleGroups;
