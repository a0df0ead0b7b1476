import type { z } from 'zod';
import type { commandSchema } from '../contract/commands.ts';
import type { DuelOutcome } from '../dbf/fight.ts';
import type { Side } from '../vocabulary/terms.ts';
import { being, enterCharacter, weaponDraft } from './dbf-character.ts';
import type { DbfStepCommand } from './format-dbf-commands.ts';

/** A command before it was decoded: ids are plain text, and nothing is checked. */
export type CommandDraft = z.input<typeof commandSchema>;

/** What the translation of a step asks about the camp. */
export interface Surroundings {
  /** The fight that a command of these people goes to; of nobody: the current one. */
  fightOf(people: readonly string[]): string;
  /** The fight whose last entry is taken back, or put back. */
  fightToUndo(): string;
  fightToRedo(): string;
  /** The fight that runs with `who` in it, or null. */
  runningFightOf(who: string): string | null;
  sideOf(fight: string, who: string): Side | null;
}

export type TranslatedCommand = Exclude<DbfStepCommand, { name: 'wait' }>;

/** The command that a step of a scenario stands for. */
export function translate(step: TranslatedCommand, around: Surroundings): CommandDraft {
  switch (step.name) {
    case 'character':
      return enterCharacter(step.value.id, step.value);
    case 'equip': {
      const { weapon, ...rest } = step.value;
      return { type: 'equip', ...rest, ...(weapon === undefined ? {} : { weapon: weaponDraft(weapon) }) };
    }
    case 'challenge': {
      const { by, to, present = [] } = step.value;
      return { type: 'challenge', place: '', by: [...by], to: [...to], present: [...present] };
    }
    case 'join':
      return { type: 'join', fight: around.fightOf([step.value.who]), ...step.value };
    case 'pick': {
      const [by, on] = step.value;
      return { type: 'pick', fight: around.fightOf(step.value), by, on };
    }
    case 'drink': {
      const { who, heals = 0 } = step.value;
      return { type: 'drinkPotion', fight: around.fightOf([who]), who, heals };
    }
    case 'cast':
      return cast(step.value, around);
    case 'choose':
      return { type: 'chooseAbility', ...step.value };
    case 'xp':
      return { type: 'writeXp', ...step.value, reason: 'scenario' };
    case 'game-phase':
      return { type: 'openGamePhase', phase: step.value, fightsBelongToOld: false };
    case 'sneak':
      return { type: 'sneak', by: step.value.by, on: step.value.on, dodge: step.value.dodge ?? false };
    case 'steal':
    case 'smash':
    case 'brew':
      return act(step);
    case 'hit':
    case 'double':
    case 'no-hit':
      return score(step.name, step.value, around);
    case 'dodge':
    case 'flee':
      return { type: step.name, fight: around.fightOf([step.value]), who: step.value };
    case 'end': {
      const phases = typeof step.value === 'string' ? [step.value] : [...step.value];
      return { type: 'closePhases', fight: around.fightOf([]), phases };
    }
    case 'stop':
      return { type: 'stopFight', fight: around.fightOf([]), reason: step.value.reason };
    case 'override':
    case 'pursue':
    case 'kill':
    case 'rob':
      return after(step);
    case 'undo':
      return { type: 'undo', fight: around.fightToUndo() };
    case 'redo':
      return { type: 'redo', fight: around.fightToRedo() };
    default:
      return step satisfies never;
  }
}

function act(step: Extract<TranslatedCommand, { name: 'steal' | 'smash' | 'brew' }>): CommandDraft {
  switch (step.name) {
    case 'steal':
      return { type: 'steal', ...step.value };
    case 'smash':
      return { type: 'smash', ...step.value };
    case 'brew':
      return { type: 'brew', ...step.value };
    default:
      return step satisfies never;
  }
}

type Cast = Extract<TranslatedCommand, { name: 'cast' }>['value'];

function cast({ who, spell, on = [], regain, range, consent, as }: Cast, around: Surroundings): CommandDraft {
  const fight = around.runningFightOf(who);
  const aim = {
    who,
    spell,
    on: [...on],
    ...(range === undefined ? {} : { range }),
    ...(as === undefined ? {} : { as: being(as) }),
  };
  return fight === null
    ? { type: 'castOutside', ...aim, ...(consent === undefined ? {} : { consent }) }
    : { type: 'cast', fight, ...aim, ...(regain === undefined ? {} : { regain }) };
}

function after(step: Extract<TranslatedCommand, { name: 'override' | 'pursue' | 'kill' | 'rob' }>): CommandDraft {
  switch (step.name) {
    case 'override':
      return { type: 'override', ...step.value };
    case 'pursue':
      return { type: 'pursue', ...step.value };
    case 'kill':
      return { type: 'kill', ...step.value };
    case 'rob':
      return { type: 'rob', ...step.value };
    default:
      return step satisfies never;
  }
}

/** A pair of one side stays in its order: the camp refuses what is no pair. */
function score(
  name: 'hit' | 'double' | 'no-hit',
  [first, second]: readonly [string, string],
  around: Surroundings,
): CommandDraft {
  const fight = around.fightOf([first, second]);
  const turned = around.sideOf(fight, first) === 'challenged' && around.sideOf(fight, second) === 'challenger';
  const pair = turned ? { challenger: second, challenged: first } : { challenger: first, challenged: second };
  const hits: DuelOutcome = turned ? 'challenged-hits' : 'challenger-hits';
  return { type: 'scoreDuel', fight, pair, outcome: name === 'hit' ? hits : name };
}
