import type { Command, RecordedCommand as AnyRecorded } from '../../../shared/contract/commands.ts';
import { characterId, type CharacterId } from '../../../shared/vocabulary/ids.ts';
import type { SpellId } from '../../../shared/vocabulary/spells.ts';
import type { Loot, Side, Winner } from '../../../shared/vocabulary/terms.ts';
import type { RecordedKpo } from '../kpo/kpo-types.ts';
import type { OutcomeOf } from './standing.ts';

/** A command of a DBF fight's record. */
export type RecordedCommand = Exclude<AnyRecorded, RecordedKpo>;

/** What can be changed about a recorded command. `by` and `on` are also the two of a pair. */
export interface ReplacementDraft {
  readonly by: string;
  readonly on: string;
  readonly spell: SpellId;
  readonly targets: readonly CharacterId[];
  readonly heals: number;
  readonly lives: number;
  readonly outcome: OutcomeOf;
  readonly side: Side;
  readonly take: Loot;
  readonly winner: Winner;
  readonly reason: string;
  readonly place: string;
  readonly challengers: readonly CharacterId[];
  readonly challenged: readonly CharacterId[];
  readonly present: readonly CharacterId[];
}
export type ReplacementField = keyof ReplacementDraft;

const emptyDraft: ReplacementDraft = {
  by: '',
  on: '',
  spell: 'fire-arrow',
  targets: [],
  heals: 1,
  lives: 0,
  outcome: 'double',
  side: 'challenger',
  take: 'ducats',
  winner: 'nobody',
  reason: '',
  place: '',
  challengers: [],
  challenged: [],
  present: [],
};

/** The fields of a command, in the order in which they are asked; none where only taking it back makes sense. */
export function fieldsOf(command: RecordedCommand): readonly ReplacementField[] {
  switch (command.type) {
    case 'challenge':
      return ['place', 'challengers', 'challenged', 'present'];
    case 'recordOutcome':
      return ['place', 'challengers', 'challenged', 'winner'];
    case 'join':
      return ['by', 'side'];
    case 'pick':
      return ['by', 'on'];
    case 'drinkPotion':
      return isAsCarried(command) ? ['by'] : ['by', 'heals'];
    case 'cast':
    case 'castOutside':
      return ['by', 'spell', 'targets'];
    case 'scoreDuel':
      return ['by', 'on', 'outcome'];
    case 'dodge':
    case 'flee':
    case 'smash':
    case 'brew':
    case 'drinkOutside':
    case 'castSpecial':
      return ['by'];
    case 'override':
      return ['by', 'lives', 'reason'];
    case 'kill':
      return ['by', 'on', 'reason'];
    case 'rob':
      return ['by', 'on', 'take'];
    case 'pursue':
    case 'sneak':
    case 'steal':
      return ['by', 'on'];
    case 'stopFight':
      return ['reason'];
    case 'closePhases':
    case 'repeatPairs':
    case 'closeFight':
      return [];
  }
}

export function draftOf(command: RecordedCommand): ReplacementDraft {
  switch (command.type) {
    case 'challenge': {
      const { place, by, to, present } = command;
      return { ...emptyDraft, place, challengers: by, challenged: to, present };
    }
    case 'recordOutcome': {
      const { place, by, to, winner } = command;
      return { ...emptyDraft, place, challengers: by, challenged: to, winner };
    }
    case 'scoreDuel': {
      const { pair, outcome } = command;
      return { ...emptyDraft, by: pair.challenger, on: pair.challenged, outcome };
    }
    case 'cast':
    case 'castOutside':
      return { ...emptyDraft, by: command.who, spell: command.spell, targets: command.on };
    case 'pick':
    case 'sneak':
    case 'steal':
      return { ...emptyDraft, by: command.by, on: command.on };
    case 'kill':
      return { ...emptyDraft, by: command.by, on: command.on, reason: command.reason };
    case 'rob':
      return { ...emptyDraft, by: command.by, on: command.on, take: command.take };
    case 'pursue':
      return { ...emptyDraft, by: command.who, on: command.target };
    case 'join':
      return { ...emptyDraft, by: command.who, side: command.side };
    case 'drinkPotion':
      return { ...emptyDraft, by: command.who, heals: command.heals ?? 0 };
    case 'dodge':
    case 'flee':
    case 'smash':
    case 'brew':
    case 'drinkOutside':
    case 'castSpecial':
      return { ...emptyDraft, by: command.who };
    case 'override':
      return { ...emptyDraft, by: command.who, lives: command.lives, reason: command.reason };
    case 'stopFight':
      return { ...emptyDraft, reason: command.reason };
    case 'closePhases':
    case 'repeatPairs':
    case 'closeFight':
      return emptyDraft;
  }
}

/** The command as the draft says it. */
export function withDraft(command: RecordedCommand, draft: ReplacementDraft): RecordedCommand {
  const by = characterId(draft.by);
  const on = characterId(draft.on);
  const { heals, lives, outcome, side, take, winner, reason, place, challengers, challenged, present } = draft;
  switch (command.type) {
    case 'challenge':
      return { ...command, place, by: challengers, to: challenged, present };
    case 'recordOutcome': {
      const outcomes = command.outcomes.filter(({ who }) => [...challengers, ...challenged].includes(who));
      return { ...command, place, by: challengers, to: challenged, outcomes, winner };
    }
    case 'scoreDuel':
      return { ...command, pair: { challenger: by, challenged: on }, outcome };
    case 'cast':
    case 'castOutside':
      return { ...command, who: by, spell: draft.spell, on: draft.targets };
    case 'pick':
    case 'sneak':
    case 'steal':
      return { ...command, by, on };
    case 'kill':
      return { ...command, by, on, reason };
    case 'rob':
      return { ...command, by, on, take };
    case 'pursue':
      return { ...command, who: by, target: on };
    case 'join':
      return { ...command, who: by, side };
    case 'drinkPotion':
      return isAsCarried(command) ? { ...command, who: by } : { ...command, who: by, heals };
    case 'dodge':
    case 'flee':
    case 'smash':
    case 'brew':
    case 'drinkOutside':
    case 'castSpecial':
      return { ...command, who: by };
    case 'override':
      return { ...command, who: by, lives, reason };
    case 'stopFight':
      return { ...command, reason };
    case 'closePhases':
    case 'repeatPairs':
    case 'closeFight':
      return command;
  }
}

/** A carried potion heals what it says, and no number is entered for it. */
const isAsCarried = ({ potion, heals }: Extract<Command, { type: 'drinkPotion' }>): boolean =>
  potion !== undefined && heals === undefined;

const recordedTypes: readonly Command['type'][] = [
  'challenge',
  'recordOutcome',
  'join',
  'pick',
  'repeatPairs',
  'drinkPotion',
  'cast',
  'scoreDuel',
  'dodge',
  'flee',
  'closePhases',
  'stopFight',
  'closeFight',
  'override',
  'kill',
  'rob',
  'pursue',
  'castOutside',
  'sneak',
  'steal',
  'smash',
  'brew',
  'drinkOutside',
  'castSpecial',
];

export const isRecorded = (command: Command): command is RecordedCommand => recordedTypes.includes(command.type);
