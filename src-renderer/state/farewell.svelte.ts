import type { FightView } from '../../shared/contract/views.ts';
import type { FightId } from '../../shared/vocabulary/ids.ts';

/** A fight that this window put away, or whose challenge it took back. */
export interface Farewell {
  readonly fight: FightId;
  readonly title: string;
  readonly how: 'closed' | 'withdrawn';
  /** As it was when it was put away, for what is written after a DBF fight. */
  readonly view?: FightView;
}

let last = $state.raw<Farewell | null>(null);

/** The fight that left last, offered for bringing back until somebody moves on. */
export const farewell = {
  get last() {
    return last;
  },
  show: (left: Farewell) => (last = left),
  dismiss: () => (last = null),
};

/** The command that brings such a fight back. */
export const comeBack = ({ fight, how }: Pick<Farewell, 'fight' | 'how'>) =>
  how === 'closed' ? ({ type: 'undo', fight } as const) : ({ type: 'redo', fight } as const);
