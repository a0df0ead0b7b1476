import type { Node } from 'yaml';
import { houseRuleOptions, type HouseRuleId } from '../dbf/house-rules.ts';
import { kpoHouseRuleOptions, type KpoHouseRuleId } from '../kpo/house-rules.ts';
import { ruleOf } from '../vocabulary/rule-register.ts';
import { rulesets } from '../vocabulary/terms.ts';
import { dbfFormat, dbfCharacterIn } from './dbf-steps.ts';
import { kpoCharacterIn, kpoFormat } from './kpo-steps.ts';
import { moment, newName } from './names.ts';
import { readSteps } from './read-steps.ts';
import type { Scenario } from './scenario.ts';
import { entriesOf, listOf, record, valueIn } from './shape-of-collections.ts';
import { exactly, flag, oneOf, readAs, type Reading, type Shape } from './shape.ts';

const DEFAULT_START = Date.parse('2026-07-10T12:00:00Z');

const laterRead: Shape<Node> = (node) => node;
const ruleId = readAs((written) => ruleOf(written)?.id ?? null, 'must be a rule of the rules reference');

const sentence = readAs((written) => (written.trim() === '' ? null : written), 'must be a sentence');

const outline = record(
  {
    scenario: exactly(1),
    ruleset: oneOf(rulesets),
    title: sentence,
    rules: listOf(ruleId),
    characters: laterRead,
    steps: laterRead,
  },
  { house: laterRead, start: moment },
);

const dbfHouse = record({}, {
  livesReturn: oneOf(houseRuleOptions.livesReturn),
  livesAboveMaximum: oneOf(houseRuleOptions.livesAboveMaximum),
  healingTheFallen: oneOf(houseRuleOptions.healingTheFallen),
  sleeperWakes: oneOf(houseRuleOptions.sleeperWakes),
  knockoutRunsFrom: oneOf(houseRuleOptions.knockoutRunsFrom),
  lastLifeSmash: oneOf(houseRuleOptions.lastLifeSmash),
  leastWound: oneOf(houseRuleOptions.leastWound),
  clubPierces: oneOf(houseRuleOptions.clubPierces),
  potionLimit: oneOf(houseRuleOptions.potionLimit),
  lateHelpers: oneOf(houseRuleOptions.lateHelpers),
  lastLifeFlight: oneOf(houseRuleOptions.lastLifeFlight),
  refillBeforeEnd: oneOf(houseRuleOptions.refillBeforeEnd),
  emptiedBySpells: oneOf(houseRuleOptions.emptiedBySpells),
  spellsPerRound: oneOf(houseRuleOptions.spellsPerRound),
  swarmBites: oneOf(houseRuleOptions.swarmBites),
  swarmWithoutCaster: oneOf(houseRuleOptions.swarmWithoutCaster),
  lastLifeFear: oneOf(houseRuleOptions.lastLifeFear),
  vampiricGain: oneOf(houseRuleOptions.vampiricGain),
  blessedDodge: oneOf(houseRuleOptions.blessedDodge),
  animalForm: oneOf(houseRuleOptions.animalForm),
  tranceInFight: oneOf(houseRuleOptions.tranceInFight),
  exhaustedClass: oneOf(houseRuleOptions.exhaustedClass),
} satisfies Readonly<Record<HouseRuleId, Shape<string>>>);
const kpoHouse = record({}, {
  weaponLength: flag,
  initiativeThrows: oneOf(kpoHouseRuleOptions.initiativeThrows),
  zeroHp: oneOf(kpoHouseRuleOptions.zeroHp),
  armour: oneOf(kpoHouseRuleOptions.armour),
  rangedAttacks: oneOf(kpoHouseRuleOptions.rangedAttacks),
  failedKnockout: oneOf(kpoHouseRuleOptions.failedKnockout),
  haltedCharge: oneOf(kpoHouseRuleOptions.haltedCharge),
  spellDraw: oneOf(kpoHouseRuleOptions.spellDraw),
  combatValues: oneOf(kpoHouseRuleOptions.combatValues),
} satisfies Readonly<Record<KpoHouseRuleId, Shape<unknown>>>);

/** Reads one document of a scenario file; null where something is wrong with it, which was then reported. */
export function readDocument(node: Node, start: Reading): Scenario | null {
  const read = outline(node, start);
  if (read === null) return null;
  const { ruleset, title, rules } = read;
  const head = { title, rules, start: read.start ?? DEFAULT_START };
  if (ruleset === 'dbf') {
    const house = read.house === undefined ? {} : dbfHouse(read.house, start);
    const characters = readCharacters(read.characters, dbfCharacterIn, start);
    const steps = readSteps(read.steps, dbfFormat, knowingThoseOf(read.characters, start));
    return house && steps && { ...head, ruleset, house, characters, steps };
  }
  const house = read.house === undefined ? {} : kpoHouse(read.house, start);
  const characters = readCharacters(read.characters, kpoCharacterIn, start);
  const known = knowingThoseOf(read.characters, start);
  const eachThrows = house?.initiativeThrows === 'each-person';
  const steps = readSteps(read.steps, kpoFormat, eachThrows ? { ...known, sides: known.names } : known);
  return house && steps && { ...head, ruleset, house, characters, steps };
}

function readCharacters<Character>(
  node: Node,
  characterNamed: (name: string) => Shape<Character>,
  reading: Reading,
): ReadonlyMap<string, Character> {
  const characters = new Map<string, Character>();
  for (const entry of entriesOf(node, reading) ?? []) {
    const name = newName(entry.key, reading);
    const character = name === null ? null : valueIn(entry, characterNamed(name), reading);
    if (name !== null && character !== null) characters.set(name, character);
  }
  return characters;
}

/** A name is known even where its character is written wrongly: one mistake is told once. */
const knowingThoseOf = (characters: Node, reading: Reading): Reading => ({
  ...reading,
  names: new Set(entriesOf(characters, reading)?.map((entry) => entry.name)),
});
