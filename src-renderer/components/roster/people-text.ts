import type { Accepted } from '../../../shared/contract/answer.ts';
import type { CharacterId } from '../../../shared/vocabulary/ids.ts';
import { t } from '../../state/i18n.svelte.ts';

/** So many are named; of more only the number is told. */
const NAMED = 3;

type NameOf = (id: string) => string;

/** "Boris, Žofia", or "12 postáv". */
export const peopleText = (who: readonly CharacterId[], nameOf: NameOf): string =>
  who.length > NAMED ? t('staff.people', { count: who.length }) : who.map(nameOf).join(', ');

/** All names while they are few, else the first of them and how many more there are. */
export const namesText = (names: readonly string[], few = 5): string =>
  names.length <= few
    ? names.join(', ')
    : t('staff.andMore', { names: names.slice(0, few).join(', '), count: names.length - few });

/** Whom an accepted command was about, and who stayed as they were. */
export const doneText = (who: readonly CharacterId[], nameOf: NameOf) => (answer: Accepted) => {
  const { leftOut = [] } = answer;
  const done = peopleText(
    who.filter((id) => !leftOut.includes(id)),
    nameOf,
  );
  return leftOut.length === 0 ? done : t('staff.leftOut', { done, names: namesText(leftOut.map(nameOf)) });
};
