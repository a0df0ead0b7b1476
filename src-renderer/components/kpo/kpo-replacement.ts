import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import { hands, type Hand, type Sign } from '../../../shared/vocabulary/kpo-terms.ts';
import type { RecordedKpo } from './kpo-types.ts';

type Recorded<Type extends RecordedKpo['type']> = Extract<RecordedKpo, { readonly type: Type }>;
export type RecordedAttack = Recorded<'kpoAttack'>;
type Shown = NonNullable<RecordedAttack['signs']>['shown'];

/** An ORG who stops a fight or puts somebody right says why. */
export const lacksReason = (command: RecordedKpo): boolean => 'reason' in command && command.reason.trim() === '';

/** Somebody who joined has a name. */
export const lacksPerson = (command: RecordedKpo): boolean => command.type === 'kpoJoin' && command.who === '';

/** The one or two whom a command names, the one who acts first; none where it names sides, or nobody. */
export function namedIn(command: RecordedKpo): readonly CharacterId[] {
  switch (command.type) {
    case 'kpoAttack':
      return [command.by, command.on];
    case 'kpoCharge':
      return [command.who, command.on];
    case 'kpoSuspicious':
      return [command.who, command.of];
    case 'kpoApart':
      return command.who;
    case 'kpoBonus':
    case 'kpoTactic':
    case 'kpoSituation':
    case 'kpoPass':
    case 'kpoCast':
    case 'kpoSpoken':
    case 'kpoJoin':
    case 'overrideKpo':
      return [command.who];
    case 'openKpoFight':
    case 'kpoSigns':
    case 'kpoOrder':
    case 'kpoEndRound':
    case 'kpoStop':
    case 'kpoClose':
      return [];
    default:
      return command satisfies never;
  }
}

/** The command with somebody else in the first or second place. */
export function withNamed(command: RecordedKpo, place: 'first' | 'second', id: CharacterId): RecordedKpo {
  const isFirst = place === 'first';
  switch (command.type) {
    case 'kpoAttack':
      return isFirst ? { ...command, by: id } : { ...command, on: id };
    case 'kpoCharge':
      return isFirst ? { ...command, who: id } : { ...command, on: id };
    case 'kpoSuspicious':
      return isFirst ? { ...command, who: id } : { ...command, of: id };
    case 'kpoApart':
      return { ...command, who: isFirst ? [id, command.who[1]] : [command.who[0], id] };
    case 'kpoCast':
      return { ...command, who: id, signs: castSigns(command, id) };
    case 'kpoBonus':
    case 'kpoTactic':
    case 'kpoSituation':
    case 'kpoPass':
    case 'kpoSpoken':
    case 'kpoJoin':
    case 'overrideKpo':
      return { ...command, who: id };
    case 'openKpoFight':
    case 'kpoSigns':
    case 'kpoOrder':
    case 'kpoEndRound':
    case 'kpoStop':
    case 'kpoClose':
      return command;
    default:
      return command satisfies never;
  }
}

/** The sign of a caster goes to whoever cast instead. */
function castSigns({ who, signs }: Recorded<'kpoCast'>, caster: CharacterId): Recorded<'kpoCast'>['signs'] {
  const { [who]: own, [caster]: _, ...others } = signs;
  return own === undefined ? others : { ...others, [caster]: own };
}

/** What an attack was decided by: signs, a shot that was seen, or neither (a surprise, or the word of the Km). */
export const verdicts = ['signs', 'hit', 'miss', 'none'] as const;
export type Verdict = (typeof verdicts)[number];

export function verdictOf({ signs, hit }: RecordedAttack): Verdict {
  if (hit !== null) return hit ? 'hit' : 'miss';
  return signs === null ? 'none' : 'signs';
}

export const withVerdict = (attack: RecordedAttack, verdict: Verdict): RecordedAttack => ({
  ...attack,
  signs: verdict === 'signs' ? (attack.signs ?? { shown: 'rock', against: 'rock' }) : null,
  hit: verdict === 'hit' || verdict === 'miss' ? verdict === 'hit' : null,
});

/** The signs that somebody shows in an attack: one for everything, or one a hand. */
export const slotsOf = (shown: Shown): readonly { readonly hand: Hand | null; readonly sign: Sign }[] =>
  typeof shown === 'string'
    ? [{ hand: null, sign: shown }]
    : hands.flatMap((hand) => (shown[hand] === undefined ? [] : [{ hand, sign: shown[hand] }]));

export const withSign = (shown: Shown, hand: Hand | null, sign: Sign): Shown =>
  hand === null || typeof shown === 'string' ? sign : { ...shown, [hand]: sign };

/** KPO-KET-02, -15: a sign for each hand, or one for both. */
export function splitByHand(shown: Shown, each: boolean): Shown {
  const [first] = slotsOf(shown);
  const sign = first?.sign ?? 'rock';
  return each ? { right: sign, left: sign, ...(typeof shown === 'string' ? {} : shown) } : sign;
}
