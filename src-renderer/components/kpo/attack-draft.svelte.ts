import { previewAsks, previewAttack } from '../../../shared/kpo/preview.ts';
import type { Command } from '../../../shared/contract/commands.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import type { Hand, Sign } from '../../../shared/vocabulary/kpo-terms.ts';
import type { Refusal, RefusalCode } from '../../../shared/vocabulary/refusal.ts';
import type { KpoDesk } from './kpo-desk.svelte.ts';
import { fighterOf, type LegalTarget } from './kpo-types.ts';

type AttackCommand = Extract<Command, { type: 'kpoAttack' }>;
type Shown = NonNullable<AttackCommand['signs']>['shown'];

/** A sign that an attack waits for. */
export interface Slot {
  readonly of: 'attacker' | 'target';
  /** Null where one sign stands for everything. */
  readonly hand: Hand | null;
}

export interface Manner {
  readonly aim: number;
  readonly knockout: boolean;
  readonly backstab: boolean;
  readonly noSigns: boolean;
  readonly hasted: boolean;
}

const plain: Manner = { aim: 0, knockout: false, backstab: false, noSigns: false, hasted: false };

/** KPO-KOR-08: what a hasted attack is free of. */
const liftedByHaste: readonly RefusalCode[] = ['not-their-turn', 'no-attacks-left', 'weapon-rests'];

export type AttackDraft = ReturnType<typeof createAttackDraft>;

/**
 * The attack that is being entered: who, whom, how, and the signs one after the other. The last one sends it.
 * Nothing is taken or sent while `isStopped`: a field of its form holds no fitting number.
 */
