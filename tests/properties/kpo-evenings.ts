import fc from 'fast-check';
import { kpoHouseRuleOptions, type KpoHouseRules } from '../../shared/kpo/house-rules.ts';
import type { RefusalCode } from '../../shared/vocabulary/refusal.ts';
import { emptyTable, perform, type Table } from '../shared/kpo/play.ts';
import { Dice, throwArbitrary } from './dice.ts';
import { frozen } from './frozen.ts';
import { people, randomCommand, sheetArbitrary } from './kpo-moves.ts';

const STEPS = 50;
/** Which fights are fought is fixed. */
const SEED = 20_260_801;

const houseArbitrary: fc.Arbitrary<KpoHouseRules> = fc.record({
  weaponLength: fc.constantFrom(...kpoHouseRuleOptions.weaponLength),
  initiativeThrows: fc.constantFrom(...kpoHouseRuleOptions.initiativeThrows),
  zeroHp: fc.constantFrom(...kpoHouseRuleOptions.zeroHp),
  armour: fc.constantFrom(...kpoHouseRuleOptions.armour),
  rangedAttacks: fc.constantFrom(...kpoHouseRuleOptions.rangedAttacks),
  failedKnockout: fc.constantFrom(...kpoHouseRuleOptions.failedKnockout),
  haltedCharge: fc.constantFrom(...kpoHouseRuleOptions.haltedCharge),
  spellDraw: fc.constantFrom(...kpoHouseRuleOptions.spellDraw),
  combatValues: fc.constantFrom(...kpoHouseRuleOptions.combatValues),
});

const runArbitrary = fc.record({
  house: houseArbitrary,
  sheets: fc.array(sheetArbitrary, { minLength: people.length, maxLength: people.length }),
  sides: fc.constantFrom(
    [
      { name: 'x', members: ['anna'] },
      { name: 'y', members: ['bence'] },
    ],
    [
      { name: 'x', members: ['anna', 'dora'] },
      { name: 'y', members: ['bence', 'emma'] },
    ],
    [
      { name: 'x', members: ['anna'] },
      { name: 'y', members: ['bence'] },
      { name: 'z', members: ['csaba', 'dora'] },
    ],
  ),
  throws: fc.array(throwArbitrary, { minLength: STEPS, maxLength: STEPS }),
});
type Run = typeof runArbitrary extends fc.Arbitrary<infer T> ? T : never;

function begun({ house, sheets, sides }: Run): Table {
  const entered = people.reduce(
    (table, id, at) => perform(table, { type: 'enterKpoCharacter', id, sheet: { name: id, ...sheets[at] } }).table,
    emptyTable(house),
  );
  return perform(entered, { type: 'openKpoFight', place: '', sides }).table;
}

/** One command, with the table before it and after it. */
export interface Step {
  readonly command: { readonly type: string };
  readonly before: Table;
  readonly after: Table;
  readonly refused: RefusalCode | null;
}

export interface Played {
  readonly steps: readonly Step[];
  readonly end: Table;
}

/** Random fights, always the same. */
export const playedFights = (count: number): readonly Played[] =>
  fc.sample(runArbitrary, { seed: SEED, numRuns: count }).map(play);

/** Nothing that is played can be changed afterwards: whoever tries throws. */
function play(run: Run): Played {
  const steps: Step[] = [];
  let table = frozen(begun(run));
  for (const { command: number, choices } of run.throws) {
    if (table.fight === null) break;
    const command = randomCommand(table.fight, new Dice([number, ...choices]));
    const { table: after, refused } = perform(table, command);
    steps.push({ command, before: table, after: frozen(after), refused });
    table = after;
  }
  return { steps, end: table };
}
