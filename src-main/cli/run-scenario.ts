import type { Answer } from '../../shared/contract/answer.ts';
import type { ViewsMessage } from '../../shared/contract/views.ts';
import { firstDifference } from '../../shared/scenario/compare.ts';
import { enterCharacter } from '../../shared/scenario/dbf-character.ts';
import { type DbfStepCommand } from '../../shared/scenario/format-dbf-commands.ts';
import type { DbfScenario, DbfStep, Scenario } from '../../shared/scenario/scenario.ts';
import { stateOf, type DbfState } from '../../shared/scenario/state.ts';
import { translate, type CommandDraft } from '../../shared/scenario/translate.ts';
import { currentFights, type CurrentFights } from './current-fights.ts';
import { openScenarioCamp, type ScenarioCamp } from './scenario-camp.ts';

export interface ScenarioResult {
  /** `step N (COMMAND): WHAT`, null where all was as expected. */
  readonly failure: string | null;
  /** What was true after the last step that ran. */
  readonly state: Partial<DbfState>;
}

/** Plays a scenario on a camp of its own, up to the first step that fails. */
export function runScenario(scenario: Scenario): ScenarioResult {
  if (scenario.ruleset === 'dbf') return runDbf(scenario);
  const [first] = scenario.steps;
  const failure = first === undefined ? null : `step 1 (${nameOf(first)}): not yet: ${first.command?.name ?? 'kpo'}`;
  return { failure, state: { phase: 'none' } };
}

function runDbf(scenario: DbfScenario): ScenarioResult {
  const camp = openScenarioCamp(scenario.start, scenario.house);
  try {
    const table = { camp, fights: currentFights(() => camp.views()) };
    const failure = setUpFailure(camp, scenario) ?? firstFailure(scenario.steps, table);
    return { failure, state: stateOf(camp.views()) };
  } finally {
    camp.close();
  }
}

interface Table {
  readonly camp: ScenarioCamp;
  readonly fights: CurrentFights;
}

/** Null for every valid scenario: its characters were checked with the file. */
function setUpFailure(camp: ScenarioCamp, { characters }: DbfScenario): string | null {
  const commands: readonly CommandDraft[] = [
    { type: 'startCamp', name: 'Scenario', sample: false },
    ...[...characters].map(([name, character]) => enterCharacter(name, character)),
  ];
  const refused = commands.map((command) => camp.perform(command)).find((answer) => !answer.ok);
  return refused === undefined ? null : `step 0 (character): ${unexpected(refused)}`;
}

function firstFailure(steps: readonly DbfStep[], table: Table): string | null {
  for (const [index, step] of steps.entries()) {
    const why = failureOrBreakdown(step, table);
    if (why !== null) return `step ${index + 1} (${nameOf(step)}): ${why}`;
  }
  return null;
}

const nameOf = (step: { readonly command: { readonly name: string } | null }): string => step.command?.name ?? 'expect';

/** A scenario that breaks the console is one that fails; the others still run. */
function failureOrBreakdown(step: DbfStep, table: Table): string | null {
  try {
    return failureOf(step, table);
  } catch (error) {
    return `the console expected an answer got ${error instanceof Error ? `${error.name}: ${error.message}` : 'an error'}`;
  }
}

function failureOf(step: DbfStep, table: Table): string | null {
  const { command, expect } = step;
  return (
    (command === null ? null : commandFailure(command, step.refused, table)) ??
    (expect === null ? null : firstDifference(expect, stateOf(table.camp.views())))
  );
}

function commandFailure(command: DbfStepCommand, refused: DbfStep['refused'], { camp, fights }: Table): string | null {
  if (command.name === 'wait') {
    camp.wait(command.value);
    return refused === null ? null : 'answer expected refused got accepted';
  }
  const draft = translate(command, fights);
  const before = withoutTime(camp.views());
  const answer = camp.perform(draft);
  fights.noteAnswer(draft, answer);
  if (refused === null) return answer.ok ? null : unexpected(answer);
  if (answer.ok) return unexpected(answer);
  if (refused !== true && refused !== answer.refusal.code)
    return `refused expected ${refused} got ${answer.refusal.code}`;
  return before === withoutTime(camp.views()) ? null : 'the camp expected unchanged got changed';
}

const unexpected = (answer: Answer): string =>
  answer.ok ? 'answer expected refused got accepted' : `answer expected accepted got refused ${answer.refusal.code}`;

const withoutTime = ({ now: _, ...views }: ViewsMessage): string => JSON.stringify(views);
