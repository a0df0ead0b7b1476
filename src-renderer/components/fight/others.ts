import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import type { FightDesk } from './fight-desk.svelte.ts';
import { isUp } from './standing.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Who may have done something to `on` after the fight: those of the fight first, then the rest of the camp. */
export function othersThan(on: CharacterId, desk: FightDesk): readonly Option[] {
  const { view, console } = desk;
  const near = [...view.fighters.filter(isUp), ...view.present].map(({ id }) => id);
  const far = console.characters
    .filter(({ status, fight }) => (status === 'up' || status === 'fled') && fight === null)
    .map(({ id }) => id);
  return [...new Set([...near, ...far])]
    .filter((id) => id !== on)
    .map((value) => ({ value, label: desk.nameOf(value) }));
}

/** Whom the dialog proposes: an opponent on their feet. */
export function likelyOther(on: CharacterId, desk: FightDesk): string {
  const side = desk.view.fighters.find(({ id }) => id === on)?.side;
  return desk.view.fighters.find((fighter) => fighter.side !== side && isUp(fighter))?.id ?? '';
}
