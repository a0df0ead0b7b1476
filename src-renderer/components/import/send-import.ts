import type { ImportPreview } from '../../../shared/contract/import-views.ts';
import type { EntrySeq } from '../../../shared/vocabulary/ids.ts';
import type { Refusal } from '../../../shared/vocabulary/refusal.ts';
import type { Console } from '../../state/console.svelte.ts';

export type SentImport =
  /** The entry is null where nothing of it is in the journal. */
  | { readonly is: 'written'; readonly entry: EntrySeq | null }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  /** What is known of the players was not written; everything else is. */
  | { readonly is: 'without-personal' };

/** Writes an import: its changes as one entry, then what it says of players. Null where no answer came. */
export async function sendImport(
  console: Pick<Console, 'ask' | 'perform' | 'dismissProblem'>,
  { source, personal, ...preview }: ImportPreview,
): Promise<SentImport | null> {
  const changes = [...preview.new, ...preview.changed].flatMap((row) => row.changes);
  const answer =
    changes.length === 0 ? undefined : await console.perform({ type: 'importRoster', source: source.name, changes });
  if (answer === null) return null;
  if (answer?.ok === false) {
    console.dismissProblem();
    return { is: 'refused', refusal: answer.refusal };
  }
  const people = personal.map(({ who, personal: said }) => ({ who, personal: said }));
  const isKept =
    people.length === 0 ||
    (await console
      .ask((queries) => queries.personal.putMany({ people }))
      .then(({ ok }) => ok)
      .catch(() => false));
  return isKept ? { is: 'written', entry: answer?.seq ?? null } : { is: 'without-personal' };
}
