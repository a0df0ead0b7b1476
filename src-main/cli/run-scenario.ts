import type { Answer } from '../../shared/contract/answer.ts';
import type { ViewsMessage } from '../../shared/contract/views.ts';
import { firstDifference } from '../../shared/scenario/compare.ts';
import { firstKpoDifference } from '../../shared/scenario/compare-kpo.ts';
import { enterCharacter } from '../../shared/scenario/dbf-character.ts';
import { enterKpoCharacter } from '../../shared/scenario/kpo-character.ts';
import { kpoStateOf, type KpoState } from '../../shared/scenario/kpo-state.ts';
import type { DbfScenario, KpoScenario, Scenario } from '../../shared/scenario/scenario.ts';
import { stateOf, type DbfState } from '../../shared/scenario/state.ts';
import { translate, type CommandDraft } from '../../shared/scenario/translate.ts';
import { translateKpo } from '../../shared/scenario/translate-kpo.ts';
import { currentFights } from './current-fights.ts';
import { openScenarioCamp, type ScenarioCamp } from './scenario-camp.ts';

export interface ScenarioResult {
  /** `step N (COMMAND): WHAT`, null where all was as expected. */
  readonly failure: string | null;
  /** What was true after the last step that ran. */
  readonly state: Partial<DbfState> | KpoState;
}

/** Plays a scenario on a camp of its own, up to the first step that fails. */
export function runScenario(scenario: Scenario): ScenarioResult {
  const camp = openScenarioCamp(scenario);
  try {
    const play = scenario.ruleset === 'dbf' ? dbfPlay(scenario, camp) : kpoPlay(scenario, camp);
    const failure = setUpFailure(camp, play.characters) ?? firstFailure(play.steps, camp);
    return { failure, state: play.state() };
  } finally {
    camp.close();
  }
}

/** A scenario in the terms that both rule sets share. */
interface Play {
  readonly characters: readonly CommandDraft[];
  readonly steps: readonly PlayStep[];
  readonly state: () => ScenarioResult['state'];
}

interface PlayStep {
  readonly name: string;
  /** Null where a step only expects. */
  readonly act: (() => Answer | 'waited') | null;
  readonly refused: true | string | null;
  /** What is not as expected after it, in words. */
  readonly difference: () => string | null;
}

function dbfPlay({ characters, steps }: DbfScenario, camp: ScenarioCamp): Play {
  const { fights, perform } = tableOf(camp);
  const state = () => stateOf(camp.views());
  return {
    characters: [...characters].map(([name, character]) => enterCharacter(name, character)),
    state,
    steps: steps.map(({ command, refused, expect }) => ({
      name: command?.name ?? 'expect',
      act:
        command === null
          ? null
          : () => (command.name === 'wait' ? wait(camp, command.value) : perform(translate(command, fights))),
      refused,
      difference: () => (expect === null ? null : firstDifference(expect, state())),
    })),
  };
}

function kpoPlay({ characters, steps }: KpoScenario, camp: ScenarioCamp): Play {
  const { fights, perform } = tableOf(camp);
  const state = () => {
    const { kpoFights = {}, kpoCharacters = {} } = camp.views();
    const last = Object.values(kpoFights)
      .flatMap((view) => view?.fight ?? [])
      .toSorted((a, b) => a.number - b.number)
      .at(-1);
    const people = Object.values(kpoCharacters).filter((character) => character !== null);
    return kpoStateOf(last ?? null, Object.fromEntries(people.map(({ id, hp }) => [id, hp])));
  };
  return {
    characters: [...characters].map(([name, character]) => enterKpoCharacter(name, character)),
    state,
    steps: steps.map(({ command, refused, expect }) => ({
      name: command?.name ?? 'expect',
      act: command === null ? null : () => perform(translateKpo(command, fights)),
      refused,
      difference: () => (expect === null ? null : firstKpoDifference(expect, state())),
    })),
  };
}

function tableOf(camp: ScenarioCamp) {
  const fights = currentFights(() => camp.views());
  const perform = (draft: CommandDraft): Answer => {
    const answer = camp.perform(draft);
    fights.noteAnswer(draft, answer);
    return answer;
  };
  return { fights, perform };
}

function wait(camp: ScenarioCamp, milliseconds: number): 'waited' {
  camp.wait(milliseconds);
  return 'waited';
}

/** Null for every valid scenario: its characters were checked with the file. */
function setUpFailure(camp: ScenarioCamp, characters: readonly CommandDraft[]): string | null {
  const commands: readonly CommandDraft[] = [{ type: 'startCamp', name: 'Scenario', sample: false }, ...characters];
  const refused = commands.map((command) => camp.perform(command)).find((answer) => !answer.ok);
  return refused === undefined ? null : `step 0 (character): ${unexpected(refused)}`;
}

function firstFailure(steps: readonly PlayStep[], camp: ScenarioCamp): string | null {
  for (const [index, step] of steps.entries()) {
    const why = failureOrBreakdown(step, camp);
    if (why !== null) return `step ${index + 1} (${step.name}): ${why}`;
  }
  return null;
}

/** A scenario that breaks the console is one that fails; the others still run. */
function failureOrBreakdown(step: PlayStep, camp: ScenarioCamp): string | null {
  try {
    return actFailure(step, camp) ?? step.difference();
  } catch (error) {
    return `the console expected an answer got ${error instanceof Error ? `${error.name}: ${error.message}` : 'an error'}`;
  }
}

function actFailure({ act, refused }: PlayStep, camp: ScenarioCamp): string | null {
  if (act === null) return null;
  const before = refused === null ? null : withoutTime(camp.views());
  const answer = act();
  if (answer === 'waited') return refused === null ? null : 'answer expected refused got accepted';
  if (refused === null) return answer.ok ? null : unexpected(answer);
  if (answer.ok) return unexpected(answer);
  if (refused !== true && refused !== answer.refusal.code)
    return `refused expected ${refused} got ${answer.refusal.code}`;
  return before === withoutTime(camp.views()) ? null : 'the camp expected unchanged got changed';
}

const unexpected = (answer: Answer): string =>
  answer.ok ? 'answer expected refused got accepted' : `answer expected accepted got refused ${answer.refusal.code}`;

const withoutTime = ({ now: _, ...views }: ViewsMessage): string => JSON.stringify(views);
