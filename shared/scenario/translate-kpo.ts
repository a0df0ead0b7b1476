import type { z } from 'zod';
import type { kpoFightCommandSchema, kpoOpeningCommandSchema } from '../kpo/commands.ts';
import type { KpoStepCommand } from './format-kpo.ts';

/** A command before it was decoded: ids are plain text, and nothing is checked. */
export type KpoCommandDraft =
  | z.input<typeof kpoOpeningCommandSchema>
  | z.input<typeof kpoFightCommandSchema>
  | { readonly type: 'undo' | 'redo'; readonly fight: string };

/** What the translation of a step asks about the camp. */
export interface KpoSurroundings {
  /** The fight that a command of these people goes to; of nobody: the current one. */
  fightOf(people: readonly string[]): string;
  /** The fight whose last entry is taken back, or put back. */
  fightToUndo(): string;
  fightToRedo(): string;
}

/** The command that a step of a KPO scenario stands for. */
export function translateKpo(step: KpoStepCommand, around: KpoSurroundings): KpoCommandDraft {
  switch (step.name) {
    case 'fight': {
      const sides = Object.entries(step.value).map(([name, members]) => ({ name, members: [...members] }));
      return { type: 'openKpoFight', place: '', sides };
    }
    case 'signs':
      return { type: 'kpoSigns', fight: around.fightOf([]), signs: step.value };
    case 'end':
      return { type: 'kpoEndRound', fight: around.fightOf([]) };
    case 'stop':
      return { type: 'kpoStop', fight: around.fightOf([]), reason: step.value.reason };
    case 'undo':
      return { type: 'undo', fight: around.fightToUndo() };
    case 'redo':
      return { type: 'redo', fight: around.fightToRedo() };
    default:
      return ofPeople(step, around);
  }
}

type StepOfPeople = Exclude<KpoStepCommand, { name: 'fight' | 'signs' | 'end' | 'stop' | 'undo' | 'redo' }>;

function ofPeople(step: StepOfPeople, around: KpoSurroundings): KpoCommandDraft {
  switch (step.name) {
    case 'bonus':
      return { type: 'kpoBonus', fight: around.fightOf([step.value]), who: step.value };
    case 'pass':
      return { type: 'kpoPass', fight: around.fightOf([step.value]), who: step.value };
    case 'spoken':
      return { type: 'kpoSpoken', fight: around.fightOf([step.value]), who: step.value };
    case 'tactic':
      return { type: 'kpoTactic', fight: around.fightOf([step.value.who]), ...step.value };
    case 'situation':
      return { type: 'kpoSituation', fight: around.fightOf([step.value.who]), ...step.value };
    case 'charge':
      return { type: 'kpoCharge', fight: around.fightOf([step.value.who]), ...step.value };
    case 'attack':
      return attack(step.value, around);
    case 'cast':
      return { type: 'kpoCast', fight: around.fightOf([step.value.who]), ...step.value };
    case 'suspicious':
      return { type: 'kpoSuspicious', fight: around.fightOf([step.value.who]), ...step.value };
    case 'apart': {
      // Fewer or more than two are for the camp to refuse.
      const who = [...step.value] as unknown as [string, string];
      return { type: 'kpoApart', fight: around.fightOf(step.value), who };
    }
    case 'join':
      return { type: 'kpoJoin', fight: around.fightOf([]), ...step.value };
    case 'order': {
      const { first, by } = step.value;
      return { type: 'kpoOrder', fight: around.fightOf(first), first: [...first], by };
    }
    default:
      return step satisfies never;
  }
}

type Attack = Extract<KpoStepCommand, { name: 'attack' }>['value'];

function attack({ 'no-signs': noSigns, signs, ...rest }: Attack, around: KpoSurroundings): KpoCommandDraft {
  return {
    type: 'kpoAttack',
    fight: around.fightOf([rest.by]),
    ...rest,
    ...(noSigns === undefined ? {} : { noSigns }),
    ...(signs === undefined ? {} : { signs: attackSigns(signs) }),
  };
}

function attackSigns(signs: NonNullable<Attack['signs']>) {
  if ('against' in signs) {
    const { against, ...shown } = signs;
    return { shown, against };
  }
  const [shown, against] = signs;
  return { shown, against };
}
