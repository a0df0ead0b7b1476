import type { Sign } from '../../../shared/vocabulary/kpo-terms.ts';
import { ownValue } from '../../../shared/vocabulary/own-value.ts';
import type { KpoDesk } from './kpo-desk.svelte.ts';

export type InitiativeSigns = ReturnType<typeof createInitiativeSigns>;

/** The signs that are shown for initiative, thrower by thrower in the order of the sides. */
export function createInitiativeSigns(desk: KpoDesk) {
  let shown = $state.raw<Readonly<Record<string, Sign>>>({});
  const throwers = $derived(desk.view.allowed.signs);
  const of = (thrower: string): Sign | null => ownValue(shown, thrower) ?? null;
  /** Whose sign is awaited; null once all are there. */
  const next = $derived(throwers.find((name) => of(name) === null) ?? null);

  const set = (thrower: string, sign: Sign) => (shown = { ...shown, [thrower]: sign });

  async function send(): Promise<void> {
    if (throwers.length === 0 || next !== null) return;
    const signs = Object.fromEntries(
      throwers.flatMap((name) => {
        const sign = of(name);
        return sign === null ? [] : [[name, sign] as const];
      }),
    );
    const answer = await desk.enter(({ id }) => ({ type: 'kpoSigns', fight: id, signs }));
    if (answer?.ok) shown = {};
  }

  return {
    get throwers() {
      return throwers;
    },
    get next() {
      return next;
    },
    of,
    set,
    /** The sign of whoever is awaited. */
    put: (sign: Sign) => {
      if (next !== null) set(next, sign);
    },
    takeBack: () => {
      const last = throwers.findLast((name) => of(name) !== null);
      if (last === undefined) return;
      const { [last]: _, ...others } = shown;
      shown = others;
    },
    send,
  };
}
