import type { TFunction } from 'i18next';
import { inOrder } from '../../../shared/cards/card-order.ts';
import type { CardJob, PrintMatter, TimerRow } from '../../../shared/cards/card-job.ts';
import type { Card, DbfCard } from '../../../shared/cards/card.ts';
import type { PersonsCard } from '../../../shared/cards/cards-of.ts';
import { phasesOnCard } from '../../../shared/cards/phases.ts';
import { rosterRows } from '../../../shared/cards/roster-rows.ts';
import type { SheetRange } from '../../../shared/cards/sheet-ranges.ts';
import type { TimerView } from '../../../shared/contract/views.ts';
import type { Instant } from '../../../shared/vocabulary/ids.ts';
import { aboutText } from '../../cards/card-text.ts';
import type { Console } from '../../state/console.svelte.ts';
import { found } from '../../state/search.ts';
import type { cardChoice } from './card-choice.svelte.ts';

type Choice = typeof cardChoice;

/** The cards that somebody chose, in the order of the pile. */
export const chosenCards = (
  everybody: readonly PersonsCard[],
  choice: Pick<Choice, 'choice' | 'filter' | 'picked' | 'order' | 'language'>,
  t: TFunction,
): readonly Card[] =>
  inOrder(
    everybody.filter((one) => isChosen(one, choice, t)).map(({ card }) => card),
    choice.order,
    choice.language,
  );

function isChosen(
  { card, changed }: PersonsCard,
  { choice, filter, picked }: Pick<Choice, 'choice' | 'filter' | 'picked'>,
  t: TFunction,
): boolean {
  switch (choice) {
    case 'changed':
      return changed;
    case 'all':
      return true;
    case 'filter':
      return found(filter, card.sheet.name, card.sheet.player, aboutText(card, t));
    case 'one':
      return picked.includes(card.id);
    default:
      return choice satisfies never;
  }
}

interface Around {
  readonly console: Pick<Console, 'camp' | 'timers' | 'character' | 'kpoCharacter'>;
  readonly now: Instant;
  readonly sheets: readonly SheetRange[] | null;
}

export function jobFor(
  cards: readonly Card[],
  choice: Pick<Choice, 'matter' | 'layout' | 'language' | 'phases'>,
  { console, now, sheets }: Around,
): CardJob {
  const gamePhase = console.camp?.gamePhase ?? 1;
  return {
    matter: matterOf(cards, choice, { console, now }),
    language: choice.language,
    camp: console.camp?.name ?? '',
    gamePhase,
    phases: choice.phases ?? phasesOnCard(gamePhase),
    sheets,
  };
}

function matterOf(
  cards: readonly Card[],
  { matter, layout }: Pick<Choice, 'matter' | 'layout'>,
  { console, now }: Pick<Around, 'console' | 'now'>,
): PrintMatter {
  switch (matter) {
    case 'cards':
      return { is: 'cards', cards, layout };
    case 'table-card':
      return { is: 'table-card', creeps: cards.filter(isCreep) };
    case 'roster':
      return { is: 'roster', rows: rosterRows(cards, console), now };
    case 'timers':
      return { is: 'timers', timers: timerRows(console.timers), now };
    default:
      return matter satisfies never;
  }
}

/** Why a job prints nothing, or null; an empty list of timers says that nothing runs. */
export function nothingBecause(
  { matter }: Pick<CardJob, 'matter'>,
  cards: readonly Card[],
  { choice }: Pick<Choice, 'choice'>,
): Choice['choice'] | 'creeps' | null {
  if (matter.is === 'timers') return null;
  if (cards.length === 0) return choice;
  return matter.is === 'table-card' && matter.creeps.length === 0 ? 'creeps' : null;
}

const isCreep = (card: Card): card is DbfCard => card.kind === 'dbf' && card.sheet.origin.is === 'creature';

const timerRows = (timers: readonly TimerView[]): readonly TimerRow[] =>
  timers
    .filter(({ state }) => state === 'running' || state === 'expired')
    .map(({ kind, state, who, fight, startedAt, deadline }) => ({
      kind,
      state,
      name: who.name,
      place: fight?.place ?? '',
      startedAt,
      deadline,
    }));
