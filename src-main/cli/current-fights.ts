import type { Answer } from '../../shared/contract/answer.ts';
import type { ViewsMessage } from '../../shared/contract/views.ts';
import { characterId } from '../../shared/vocabulary/ids.ts';
import type { CommandDraft, Surroundings } from '../../shared/scenario/translate.ts';

/** Goes where a fight is asked for and there is none: the camp refuses it. */
const nowhere = 'no-fight';

export interface CurrentFights extends Surroundings {
  /** Tells what a command did, since redo goes where the last undo was. */
  noteAnswer(command: CommandDraft, answer: Answer): void;
}

/** Which fight a step means: a scenario names people and no fights. */
export function currentFights(views: () => ViewsMessage): CurrentFights {
  const undone: string[] = [];
  const current = (): string =>
    fightsIn(views())
      .toSorted((a, b) => a.number - b.number)
      .at(-1)?.id ?? nowhere;
  return {
    fightOf: ([first]) => (first === undefined ? current() : (openFightOf(first, views())?.id ?? current())),
    fightToUndo: current,
    runningFightOf: (who) => views().characters?.[characterId(who)]?.fight ?? null,
    fightToRedo: () => undone.at(-1) ?? current(),
    sideOf: (fight, who) =>
      Object.values(views().fights ?? {})
        .find((each) => each?.id === fight)
        ?.fighters.find(({ id }) => id === who)?.side ?? null,
    noteAnswer(command, answer) {
      if (!answer.ok) return;
      if (command.type === 'undo') undone.push(command.fight);
      else if (command.type === 'redo') undone.pop();
      else if (answer.fight !== null) undone.length = 0;
    },
  };
}

/** What a fight of either rule set says about itself. */
interface FightAtHand {
  readonly id: string;
  readonly number: number;
  readonly phase: string;
  readonly fighters: readonly { readonly id: string }[];
  readonly present: readonly { readonly id: string }[];
}

/** The newest open fight with `who` among its fighters, else the newest where `who` stands by. */
function openFightOf(who: string, views: ViewsMessage): FightAtHand | undefined {
  const open = fightsIn(views)
    .filter((fight) => fight.phase !== 'over' && fight.phase !== 'closed')
    .toSorted((a, b) => b.number - a.number);
  return (
    open.find((fight) => fight.fighters.some(({ id }) => id === who)) ??
    open.find((fight) => fight.present.some(({ id }) => id === who))
  );
}

const fightsIn = ({ fights = {}, kpoFights = {} }: ViewsMessage): readonly FightAtHand[] => [
  ...Object.values(fights).filter((fight) => fight !== null),
  ...Object.values(kpoFights).flatMap((view) => (view === null ? [] : [{ ...view.fight, present: [] }])),
];
