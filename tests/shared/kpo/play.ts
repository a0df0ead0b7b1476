import { decide } from '../../../shared/kpo/decide.ts';
import {
  kpoFightCommandSchema,
  kpoOpeningCommandSchema,
  kpoRosterCommandSchema,
  overrideKpoCommandSchema,
} from '../../../shared/kpo/commands.ts';
import type { KpoFightEvent } from '../../../shared/kpo/events.ts';
import { noKpoFight, type KpoFight } from '../../../shared/kpo/fight.ts';
import { advance, mayCome, snapshotOf } from '../../../shared/kpo/fight.machine.ts';
import { defaultKpoHouseRules, type KpoHouseRules } from '../../../shared/kpo/house-rules.ts';
import { decideOpening } from '../../../shared/kpo/open-fight.ts';
import { decideKpoOverride, decideKpoRoster } from '../../../shared/kpo/roster.ts';
import type { KpoRoster, KpoRosterEvent } from '../../../shared/kpo/character.ts';
import { foldKpoCharacter } from '../../../src-main/camp/kpo/kpo-character.ts';
import { firstKpoDifference } from '../../../shared/scenario/compare-kpo.ts';
import { enterKpoCharacter } from '../../../shared/scenario/kpo-character.ts';
import { kpoStateOf, type KpoState } from '../../../shared/scenario/kpo-state.ts';
import type { KpoScenario, KpoStep } from '../../../shared/scenario/scenario.ts';
import { translateKpo } from '../../../shared/scenario/translate-kpo.ts';
import { fightId } from '../../../shared/vocabulary/ids.ts';
import { refuse, type RefusalCode } from '../../../shared/vocabulary/refusal.ts';

/** Everything that a KPO command can change. */
export interface Table {
  readonly roster: KpoRoster;
  /** The fight opened last. */
  readonly fight: KpoFight | null;
  readonly houseRules: KpoHouseRules;
  readonly done: readonly Table[];
  readonly undone: readonly Table[];
  readonly events: readonly KpoFightEvent[];
}

export const emptyTable = (house: Partial<KpoHouseRules> = {}): Table => ({
  roster: new Map(),
  fight: null,
  houseRules: { ...defaultKpoHouseRules, ...house },
  done: [],
  undone: [],
  events: [],
});

export interface Played {
  readonly table: Table;
  /** Null where the command was accepted. */
  readonly refused: RefusalCode | null;
}

/** A command before it was decoded. */
type Draft = { readonly type: string } & Readonly<Record<string, unknown>>;

/** A command as a window sends it: decoded, asked of the chart, decided, folded by the chart. */
export function perform(table: Table, draft: Draft): Played {
  if (draft.type === 'undo' || draft.type === 'redo') return backOrForth(table, draft.type);
  const roster = kpoRosterCommandSchema.safeParse(draft);
  if (roster.success) {
    const decision = decideKpoRoster(table.roster, roster.data);
    if (!decision.ok) return { table, refused: decision.refusal.code };
    return { table: { ...table, roster: decision.events.reduce(rosterAfter, table.roster) }, refused: null };
  }
  const decision = decisionOf(table, draft);
  if (!decision.ok) return { table, refused: decision.refusal.code };
  const { fight } = table;
  const [first] = decision.events;
  const start = first?.type === 'v1.KpoFightOpened' ? noKpoFight : (fight ?? noKpoFight);
  const state = decision.events.reduce(advance, snapshotOf(start)).context;
  const after: Table = {
    ...table,
    roster: decision.events.reduce(rosterAfter, table.roster),
    fight: state,
    done: [...table.done, table],
    undone: [],
    events: start === noKpoFight ? decision.events : [...table.events, ...decision.events],
  };
  return { table: after, refused: null };
}

function rosterAfter(roster: KpoRoster, event: KpoRosterEvent | KpoFightEvent): KpoRoster {
  const entered = event.type === 'v1.KpoCharacterEntered' ? [event.who] : [];
  const folded = [...roster.keys(), ...entered].map((id) => foldKpoCharacter(id, roster.get(id) ?? null, event));
  return new Map(folded.filter((character) => character !== null).map((character) => [character.id, character]));
}

function decisionOf(table: Table, draft: Draft) {
  const opening = kpoOpeningCommandSchema.safeParse(draft);
  if (opening.success) {
    const number = (table.fight?.number ?? 0) + 1;
    const names = { fight: fightId(`f${String(number)}`), number, houseRules: table.houseRules };
    return decideOpening(opening.data, names, table);
  }
  const override = overrideKpoCommandSchema.safeParse(draft);
  const command = override.success ? override : kpoFightCommandSchema.safeParse(draft);
  if (!command.success) return refuse('invalid-input');
  if (table.fight === null) return refuse('unknown-fight');
  if (command.data.type === 'overrideKpo' && table.fight.phase === 'closed') {
    return decideKpoOverride(table.roster, command.data).ok ? refuse('unknown-fight') : refuse('unknown-character');
  }
  return mayCome(snapshotOf(table.fight), command.data.type)
    ? decide(table.fight, command.data, table)
    : refuse('out-of-phase', { phase: table.fight.phase });
}

function backOrForth(table: Table, which: 'undo' | 'redo'): Played {
  const target = (which === 'undo' ? table.done : table.undone).at(-1);
  if (target === undefined) return { table, refused: which === 'undo' ? 'nothing-to-undo' : 'nothing-to-redo' };
  const undone = which === 'undo' ? [...table.undone, table] : table.undone.slice(0, -1);
  return { table: { ...target, undone }, refused: null };
}

export const stateOf = ({ fight, roster }: Table): KpoState =>
  kpoStateOf(fight, Object.fromEntries([...roster].map(([id, { hp }]) => [id, hp])));

/** `step N (COMMAND): WHAT`, null where all was as expected. */
export function playScenario(scenario: KpoScenario): string | null {
  let table = emptyTable(scenario.house);
  for (const [name, character] of scenario.characters) {
    const entered = perform(table, enterKpoCharacter(name, character));
    if (entered.refused !== null) return `step 0 (character): ${entered.refused}`;
    table = entered.table;
  }
  for (const [index, step] of scenario.steps.entries()) {
    const played = playStep(step, table);
    if (played.why !== null) return `step ${String(index + 1)} (${step.command?.name ?? 'expect'}): ${played.why}`;
    table = played.table;
  }
  return null;
}

function playStep({ command, refused, expect }: KpoStep, table: Table): { table: Table; why: string | null } {
  let after = table;
  if (command !== null) {
    const id = table.fight?.id ?? 'none';
    const around = { fightOf: () => id, fightToUndo: () => id, fightToRedo: () => id };
    const before = JSON.stringify([[...table.roster], table.fight]);
    const played = perform(table, translateKpo(command, around));
    after = played.table;
    if (refused === null && played.refused !== null) return { table, why: `refused ${played.refused}` };
    if (refused !== null && played.refused === null) return { table, why: 'accepted' };
    if (typeof refused === 'string' && refused !== played.refused) {
      return { table, why: `refused expected ${refused} got ${String(played.refused)}` };
    }
    if (refused !== null && before !== JSON.stringify([[...after.roster], after.fight])) {
      return { table, why: 'changed though refused' };
    }
  }
  return { table: after, why: expect === null ? null : firstKpoDifference(expect, stateOf(after)) };
}
