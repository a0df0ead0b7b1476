import type { FighterView, FightView } from '../../../shared/contract/views.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import { otherSide, type Side } from '../../../shared/vocabulary/terms.ts';
import type { FightDesk } from './fight-desk.svelte.ts';
import { isSamePair, isUp, onSide, type PairOf } from './standing.ts';

/** Picking in two steps: who picks, then whom. */
export function createPairing(desk: FightDesk) {
  let chosen = $state<CharacterId | null>(null);
  const by = $derived(desk.view.allowed.picks.some((pick) => pick.by === chosen) ? chosen : null);

  const standing = (side: Side): readonly FighterView[] => onSide(desk.view, side).filter(isUp);
  const mayPick = (id: CharacterId) => desk.view.allowed.picks.some((pick) => pick.by === id);
  const mayBePicked = (id: CharacterId) => desk.view.allowed.picks.some((pick) => pick.by === by && pick.on === id);

  function choose(id: CharacterId): void {
    const picking = by;
    if (picking === null) {
      if (mayPick(id)) chosen = id;
    } else if (mayBePicked(id)) {
      chosen = null;
      const { id: fight } = desk.view;
      void desk.enter(() => ({ type: 'pick', fight, by: picking, on: id }));
    } else if (mayPick(id)) {
      chosen = id;
    }
  }

  /** A number means somebody of the picking side first, then somebody of the other. */
  function ofNumber(number: number): FighterView | null {
    const side = desk.view.picks;
    if (side === null) return null;
    return standing(by === null ? side : otherSide(side))[number - 1] ?? null;
  }

  function chooseByNumber(number: number): void {
    const fighter = ofNumber(number);
    if (fighter) choose(fighter.id);
  }

  return {
    get by() {
      return by;
    },
    standing,
    mayPick,
    mayBePicked,
    choose,
    ofNumber,
    chooseByNumber,
    /** The key of a fighter now, or null where choosing this one does nothing. */
    keyOf: (fighter: FighterView): string | null => {
      const turn = by === null ? mayPick(fighter.id) : mayBePicked(fighter.id);
      return turn ? String(standing(fighter.side).indexOf(fighter) + 1) : null;
    },
    letGo: () => (chosen = null),
  };
}

/** The pair left nobody a choice: some live entry of this round brought it by itself. */
export const pairedByItself = (view: FightView, pair: PairOf): boolean =>
  view.log.some((line) => !line.withdrawn && line.forced.some((forced) => isSamePair(forced, pair))) &&
  !view.log.some(
    ({ command, withdrawn, round }) =>
      !withdrawn &&
      round === view.round &&
      command.type === 'pick' &&
      [command.by, command.on].every((id) => id === pair.challenger || id === pair.challenged),
  );
