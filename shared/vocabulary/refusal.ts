/** Why a command is refused. The words are `refusal.CODE` in `i18n`; `data` fills them in. */
export const refusalCodes = [
  // any command
  'stale',
  'in-the-future',
  'before-the-last-entry',
  'camp-stopped',
  'camp-not-stopped',
  'camp-not-started',
  'camp-already-started',
  'nothing-to-undo',
  'nothing-to-redo',
  'touched-since',
  'not-undoable',
  'already-withdrawn',
  'unknown-character',
  'unknown-fight',
  'unknown-entry',
  'unknown-timer',
  'unknown-case',
  'invalid-input',
  // the roster
  'id-taken',
  'name-missing',
  'faction-not-for-class',
  'ability-not-for-class',
  'ability-too-early',
  'ability-taken-twice',
  'too-many-abilities',
  'weapon-not-for-class',
  'weapon-unknown',
  'armour-not-for-class',
  'shield-not-for-class',
  'shield-with-two-hands',
  'number-out-of-range',
  'frozen-in-a-fight',
  'reason-missing',
  // the fight
  'out-of-phase',
  'side-empty',
  'side-full',
  'side-stays-empty',
  'twice-in-the-fight',
  'in-another-fight',
  'not-on-feet',
  'not-in-the-fight',
  'not-active',
  'not-present',
  'has-fled',
  'nobody-dropped',
  'picks-begun',
  'not-their-pick',
  'picks-settled',
  'same-side',
  'already-paired',
  'picks-missing',
  'no-pairs-to-repeat',
  'already-drunk',
  'not-a-pair',
  'results-missing',
  'no-dodge',
  'dodge-used',
  'not-hit',
  'flight-refused',
  'fight-not-over',
  'skips-the-round',
  'fight-ends',
  'foreseen',
  // spells
  'school-unknown',
  'spell-too-high',
  'spell-used',
  'not-in-a-fight',
  'only-in-a-fight',
  'illegal-target',
  'not-paired',
  'challenger-cannot',
  'out-of-range',
  'cannot-regain',
  'no-consent',
  // abilities, levels, phases of the event
  'ability-missing',
  'nothing-to-choose',
  'no-token',
  'gate-holds',
  'potion-too-high',
  'already-sneaked',
  'game-phase-not-later',
  'fights-running',
  // after the fight
  'not-knocked-out',
  'still-in-the-fight',
  'loot-forbidden',
  'not-fled',
  'pursuit-too-early',
  'yourself',
  // timers and cases
  'timer-still-running',
  'already-acknowledged',
  'already-decided',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export type RefusalData = Readonly<Record<string, string | number | readonly string[]>>;

export interface Refusal {
  readonly code: RefusalCode;
  /** The rule that forbids it, from the rules reference. */
  readonly rule: string | null;
  /** `who`, `target` are character ids; `left` is in milliseconds; the rest are ids of the vocabulary or numbers. */
  readonly data: RefusalData;
}

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

export const refuse = (code: RefusalCode, data: RefusalData = {}, rule: string | null = null): Refused => ({
  ok: false,
  refusal: { code, rule, data },
});
