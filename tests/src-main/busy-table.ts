import type { CommandDraft } from '../../shared/scenario/translate.ts';
import type { FightView, ViewsMessage } from '../../shared/contract/views.ts';
import { duelOutcomes } from '../../shared/dbf/fight.ts';

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What a busy ORG could enter next: something that the camp says is allowed, at random. */
export function nextEntry(views: ViewsMessage, random: () => number): CommandDraft {
  const fights = Object.values(views.fights ?? {}).filter((fight) => fight !== null);
  const open = fights.filter((fight) => fight.phase !== 'over');
  const entries = fights.flatMap(entriesIn);
  const opening = open.length < 3 || entries.length === 0;
  return (opening && random() < 0.3 ? null : oneOf(entries, random)) ?? challenge(views, random);
}

function entriesIn(view: FightView): readonly CommandDraft[] {
  const fight = view.id;
  const { allowed } = view;
  const closing = allowed.close === null ? [] : [{ type: 'closePhases', fight, phases: [allowed.close] } as const];
  return [
    ...allowed.picks.map(({ by, on }) => ({ type: 'pick', fight, by, on }) as const),
    ...allowed.join.map(({ who, side }) => ({ type: 'join', fight, who, side }) as const),
    ...allowed.drink.map(({ who }) => ({ type: 'drinkPotion', fight, who, heals: 1 }) as const),
    ...allowed.score.flatMap((pair) =>
      duelOutcomes.map((outcome) => ({ type: 'scoreDuel', fight, pair, outcome }) as const),
    ),
    ...allowed.dodge.map((who) => ({ type: 'dodge', fight, who }) as const),
    ...allowed.flee.map(({ who }) => ({ type: 'flee', fight, who }) as const),
    ...[...closing, ...closing, ...closing, ...closing],
    ...allowed.override.slice(0, 1).map((who) => ({ type: 'override', who, lives: 3, reason: 'rest' }) as const),
    ...allowed.lying.flatMap((on) => {
      const by = view.fighters.find((fighter) => fighter.id !== on)?.id ?? on;
      return [{ type: 'kill', by, on, reason: 'feud' } as const, { type: 'rob', by, on, take: 'potion' } as const];
    }),
    ...(view.canUndo ? [{ type: 'undo', fight } as const] : []),
    ...(view.canRedo ? [{ type: 'redo', fight } as const] : []),
    ...(allowed.closeFight ? [{ type: 'closeFight', fight } as const] : []),
  ];
}

function challenge(views: ViewsMessage, random: () => number): CommandDraft {
  const free = Object.values(views.characters ?? {})
    .filter((character) => character !== null && character.fight === null && character.status === 'up')
    .flatMap((character) => character?.id ?? [])
    .toSorted(() => random() - 0.5);
  const size = 1 + Math.floor(random() * 3);
  const [by, to, present] = [free.slice(0, size), free.slice(size, 2 * size), free.slice(2 * size, 2 * size + 1)];
  return { type: 'challenge', place: 'ford', by, to, present };
}

const oneOf = <T>(list: readonly T[], random: () => number): T | undefined => list[Math.floor(random() * list.length)];
