import { inOrder } from '../../shared/cards/card-order.ts';
import type { CardJob, PrintMatter, TimerRow } from '../../shared/cards/card-job.ts';
import type { Card, DbfCard } from '../../shared/cards/card.ts';
import type { CardWish } from '../../shared/cards/card-wish.ts';
import { cardsOf, type PersonsCard } from '../../shared/cards/cards-of.ts';
import { phasesOnCard } from '../../shared/cards/phases.ts';
import { rosterRows } from '../../shared/cards/roster-rows.ts';
import { defaultHouseRules } from '../../shared/dbf/house-rules.ts';
import type { CharacterId, Instant } from '../../shared/vocabulary/ids.ts';
import type { CardsOptions } from '../cli/cards-options.ts';
import type { Tables } from '../store/store.ts';

/** What is to be printed of a camp, or the ids that it doesn't have. */
export function jobOfCamp(
  tables: Tables,
  options: CardsOptions,
  now: Instant,
): CardJob | { readonly unknown: readonly string[] } {
  const everybody = everybodyIn(tables);
  const chosen = inOrder(chosenOf(everybody, options), options.order, options.language);
  const unknown = typeof options.choice === 'string' ? [] : missing(options.choice, everybody);
  if (unknown.length > 0) return { unknown };
  return jobWith(chosen, tables, options, now);
}

/** What a window wants printed, in its order, of those whom the camp knows. */
export function jobOfWish(tables: Tables, wish: CardWish, now: Instant): CardJob {
  const cards = new Map(everybodyIn(tables).map(({ card }) => [card.id, card]));
  const chosen = [...new Set(wish.who)].flatMap((id) => cards.get(id) ?? []);
  return jobWith(chosen, tables, wish, now);
}

const everybodyIn = ({ camp, characters, kpoCharacters }: Tables): readonly PersonsCard[] =>
  cardsOf(
    { characters: characters.values(), kpoCharacters: kpoCharacters.values() },
    { ...defaultHouseRules, ...camp.houseRules },
  );

type Wanted = Pick<CardsOptions, 'what' | 'layout' | 'language' | 'phases' | 'sheets'>;

const jobWith = (cards: readonly Card[], tables: Tables, wanted: Wanted, now: Instant): CardJob => ({
  matter: matterOf(tables, wanted, cards, now),
  language: wanted.language,
  camp: tables.camp.name,
  gamePhase: tables.camp.gamePhase,
  phases: wanted.phases ?? phasesOnCard(tables.camp.gamePhase),
  sheets: wanted.sheets,
});

const chosenOf = (everybody: readonly PersonsCard[], { choice }: CardsOptions): readonly Card[] =>
  everybody
    .filter(({ card, changed }) => {
      if (choice === 'all') return true;
      return choice === 'changed' ? changed : choice.includes(card.id);
    })
    .map(({ card }) => card);

const missing = (wanted: readonly string[], everybody: readonly PersonsCard[]): readonly string[] =>
  wanted.filter((id) => !everybody.some(({ card }) => card.id === id));

function matterOf(tables: Tables, { what, layout }: Wanted, cards: readonly Card[], now: Instant): PrintMatter {
  const found = {
    character: (id: CharacterId) => tables.characters.get(id),
    kpoCharacter: (id: CharacterId) => tables.kpoCharacters.get(id),
  };
  switch (what) {
    case 'cards':
      return { is: 'cards', cards, layout };
    case 'table-card':
      return { is: 'table-card', creeps: cards.filter(isCreep) };
    case 'roster':
      return { is: 'roster', rows: rosterRows(cards, found), now };
    case 'timers':
      return { is: 'timers', timers: timerRows(tables), now };
    default:
      return what satisfies never;
  }
}

const isCreep = (card: Card): card is DbfCard => card.kind === 'dbf' && card.sheet.origin.is === 'creature';

/** Those that run or ring, the first to run out first. */
const timerRows = ({ timers, characters, fights }: Tables): readonly TimerRow[] =>
  [...timers.values()]
    .filter(({ state }) => state === 'running' || state === 'expired')
    .toSorted((a, b) => a.deadline - b.deadline)
    .map(({ kind, state, who, fight, startedAt, deadline }) => ({
      kind,
      state,
      name: characters.get(who)?.sheet.name ?? who,
      place: fight === null ? '' : (fights.get(fight)?.place ?? ''),
      startedAt,
      deadline,
    }));
