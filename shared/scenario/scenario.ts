import type { HouseRules } from '../dbf/house-rules.ts';
import type { KpoHouseRules } from '../kpo/house-rules.ts';
import type { DbfCharacter } from './format-dbf-character.ts';
import type { DbfStepCommand } from './format-dbf-commands.ts';
import type { DbfExpectations } from './format-dbf-expectations.ts';
import type { KpoExpectations } from './format-kpo-expectations.ts';
import type { KpoCharacter, KpoStepCommand } from './format-kpo.ts';

export interface Step<Command, Expectations> {
  /** Null where a step only expects. */
  readonly command: Command | null;
  /** True or the code of the refusal; null where the command must be accepted. */
  readonly refused: true | string | null;
  readonly expect: Expectations | null;
}

export type DbfStep = Step<DbfStepCommand, DbfExpectations>;
export type KpoStep = Step<KpoStepCommand, KpoExpectations>;

interface Head {
  readonly title: string;
  readonly rules: readonly string[];
  /** The clock at the first step, milliseconds since 1970. */
  readonly start: number;
}

export interface DbfScenario extends Head {
  readonly ruleset: 'dbf';
  readonly house: Partial<HouseRules>;
  readonly characters: ReadonlyMap<string, DbfCharacter>;
  readonly steps: readonly DbfStep[];
}

export interface KpoScenario extends Head {
  readonly ruleset: 'kpo';
  readonly house: Partial<KpoHouseRules>;
  readonly characters: ReadonlyMap<string, KpoCharacter>;
  readonly steps: readonly KpoStep[];
}

/** A scenario file that was found valid. */
export type Scenario = DbfScenario | KpoScenario;

/** Where a scenario file is wrong; line and column count from 1. */
export interface Problem {
  readonly line: number;
  readonly column: number;
  readonly why: string;
}
