import type { ViewsMessage } from '../../shared/contract/views.ts';

/** One message that tells a window what both would have told it, one after the other. */
export function mergeViews(older: ViewsMessage, newer: ViewsMessage): ViewsMessage {
  if (newer.whole) return newer;
  const fights = bothRecords(older.fights, newer.fights);
  const characters = bothRecords(older.characters, newer.characters);
  const kpoFights = bothRecords(older.kpoFights, newer.kpoFights);
  const kpoCharacters = bothRecords(older.kpoCharacters, newer.kpoCharacters);
  const about = [...new Set([...(older.about ?? []), ...(newer.about ?? [])])];
  return {
    ...older,
    ...newer,
    whole: older.whole,
    ...(about.length === 0 ? {} : { about }),
    ...(fights === undefined ? {} : { fights }),
    ...(characters === undefined ? {} : { characters }),
    ...(kpoFights === undefined ? {} : { kpoFights }),
    ...(kpoCharacters === undefined ? {} : { kpoCharacters }),
  };
}

const bothRecords = <Views extends object>(older: Views | undefined, newer: Views | undefined): Views | undefined =>
  older === undefined || newer === undefined ? (newer ?? older) : { ...older, ...newer };
