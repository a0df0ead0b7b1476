/**
 * Where the KPO text leaves a choice to the organisers. The first value of each is the recommended default. A fight
 * carries the values that were in force when it began.
 */
export const kpoHouseRuleOptions = {
  /** KPO-HOS-02: whether the longer weapon gives +1 to both totals. */
  weaponLength: [false, true],
  /** KPO-A-01: who throws for initiative where there are more than two. */
  initiativeThrows: ['each-side', 'pairwise', 'each-person'],
  /** KPO-A-07: what it means to have no ÉP left. */
  zeroHp: ['out', 'unconscious'],
  /** KPO-A-08: what armour takes its part of. */
  armour: ['every-wound', 'knockout-only'],
  /** KPO-A-12: whether a shot is physical or thrown for. */
  rangedAttacks: ['physical', 'signs'],
  /** KPO-A-15: what a knockout does that is too weak. */
  failedKnockout: ['harmless', 'wounds'],
  /** KPO-A-25: what a halted charge costs. */
  haltedCharge: ['loses-attack', 'loses-bonus'],
  /** KPO-A-41: equal signs of caster and fighter. */
  spellDraw: ['again', 'at-once', 'weapon'],
  /** KPO-A-45: whether a situation weighs on initiative too. */
  combatValues: ['attack-and-defence', 'with-initiative'],
} as const;

export type KpoHouseRuleId = keyof typeof kpoHouseRuleOptions;
export type KpoHouseRules = { readonly [Id in KpoHouseRuleId]: (typeof kpoHouseRuleOptions)[Id][number] };

export const defaultKpoHouseRules: KpoHouseRules = {
  weaponLength: false,
  initiativeThrows: 'each-side',
  zeroHp: 'out',
  armour: 'every-wound',
  rangedAttacks: 'physical',
  failedKnockout: 'harmless',
  haltedCharge: 'loses-attack',
  spellDraw: 'again',
  combatValues: 'attack-and-defence',
};

/** The place in the rules reference that leaves the choice open. */
export const kpoHouseRuleSource: Readonly<Record<KpoHouseRuleId, string>> = {
  weaponLength: 'KPO-HOS-02',
  initiativeThrows: 'KPO-A-01',
  zeroHp: 'KPO-A-07',
  armour: 'KPO-A-08',
  rangedAttacks: 'KPO-A-12',
  failedKnockout: 'KPO-A-15',
  haltedCharge: 'KPO-A-25',
  spellDraw: 'KPO-A-41',
  combatValues: 'KPO-A-45',
};