export function createAttackDraft(desk: KpoDesk, isStopped: () => boolean = () => false) {
  let chosen = $state.raw<CharacterId | null>(null);
  let aimedAt = $state.raw<CharacterId | null>(null);
  let manner = $state.raw<Manner>(plain);
  let signs = $state.raw<readonly (Sign | null)[]>([]);
  let aimFields = $state(0);

  const view = $derived(desk.view);
  const ambush = $derived(view.fight.phase === 'initiative');
  const legal = $derived(
    view.allowed.attacks.find(({ by }) => by === chosen) ??
      view.allowed.attacks.find(({ by }) => by === view.allowed.turn[0]) ??
      null,
  );
  const by = $derived(legal === null ? null : (fighterOf(view.fight, legal.by) ?? null));
  const how = $derived<Manner>(ambush ? { ...plain, backstab: true } : manner);
  const targets = $derived((legal?.targets ?? []).map((target) => ({ ...target, why: whyNot(target, how) })));
  const free = $derived(targets.filter(({ why }) => why === null));
  /** The only one that may be attacked is meant without a word. */
  const target = $derived(targets.find(({ on }) => on === aimedAt) ?? (free.length === 1 ? (free[0] ?? null) : null));
  const on = $derived(target === null ? null : (fighterOf(view.fight, target.on) ?? null));
  const strikes = $derived(by === null || on === null ? [] : previewAttack(view.fight, by, on, how));
  const asks = $derived(by === null ? 'none' : previewAsks(view.fight, by, how));
  const slots = $derived(slotsFor(asks, strikes, target));
  const ready = $derived(by !== null && target !== null && target.why === null);

  const isThrown = ({ hand }: { readonly hand: Hand }): boolean =>
    (hand === 'right' ? by?.sheet.weapon : by?.sheet.offhand)?.category === 'throwing';

  function reset(): void {
    [chosen, aimedAt, manner, signs] = [null, null, plain, []];
    aimFields += 1;
  }

  function change(part: Partial<Manner>): void {
    manner = { ...manner, ...part };
    signs = [];
  }

  function command(hit: boolean | null): AttackCommand | null {
    if (by === null || target === null) return null;
    const own = slots.flatMap(({ of, hand }, at) => (of === 'attacker' ? [{ hand, sign: signs[at] ?? null }] : []));
    const other = slots.flatMap(({ of, hand }, at) => (of === 'target' ? [{ hand, sign: signs[at] ?? null }] : []));
    const [shown, against] = [together(own), together(other)];
    const bySigns = hit === null && asks !== 'none' && shown !== null && against !== null;
    return {
      type: 'kpoAttack',
      fight: view.id,
      by: by.id,
      on: target.on,
      ...how,
      signs: bySigns ? { shown, against } : null,
      declared: 'before',
      hit,
    };
  }

  async function send(hit: boolean | null = null): Promise<void> {
    const attack = ready && !isStopped() ? command(hit) : null;
    if (attack === null) return;
    signs = [];
    const answer = await desk.enter(() => attack);
    if (answer?.ok) reset();
  }

  /** Which sign is awaited; -1 where none is. */
  const next = $derived(ready ? slots.findIndex((_, at) => !signs[at]) : -1);

  function set(at: number, sign: Sign): void {
    if (!ready || isStopped()) return;
    signs = slots.map((_, each) => (each === at ? sign : (signs[each] ?? null)));
    if (signs.every((each) => each !== null)) void send();
  }

  return {
    get by() {
      return by;
    },
    get on() {
      return on;
    },
    get target() {
      return target;
    },
    get targets() {
      return targets;
    },
    get manner() {
      return how;
    },
    get strikes() {
      return strikes;
    },
    get asks() {
      return asks;
    },
    get slots() {
      return slots;
    },
    get signs() {
      return signs;
    },
    /** KPO-KOR-03, KPO-A-12: what is thrown may be thrown for, or be seen like a shot. */
    get maySee() {
      return (
        by !== null &&
        view.fight.houseRules.rangedAttacks === 'physical' &&
        strikes.length > 0 &&
        strikes.every(isThrown)
      );
    },
    /** An attack may come as it is declared; only signs or a verdict are missing. */
    get ready() {
      return ready;
    },
    /** KPO-LEU-06: all weapons of the attack are suitable. */
    get mayKnockOut() {
      return legal?.knockout ?? false;
    },
    choose: (who: CharacterId) => {
      [chosen, aimedAt, signs] = [who, null, []];
    },
    aimAt: (who: CharacterId) => {
      [aimedAt, signs] = [who, []];
    },
    change,
    /** Instead of whatever stands in the field of the aim. */
    setAim: (aim: number) => {
      change({ aim });
      aimFields += 1;
    },
    /** Grows when the aim is not what was typed: its field is another one then, without a wrong number. */
    get aimFields() {
      return aimFields;
    },
    get next() {
      return next;
    },
    set,
    /** The sign that is awaited. */
    put: (sign: Sign) => {
      if (next !== -1) set(next, sign);
    },
    takeBack: () => {
      const last = signs.findLastIndex((sign) => sign !== null);
      signs = signs.map((sign, at) => (at === last ? null : sign));
    },
    send,
    reset,
  };
}

function whyNot(target: LegalTarget, { backstab, hasted }: Manner): Refusal | null {
  const refusal = backstab ? (target.backstab ?? null) : target.why;
  return hasted && refusal !== null && liftedByHaste.includes(refusal.code) ? null : refusal;
}

/** KPO-ATT-01, KPO-KET-02, -15: the attacker's signs first, hand by hand where each strikes, then those of the target. */
function slotsFor(
  asks: ReturnType<typeof previewAsks>,
  strikes: readonly { readonly hand: Hand }[],
  target: LegalTarget | null,
): readonly Slot[] {
  if (asks === 'none' || asks === 'hit') return [];
  const one = (of: Slot['of']): Slot => ({ of, hand: null });
  const each = (of: Slot['of']): readonly Slot[] => strikes.map(({ hand }) => ({ of, hand }));
  if (asks === 'one') return [one('attacker'), one('target')];
  return [...each('attacker'), ...(target?.againstEachHand === true ? each('target') : [one('target')])];
}

function together(given: readonly { readonly hand: Hand | null; readonly sign: Sign | null }[]): Shown | null {
  const [first] = given;
  if (first === undefined || given.some(({ sign }) => sign === null)) return null;
  if (first.hand === null) return first.sign;
  return Object.fromEntries(given.flatMap(({ hand, sign }) => (hand && sign ? [[hand, sign] as const] : [])));
}
