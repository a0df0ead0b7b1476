/**
 * Where the text leaves a choice to the organisers. The first value of each is the recommended default.
 * A fight carries the values that were in force when it began.
 */
export const houseRuleOptions = {
  /** DBF-A-71: who flees with the last life falls on the spot, or may not flee. */
  lastLifeFlight: ['falls', 'refused'],
  /** DBF-A-72: whether helpers may refill an emptied side before the end of the fight is checked. */
  refillBeforeEnd: ['yes', 'no'],
  /** DBF-A-66: who may step in for the fallen at the end of a round. */
  lateHelpers: ['present', 'anyone'],
} as const;

export type HouseRuleId = keyof typeof houseRuleOptions;
export type HouseRules = { readonly [Id in HouseRuleId]: (typeof houseRuleOptions)[Id][number] };

export const defaultHouseRules: HouseRules = {
  lastLifeFlight: 'falls',
  refillBeforeEnd: 'yes',
  lateHelpers: 'present',
};
